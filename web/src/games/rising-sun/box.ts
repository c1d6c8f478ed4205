// Written by tools/make_types.py from the server's definitions; do not edit.

export type Move =
  | { type: "bid"; coins: number; }
  | { type: "build"; province: string; }
  | { type: "buy"; card: string; }
  | { type: "capture"; target: number; figure: string; }
  | { type: "charge"; }
  | { type: "decline"; }
  | { type: "done"; }
  | { type: "first"; }
  | { type: "give-spent-coin"; target: number; }
  | { type: "kill"; target: number; figure: string; province: string; }
  | { type: "last"; }
  | { type: "lay-face-down"; mandate: string; }
  | { type: "lay-tile"; mandate: string; }
  | { type: "lead"; clan: string; }
  | { type: "let-pass"; }
  | { type: "march"; figure: string; origin: string; province: string; }
  | { type: "name-mandate"; mandate: string; }
  | { type: "leave-it"; }
  | { type: "odd-coin"; target: number; }
  | { type: "pay-toll"; }
  | { type: "place"; figure: string; province: string; }
  | { type: "place-at-shrine"; figure: string; kami: string; }
  | { type: "replace"; target: number; figure: string; place: string; substitute: string; }
  | { type: "settle-effect"; effect: string; }
  | { type: "show-mercy"; }
  | { type: "show-none"; }
  | { type: "stay-there"; }
  | { type: "summon"; figure: string; province: string; }
  | { type: "take-coins"; }
  | { type: "turn-back"; }
  | { type: "use-advantage"; }
  | { type: "worship"; kami: string; }
  | { type: "accept"; target: number; }
  | { type: "accept-alliance"; target: number; }
  | { type: "draft-open"; target: number; }
  | { type: "draft-private"; target: number; }
  | { type: "give-coins"; target: number; coins: number; }
  | { type: "give-ronin"; target: number; ronin: number; }
  | { type: "hush"; }
  | { type: "name-ally"; target: number; }
  | { type: "name-nobody"; }
  | { type: "offer-alliance"; target: number; }
  | { type: "propose"; }
  | { type: "ready"; }
  | { type: "refuse"; target: number; }
  | { type: "refuse-alliance"; target: number; }
  | { type: "speak"; }
  | { type: "term-ally"; who: number; }
  | { type: "term-coins"; who: number; coins: number; }
  | { type: "term-keep-out"; who: number; province: string; }
  | { type: "term-mandate"; who: number; mandate: string; }
  | { type: "term-no-betray"; who: number; }
  | { type: "term-no-bid"; who: number; advantage: string; province: string; }
  | { type: "term-pay"; who: number; coins: number; ronin: number; }
  | { type: "term-ronin"; who: number; ronin: number; }
  | { type: "term-spare"; who: number; }
  | { type: "withdraw"; }
  | { type: "withdraw-offer"; target: number; };

