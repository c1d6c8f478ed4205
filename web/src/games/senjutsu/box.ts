// Written by tools/make_types.py from the server's definitions; do not edit.

export type Move =
  | { type: "sj-announce"; speed: number; }
  | { type: "sj-buy-out"; card: string; }
  | { type: "sj-cash-contract"; contract: string; gain: string; }
  | { type: "sj-choose"; card: string; }
  | { type: "sj-discard"; card: string; }
  | { type: "sj-dog-kamae"; kamae: string; }
  | { type: "sj-draw"; }
  | { type: "sj-enter"; entry: string; }
  | { type: "sj-face"; side: string; }
  | { type: "sj-foe-goes"; hex: string; side: string; }
  | { type: "sj-forbid-card"; card: string; }
  | { type: "sj-forbid-type"; kind: string; }
  | { type: "sj-give-card"; card: string; }
  | { type: "sj-go-to"; kamae: string; }
  | { type: "sj-hasten"; focus: number; speed: string; }
  | { type: "sj-keep-dog-card"; card: string; }
  | { type: "sj-lay-lord"; hex: string; }
  | { type: "sj-leave-out"; contract: string; }
  | { type: "sj-no-thanks"; }
  | { type: "sj-option"; number: number; }
  | { type: "sj-pass-focus"; kamae: string; }
  | { type: "sj-pay"; }
  | { type: "sj-place-terrain"; piece: string; hex: string; turned: number; }
  | { type: "sj-play-instant"; card: string; }
  | { type: "sj-poison"; poison: string; }
  | { type: "sj-prepare"; card: string; }
  | { type: "sj-put-token"; token: string; cell: string; }
  | { type: "sj-react"; card: string; }
  | { type: "sj-remove"; status: string; }
  | { type: "sj-return-contract"; contract: string; }
  | { type: "sj-set-attitude"; attitude: string; }
  | { type: "sj-shove"; side: string; }
  | { type: "sj-shuffle-in"; card: string; }
  | { type: "sj-sober-up"; }
  | { type: "sj-stand"; hex: string; }
  | { type: "sj-start-revealed"; }
  | { type: "sj-start-stealthed"; }
  | { type: "sj-stay"; }
  | { type: "sj-strengthen"; gain: string; }
  | { type: "sj-take"; card: string; }
  | { type: "sj-take-place"; place: number; }
  | { type: "sj-target"; target: number; }
  | { type: "sj-target-dog"; target: number; }
  | { type: "sj-turn"; sense: string; }
  | { type: "sj-walk"; way: string; };

