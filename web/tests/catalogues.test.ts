import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import kenEn from '../src/games/ken/text/en.ftl?raw';
import kenIt from '../src/games/ken/text/it.ftl?raw';

const ids = (catalogue: string): string[] =>
  new FluentResource(catalogue).body.flatMap((one) => [one.id, ...Object.keys('attributes' in one ? one.attributes : {}).map((name) => `${one.id}.${name}`)]).sort();

/** What the pages say, front and behind, and what the table of Samurai Sword does. */
const pages = (language: string, all: Record<string, string>): string => Object.entries(all).filter(([file]) => file.endsWith(`${language}.ftl`)).map(([, text]) => text).join('\n');
const files = import.meta.glob<string>(['../src/text/*.ftl', '../src/games/samurai-sword/text/{en,it}.ftl'], { query: '?raw', import: 'default', eager: true });
const [en, it_] = [pages('en', files), pages('it', files)];

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

  it('say in the words of the front what is said before another page is opened', () => {
    const texts = Object.fromEntries(Object.entries(sources).map(([file, text]) => [file.replace('../src/', ''), text]));
    const front = new Set<string>();
    const walk = (file: string): void => {
      if (front.has(file) || !(file in texts)) return;
      front.add(file);
      for (const [, from] of texts[file]!.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^;'"]*?\sfrom\s)?'(\.[^']+)'/gm)) {
        const path = new URL(from!, `http://x/${file}`).pathname.slice(1);
        [path, `${path}.ts`].forEach(walk);
      }
    };
    walk('main.ts');
    expect(front.size).toBeGreaterThan(30);
    const behind = ids(en).filter((id) => !ids(files['../src/text/en.ftl']!).includes(id));
    expect(behind.length).toBeGreaterThan(300);
    const said = [...front].map((file) => texts[file]).join('\n');
    expect(behind.filter((id) => said.includes(`'${id}'`))).toEqual([]);
  });

  it('have every message the pages ask for', () => {
    const quoted = source.matchAll(/'((?:web|ss|home|new|lobby|rules|replay|fork|end|keys|lost|decks|review|hint|terms|notices|open|invite)-[a-z-]+)'/g);
    const asked = [...new Set([...quoted].map(([, id]) => id!))];
    const known = new Set(ids(en));
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it('have no message that nobody asks for', () => {
    const made = /^(web-pace-|puzzle-(level|theme|state)-|home-(samurai-sword|rising-sun|senjutsu|ken|house)|clock-|absence-|web-(undo|stand-in)-(accepted|refused|gone)|ss-guide-|mode-|notices-(push|form|kind)-|notice-link-|lab-(state|vary)-|openings?-(house|masters|all|first|ever|each|parry|take|samurai-sword|ken|senjutsu|rising-sun))/;
    const idle = ids(en).filter((id) => !id.includes('.') && !made.test(id) && !source.includes(`'${id}'`));
    expect(idle).toEqual([]);
  });
});