export type Event =
  | { type: "alliance-broken"; seat: number; target: number; }
  | { type: "bought"; seat: number; card: string; coins: number; }
  | { type: "built"; seat: number; province: string; coins: number; }
  | { type: "card-worked"; seat: number; card: string; }
  | { type: "cards-laid-out"; cards: string[]; }
  | { type: "clan-taken"; seat: number; clan: string; }
  | { type: "coins-gained"; seat: number; coins: number; }
  | { type: "coins-taken"; seat: number; target: number; coins: number; }
  | { type: "draft-order"; seats: number[]; }
  | { type: "face-down-laid"; seat: number; tile: string; }
  | { type: "face-down-laid-hidden"; seat: number; }
  | { type: "favour-won"; seat: number; kami: string; }
  | { type: "harvested"; seat: number; provinces: string[]; }
  | { type: "honour-rose"; seat: number; target: number; }
  | { type: "honour-fell"; seat: number; target: number; }
  | { type: "honour-topped"; seat: number; }
  | { type: "hostage-returned"; seat: number; target: number; figure: string; }
  | { type: "income"; seat: number; coins: number; }
  | { type: "kami-turn"; }
  | { type: "mandate-laid"; seat: number; mandate: string; }
  | { type: "mandate-named"; seat: number; mandate: string; }
  | { type: "moved"; seat: number; figure: string; origin: string; province: string; }
  | { type: "placed"; seat: number; figure: string; province: string; }
  | { type: "placed-at-shrine"; seat: number; figure: string; kami: string; }
  | { type: "points-gained"; seat: number; vp: number; }
  | { type: "points-stolen"; seat: number; target: number; vp: number; }
  | { type: "figure-replaced"; seat: number; target: number; figure: string; place: string; substitute: string; }
  | { type: "ronin-gained"; seat: number; ronin: number; }
  | { type: "season-began"; season: string; }
  | { type: "seated"; seats: number[]; }
  | { type: "set-chosen"; set: string; }
  | { type: "shrine-skipped"; kami: string; }
  | { type: "shrines-laid"; kami: string[]; }
  | { type: "spent-coin-given"; seat: number; target: number; coins: number; }
  | { type: "summoned"; seat: number; figure: string; province: string; }
  | { type: "tiles-drawn"; seat: number; tiles: string[]; }
  | { type: "tiles-drawn-hidden"; seat: number; count: number; }
  | { type: "toll-charged"; seat: number; target: number; }
  | { type: "toll-paid"; seat: number; target: number; coins: number; }
  | { type: "toll-waived"; seat: number; target: number; }
  | { type: "mandate-turn"; seat: number; turn: number; }
  | { type: "turned-back"; seat: number; }
  | { type: "wars-announced"; provinces: string[]; }
  | { type: "worshipped"; seat: number; figure: string; kami: string; }
  | { type: "alliance-offered"; seat: number; target: number; }
  | { type: "alliance-refused"; seat: number; target: number; }
  | { type: "alliances-ended"; }
  | { type: "allied"; seat: number; target: number; }
  | { type: "ceremony-ended"; alone: number[]; }
  | { type: "coins-given"; seat: number; target: number; coins: number; }
  | { type: "deal-accepted"; seat: number; target: number; }
  | { type: "deal-proposed"; seat: number; target: number; coins: number; ronin: number; coins_back: number; ronin_back: number; }
  | { type: "deal-refused"; seat: number; target: number; }
  | { type: "deal-withdrawn"; seat: number; target: number; }
  | { type: "keep-out-worded"; seat: number; target: number; province: string; }
  | { type: "mandate-worded"; seat: number; target: number; mandate: string; }
  | { type: "named"; seat: number; target: number; }
  | { type: "no-bid-worded"; seat: number; target: number; advantage: string; province: string; }
  | { type: "offer-withdrawn"; seat: number; target: number; }
  | { type: "payment-worded"; seat: number; target: number; coins: number; ronin: number; }
  | { type: "promise-judged"; seat: number; target: number; promise: string; fate: string; }
  | { type: "promise-worded"; seat: number; target: number; promise: string; }
  | { type: "ronin-given"; seat: number; target: number; ronin: number; }
  | { type: "advantage-declined"; seat: number; advantage: string; }
  | { type: "advantage-skipped"; advantage: string; }
  | { type: "advantage-won"; seat: number; advantage: string; }
  | { type: "battle-began"; province: string; seats: number[]; }
  | { type: "battle-won"; seat: number; province: string; force: number; }
  | { type: "bid-paid"; seat: number; coins: number; }
  | { type: "bid-revealed"; seat: number; seppuku: number; hostage: number; ronin: number; poets: number; kept: number; }
  | { type: "cleaned-up"; season: string; }
  | { type: "final-score"; seat: number; vp: number; }
  | { type: "hostage-taken"; seat: number; target: number; figure: string; }
  | { type: "killed"; seat: number; figure: string; province: string; by: number; }
  | { type: "poets-sang"; seat: number; vp: number; }
  | { type: "reparations-paid"; seat: number; target: number; coins: number; }
  | { type: "ronin-exchanged"; seat: number; ronin: number; }
  | { type: "ronin-hired"; seat: number; force: number; }
  | { type: "seppuku"; seat: number; figures: number; }
  | { type: "set-scored"; seat: number; provinces: number; vp: number; }
  | { type: "spared"; seat: number; figures: number; }
  | { type: "token-discarded"; province: string; }
  | { type: "token-taken"; seat: number; province: string; }
  | { type: "tokens-scored"; seat: number; vp: number; }
  | { type: "war-phase"; season: string; };

