// Written by tools/make_types.py from the server's definitions; do not edit.

export type Move =
  | { type: "attack"; target: number; weapon: string; }
  | { type: "choose"; target: number; }
  | { type: "discard"; card: string; }
  | { type: "draw-one"; }
  | { type: "drop-bushido"; }
  | { type: "end"; }
  | { type: "from-deck"; }
  | { type: "from-discards"; }
  | { type: "give-peasant"; }
  | { type: "give-up"; card: string; }
  | { type: "imitate"; target: number; property: string; }
  | { type: "lose-honour"; }
  | { type: "no-thanks"; }
  | { type: "parry"; card: string; }
  | { type: "parry-property"; property: string; }
  | { type: "play"; card: string; }
  | { type: "play-on"; card: string; target: number; }
  | { type: "reveal-more"; }
  | { type: "seize"; target: number; property: string; }
  | { type: "geisha-property"; target: number; property: string; }
  | { type: "geisha-hand"; target: number; }
  | { type: "settle"; card: string; }
  | { type: "show"; card: string; }
  | { type: "spend"; }
  | { type: "take-it"; }
  | { type: "take-shown"; card: string; target: number; };

export type Event =
  | { type: "ability-used"; seat: number; character: string; }
  | { type: "attacked"; seat: number; target: number; weapon: string; }
  | { type: "bushido-passed"; seat: number; to: number; }
  | { type: "dealt"; seat: number; character: string; honour: number; cards: number; }
  | { type: "deck-ended"; cards: number; }
  | { type: "defeated"; seat: number; by: number; }
  | { type: "discarded"; seat: number; card: string; }
  | { type: "drew"; seat: number; cards: string[]; }
  | { type: "drew-hidden"; seat: number; count: number; }
  | { type: "gave-up"; seat: number; card: string; }
  | { type: "hand-dealt"; seat: number; cards: string[]; }
  | { type: "honour-gained"; seat: number; honour: number; }
  | { type: "honour-lost"; seat: number; left: number; }
  | { type: "honour-passed"; seat: number; to: number; left: number; }
  | { type: "laid"; seat: number; target: number; card: string; }
  | { type: "parried"; seat: number; card: string; }
  | { type: "played"; seat: number; card: string; }
  | { type: "played-on"; seat: number; target: number; card: string; }
  | { type: "property-lost"; seat: number; card: string; }
  | { type: "property-taken"; seat: number; target: number; card: string; }
  | { type: "recovered"; seat: number; resilience: number; }
  | { type: "returned"; seat: number; card: string; }
  | { type: "role-learned"; seat: number; role: string; stars: number; }
  | { type: "role-revealed"; seat: number; role: string; stars: number; }
  | { type: "shogun-revealed"; seat: number; }
  | { type: "shown"; seat: number; card: string; }
  | { type: "spent"; seat: number; left: number; }
  | { type: "stole"; seat: number; target: number; card: string; }
  | { type: "stole-hidden"; seat: number; target: number; }
  | { type: "swordmaster-won"; seat: number; team: string; }
  | { type: "team-scored"; team: string; points: number; }
  | { type: "team-won"; team: string; }
  | { type: "took-discard"; seat: number; card: string; }
  | { type: "turn-began"; seat: number; turn: number; }
  | { type: "turned"; seat: number; card: string; suit: string; }
  | { type: "unharmed"; seat: number; }
  | { type: "wounded"; seat: number; wounds: number; left: number; };

export interface Card {
  type: 'weapon' | 'action' | 'property';
  suit: 'crane' | 'torii' | 'koi' | 'fuji';
  reach?: number;
  wounds?: number;
  by?: string;
  source: string;
}

export interface Character {
  resilience: number;
  set: string;
  source: string;
}

