// Patient: does everything else first and attacks last; among equals it lets luck choose.
//
// budokan sim samurai-sword --seats 5 --games 10 --bots "stdio:node examples/bots/patient.js,greedy"

const lines = require('node:readline').createInterface({ input: process.stdin });

/** The place of the option to take. */
function choose(asked) {
  const rank = (option) => ({ end: 2, attack: 1 })[option.move.type] ?? 0;
  const best = Math.min(...asked.options.map(rank));
  const places = asked.options.flatMap((option, place) => (rank(option) === best ? [place] : []));
  return places[asked.luck % places.length];
}

lines.on('line', (line) => {
  const asked = JSON.parse(line);
  console.log(JSON.stringify({ number: asked.number, option: choose(asked) }));
});