export interface Card {
  type: 'virtue' | 'enhancement' | 'monster' | 'war-upgrade' | 'winter-upgrade';
  season: 'spring' | 'summer' | 'autumn';
  price: number;
  subtitle?: string;
  ruling: string;
  source: string;
}

export interface Monster {
  force: number;
  ruling: string;
}

export interface Clan {
  rank: number;
  income: number;
  home: string;
  ruling: string;
}

export interface Province {
  reward: { vp: number; coins: number; ronin: number };
  ruling: string;
}

export const CARDS: Record<string, Card> = {
  "righteousness": {
    "type": "virtue",
    "season": "spring",
    "price": 2,
    "ruling": "RS-20.1",
    "source": "printed"
  },
  "path-of-the-lion": {
    "type": "enhancement",
    "season": "spring",
    "price": 0,
    "subtitle": "daimyo",
    "ruling": "RS-20.3",
    "source": "printed"
  },
  "way-of-the-shogun": {
    "type": "war-upgrade",
    "season": "spring",
    "price": 2,
    "ruling": "RS-20.5",
    "source": "printed"
  },
  "komainu": {
    "type": "monster",
    "season": "spring",
    "price": 2,
    "ruling": "RS-20.6",
    "source": "printed"
  },
  "oni-of-skulls": {
    "type": "monster",
    "season": "spring",
    "price": 2,
    "ruling": "RS-20.9",
    "source": "printed"
  },
  "respect": {
    "type": "virtue",
    "season": "summer",
    "price": 0,
    "ruling": "RS-20.13",
    "source": "printed"
  },
  "path-of-the-serpent": {
    "type": "enhancement",
    "season": "summer",
    "price": 0,
    "subtitle": "shipping-route",
    "ruling": "RS-20.15",
    "source": "printed"
  },
  "way-of-bushido": {
    "type": "war-upgrade",
    "season": "summer",
    "price": 3,
    "ruling": "RS-20.21",
    "source": "reconstructed"
  },
  "way-of-the-ronin": {
    "type": "war-upgrade",
    "season": "summer",
    "price": 1,
    "ruling": "RS-20.22",
    "source": "printed"
  },
  "yurei": {
    "type": "monster",
    "season": "summer",
    "price": 3,
    "ruling": "RS-20.23",
    "source": "printed"
  },
  "form-of-the-kitsune": {
    "type": "winter-upgrade",
    "season": "autumn",
    "price": 4,
    "ruling": "RS-20.26",
    "source": "printed"
  },
  "form-of-the-phoenix": {
    "type": "winter-upgrade",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-20.27",
    "source": "printed"
  },
  "path-of-the-dragon": {
    "type": "enhancement",
    "season": "autumn",
    "price": 3,
    "subtitle": "daimyo",
    "ruling": "RS-20.28",
    "source": "printed"
  },
  "way-of-the-moneylender": {
    "type": "war-upgrade",
    "season": "autumn",
    "price": 0,
    "ruling": "RS-20.29",
    "source": "printed"
  },
  "river-dragon": {
    "type": "monster",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-20.30",
    "source": "printed"
  },
  "benevolence": {
    "type": "virtue",
    "season": "spring",
    "price": 1,
    "ruling": "RS-21.1",
    "source": "printed"
  },
  "path-of-the-kenin": {
    "type": "enhancement",
    "season": "spring",
    "price": 2,
    "subtitle": "bushi",
    "ruling": "RS-21.4",
    "source": "printed"
  },
  "path-of-the-light": {
    "type": "enhancement",
    "season": "spring",
    "price": 1,
    "subtitle": "shinto",
    "ruling": "RS-21.6",
    "source": "printed"
  },
  "justice": {
    "type": "virtue",
    "season": "summer",
    "price": 1,
    "ruling": "RS-21.9",
    "source": "printed"
  },
  "path-of-the-samurai": {
    "type": "enhancement",
    "season": "summer",
    "price": 2,
    "subtitle": "bushi",
    "ruling": "RS-21.11",
    "source": "printed"
  },
  "oni-of-blood": {
    "type": "monster",
    "season": "summer",
    "price": 3,
    "ruling": "RS-21.12",
    "source": "printed"
  },
  "oni-of-souls": {
    "type": "monster",
    "season": "summer",
    "price": 2,
    "ruling": "RS-21.13",
    "source": "printed"
  },
  "form-of-the-beast": {
    "type": "winter-upgrade",
    "season": "autumn",
    "price": 4,
    "ruling": "RS-21.16",
    "source": "printed"
  },
  "way-of-the-katana": {
    "type": "war-upgrade",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-21.17",
    "source": "printed"
  },
  "oni-of-hate": {
    "type": "monster",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-21.18",
    "source": "printed"
  },
  "oni-of-spite": {
    "type": "monster",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-21.20",
    "source": "printed"
  },
  "honesty": {
    "type": "virtue",
    "season": "spring",
    "price": 0,
    "ruling": "RS-22.1",
    "source": "printed"
  },
  "path-of-the-patron": {
    "type": "enhancement",
    "season": "spring",
    "price": 2,
    "ruling": "RS-22.3",
    "source": "printed"
  },
  "path-of-the-warlord": {
    "type": "enhancement",
    "season": "spring",
    "price": 1,
    "ruling": "RS-22.4",
    "source": "printed"
  },
  "loyalty": {
    "type": "virtue",
    "season": "summer",
    "price": 1,
    "ruling": "RS-22.5",
    "source": "printed"
  },
  "way-of-the-merchant": {
    "type": "enhancement",
    "season": "summer",
    "price": 2,
    "ruling": "RS-22.8",
    "source": "printed"
  },
  "form-of-the-kindred": {
    "type": "winter-upgrade",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-22.14",
    "source": "printed"
  },
  "path-of-the-unrighteous": {
    "type": "enhancement",
    "season": "autumn",
    "price": 0,
    "subtitle": "dishonourable",
    "ruling": "RS-22.16",
    "source": "printed"
  },
  "courage": {
    "type": "virtue",
    "season": "spring",
    "price": 3,
    "ruling": "RS-23.1",
    "source": "printed"
  },
  "path-of-the-ninja": {
    "type": "enhancement",
    "season": "spring",
    "price": 2,
    "subtitle": "dishonourable",
    "ruling": "RS-23.3",
    "source": "printed"
  },
  "way-of-the-righteous": {
    "type": "war-upgrade",
    "season": "spring",
    "price": 2,
    "ruling": "RS-23.5",
    "source": "printed"
  },
  "mercy": {
    "type": "virtue",
    "season": "summer",
    "price": 1,
    "ruling": "RS-23.7",
    "source": "printed"
  },
  "path-of-the-monkey": {
    "type": "enhancement",
    "season": "summer",
    "price": 0,
    "ruling": "RS-23.11",
    "source": "reconstructed"
  },
  "form-of-the-demon": {
    "type": "winter-upgrade",
    "season": "autumn",
    "price": 3,
    "ruling": "RS-23.14",
    "source": "printed"
  },
  "path-of-the-spirit": {
    "type": "enhancement",
    "season": "autumn",
    "price": 2,
    "ruling": "RS-23.15",
    "source": "printed"
  }
};

