// What a reader chose for himself, remembered in his browser.
import { USUAL, type KeptDays } from './daysoff';
import type { Pace } from './pace';
import type { OwnPreset } from './presets';
import { LANGUAGES, type Language } from './words';

type Theme = 'light' | 'dark';

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  callSound?: boolean;
  notify?: boolean;
  pushed?: string;
  atOnce?: boolean;
  pace?: Pace;
  guard?: boolean;
  forced?: boolean;
  forcedTold?: boolean;
  name?: string;
  guided?: string[];
  days?: KeptDays;
  presets?: Record<string, OwnPreset[]>;
  /** What the reader has chosen since the hall was last told. */
  untold?: Shared[];
}

const KEY = 'budokan.settings';
const GOES_ALONG = ['name', 'language', 'theme', 'days'] as const;
/** What goes along to the reader's other devices. */
type Shared = (typeof GOES_ALONG)[number];
type Along = Pick<Kept, Shared>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return LANGUAGES.find((one) => one === wanted) ?? 'en';
}

class Settings {
  #kept = $state<Kept>(read());

  language = $derived(this.#kept.language ?? browserLanguage());
  theme = $derived<Theme>(this.#kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  sound = $derived(this.#kept.sound ?? false);
  /** Whether a quiet sound calls who looks elsewhere. */
  callSound = $derived(this.#kept.callSound ?? true);
  /** Whether the browser itself calls, as far as it was allowed to. */
  notify = $derived(this.#kept.notify ?? false);
  /** Where a push service knows this browser by, as the hall was last told; nothing where it is not called. */
  pushed = $derived(this.#kept.pushed ?? '');
  /** Whether an answer is given with the first tap, without the main button. */
  atOnce = $derived(this.#kept.atOnce ?? false);
  /** How fast what happens is told. */
  pace = $derived<Pace>(this.#kept.pace ?? 'normal');
  /** Whether a new question takes no answer for a moment. */
  guard = $derived(this.#kept.guard ?? true);
  /** Whether the hall gives the reader's answer where there is but one, and whether they have been told so. */
  forced = $derived(this.#kept.forced ?? true);
  forcedTold = $derived(this.#kept.forcedTold ?? false);
  name = $derived(this.#kept.name ?? '');
  days = $derived<KeptDays>(this.#kept.days ?? USUAL);

  /** What was chosen; nothing where the system decides. */
  chosenTheme = $derived<Theme | ''>(this.#kept.theme ?? '');
  /** Is told when the reader has changed something that goes along to their other devices. */
  changed: () => void = () => undefined;

  /** `quiet`: the reader has not chosen it, so the hall need not be told. */
  set(change: Kept, { quiet = false } = {}): void {
    const chosen = quiet ? [] : GOES_ALONG.filter((one) => one in change && !same(change[one], this.#kept[one]));
    this.#keep({ ...this.#kept, ...change });
    if (chosen.length) this.chose(...chosen);
  }

  /** The reader has chosen these, and the hall does not know it yet: what it remembers from before does not replace them. */
  chose(...these: Shared[]): void {
    this.#keep({ ...this.#kept, untold: [...new Set([...this.untold, ...these])] });
    this.changed();
  }

  get untold(): Shared[] {
    return this.#kept.untold ?? [];
  }

  get along(): Along {
    const { name, language, theme, days } = this.#kept;
    return { name, language, theme, days };
  }

  /** The hall has been told this; what was chosen while it was told is to be told yet. */
  told(along: Along): void {
    this.#keep({ ...this.#kept, untold: this.untold.filter((one) => !same(along[one], this.#kept[one])) });
  }

  /** What the hall remembers of the reader. */
  heard(along: Along): void {
    const news = Object.entries(along).filter(([one]) => !this.untold.includes(one as Shared));
    this.set(Object.fromEntries(news), { quiet: true });
  }

  /** Another person from now on: what this browser has not told the hall is nobody's any more. */
  forgetUntold(): void {
    this.#keep({ ...this.#kept, untold: [] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    localStorage.setItem(KEY, JSON.stringify(kept));
    this.show();
  }

  show(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document.documentElement.lang = this.language;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', this.theme === 'dark' ? '#15110f' : '#f3ead8');
  }

  turnTheme(): void {
    this.set({ theme: this.theme === 'dark' ? 'light' : 'dark' });
  }

  /** How one likes to set a table of this game. */
  presets(game: string): OwnPreset[] {
    return this.#kept.presets?.[game] ?? [];
  }

  setPresets(game: string, own: OwnPreset[]): void {
    this.set({ presets: { ...this.#kept.presets, [game]: own } });
  }

  guided(game: string): boolean {
    return this.#kept.guided?.includes(game) ?? false;
  }

  setGuided(game: string, done: boolean): void {
    const others = (this.#kept.guided ?? []).filter((one) => one !== game);
    this.set({ guided: done ? [...others, game] : others });
  }
}

export const settings = new Settings();
