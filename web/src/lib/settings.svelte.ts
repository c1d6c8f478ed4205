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
}

const KEY = 'budokan.settings';
const GOES_ALONG = ['name', 'language', 'theme', 'days'] as const;

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

  /** `quiet`: the hall has said it, and need not be told. */
  set(change: Kept, { quiet = false } = {}): void {
    const moved = GOES_ALONG.some((one) => one in change && JSON.stringify(change[one]) !== JSON.stringify(this.#kept[one]));
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.show();
    if (moved && !quiet) this.changed();
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
