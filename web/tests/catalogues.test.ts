import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import en from '../src/text/en.ftl?raw';
import kenEn from '../src/games/ken/text/en.ftl?raw';
import kenIt from '../src/games/ken/text/it.ftl?raw';
import it_ from '../src/text/it.ftl?raw';

const ids = (catalogue: string): string[] =>
  new FluentResource(catalogue).body.flatMap((one) => [one.id, ...Object.keys('attributes' in one ? one.attributes : {}).map((name) => `${one.id}.${name}`)]).sort();

const sources = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const source = Object.values(sources).join('\n');

describe('the words of the table of Ken il Guerriero', () => {
  it('are the same things in both languages', () => {
    expect(ids(kenIt)).toEqual(ids(kenEn));
    for (const catalogue of [kenEn, kenIt]) {
      expect(new FluentResource(catalogue).body).toHaveLength(catalogue.match(/^[a-z][\w-]* =/gm)!.length);
    }
  });

  it('are all there, and all said', () => {
    const asked = [...new Set([...source.matchAll(/'(kt-[a-z-]+)'/g)].map(([, id]) => id!))];
    const known = new Set(ids(kenEn));
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    const made = /^(mode-ken|kt-(phase|duration|mark|key|guide|origin|whole|field|fields)-)/;
    expect(ids(kenEn).filter((id) => !id.includes('.') && !made.test(id) && !source.includes(`'${id}'`))).toEqual([]);
  });
});

describe('the catalogues of the pages', () => {
  it('say the same things in both languages, without a line that cannot be read', () => {
    expect(ids(it_)).toEqual(ids(en));
    for (const catalogue of [en, it_]) {
      expect(new FluentResource(catalogue).body).toHaveLength(catalogue.match(/^[a-z][\w-]* =/gm)!.length);
    }
  });

  it('say nothing twice', () => {
    const all = import.meta.glob<string>(['../src/text/*.ftl', '../src/games/*/text/*.ftl'], { query: '?raw', import: 'default', eager: true });
    for (const [file, catalogue] of Object.entries(all)) {
      const said = catalogue.match(/^[a-z][\w-]* =/gm)!;
      expect(said.filter((id, at) => said.indexOf(id) !== at), file).toEqual([]);
    }
  });

  it('have every message the pages ask for', () => {
    const quoted = source.matchAll(/'((?:web|ss|home|new|lobby|rules|replay|fork|end|keys|lost|decks|review|hint|terms|notices|open|invite)-[a-z-]+)'/g);
    const asked = [...new Set([...quoted].map(([, id]) => id!))];
    const known = new Set(ids(en));
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have no message that nobody asks for', () => {
    const made = /^(web-pace-|puzzle-(level|theme|state)-|home-(samurai-sword|rising-sun|senjutsu|ken|house)|clock-|absence-|web-(undo|stand-in)-(accepted|refused|gone)|ss-guide-|mode-|notices-(push|form|kind)-|notice-link-|lab-(state|vary)-)/;
    const idle = ids(en).filter((id) => !id.includes('.') && !made.test(id) && !source.includes(`'${id}'`));
    expect(idle).toEqual([]);
  });
});