export type Event =
  | { type: "sj-advantage-gained"; seat: number; }
  | { type: "sj-announced"; seat: number; speed: number; }
  | { type: "sj-armour-held"; seat: number; card: string; }
  | { type: "sj-attitude-set"; seat: number; attitude: string; }
  | { type: "sj-behaviour-changed"; seat: number; behaviour: string; }
  | { type: "sj-bled"; seat: number; figure: string; wounds: number; total: number; }
  | { type: "sj-cannot-shoot"; seat: number; }
  | { type: "sj-cannot-strike"; seat: number; }
  | { type: "sj-card-forbidden"; seat: number; card: string; }
  | { type: "sj-card-given"; seat: number; target: number; card: string; }
  | { type: "sj-card-given-hidden"; seat: number; target: number; }
  | { type: "sj-cards-cancelled"; seat: number; }
  | { type: "sj-collided"; seat: number; figure: string; }
  | { type: "sj-comes-into-range"; seat: number; target: number; }
  | { type: "sj-contract-completed"; seat: number; contract: string; }
  | { type: "sj-contract-discarded"; seat: number; contract: string; }
  | { type: "sj-contract-progress"; seat: number; contract: string; turned: number; }
  | { type: "sj-contract-returned"; seat: number; contract: string; }
  | { type: "sj-contracts-laid"; seat: number; contracts: string[]; }
  | { type: "sj-defeated"; seat: number; figure: string; }
  | { type: "sj-discarded"; seat: number; card: string; }
  | { type: "sj-discarded-hidden"; seat: number; }
  | { type: "sj-discards-halved"; seat: number; cards: number; }
  | { type: "sj-discards-opened"; seat: number; cards: string[]; }
  | { type: "sj-dog-card-kept"; seat: number; card: string; }
  | { type: "sj-dog-crippled"; seat: number; }
  | { type: "sj-dog-discarded"; seat: number; card: string; }
  | { type: "sj-dog-kamae-changed"; seat: number; kamae: string; }
  | { type: "sj-dog-poisoned"; seat: number; target: number; poison: string; }
  | { type: "sj-dog-stun-drawn"; seat: number; }
  | { type: "sj-drew"; seat: number; card: string; }
  | { type: "sj-drew-hidden"; seat: number; }
  | { type: "sj-empty-deck"; seat: number; }
  | { type: "sj-executed"; seat: number; figure: string; }
  | { type: "sj-fetched"; seat: number; card: string; }
  | { type: "sj-fetched-hidden"; seat: number; }
  | { type: "sj-figure-faced"; seat: number; figure: string; side: string; }
  | { type: "sj-figure-placed"; seat: number; figure: string; hex: string; }
  | { type: "sj-focus-gained"; seat: number; focus: number; left: number; }
  | { type: "sj-focus-lost"; seat: number; focus: number; left: number; }
  | { type: "sj-focus-paid"; seat: number; focus: number; left: number; }
  | { type: "sj-foe-appeared"; seat: number; figure: string; limit: number; }
  | { type: "sj-foe-barred"; seat: number; card: string; }
  | { type: "sj-foe-bled"; seat: number; }
  | { type: "sj-foe-card-banished"; seat: number; card: string; }
  | { type: "sj-foe-closes-in"; seat: number; distance: number; }
  | { type: "sj-foe-deck-renewed"; seat: number; }
  | { type: "sj-foe-deck-reset"; seat: number; }
  | { type: "sj-foe-entered"; seat: number; hex: string; behaviour: string; }
  | { type: "sj-foe-failed-to-react"; seat: number; card: string; }
  | { type: "sj-foe-frozen"; seat: number; }
  | { type: "sj-foe-gave-up"; seat: number; card: string; }
  | { type: "sj-foe-lacks"; seat: number; }
  | { type: "sj-foe-marked"; seat: number; behaviour: string; attitude: string; }
  | { type: "sj-foe-placed"; seat: number; hex: string; side: string; }
  | { type: "sj-foe-reacted"; seat: number; card: string; target: number; }
  | { type: "sj-foe-recalled"; seat: number; card: string; }
  | { type: "sj-foe-stunned"; seat: number; count: number; limit: number; }
  | { type: "sj-foe-tallied"; seat: number; markers: number; }
  | { type: "sj-foe-took-card"; seat: number; }
  | { type: "sj-foe-top-seen"; seat: number; target: number; cards: string[]; }
  | { type: "sj-foe-top-seen-hidden"; seat: number; target: number; }
  | { type: "sj-foe-waits"; seat: number; hex: string; }
  | { type: "sj-found-nothing"; seat: number; }
  | { type: "sj-goes-behind"; seat: number; target: number; }
  | { type: "sj-got-hobbled"; seat: number; figure: string; }
  | { type: "sj-hand-dealt"; seat: number; cards: string[]; }
  | { type: "sj-healed"; seat: number; figure: string; status: string; }
  | { type: "sj-holds-back"; seat: number; }
  | { type: "sj-instant-played"; seat: number; card: string; }
  | { type: "sj-joined"; seat: number; character: string; cards: number; }
  | { type: "sj-kamae-changed"; seat: number; kamae: string; }
  | { type: "sj-left-play"; seat: number; card: string; }
  | { type: "sj-looked"; seat: number; target: number; cards: string[]; }
  | { type: "sj-looked-hidden"; seat: number; target: number; }
  | { type: "sj-lord-honoured"; seat: number; }
  | { type: "sj-lord-laid"; hex: string; }
  | { type: "sj-lord-struck"; seat: number; }
  | { type: "sj-meets-the-attack"; seat: number; speed: number; }
  | { type: "sj-meets-the-harder-part"; seat: number; speed: number; }
  | { type: "sj-milled"; seat: number; card: string; }
  | { type: "sj-milled-hidden"; seat: number; }
  | { type: "sj-missed"; seat: number; card: string; }
  | { type: "sj-movement-cancelled"; seat: number; }
  | { type: "sj-moves-the-shortest-way"; seat: number; target: number; }
  | { type: "sj-moves-to-its-side"; seat: number; target: number; behaviour: string; }
  | { type: "sj-poisoned"; seat: number; target: number; poison: string; }
  | { type: "sj-prepared"; seat: number; card: string; }
  | { type: "sj-prepared-hidden"; seat: number; }
  | { type: "sj-reacted"; seat: number; card: string; }
  | { type: "sj-recovered"; seat: number; }
  | { type: "sj-remains"; seat: number; card: string; }
  | { type: "sj-replaced"; seat: number; card: string; old: string; }
  | { type: "sj-resolving"; seat: number; card: string; speed: number; }
  | { type: "sj-retreats"; seat: number; target: number; behaviour: string; }
  | { type: "sj-revealed"; seat: number; card: string; }
  | { type: "sj-rotated"; seat: number; figure: string; side: string; }
  | { type: "sj-seeks-any-sight"; seat: number; target: number; }
  | { type: "sj-seeks-sight"; seat: number; target: number; behaviour: string; }
  | { type: "sj-sheltered"; seat: number; target: number; }
  | { type: "sj-shifted"; seat: number; figure: string; hex: string; }
  | { type: "sj-shoots"; seat: number; target: number; }
  | { type: "sj-shuffled-in"; seat: number; card: string; }
  | { type: "sj-shuffled-in-hidden"; seat: number; }
  | { type: "sj-sobered"; seat: number; }
  | { type: "sj-stage-completed"; stage: number; }
  | { type: "sj-stays-in-sight"; seat: number; target: number; }
  | { type: "sj-stealth-entered"; seat: number; }
  | { type: "sj-stealth-lost"; seat: number; }
  | { type: "sj-steps-to-strike"; seat: number; target: number; }
  | { type: "sj-stopped"; seat: number; target: number; card: string; }
  | { type: "sj-strikes-all-the-same"; seat: number; target: number; }
  | { type: "sj-strikes-from-behind"; seat: number; target: number; }
  | { type: "sj-strikes-from-elsewhere"; seat: number; target: number; }
  | { type: "sj-strikes-though-blocked"; seat: number; target: number; }
  | { type: "sj-strikes-where-it-stands"; seat: number; target: number; }
  | { type: "sj-struck"; seat: number; target: number; figure: string; card: string; }
  | { type: "sj-stunned"; seat: number; figure: string; count: number; }
  | { type: "sj-survived"; seat: number; }
  | { type: "sj-swapped"; seat: number; target: number; }
  | { type: "sj-takes-the-highest"; seat: number; speed: number; }
  | { type: "sj-targeted"; seat: number; target: number; figure: string; }
  | { type: "sj-terrain-placed"; seat: number; piece: string; hex: string; }
  | { type: "sj-terrain-removed"; piece: string; hex: string; }
  | { type: "sj-token-placed"; seat: number; token: string; hex: string; }
  | { type: "sj-token-sprung"; token: string; hex: string; seat: number; }
  | { type: "sj-turn-began"; turn: number; }
  | { type: "sj-turns-to-face"; seat: number; target: number; }
  | { type: "sj-type-forbidden"; seat: number; kind: string; }
  | { type: "sj-walked"; seat: number; figure: string; way: string; hex: string; }
  | { type: "sj-wave-beaten"; stage: number; wave: number; }
  | { type: "sj-wave-began"; stage: number; wave: number; limit: number; }
  | { type: "sj-wounded"; seat: number; figure: string; wounds: number; total: number; }
  | { type: "sj-wounds-changed"; seat: number; figure: string; wounds: number; bleeding: number; };

