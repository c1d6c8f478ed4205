"""What a player may answer. Ways are read from a figure's front (F, FR, ...); sides and hexes are those of the field."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from budokan.kernel.moves import Move, Once
from budokan.kernel.texts import SeatField, word

CardField = Annotated[str, word("sj-card")]
KamaeField = Annotated[str, word("sj-kamae")]
TerrainField = Annotated[str, word("sj-terrain")]
WayField = Annotated[str, word("sj-way")]
SideField = Annotated[str, word("sj-side")]
CellField = Annotated[str, word("sj-cell")]
TypeField = Annotated[str, word("sj-type")]
StatusField = Annotated[str, word("sj-status")]
CharacterField = Annotated[str, word("sj-character")]
ContractField = Annotated[str, word("sj-contract")]
FigureField = Annotated[str, word("sj-figure")]
BehaviourField = Annotated[str, word("sj-behaviour")]
AttitudeField = Annotated[str, word("sj-attitude")]


# Setting up.


class PlaceTerrain(Move, frozen=True, tag="sj-place-terrain"):
    """Put a piece with its first hex here, turned by so many sides."""

    form: ClassVar[str] = "place {piece} on {hex} turned {turned}"
    piece: TerrainField
    hex: str
    turned: int


class Stand(Move, frozen=True, tag="sj-stand"):
    form: ClassVar[str] = "stand on {hex}"
    hex: str


class Face(Move, frozen=True, tag="sj-face"):
    form: ClassVar[str] = "face {side}"
    side: SideField


class StartStealthed(Move, frozen=True, tag="sj-start-stealthed"):
    form: ClassVar[str] = "begin stealthed"


class StartRevealed(Move, frozen=True, tag="sj-start-revealed"):
    form: ClassVar[str] = "begin revealed"


class LeaveOut(Move, frozen=True, tag="sj-leave-out"):
    """The contract that is not taken."""

    form: ClassVar[str] = "leave out {contract}"
    contract: ContractField


class Prepare(Move, frozen=True, tag="sj-prepare"):
    form: ClassVar[str] = "prepare {card}"
    card: CardField


# Choosing and revealing.


class Choose(Move, frozen=True, tag="sj-choose"):
    form: ClassVar[str] = "choose {card}"
    card: CardField


class KeepDogCard(Move, frozen=True, tag="sj-keep-dog-card"):
    form: ClassVar[str] = "keep {card} for Hachiko"
    card: CardField


class Target(Move, frozen=True, tag="sj-target"):
    """Name a character by the seat that leads it."""

    form: ClassVar[str] = "target {target}"
    target: SeatField


class TargetDog(Move, frozen=True, tag="sj-target-dog"):
    form: ClassVar[str] = "target Hachiko of {target}"
    target: SeatField


class Hasten(Move, frozen=True, tag="sj-hasten"):
    """Pay for an alternative initiative."""

    form: ClassVar[str] = "pay {focus} for speed {speed}"
    focus: int
    speed: str


class Announce(Move, frozen=True, tag="sj-announce"):
    form: ClassVar[str] = "announce {speed}"
    speed: int


class PlayInstant(Move, frozen=True, tag="sj-play-instant"):
    form: ClassVar[str] = "play {card}"
    card: CardField


class NoThanks(Move, frozen=True, tag="sj-no-thanks"):
    """Pass: nothing is played, paid or taken."""

    form: ClassVar[str] = "pass"


class TakePlace(Move, frozen=True, tag="sj-take-place"):
    """A place in the order of tied cards."""

    form: ClassVar[str] = "go in place {place}"
    place: int


# Carrying a card out.


class Pay(Move, frozen=True, tag="sj-pay"):
    """Pay for a line: focus, or a Stun taken."""

    form: ClassVar[str] = "pay"


class Option(Move, frozen=True, tag="sj-option"):
    """One of the options of an OR, by its place on the card."""

    form: ClassVar[str] = "option {number}"
    number: int


class Walk(Move, frozen=True, tag="sj-walk"):
    form: ClassVar[str] = "step {way}"
    way: WayField


class Turn(Move, frozen=True, tag="sj-turn"):
    form: ClassVar[str] = "turn {sense}"
    sense: Annotated[str, word("sj-sense")]


class Stay(Move, frozen=True, tag="sj-stay"):
    """No further movement on this line."""

    form: ClassVar[str] = "stay"


class Shove(Move, frozen=True, tag="sj-shove"):
    """The side of the field to which a target is pushed or pulled."""

    form: ClassVar[str] = "shove {side}"
    side: SideField


class GoTo(Move, frozen=True, tag="sj-go-to"):
    """Along a branch of the tree, or switch, to this kamae."""

    form: ClassVar[str] = "go to {kamae}"
    kamae: KamaeField


class PassFocus(Move, frozen=True, tag="sj-pass-focus"):
    """Over the Focus Point to this kamae."""

    form: ClassVar[str] = "over focus to {kamae}"
    kamae: KamaeField


class DrawCard(Move, frozen=True, tag="sj-draw"):
    form: ClassVar[str] = "draw"


class Discard(Move, frozen=True, tag="sj-discard"):
    form: ClassVar[str] = "discard {card}"
    card: CardField


class Take(Move, frozen=True, tag="sj-take"):
    """A card found by searching."""

    form: ClassVar[str] = "take {card}"
    card: CardField


class ShuffleIn(Move, frozen=True, tag="sj-shuffle-in"):
    form: ClassVar[str] = "shuffle {card} into the deck"
    card: CardField


class GiveCard(Move, frozen=True, tag="sj-give-card"):
    """A card the target has to take."""

    form: ClassVar[str] = "give {card}"
    card: CardField


class Poison(Move, frozen=True, tag="sj-poison"):
    form: ClassVar[str] = "poison with {poison}"
    poison: StatusField


class RemoveStatus(Move, frozen=True, tag="sj-remove"):
    form: ClassVar[str] = "remove {status}"
    status: StatusField


class React(Move, frozen=True, tag="sj-react"):
    form: ClassVar[str] = "react with {card}"
    card: CardField


class PutToken(Move, frozen=True, tag="sj-put-token"):
    form: ClassVar[str] = "put {token} on {cell}"
    token: TerrainField
    cell: CellField


class ForbidType(Move, frozen=True, tag="sj-forbid-type"):
    form: ClassVar[str] = "forbid {kind}"
    kind: TypeField


class ForbidCard(Move, frozen=True, tag="sj-forbid-card"):
    form: ClassVar[str] = "forbid card {card}"
    card: CardField


class BuyOut(Move, frozen=True, tag="sj-buy-out"):
    """Spend 2 focus to discard a Bushido card."""

    form: ClassVar[str] = "spend focus to end {card}"
    card: CardField


class SoberUp(Move, frozen=True, tag="sj-sober-up"):
    form: ClassVar[str] = "sober up"


class CashContract(Move, frozen=True, tag="sj-cash-contract"):
    """Discard a completed contract for a card or a focus."""

    form: ClassVar[str] = "cash {contract} for a {gain}"
    contract: ContractField
    gain: Annotated[str, word("sj-gain")]


class ReturnContract(Move, frozen=True, tag="sj-return-contract"):
    form: ClassVar[str] = "return {contract}"
    contract: ContractField


class Strengthen(Move, frozen=True, tag="sj-strengthen"):
    """Zanmato: a contract for a point of speed or a Wound."""

    form: ClassVar[str] = "strengthen {gain}"
    gain: Annotated[str, word("sj-gain")]


class DogKamae(Move, frozen=True, tag="sj-dog-kamae"):
    form: ClassVar[str] = "Hachiko in {kamae}"
    kamae: KamaeField


# Alone against the foes.


class Enter(Move, frozen=True, tag="sj-enter"):
    """The entry hex from which a foe of the horde comes."""

    form: ClassVar[str] = "enter at {entry}"
    entry: str


class SetAttitude(Move, frozen=True, tag="sj-set-attitude"):
    form: ClassVar[str] = "make it {attitude}"
    attitude: AttitudeField


class FoeGoes(Move, frozen=True, tag="sj-foe-goes"):
    """Where a foe ends its movement, among places that are equally bad for the player."""

    form: ClassVar[str] = "foe goes to {hex} facing {side}"
    hex: str
    side: SideField


class LayLord(Move, frozen=True, tag="sj-lay-lord"):
    form: ClassVar[str] = "lay the lord on {hex}"
    hex: str


# Moves that are made once: what is offered most.

CHOOSES: Final = Once[str, Move](Choose)
DISCARDS: Final = Once[str, Move](Discard)
OPTIONS: Final = Once[int, Move](Option)
ANNOUNCES: Final = Once[int, Move](Announce)
NO_THANKS: Final = NoThanks()