export const MONSTERS: Record<string, Monster> = {
  "komainu": {
    "force": 1,
    "ruling": "RS-20.6"
  },
  "oni-of-skulls": {
    "force": 1,
    "ruling": "RS-20.9"
  },
  "yurei": {
    "force": 2,
    "ruling": "RS-20.23"
  },
  "oni-of-blood": {
    "force": 2,
    "ruling": "RS-21.12"
  },
  "oni-of-souls": {
    "force": 1,
    "ruling": "RS-21.13"
  },
  "river-dragon": {
    "force": 5,
    "ruling": "RS-20.30"
  },
  "oni-of-hate": {
    "force": 1,
    "ruling": "RS-21.18"
  },
  "oni-of-spite": {
    "force": 1,
    "ruling": "RS-21.20"
  }
};

export const CLANS: Record<string, Clan> = {
  "koi": {
    "rank": 1,
    "income": 5,
    "home": "edo",
    "ruling": "RS-19.2"
  },
  "lotus": {
    "rank": 3,
    "income": 7,
    "home": "nagato",
    "ruling": "RS-19.8"
  },
  "turtle": {
    "rank": 4,
    "income": 6,
    "home": "kyoto",
    "ruling": "RS-19.13"
  },
  "dragonfly": {
    "rank": 5,
    "income": 6,
    "home": "hokkaido",
    "ruling": "RS-19.21"
  },
  "bonsai": {
    "rank": 7,
    "income": 4,
    "home": "kyushu",
    "ruling": "RS-19.28"
  }
};

