// Written by tools/make_types.py from the server's definitions; do not edit.

export type Move =
  | { type: "ken-activate"; card: string; piece: number; ability: number; }
  | { type: "ken-add-army"; army: string; }
  | { type: "ken-assign"; card: string; host: string; piece: number; }
  | { type: "ken-choose"; card: string; piece: number; }
  | { type: "ken-choose-assigned"; card: string; host: string; piece: number; }
  | { type: "ken-choose-group"; target: number; }
  | { type: "ken-choose-used"; card: string; target: number; }
  | { type: "ken-close"; }
  | { type: "ken-discard"; card: string; }
  | { type: "ken-draw"; count: number; }
  | { type: "ken-end-choice"; }
  | { type: "ken-end-presentation"; }
  | { type: "ken-fight"; battle: number; card: string; }
  | { type: "ken-leave-undefended"; }
  | { type: "ken-lose-life"; card: string; }
  | { type: "ken-no-further-army"; }
  | { type: "ken-pass"; }
  | { type: "ken-play"; card: string; }
  | { type: "ken-play-together"; place: string; army: string; }
  | { type: "ken-play-with-two"; place: string; second: string; army: string; }
  | { type: "ken-ready"; }
  | { type: "ken-send"; card: string; piece: number; }
  | { type: "ken-show"; card: string; }
  | { type: "ken-show-paid"; card: string; }
  | { type: "ken-spend"; card: string; }
  | { type: "ken-spend-on"; card: string; host: string; piece: number; }
  | { type: "ken-stop-attacking"; }
  | { type: "ken-take"; card: string; }
  | { type: "ken-take-nothing"; }
  | { type: "ken-target"; card: string; piece: number; }
  | { type: "ken-use"; card: string; }
  | { type: "ken-use-paid"; card: string; };

export type Event =
  | { type: "ken-activated"; seat: number; card: string; }
  | { type: "ken-annulled"; card: string; }
  | { type: "ken-attack-declared"; seat: number; target: string; cards: string[]; }
  | { type: "ken-attack-lost"; seat: number; }
  | { type: "ken-beaten"; seat: number; card: string; }
  | { type: "ken-began"; seat: number; }
  | { type: "ken-used"; seat: number; card: string; }
  | { type: "ken-challenged"; seat: number; card: string; against: string; }
  | { type: "ken-combat-began"; seat: number; attackers: string[]; defenders: string[]; }
  | { type: "ken-combat-stopped"; card: string; }
  | { type: "ken-conquered"; seat: number; place: string; }
  | { type: "ken-dealt"; seat: number; damage: number; }
  | { type: "ken-defence-formed"; seat: number; place: string; cards: string[]; }
  | { type: "ken-discarded"; seat: number; card: string; }
  | { type: "ken-distracted"; seat: number; card: string; }
  | { type: "ken-drawn-in"; seat: number; card: string; }
  | { type: "ken-drew"; seat: number; cards: string[]; }
  | { type: "ken-drew-hidden"; seat: number; count: number; }
  | { type: "ken-event-played"; seat: number; card: string; }
  | { type: "ken-future-empty"; seat: number; }
  | { type: "ken-hand-dealt"; seat: number; cards: string[]; }
  | { type: "ken-hand-dealt-hidden"; seat: number; count: number; }
  | { type: "ken-held"; seat: number; place: string; }
  | { type: "ken-income"; seat: number; points: number; total: number; }
  | { type: "ken-keyword"; seat: number; keyword: string; }
  | { type: "ken-life-added"; seat: number; card: string; lives: number; }
  | { type: "ken-life-lost"; seat: number; card: string; left: number; }
  | { type: "ken-nothing-happened"; card: string; }
  | { type: "ken-passed"; seat: number; }
  | { type: "ken-played"; seat: number; card: string; }
  | { type: "ken-put-away"; seat: number; card: string; }
  | { type: "ken-removed"; seat: number; card: string; }
  | { type: "ken-rival-played"; seat: number; card: string; }
  | { type: "ken-scored"; seat: number; points: number; total: number; }
  | { type: "ken-searched"; seat: number; }
  | { type: "ken-straightened"; seat: number; cards: string[]; }
  | { type: "ken-took"; seat: number; cards: string[]; }
  | { type: "ken-turn-began"; seat: number; turn: number; }
  | { type: "ken-turn-ended"; seat: number; }
  | { type: "ken-assigned"; seat: number; card: string; host: string; }
  | { type: "ken-withdrawn"; seat: number; card: string; }
  | { type: "ken-won-by-points"; seat: number; lead: number; }
  | { type: "ken-zeroed"; card: string; };

