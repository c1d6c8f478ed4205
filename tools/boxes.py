"""What is printed in the box of each game, for the client: the moves, the events, and the figures of cards and pieces."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any, get_type_hints

import msgspec
from tools.typescript import HEAD, Translator, union

from budokan import games
from budokan.games.ken import cards as ken
from budokan.games.ken.reading import all_cards as ken_cards
from budokan.games.rising_sun import cards as sun
from budokan.games.samurai_sword.cards import all_cards, all_characters
from budokan.games.senjutsu import GAME as SENJUTSU
from budokan.games.senjutsu import box as duel_box
from budokan.games.senjutsu import cards as duel_cards
from budokan.games.senjutsu.faces import card_face
from budokan.games.senjutsu.hexes import CELLS, RINGS
from budokan.games.senjutsu.language import values

SUN_CARD = ("type", "season", "price", "subtitle", "ruling", "source")


def box() -> str:
    """Samurai Sword: moves, events, and what is printed on the cards."""
    game = games()["samurai-sword"]
    cards = {
        card.id: {
            "type": card.type,
            "suit": card.suit,
            **({"reach": card.reach, "wounds": card.wounds} if card.type == "weapon" else {}),
            **({"by": card.wounds_by} if card.wounds_by != "figure" else {}),
            "source": card.source,
        }
        for card in all_cards()
    }
    characters = {one.id: {"resilience": one.resilience, "set": one.set, "source": one.source} for one in all_characters()}
    figures = (
        "export interface Card {\n  type: 'weapon' | 'action' | 'property';\n  suit: 'crane' | 'torii' | 'koi' | 'fuji';\n"
        "  reach?: number;\n  wounds?: number;\n  by?: string;\n  source: string;\n}\n\n"
        "export interface Character {\n  resilience: number;\n  set: string;\n  source: string;\n}\n"
    )
    return "\n".join(
        [
            HEAD,
            union("Move", game.moves.kinds),
            union("Event", game.events),
            figures,
            f"export const CARDS: Record<string, Card> = {json.dumps(cards, indent=2)};\n",
            f"export const CHARACTERS: Record<string, Character> = {json.dumps(characters, indent=2)};\n",
        ]
    )


def only(one: msgspec.Struct, *fields: str) -> dict[str, Any]:
    """These fields of a printed piece, those that say something."""
    return {field: msgspec.to_builtins(getattr(one, field)) for field in fields if getattr(one, field) != ""}


def sun_box() -> str:
    """Rising Sun: moves, events, the map, and what is printed on the pieces."""
    game = games()["rising-sun"]
    land, track, worth = sun.the_map(), sun.politics(), sun.spoils()
    printed: dict[str, tuple[str, Any]] = {
        "CARDS": ("Record<string, Card>", {card.id: only(card, *SUN_CARD) for card in sun.all_cards()}),
        "MONSTERS": ("Record<string, Monster>", {one.id: only(one, "force", "ruling") for one in sun.all_monsters()}),
        "CLANS": ("Record<string, Clan>", {one.id: only(one, "rank", "income", "home", "ruling") for one in sun.all_clans()}),
        "PROVINCES": ("Record<string, Province>", {one.id: only(one, "reward", "ruling") for one in land.province}),
        "BORDERS": ("[string, string][]", land.borders),
        "ROUTES": ("[string, string][]", land.routes),
        "KAMI": ("Record<string, string>", {one.id: one.ruling for one in sun.all_shrines().kami}),
        "MANDATES": ("Record<string, string>", {one.id: one.ruling for one in track.mandate}),
        "TRACK": ("('mandate' | 'kami')[]", track.track),
        "ADVANTAGES": ("{ id: string; ruling: string }[]", [only(one, "id", "ruling") for one in worth.advantage]),
        "TOKEN_VP": ("number[]", list(worth.token.values())),
        "SET_BONUS": ("{ provinces: number; vp: number }[]", [msgspec.to_builtins(one) for one in worth.set_bonus]),
    }
    figures = (
        "export interface Card {\n  type: 'virtue' | 'enhancement' | 'monster' | 'war-upgrade' | 'winter-upgrade';\n"
        "  season: 'spring' | 'summer' | 'autumn';\n  price: number;\n  subtitle?: string;\n"
        "  ruling: string;\n  source: string;\n}\n\n"
        "export interface Monster {\n  force: number;\n  ruling: string;\n}\n\n"
        "export interface Clan {\n  rank: number;\n  income: number;\n  home: string;\n  ruling: string;\n}\n\n"
        "export interface Province {\n  reward: { vp: number; coins: number; ronin: number };\n  ruling: string;\n}\n"
    )
    constants = [f"export const {name}: {kind} = {json.dumps(value, indent=2)};\n" for name, (kind, value) in printed.items()]
    return "\n".join([HEAD, union("Move", game.moves.kinds), union("Event", game.events), figures, *constants])


def box_of_ken() -> str:
    """Ken il Guerriero: moves, events, and what is printed on the cards."""
    game = games()["ken"]
    cards = {card.id: figures_of(card) for card in ken_cards()}
    figures = (
        f"export type Type = {Translator().type_of(ken.Type)};\n"
        f"export type School = {Translator().type_of(ken.School)};\n"
        f"export type Moral = {Translator().type_of(ken.Moral)};\n\n"
        "export interface Card {\n  type: Type;\n  school: School;\n  moral: Moral;\n"
        "  printed?: string[];\n  attested?: string[];\n  attack: number;\n"
        "  defence: number;\n  resistance: number | 'life';\n  green: number;\n  ochre: number;\n  duration?: string;\n"
        "  inhabited?: boolean;\n  marks?: string[];\n  lives?: number[];\n}\n"
    )
    return "\n".join(
        [
            HEAD,
            union("Move", game.moves.kinds),
            union("Event", game.events),
            figures,
            f"export const CARDS: Record<string, Card> = {json.dumps(cards, indent=1)};\n",
        ]
    )


def figures_of(card: ken.Card) -> dict[str, Any]:
    """What is printed on a card; `lives` is what each of its abilities costs."""
    return {
        "type": card.type,
        "school": card.school,
        "moral": card.moral,
        **({"printed": list(card.printed)} if card.printed else {}),
        **({"attested": list(card.attested)} if card.attested else {}),
        "attack": card.attack,
        "defence": card.defence,
        "resistance": card.resistance,
        "green": card.green,
        "ochre": card.ochre,
        **({"duration": card.duration} if card.duration else {}),
        **({"inhabited": card.inhabited} if card.inhabited is not None else {}),
        **({"marks": list(card.marks)} if card.marks else {}),
        **({"lives": [one.lives for one in card.abilities]} if card.abilities else {}),
    }


def effects() -> str:
    """Every effect a card of Senjutsu can have, as its face spells it: what the rules read, with the kind under `do`."""
    marks = "[count: number, mark: string][]"
    members: list[str] = []
    kinds = [one for one in vars(values).values() if isinstance(one, type) and issubclass(one, values.Effect)]
    for kind in kinds[1:]:
        hints = get_type_hints(kind)
        fields = [f"{one.name}: {effect_type(hints[one.name], marks)};" for one in dataclasses.fields(kind)]
        members.append(f"  | {{ {' '.join([f'do: {json.dumps(kind.__name__.lower())};', *fields])} }}")
    return "export type Effect =\n" + "\n".join(members) + ";\n"


def effect_type(hint: Any, marks: str) -> str:
    special = {
        values.Marks: marks,
        values.Effect | None: "Effect | null",
        tuple[tuple[str, values.Marks], ...]: f"[cell: string, marks: {marks}][]",
        tuple[tuple[str, bool], ...]: "[cell: string, star: boolean][]",
    }
    return special.get(hint) or Translator().type_of(hint)


FIGHTER = """export interface Character {
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
"""


def duel() -> str:
    """Senjutsu: moves, events, the effects of a card, and what the field is measured with."""
    game = SENJUTSU
    characters = {
        one.id: {
            "advantage": one.advantage,
            "hand": one.hand_limit,
            "wounds": one.wound_limit,
            "focus": one.focus_limit,
            "start": one.start_kamae,
            "kamae": one.kamae,
            "branches": one.branches,
            "weapons": one.weapons,
            "weaponCount": one.weapon_count,
            "fixedWeapons": one.fixed_weapons,
            "special": one.special,
            "rules": one.rules,
            "source": one.source,
        }
        for one in duel_cards.all_characters()
    }
    terrain = {one.id: {"hexes": one.hexes, "blocks": one.blocks, "token": one.token} for one in duel_cards.all_terrain()}
    return "\n".join(
        [
            HEAD,
            union("Move", game.moves.kinds),
            union("Event", game.events),
            effects(),
            "export type { Choice, Face, Gate, Line, Part } from './view';\n",
            FIGHTER,
            f"export const CELLS: Record<string, [q: number, r: number]> = {json.dumps(CELLS)};\n",
            f"export const RINGS: Record<string, string[]> = {json.dumps(RINGS)};\n",
            f"export const WAYS: Record<string, number[]> = {json.dumps(values.WAYS)};\n",
            f"export const KAMAE: Record<string, string> = {json.dumps(values.KAMAE)};\n",
            f"export const CHARACTERS: Record<string, Character> = {json.dumps(characters, indent=2)};\n",
            "export const TERRAIN: Record<string, { hexes: [number, number][]; blocks: boolean; token: boolean }> ="
            f" {json.dumps(terrain)};\n",
        ]
    )


def duel_faces() -> str:
    """The face of every card, and of those that differ in the beta; one card a line."""
    printed = {card.id: card for card in (*duel_cards.all_cards(), *duel_cards.hachiko_cards(), *duel_cards.status_cards())}
    printed |= {card.id: card for card in (*duel_cards.beta_cards(), *duel_cards.solo_cards())}
    final: dict[str, Any] = {}
    beta: dict[str, Any] = {}
    for edition, faces in (("final", final), ("beta-v7", beta)):
        for name, sheet in duel_box.printed_box(edition, second_printing=False).sheets.items():
            card = printed[name.partition(".")[0]]
            change = duel_cards.beta_changes().get(name, {}) if edition == "beta-v7" else {}
            face = msgspec.to_builtins(card_face(sheet, card.number, change.get("source", card.source)))
            if final.get(name) != face:
                faces[name] = face
    lines = {
        edition: ",\n".join(f"{json.dumps(name)}:{json.dumps(face, separators=(',', ':'))}" for name, face in faces.items())
        for edition, faces in (("final", final), ("beta-v7", beta))
    }
    return "{" + ",\n".join(f"{json.dumps(edition)}: {{\n{text}\n}}" for edition, text in lines.items()) + "}\n"


BOXES: dict[str, Callable[[], str]] = {"samurai-sword": box, "rising-sun": sun_box, "ken": box_of_ken, "senjutsu": duel}