export const PROVINCES: Record<string, Province> = {
  "hokkaido": {
    "reward": {
      "coins": 0,
      "ronin": 2,
      "vp": 0
    },
    "ruling": "RS-1.7"
  },
  "oshu": {
    "reward": {
      "coins": 3,
      "ronin": 0,
      "vp": 0
    },
    "ruling": "RS-1.8"
  },
  "kyoto": {
    "reward": {
      "coins": 0,
      "ronin": 0,
      "vp": 4
    },
    "ruling": "RS-1.9"
  },
  "edo": {
    "reward": {
      "coins": 2,
      "ronin": 0,
      "vp": 2
    },
    "ruling": "RS-1.10"
  },
  "kansai": {
    "reward": {
      "coins": 0,
      "ronin": 0,
      "vp": 3
    },
    "ruling": "RS-1.11"
  },
  "nagato": {
    "reward": {
      "coins": 1,
      "ronin": 1,
      "vp": 1
    },
    "ruling": "RS-1.12"
  },
  "shikoku": {
    "reward": {
      "coins": 3,
      "ronin": 0,
      "vp": 0
    },
    "ruling": "RS-1.13"
  },
  "kyushu": {
    "reward": {
      "coins": 1,
      "ronin": 1,
      "vp": 1
    },
    "ruling": "RS-1.14"
  }
};

export const BORDERS: [string, string][] = [
  [
    "oshu",
    "kyoto"
  ],
  [
    "oshu",
    "edo"
  ],
  [
    "kyoto",
    "edo"
  ],
  [
    "kyoto",
    "kansai"
  ],
  [
    "kansai",
    "nagato"
  ]
];

export const ROUTES: [string, string][] = [
  [
    "hokkaido",
    "oshu"
  ],
  [
    "hokkaido",
    "kansai"
  ],
  [
    "hokkaido",
    "kyushu"
  ],
  [
    "kyushu",
    "shikoku"
  ],
  [
    "kyushu",
    "kansai"
  ],
  [
    "shikoku",
    "kansai"
  ]
];

export const KAMI: Record<string, string> = {
  "amaterasu": "RS-14.8",
  "fujin": "RS-14.10",
  "hachiman": "RS-14.12",
  "raijin": "RS-14.13",
  "ryujin": "RS-14.15",
  "susanoo": "RS-14.16",
  "tsukuyomi": "RS-14.17"
};

export const MANDATES: Record<string, string> = {
  "recruit": "RS-9.1",
  "marshal": "RS-10.1",
  "train": "RS-11.1",
  "harvest": "RS-12.1",
  "betray": "RS-13.1"
};

export const TRACK: ('mandate' | 'kami')[] = [
  "mandate",
  "mandate",
  "mandate",
  "kami",
  "mandate",
  "mandate",
  "kami",
  "mandate",
  "mandate",
  "kami"
];

export const ADVANTAGES: { id: string; ruling: string }[] = [
  {
    "id": "seppuku",
    "ruling": "RS-16.13"
  },
  {
    "id": "take-hostage",
    "ruling": "RS-16.18"
  },
  {
    "id": "hire-ronin",
    "ruling": "RS-16.24"
  },
  {
    "id": "imperial-poets",
    "ruling": "RS-16.33"
  }
];

export const TOKEN_VP: number[] = [
  1,
  2,
  3
];

export const SET_BONUS: { provinces: number; vp: number }[] = [
  {
    "provinces": 3,
    "vp": 10
  },
  {
    "provinces": 5,
    "vp": 20
  },
  {
    "provinces": 7,
    "vp": 30
  }
];