export type Type = "master" | "character" | "army" | "place" | "technique" | "spirit" | "equipment" | "special" | "event";
export type School = "hokuto" | "nanto" | "cento" | "none";
export type Moral = "red" | "blue" | "grey";

export interface Card {
  type: Type;
  school: School;
  moral: Moral;
  printed?: string[];
  attested?: string[];
  attack: number;
  defence: number;
  resistance: number | 'life';
  green: number;
  ochre: number;
  duration?: string;
  inhabited?: boolean;
  marks?: string[];
  lives?: number[];
}

export const CARDS: Record<string, Card> = {
 "kenshiro": {
  "type": "master",
  "school": "hokuto",
  "moral": "blue",
  "printed": [
   "name",
   "type",
   "moral",
   "attack",
   "defence",
   "resistance"
  ],
  "attested": [
   "school"
  ],
  "attack": 3,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "raoul": {
  "type": "master",
  "school": "hokuto",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "moral",
   "attack",
   "defence",
   "resistance"
  ],
  "attack": 5,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 4
 },
 "toki": {
  "type": "master",
  "school": "hokuto",
  "moral": "blue",
  "printed": [
   "name",
   "school",
   "moral"
  ],
  "attack": 2,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "jagger": {
  "type": "master",
  "school": "hokuto",
  "moral": "red",
  "attack": 3,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   0
  ]
 },
 "rey": {
  "type": "master",
  "school": "nanto",
  "moral": "blue",
  "printed": [
   "name",
   "type",
   "moral"
  ],
  "attack": 4,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "shin": {
  "type": "master",
  "school": "nanto",
  "moral": "red",
  "attack": 3,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "souther": {
  "type": "master",
  "school": "nanto",
  "moral": "red",
  "attack": 4,
  "defence": 3,
  "resistance": "life",
  "green": 0,
  "ochre": 4,
  "lives": [
   0
  ]
 },
 "shu": {
  "type": "master",
  "school": "nanto",
  "moral": "blue",
  "attack": 3,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "yuda": {
  "type": "master",
  "school": "nanto",
  "moral": "red",
  "printed": [
   "name",
   "type"
  ],
  "attack": 3,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   2
  ]
 },
 "falco": {
  "type": "master",
  "school": "cento",
  "moral": "grey",
  "attack": 4,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 4
 },
 "soria": {
  "type": "master",
  "school": "cento",
  "moral": "red",
  "attested": [
   "name",
   "school"
  ],
  "attack": 4,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "shoki": {
  "type": "master",
  "school": "cento",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "attack",
   "defence",
   "resistance",
   "ochre"
  ],
  "attack": 3,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "bolts": {
  "type": "master",
  "school": "cento",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "moral"
  ],
  "attack": 3,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   0
  ]
 },
 "taiga": {
  "type": "master",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   0
  ]
 },
 "ain": {
  "type": "master",
  "school": "none",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "moral"
  ],
  "attack": 3,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2
 },
 "ryuga": {
  "type": "master",
  "school": "none",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "moral"
  ],
  "attack": 4,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "juza": {
  "type": "master",
  "school": "none",
  "moral": "grey",
  "attack": 3,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "fudo": {
  "type": "master",
  "school": "none",
  "moral": "blue",
  "attack": 2,
  "defence": 2,
  "resistance": "life",
  "green": 0,
  "ochre": 3,
  "lives": [
   0
  ]
 },
 "bart": {
  "type": "character",
  "school": "hokuto",
  "moral": "blue",
  "attack": 1,
  "defence": 1,
  "resistance": 1,
  "green": 0,
  "ochre": 1,
  "marks": [
   "rebel"
  ],
  "lives": [
   1
  ]
 },
 "lynn": {
  "type": "character",
  "school": "hokuto",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 1,
  "green": 1,
  "ochre": 1,
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "orc-il-rosso": {
  "type": "character",
  "school": "hokuto",
  "moral": "blue",
  "attested": [
   "name"
  ],
  "attack": 2,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "marks": [
   "rebel"
  ]
 },
 "wiggle": {
  "type": "character",
  "school": "hokuto",
  "moral": "red",
  "attack": 3,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   2
  ]
 },
 "zaku": {
  "type": "character",
  "school": "hokuto",
  "moral": "red",
  "attack": 1,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 0,
  "lives": [
   1
  ]
 },
 "jack-di-picche": {
  "type": "character",
  "school": "nanto",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "school",
   "moral",
   "attack",
   "defence",
   "resistance",
   "ochre"
  ],
  "attack": 1,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "jack-di-cuori": {
  "type": "character",
  "school": "nanto",
  "moral": "red",
  "attack": 1,
  "defence": 2,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "jack-di-fiori": {
  "type": "character",
  "school": "nanto",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "jack-di-quadri": {
  "type": "character",
  "school": "nanto",
  "moral": "red",
  "attack": 1,
  "defence": 1,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "lives": [
   1
  ]
 },
 "bull": {
  "type": "character",
  "school": "nanto",
  "moral": "red",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   2
  ]
 },
 "shiba": {
  "type": "character",
  "school": "nanto",
  "moral": "blue",
  "attack": 1,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "marks": [
   "rebel"
  ],
  "lives": [
   0
  ]
 },
 "jako": {
  "type": "character",
  "school": "cento",
  "moral": "red",
  "attack": 0,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 2,
  "marks": [
   "unique"
  ],
  "lives": [
   1
  ]
 },
 "bask": {
  "type": "character",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 2,
  "resistance": 1,
  "green": 0,
  "ochre": 1
 },
 "bronza": {
  "type": "character",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 1,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "lives": [
   2
  ]
 },
 "myu": {
  "type": "character",
  "school": "cento",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "mamiya": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 1,
  "lives": [
   0
  ]
 },
 "airi": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "asuka": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "zeta": {
  "type": "character",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 1
 },
 "devil": {
  "type": "character",
  "school": "none",
  "moral": "red",
  "attack": 4,
  "defence": 0,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "padre-cobra": {
  "type": "character",
  "school": "none",
  "moral": "red",
  "attack": 3,
  "defence": 1,
  "resistance": 3,
  "green": 0,
  "ochre": 2,
  "marks": [
   "cobra",
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "il-colonnello": {
  "type": "character",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   0
  ]
 },
 "lord-david": {
  "type": "character",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 1,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   0
  ]
 },
 "shuren": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   0
  ]
 },
 "hyui": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": "life",
  "green": 0,
  "ochre": 2,
  "lives": [
   0
  ]
 },
 "rihaku": {
  "type": "character",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   0
  ]
 },
 "banda-di-picche": {
  "type": "army",
  "school": "nanto",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "attack"
  ],
  "attack": 2,
  "defence": 1,
  "resistance": 1,
  "green": 0,
  "ochre": 1
 },
 "banda-di-cuori": {
  "type": "army",
  "school": "nanto",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "school",
   "moral",
   "attack",
   "defence",
   "resistance"
  ],
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 1
 },
 "banda-di-fiori": {
  "type": "army",
  "school": "nanto",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "lives": [
   1
  ]
 },
 "banda-di-quadri": {
  "type": "army",
  "school": "nanto",
  "moral": "red",
  "attack": 1,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   1
  ]
 },
 "guardia-del-sacro-imperatore": {
  "type": "army",
  "school": "nanto",
  "moral": "red",
  "attack": 3,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   2
  ]
 },
 "resistenza-di-nanto": {
  "type": "army",
  "school": "nanto",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "marks": [
   "rebel"
  ],
  "lives": [
   1
  ]
 },
 "l-armata-di-raoul": {
  "type": "army",
  "school": "hokuto",
  "moral": "red",
  "attested": [
   "name"
  ],
  "attack": 4,
  "defence": 1,
  "resistance": 4,
  "green": 0,
  "ochre": 2,
  "marks": [
   "unique"
  ]
 },
 "cavalieri-del-re": {
  "type": "army",
  "school": "hokuto",
  "moral": "red",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   1
  ]
 },
 "armata-di-hokuto": {
  "type": "army",
  "school": "hokuto",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "marks": [
   "rebel"
  ],
  "lives": [
   1
  ]
 },
 "condannati": {
  "type": "army",
  "school": "hokuto",
  "moral": "grey",
  "attested": [
   "name",
   "school"
  ],
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 0,
  "marks": [
   "rebel"
  ]
 },
 "gente-dei-miracoli": {
  "type": "army",
  "school": "hokuto",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 0,
  "lives": [
   2
  ]
 },
 "guardie-imperiali": {
  "type": "army",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "lives": [
   1
  ]
 },
 "truppe-di-distretto": {
  "type": "army",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 1
 },
 "incursori-di-taiga": {
  "type": "army",
  "school": "cento",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "lives": [
   1
  ]
 },
 "guardia-della-luce-dorata": {
  "type": "army",
  "school": "cento",
  "moral": "grey",
  "attack": 1,
  "defence": 2,
  "resistance": 2,
  "green": 0,
  "ochre": 1
 },
 "banda-di-zeta": {
  "type": "army",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "famiglia-cobra": {
  "type": "army",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 1,
  "marks": [
   "cobra"
  ]
 },
 "uomini-liberi": {
  "type": "army",
  "school": "none",
  "moral": "blue",
  "attested": [
   "name"
  ],
  "attack": 1,
  "defence": 1,
  "resistance": 2,
  "green": 0,
  "ochre": 0,
  "marks": [
   "rebel"
  ],
  "lives": [
   0
  ]
 },
 "contadini": {
  "type": "army",
  "school": "none",
  "moral": "grey",
  "attack": 1,
  "defence": 0,
  "resistance": 2,
  "green": 0,
  "ochre": 0
 },
 "predoni": {
  "type": "army",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "villaggio": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "printed": [
   "type",
   "moral",
   "inhabited",
   "green"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 2,
  "ochre": 0,
  "inhabited": true
 },
 "oasi": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true
 },
 "villaggio-di-mamiya": {
  "type": "place",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true,
  "lives": [
   0
  ]
 },
 "villaggio-dei-miracoli": {
  "type": "place",
  "school": "hokuto",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 2,
  "ochre": 0,
  "inhabited": true,
  "lives": [
   0
  ]
 },
 "cassandra": {
  "type": "place",
  "school": "hokuto",
  "moral": "red",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true
 },
 "fortezza-del-re": {
  "type": "place",
  "school": "hokuto",
  "moral": "red",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true,
  "lives": [
   0
  ]
 },
 "croce-del-sud": {
  "type": "place",
  "school": "nanto",
  "moral": "red",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 2,
  "ochre": 0,
  "inhabited": true
 },
 "piramide-della-croce": {
  "type": "place",
  "school": "nanto",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "school"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 2,
  "ochre": 0,
  "inhabited": true
 },
 "rifugio-di-shu": {
  "type": "place",
  "school": "nanto",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true,
  "lives": [
   0
  ]
 },
 "capitale": {
  "type": "place",
  "school": "cento",
  "moral": "red",
  "printed": [
   "name",
   "type",
   "school"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 2,
  "ochre": 0,
  "inhabited": true
 },
 "distretto-imperiale": {
  "type": "place",
  "school": "cento",
  "moral": "red",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true
 },
 "miniera-imperiale": {
  "type": "place",
  "school": "cento",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "inhabited": true,
  "lives": [
   0
  ]
 },
 "deserto": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "inhabited": false
 },
 "rovine": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "inhabited": false
 },
 "montagne": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "inhabited": false,
  "lives": [
   0
  ]
 },
 "il-grande-fiume": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "inhabited": false,
  "lives": [
   0
  ]
 },
 "canyon": {
  "type": "place",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "inhabited": false,
  "lives": [
   0
  ]
 },
 "cento-pugni-distruttivi": {
  "type": "technique",
  "school": "hokuto",
  "moral": "grey",
  "attack": 3,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "pressione-dei-punti-segreti": {
  "type": "technique",
  "school": "hokuto",
  "moral": "grey",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   2
  ]
 },
 "trasmigrazione-dell-anima": {
  "type": "technique",
  "school": "hokuto",
  "moral": "blue",
  "attack": 1,
  "defence": 2,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   3
  ]
 },
 "pugno-del-re-di-hokuto": {
  "type": "technique",
  "school": "hokuto",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   0
  ]
 },
 "pugno-che-non-uccide": {
  "type": "technique",
  "school": "hokuto",
  "moral": "blue",
  "attack": 1,
  "defence": 2,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "aquila-solitaria": {
  "type": "technique",
  "school": "nanto",
  "moral": "red",
  "attack": 3,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   2
  ]
 },
 "fenice-celeste": {
  "type": "technique",
  "school": "nanto",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   3
  ]
 },
 "uccello-acquatico": {
  "type": "technique",
  "school": "nanto",
  "moral": "blue",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   3
  ]
 },
 "gru-rossa": {
  "type": "technique",
  "school": "nanto",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "airone-bianco": {
  "type": "technique",
  "school": "nanto",
  "moral": "blue",
  "attack": 2,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "dislocazione": {
  "type": "technique",
  "school": "cento",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "duration",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "cerchio-luminoso-esplosivo": {
  "type": "technique",
  "school": "cento",
  "moral": "grey",
  "attested": [
   "name",
   "school"
  ],
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   2
  ]
 },
 "luce-dorata": {
  "type": "technique",
  "school": "cento",
  "moral": "grey",
  "attack": 1,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   3
  ]
 },
 "lama-di-luce": {
  "type": "technique",
  "school": "cento",
  "moral": "red",
  "attack": 3,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "lupo-del-cielo": {
  "type": "technique",
  "school": "none",
  "moral": "grey",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent"
 },
 "psico-guerriero": {
  "type": "technique",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name",
   "type"
  ],
  "attack": 0,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "ira": {
  "type": "spirit",
  "school": "none",
  "moral": "grey",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "benevolenza": {
  "type": "spirit",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 2,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "ambizione": {
  "type": "spirit",
  "school": "none",
  "moral": "red",
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "dolore": {
  "type": "spirit",
  "school": "hokuto",
  "moral": "blue",
  "attack": 1,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent"
 },
 "orgoglio": {
  "type": "spirit",
  "school": "none",
  "moral": "red",
  "attack": 1,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent"
 },
 "julia": {
  "type": "spirit",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name",
   "duration"
  ],
  "attack": 0,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "fedelta-all-imperatore": {
  "type": "spirit",
  "school": "cento",
  "moral": "grey",
  "attack": 0,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   0
  ]
 },
 "il-coraggio-di-una-donna": {
  "type": "spirit",
  "school": "none",
  "moral": "blue",
  "attested": [
   "name"
  ],
  "attack": 1,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard"
 },
 "anche-a-costo-di-morire": {
  "type": "spirit",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 4,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "armi-da-taglio": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "attack"
  ],
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0
 },
 "bombe-a-mano": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name",
   "type"
  ],
  "attack": 1,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "marks": [
   "cumulative"
  ],
  "lives": [
   0
  ]
 },
 "carro-armato": {
  "type": "equipment",
  "school": "none",
  "moral": "red",
  "attested": [
   "name",
   "profile"
  ],
  "attack": 2,
  "defence": 2,
  "resistance": 1,
  "green": 0,
  "ochre": 0,
  "marks": [
   "unique"
  ]
 },
 "balestre": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attack": 1,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "lives": [
   0
  ]
 },
 "motociclette": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attack": 1,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "marks": [
   "cumulative"
  ]
 },
 "armature": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0
 },
 "mura": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "lives": [
   0
  ]
 },
 "pozzo-d-acqua": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0
 },
 "drago-fiammante": {
  "type": "equipment",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name",
   "profile"
  ],
  "attack": 2,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0
 },
 "successore-di-hokuto": {
  "type": "special",
  "school": "hokuto",
  "moral": "grey",
  "printed": [
   "type",
   "resistance",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "successore-di-nanto": {
  "type": "special",
  "school": "nanto",
  "moral": "grey",
  "printed": [
   "type",
   "resistance",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "successore-di-cento": {
  "type": "special",
  "school": "cento",
  "moral": "grey",
  "printed": [
   "type",
   "resistance",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": "life",
  "green": 0,
  "ochre": 3
 },
 "nomadi": {
  "type": "special",
  "school": "none",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "lives": [
   0
  ]
 },
 "re-nero": {
  "type": "special",
  "school": "hokuto",
  "moral": "grey",
  "attack": 1,
  "defence": 1,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "marks": [
   "unique"
  ]
 },
 "capobanda": {
  "type": "special",
  "school": "none",
  "moral": "red",
  "attack": 1,
  "defence": 0,
  "resistance": 1,
  "green": 0,
  "ochre": 0
 },
 "ostaggi": {
  "type": "special",
  "school": "none",
  "moral": "red",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "lives": [
   0
  ]
 },
 "liberazione": {
  "type": "event",
  "school": "hokuto",
  "moral": "blue",
  "printed": [
   "name",
   "type",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "turn",
  "lives": [
   0
  ]
 },
 "attacco-generale": {
  "type": "event",
  "school": "nanto",
  "moral": "grey",
  "printed": [
   "name",
   "type",
   "effect"
  ],
  "attested": [
   "duration"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "furia-di-hokuto": {
  "type": "event",
  "school": "hokuto",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "luce-dell-impero": {
  "type": "event",
  "school": "cento",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "imboscata": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "tempesta-di-sabbia": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "dito-magico": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "sfida-dei-maestri": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "il-killer-in-azione": {
  "type": "event",
  "school": "none",
  "moral": "red",
  "attested": [
   "name"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "discipline-di-nanto": {
  "type": "event",
  "school": "nanto",
  "moral": "grey",
  "attested": [
   "name",
   "effect"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "rinforzi": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "il-ritorno": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "cammino-nel-deserto": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "happening",
  "lives": [
   0
  ]
 },
 "rivolta": {
  "type": "event",
  "school": "none",
  "moral": "blue",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "turn",
  "lives": [
   0
  ]
 },
 "pace": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 1,
  "ochre": 0,
  "duration": "permanent",
  "lives": [
   0
  ]
 },
 "energia-elettrica": {
  "type": "event",
  "school": "cento",
  "moral": "grey",
  "attested": [
   "name",
   "duration"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "permanent",
  "marks": [
   "unique"
  ],
  "lives": [
   0
  ]
 },
 "all-ultimo-respiro": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attested": [
   "name"
  ],
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "play-and-discard",
  "lives": [
   0
  ]
 },
 "barricate": {
  "type": "event",
  "school": "none",
  "moral": "grey",
  "attack": 0,
  "defence": 0,
  "resistance": 0,
  "green": 0,
  "ochre": 0,
  "duration": "discard-after-use",
  "lives": [
   0
  ]
 }
};