export type Effect =
  | { do: "step"; who: string; forced: boolean; ways: string[]; number: number; toward: string; }
  | { do: "rotate"; who: string; forced: boolean; number: number; }
  | { do: "shift"; kind: string; number: number; moved: boolean; }
  | { do: "swap"; }
  | { do: "cancel"; what: string; }
  | { do: "attack"; cells: [cell: string, marks: [count: number, mark: string][]][]; }
  | { do: "block"; cells: [cell: string, star: boolean][]; }
  | { do: "asterisk"; marks: [count: number, mark: string][]; block: boolean; effect: Effect | null; }
  | { do: "react"; speeds: number[]; }
  | { do: "aim"; marks: [count: number, mark: string][]; by_difference: boolean; }
  | { do: "give"; whom: string; marks: [count: number, mark: string][]; per_hex: boolean; }
  | { do: "suffer"; marks: [count: number, mark: string][]; }
  | { do: "replace"; what: string; }
  | { do: "remove"; up_to: boolean; number: number; kinds: string[]; }
  | { do: "draw"; who: string; up_to: boolean; number: number; per_contract: boolean; }
  | { do: "fetch"; others: boolean; number: number; filter: string[]; place: string; top: number; replaces: boolean; }
  | { do: "pass"; top: number; }
  | { do: "playfetched"; }
  | { do: "shuffle"; who: string; up_to: boolean; number: number; filter: string[]; from_discard: boolean; per_contract: boolean; }
  | { do: "shufflehand"; who: string; }
  | { do: "shuffledrawn"; }
  | { do: "discard"; who: string; number: number; random: boolean; what: string; }
  | { do: "mill"; }
  | { do: "look"; }
  | { do: "gain"; number: number; per_contract: boolean; }
  | { do: "dropfocus"; who: string; number: number; }
  | { do: "steal"; }
  | { do: "change"; who: string; number: number; }
  | { do: "switch"; who: string; to: string; }
  | { do: "plain"; word: string; }
  | { do: "stays"; turns: number; on_target: boolean; }
  | { do: "limit"; what: string; sign: string; number: number; }
  | { do: "numbered"; word: string; number: number; }
  | { do: "forbid"; what: string; }
  | { do: "init"; high: number; low: number; }
  | { do: "range"; number: number; per_contract: boolean; }
  | { do: "place"; number: number; token: string; cells: string[]; };