export const CARDS: Record<string, Card> = {
  "bokken": {
    "type": "weapon",
    "suit": "crane",
    "reach": 1,
    "wounds": 1,
    "source": "printed"
  },
  "kiseru": {
    "type": "weapon",
    "suit": "crane",
    "reach": 1,
    "wounds": 2,
    "source": "printed"
  },
  "wakizashi": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 1,
    "wounds": 3,
    "source": "printed"
  },
  "bo": {
    "type": "weapon",
    "suit": "crane",
    "reach": 2,
    "wounds": 1,
    "source": "printed"
  },
  "kusarigama": {
    "type": "weapon",
    "suit": "crane",
    "reach": 2,
    "wounds": 2,
    "source": "printed"
  },
  "katana": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 2,
    "wounds": 3,
    "source": "printed"
  },
  "shuriken": {
    "type": "weapon",
    "suit": "crane",
    "reach": 3,
    "wounds": 1,
    "source": "printed"
  },
  "kanabo": {
    "type": "weapon",
    "suit": "crane",
    "reach": 3,
    "wounds": 2,
    "source": "printed"
  },
  "nodachi": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 3,
    "wounds": 3,
    "source": "printed"
  },
  "naginata": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 4,
    "wounds": 1,
    "source": "printed"
  },
  "nagayari": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 4,
    "wounds": 2,
    "source": "printed"
  },
  "tanegashima": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 5,
    "wounds": 1,
    "source": "printed"
  },
  "daikyu": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 5,
    "wounds": 2,
    "source": "printed"
  },
  "chigiriki": {
    "type": "weapon",
    "suit": "crane",
    "reach": 2,
    "wounds": 2,
    "source": "printed"
  },
  "jitte": {
    "type": "weapon",
    "suit": "torii",
    "reach": 1,
    "wounds": 2,
    "source": "printed"
  },
  "kozuka": {
    "type": "weapon",
    "suit": "crane",
    "reach": 1,
    "wounds": 1,
    "source": "printed"
  },
  "kusanagi": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 3,
    "wounds": 0,
    "by": "honour",
    "source": "printed"
  },
  "makibishi": {
    "type": "weapon",
    "suit": "crane",
    "reach": 1,
    "wounds": 1,
    "source": "printed"
  },
  "manriki-gusari": {
    "type": "weapon",
    "suit": "crane",
    "reach": 3,
    "wounds": 1,
    "source": "printed"
  },
  "shigehto-yumi": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 9,
    "wounds": 1,
    "source": "printed"
  },
  "tanto": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 1,
    "wounds": 1,
    "source": "printed"
  },
  "tessen": {
    "type": "weapon",
    "suit": "torii",
    "reach": 2,
    "wounds": 1,
    "source": "printed"
  },
  "zen": {
    "type": "weapon",
    "suit": "fuji",
    "reach": 9,
    "wounds": 0,
    "by": "properties",
    "source": "printed"
  },
  "focus": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "armor": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "fast-draw": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "bushido": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "attendant": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "peasant": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "bleeding-wound": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "kote": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "curse": {
    "type": "property",
    "suit": "crane",
    "source": "printed"
  },
  "parry": {
    "type": "action",
    "suit": "torii",
    "source": "printed"
  },
  "geisha": {
    "type": "action",
    "suit": "koi",
    "source": "printed"
  },
  "diversion": {
    "type": "action",
    "suit": "koi",
    "source": "printed"
  },
  "battle-cry": {
    "type": "action",
    "suit": "crane",
    "source": "printed"
  },
  "tea-ceremony": {
    "type": "action",
    "suit": "torii",
    "source": "printed"
  },
  "jujutsu": {
    "type": "action",
    "suit": "fuji",
    "source": "printed"
  },
  "breathing": {
    "type": "action",
    "suit": "torii",
    "source": "printed"
  },
  "daimyo": {
    "type": "action",
    "suit": "crane",
    "source": "printed"
  },
  "simultaneous-attack": {
    "type": "action",
    "suit": "crane",
    "source": "printed"
  },
  "counterattack": {
    "type": "action",
    "suit": "torii",
    "source": "printed"
  },
  "imitation": {
    "type": "action",
    "suit": "crane",
    "source": "printed"
  },
  "intuition": {
    "type": "action",
    "suit": "koi",
    "source": "printed"
  }
};

export const CHARACTERS: Record<string, Character> = {
  "benkei": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "chiyome": {
    "resilience": 4,
    "set": "base",
    "source": "printed"
  },
  "ginchiyo": {
    "resilience": 4,
    "set": "base",
    "source": "printed"
  },
  "goemon": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "hanzo": {
    "resilience": 4,
    "set": "base",
    "source": "printed"
  },
  "hideyoshi": {
    "resilience": 4,
    "set": "base",
    "source": "printed"
  },
  "ieyasu": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "kojiro": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "musashi": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "nobunaga": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "tomoe": {
    "resilience": 5,
    "set": "base",
    "source": "printed"
  },
  "ushiwaka": {
    "resilience": 4,
    "set": "base",
    "source": "printed"
  },
  "bokuden": {
    "resilience": 5,
    "set": "rising-sun",
    "source": "printed"
  },
  "lady-chacha": {
    "resilience": 5,
    "set": "rising-sun",
    "source": "printed"
  },
  "gracia": {
    "resilience": 4,
    "set": "rising-sun",
    "source": "printed"
  },
  "kanbei": {
    "resilience": 5,
    "set": "rising-sun",
    "source": "printed"
  },
  "kenshin": {
    "resilience": 4,
    "set": "rising-sun",
    "source": "printed"
  },
  "masamune": {
    "resilience": 6,
    "set": "rising-sun",
    "source": "printed"
  },
  "motonari": {
    "resilience": 5,
    "set": "rising-sun",
    "source": "printed"
  },
  "okuni": {
    "resilience": 4,
    "set": "rising-sun",
    "source": "printed"
  },
  "shima": {
    "resilience": 4,
    "set": "rising-sun",
    "source": "printed"
  },
  "shingen": {
    "resilience": 5,
    "set": "rising-sun",
    "source": "printed"
  },
  "yoshihiro": {
    "resilience": 8,
    "set": "rising-sun",
    "source": "printed"
  },
  "yukimura": {
    "resilience": 4,
    "set": "rising-sun",
    "source": "printed"
  },
  "rikyu": {
    "resilience": 4,
    "set": "rikyu",
    "source": "reconstructed"
  }
};