export interface Gate {
  kamae: string[];
  focus: number;
  words: string[];
}

export interface Line {
  joint: string;
  effects: Effect[];
}

/** One option of a line of the card: what it asks for, and what it does. */
export interface Choice {
  gate: Gate | null;
  lines: Line[];
}

export interface Part {
  high: number;
  low: number;
  sections: { label: string; clauses: Choice[][] }[];
}

export interface Face {
  deck: string;
  rank: string;
  types: string[];
  number: string;
  source: string;
  equal: boolean;
  high: number;
  low: number;
  focus: number;
  kamae: string[];
  requires: string;
  range: number;
  instant: string;
  moments: string[];
  prepared: boolean;
  bushido: boolean;
  clock: number;
  parts: Part[];
}

export interface Character {
  advantage: number;
  hand: number;
  wounds: number;
  focus: number;
  start: string;
  kamae: string[];
  branches: string[];
  weapons: string[];
  weaponCount: number;
  fixedWeapons: string[];
  special: string;
  rules: string[];
  source: string;
}

export const CELLS: Record<string, [q: number, r: number]> = {"F": [0, -1], "FR": [1, -1], "BR": [1, 0], "B": [0, 1], "BL": [-1, 1], "FL": [-1, 0], "F2": [0, -2], "FFR": [1, -2], "FR2": [2, -2], "R": [2, -1], "BR2": [2, 0], "BBR": [1, 1], "B2": [0, 2], "BBL": [-1, 2], "BL2": [-2, 2], "L": [-2, 1], "FL2": [-2, 0], "FFL": [-1, -1], "F3": [0, -3], "F2FR": [1, -3], "FFR2": [2, -3], "F2FL": [-1, -2], "F4": [0, -4]};

export const RINGS: Record<string, string[]> = {"RING1": ["F", "FR", "BR", "B", "BL", "FL"], "RING2": ["F2", "FFR", "FR2", "R", "BR2", "BBR", "B2", "BBL", "BL2", "L", "FL2", "FFL"]};

export const WAYS: Record<string, number[]> = {"F": [0], "FR": [1], "BR": [2], "B": [3], "BL": [4], "FL": [5], "ARC": [5, 0, 1], "DIAG": [5, 1], "REAR": [4, 3, 2], "RDIAG": [4, 2], "XDIAG": [5, 1, 4, 2], "ANY": [0, 1, 2, 3, 4, 5], "LINE": [0, 3], "Y": [5, 1, 3]};

export const KAMAE: Record<string, string> = {"A": "aggression", "B": "balance", "D": "determination", "Z": "distance", "N": "neutral"};

export const CHARACTERS: Record<string, Character> = {
  "master": {
    "advantage": 74,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "focus-aggression",
      "focus-determination",
      "focus-balance",
      "focus-neutral"
    ],
    "weapons": [
      "katana",
      "tachi",
      "shikomizue",
      "wakizashi"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "master-special",
    "rules": [],
    "source": "printed"
  },
  "ronin": {
    "advantage": 27,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "focus-aggression",
      "neutral>aggression",
      "neutral-balance",
      "balance-determination"
    ],
    "weapons": [
      "kanabo",
      "naginata",
      "nodachi",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "ronin-special",
    "rules": [],
    "source": "printed"
  },
  "student": {
    "advantage": 62,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "aggression-focus",
      "balance-focus",
      "determination>focus",
      "balance>neutral",
      "neutral-determination"
    ],
    "weapons": [
      "katana",
      "tanto",
      "shikomizue",
      "wakizashi"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "student-special",
    "rules": [],
    "source": "printed"
  },
  "warrior": {
    "advantage": 35,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-aggression",
      "aggression-focus",
      "focus>balance",
      "focus>determination",
      "balance-determination",
      "determination>neutral"
    ],
    "weapons": [
      "kanabo",
      "naginata",
      "nodachi",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "warrior-special",
    "rules": [],
    "source": "printed"
  },
  "ninja": {
    "advantage": 95,
    "hand": 6,
    "wounds": 4,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-determination",
      "determination-balance",
      "balance-aggression",
      "aggression>neutral",
      "balance-focus"
    ],
    "weapons": [
      "kama",
      "kusarigama",
      "sai",
      "tanto",
      "tonfa"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "ninja-special",
    "rules": [
      "stealth",
      "poison"
    ],
    "source": "printed"
  },
  "assassin": {
    "advantage": 92,
    "hand": 6,
    "wounds": 4,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-balance",
      "balance-determination",
      "balance-aggression",
      "determination>aggression",
      "aggression-focus",
      "neutral-focus"
    ],
    "weapons": [
      "kama",
      "sai",
      "tanto",
      "tonfa"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "assassin-special",
    "rules": [
      "stealth",
      "poison"
    ],
    "source": "printed"
  },
  "ashigaru": {
    "advantage": 14,
    "hand": 5,
    "wounds": 4,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-determination",
      "neutral-balance",
      "determination-aggression",
      "aggression-balance",
      "aggression>focus",
      "focus>determination"
    ],
    "weapons": [
      "bo",
      "kanabo",
      "naginata",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "ashigaru-special",
    "rules": [
      "hachiko"
    ],
    "source": "printed"
  },
  "hachiko": {
    "advantage": 14,
    "hand": 0,
    "wounds": 2,
    "focus": 3,
    "start": "chosen",
    "kamae": [
      "aggression",
      "determination"
    ],
    "branches": [],
    "weapons": [],
    "weaponCount": 0,
    "fixedWeapons": [],
    "special": "",
    "rules": [
      "two-sided-kamae"
    ],
    "source": "printed"
  },
  "monk": {
    "advantage": 45,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-focus",
      "focus-balance",
      "focus-determination",
      "balance-aggression",
      "aggression-determination"
    ],
    "weapons": [
      "bo",
      "kanabo",
      "naginata",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "monk-special",
    "rules": [
      "enlightenment",
      "bell"
    ],
    "source": "printed"
  },
  "navigator": {
    "advantage": 6,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination",
      "distance"
    ],
    "branches": [
      "neutral-determination",
      "determination-balance",
      "balance-focus",
      "balance-aggression",
      "aggression-distance"
    ],
    "weapons": [],
    "weaponCount": 0,
    "fixedWeapons": [
      "carrack",
      "pistol"
    ],
    "special": "navigator-special",
    "rules": [
      "distance"
    ],
    "source": "printed"
  },
  "onna-bugeisha": {
    "advantage": 50,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-determination",
      "determination>focus",
      "focus>aggression",
      "aggression-balance",
      "determination-balance"
    ],
    "weapons": [
      "bo",
      "kanabo",
      "naginata",
      "nodachi",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "onna-bugeisha-special",
    "rules": [
      "desperation"
    ],
    "source": "printed"
  },
  "yojimbo": {
    "advantage": 39,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-aggression",
      "neutral-determination",
      "aggression-focus",
      "aggression-balance",
      "determination-focus",
      "balance>focus"
    ],
    "weapons": [
      "katana",
      "nagamaki",
      "shikomizue",
      "tanto",
      "wakizashi"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "yojimbo-special",
    "rules": [
      "contracts",
      "poison"
    ],
    "source": "printed"
  },
  "wakou": {
    "advantage": 8,
    "hand": 4,
    "wounds": 7,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-aggression",
      "neutral-determination",
      "aggression-focus",
      "focus-balance"
    ],
    "weapons": [
      "bo",
      "kanabo",
      "naginata",
      "yari"
    ],
    "weaponCount": 1,
    "fixedWeapons": [],
    "special": "wakou-special",
    "rules": [
      "drunk"
    ],
    "source": "printed"
  },
  "yasuke": {
    "advantage": 78,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "determination-focus",
      "determination-aggression",
      "determination-balance",
      "determination-neutral",
      "neutral-balance"
    ],
    "weapons": [
      "katana",
      "tachi",
      "tanto",
      "shikomizue",
      "wakizashi",
      "off-hand"
    ],
    "weaponCount": 2,
    "fixedWeapons": [],
    "special": "yasuke-special",
    "rules": [],
    "source": "printed"
  },
  "kojiro": {
    "advantage": 84,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-balance",
      "balance-aggression",
      "aggression-focus",
      "focus>determination",
      "determination-balance"
    ],
    "weapons": [],
    "weaponCount": 0,
    "fixedWeapons": [
      "silver-frost",
      "tessen"
    ],
    "special": "kojiro-special",
    "rules": [],
    "source": "reconstructed"
  },
  "musashi": {
    "advantage": 88,
    "hand": 5,
    "wounds": 5,
    "focus": 3,
    "start": "neutral",
    "kamae": [
      "neutral",
      "aggression",
      "balance",
      "determination"
    ],
    "branches": [
      "neutral-aggression",
      "neutral-determination",
      "aggression-balance",
      "balance-determination",
      "balance-focus"
    ],
    "weapons": [
      "katana",
      "tachi",
      "wakizashi"
    ],
    "weaponCount": 1,
    "fixedWeapons": [
      "bokken"
    ],
    "special": "musashi-special",
    "rules": [],
    "source": "reconstructed"
  }
};

export const TERRAIN: Record<string, { hexes: [number, number][]; blocks: boolean; token: boolean }> = {"boulder": {"hexes": [[0, 0]], "blocks": true, "token": false}, "bamboo": {"hexes": [[0, 0]], "blocks": true, "token": false}, "burning-cart": {"hexes": [[0, 0], [1, 0]], "blocks": true, "token": false}, "temple": {"hexes": [[0, 0], [1, 0], [0, 1]], "blocks": true, "token": false}, "boat": {"hexes": [[0, 0], [1, 0]], "blocks": false, "token": false}, "torii": {"hexes": [[0, -1], [0, 1]], "blocks": true, "token": false}, "cherry-tree": {"hexes": [[0, 0]], "blocks": true, "token": false}, "corpses": {"hexes": [[0, 0]], "blocks": false, "token": false}, "bonsho-bell": {"hexes": [[0, 0]], "blocks": true, "token": false}, "caltrop": {"hexes": [[0, 0]], "blocks": false, "token": true}, "trap": {"hexes": [[0, 0]], "blocks": false, "token": true}};
