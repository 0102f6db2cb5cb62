//! The courses of the games in the table, as steps of the deal.

use crate::games::course::{Size, Step};
use crate::games::deed::{Deed, PassWay};

const SMALL: Step = Step::Bet(Size::Small);
const BIG: Step = Step::Bet(Size::Big);
const UP: Step = up(1);

const fn down(cards: u8) -> Step {
    Step::Deal { down: cards, up: 0 }
}

const fn up(cards: u8) -> Step {
    Step::Deal { down: 0, up: cards }
}

const fn draw(most: u8) -> Step {
    Step::Draw { most }
}

const fn own(deed: Deed, cards: u8) -> Step {
    Step::Own { deed, cards }
}

const fn left(cards: u8) -> Step {
    own(Deed::Pass(PassWay::Left), cards)
}

const ROLL: Step = own(Deed::Roll, 1);
const BOARD: Step = Step::Board(1);

/// Cards down, then a board of three, one and one, with a round after each.
const fn shared(cards: u8) -> [Step; 8] {
    [down(cards), SMALL, Step::Board(3), SMALL, Step::Board(1), BIG, Step::Board(1), BIG]
}

/// One exchange between two rounds.
const fn single_draw(most: u8) -> [Step; 4] {
    [down(5), SMALL, draw(most), BIG]
}

/// Three exchanges between four rounds.
const fn triple_draw(cards: u8) -> [Step; 8] {
    [down(cards), SMALL, draw(cards), SMALL, draw(cards), BIG, draw(cards), BIG]
}

/// The same without a round before the flop: everybody puts in a bomb ante.
const fn bomb(cards: u8) -> [Step; 7] {
    [down(cards), Step::Board(3), SMALL, Step::Board(1), BIG, Step::Board(1), BIG]
}

/// Cards down, then two boards of three, one and one side by side, with a round after each.
const fn double(cards: u8) -> [Step; 11] {
    let (flop, card) = (Step::Board(3), Step::Board(1));
    [down(cards), SMALL, flop, flop, SMALL, card, card, BIG, card, card, BIG]
}

/// The same without a round before the flops.
const fn double_bomb(cards: u8) -> [Step; 10] {
    let (flop, card) = (Step::Board(3), Step::Board(1));
    [down(cards), flop, flop, SMALL, card, card, BIG, card, card, BIG]
}

/// Hold'em (PIG-43, PIG-47, PIG-50).
pub(crate) const HOLDEM: &[Step] = &shared(2);
/// Omaha.
pub(crate) const OMAHA: &[Step] = &shared(4);
/// Omaha with five cards.
pub(crate) const OMAHA_FIVE: &[Step] = &shared(5);
/// Omaha with six cards.
pub(crate) const OMAHA_SIX: &[Step] = &shared(6);
/// Omaha with five cards, the first card of the flop open from the start.
pub(crate) const COURCHEVEL: &[Step] =
    &[down(5), Step::Board(1), SMALL, Step::Board(2), SMALL, Step::Board(1), BIG, Step::Board(1), BIG];

/// Three cards, one of them thrown away before the flop.
pub(crate) const PINEAPPLE: &[Step] =
    &[down(3), SMALL, own(Deed::Discard, 1), Step::Board(3), SMALL, BOARD, BIG, BOARD, BIG];
/// Three cards, one of them thrown away after the bets on the flop.
pub(crate) const PINEAPPLE_CRAZY: &[Step] =
    &[down(3), SMALL, Step::Board(3), SMALL, own(Deed::Discard, 1), BOARD, BIG, BOARD, BIG];
/// Three cards, one of them thrown away at the very end.
pub(crate) const PINEAPPLE_LAZY: &[Step] =
    &[down(3), SMALL, Step::Board(3), SMALL, BOARD, BIG, BOARD, BIG, own(Deed::Discard, 1)];
/// Four cards, two of them thrown away after the bets on the flop.
pub(crate) const IRISH: &[Step] =
    &[down(4), SMALL, Step::Board(3), SMALL, own(Deed::Discard, 2), BOARD, BIG, BOARD, BIG];

/// Seven cards, of which three, two and one are passed to the left; then the best five are turned up one by one.
pub(crate) const ANACONDA: &[Step] = &[
    down(7),
    SMALL,
    left(3),
    SMALL,
    left(2),
    SMALL,
    left(1),
    own(Deed::Discard, 2),
    ROLL,
    BIG,
    ROLL,
    BIG,
    ROLL,
    BIG,
    ROLL,
    BIG,
];
/// Seven cards face down, turned up one by one with a round after each.
pub(crate) const ROLL_SEVEN: &[Step] =
    &[down(7), ROLL, SMALL, ROLL, SMALL, ROLL, SMALL, ROLL, BIG, ROLL, BIG, ROLL, BIG, ROLL, BIG];
/// Five cards face down; before each round players turn up one of their own.
pub(crate) const STUD_MEXICAN: &[Step] =
    &[down(2), ROLL, SMALL, down(1), ROLL, SMALL, down(1), ROLL, BIG, down(1), ROLL, BIG];

/// Seven cards, the first two and the last down: five rounds (CAU-101).
pub(crate) const STUD_SEVEN: &[Step] =
    &[Step::Deal { down: 2, up: 1 }, SMALL, UP, SMALL, UP, BIG, UP, BIG, down(1), BIG];
/// Five cards, the first down: four rounds.
pub(crate) const STUD_FIVE: &[Step] = &[Step::Deal { down: 1, up: 1 }, SMALL, UP, SMALL, UP, BIG, UP, BIG];

/// Up to three cards may be changed (CAU-060).
pub(crate) const DRAW_THREE: &[Step] = &single_draw(3);
/// All cards may be changed.
pub(crate) const DRAW_ALL: &[Step] = &single_draw(5);
/// All five cards may be changed, three times.
pub(crate) const TRIPLE_DRAW: &[Step] = &triple_draw(5);
/// All four cards may be changed, three times.
pub(crate) const BADUGI: &[Step] = &triple_draw(4);

/// Five cards down and a round.
pub(crate) const STRAIGHT: &[Step] = &[down(5), BIG];
/// Five cards face up and nothing else (IGL-44).
pub(crate) const COLD: &[Step] = &[up(5)];
/// Three cards down and a round.
pub(crate) const THREE: &[Step] = &[down(3), BIG];

/// Two cards and a blind hand, then in or out, then a third card to players still in and to the blind hand (CAU-114, CAU-117).
pub(crate) const GUTS_BUMP: &[Step] = &[down(2), Step::Blind(2), Step::Drop, up(1), Step::Blind(1)];
/// Three cards, then in or out.
pub(crate) const GUTS_THREE: &[Step] = &[down(3), Step::Drop];
/// Three cards and a blind hand, then in or out.
pub(crate) const GUTS_THREE_BLIND: &[Step] = &[down(3), Step::Blind(3), Step::Drop];
/// Five cards, then in or out.
pub(crate) const GUTS_FIVE: &[Step] = &[down(5), Step::Drop];
/// Five cards, in or out, and an exchange for players still in.
pub(crate) const GUTS_DRAW: &[Step] = &[down(5), Step::Drop, draw(5)];

/// Five cards down and five shared ones, one by one, with a round after each.
pub(crate) const CINCINNATI: &[Step] = &[
    down(5),
    SMALL,
    Step::Board(1),
    SMALL,
    Step::Board(1),
    SMALL,
    Step::Board(1),
    BIG,
    Step::Board(1),
    BIG,
    Step::Board(1),
    BIG,
];
/// Four cards down, and two rows of five turned up together.
pub(crate) const TWIN_BEDS: &[Step] = &[
    down(4),
    SMALL,
    Step::Board(2),
    SMALL,
    Step::Board(2),
    SMALL,
    Step::Board(2),
    BIG,
    Step::Board(2),
    BIG,
    Step::Board(2),
    BIG,
];
/// Two cards up and two down, and seven shared ones, one by one.
pub(crate) const ELEVATOR: &[Step] = &[
    Step::Deal { down: 2, up: 2 },
    SMALL,
    Step::Board(1),
    SMALL,
    Step::Board(1),
    SMALL,
    Step::Board(1),
    SMALL,
    Step::Board(1),
    BIG,
    Step::Board(1),
    BIG,
    Step::Board(1),
    BIG,
    Step::Board(1),
    BIG,
];
/// Two cards down and a square of nine: two rows, two cards, the center.
pub(crate) const SQUARE: &[Step] =
    &[down(2), Step::Board(3), SMALL, Step::Board(3), SMALL, Step::Board(2), BIG, Step::Board(1), BIG];
/// Two cards down, three flops, two turns, one river.
pub(crate) const CHOWAHA: &[Step] = &[
    down(2),
    SMALL,
    Step::Board(3),
    Step::Board(3),
    Step::Board(3),
    SMALL,
    Step::Board(2),
    BIG,
    Step::Board(1),
    BIG,
];
/// Four cards down, one for all, an exchange of up to three.
pub(crate) const SPIT: &[Step] = &[down(4), Step::Board(1), SMALL, draw(3), BIG];
/// Omaha with five cards that may be changed after the flop.
pub(crate) const DRAWMAHA: &[Step] =
    &[down(5), SMALL, Step::Board(3), SMALL, draw(5), Step::Board(1), BIG, Step::Board(1), BIG];
/// Hold'em with three cards.
pub(crate) const SUPER_HOLDEM: &[Step] = &shared(3);
/// Two hold'em boards.
pub(crate) const HOLDEM_DOUBLE: &[Step] = &double(2);
/// Two Omaha boards.
pub(crate) const OMAHA_DOUBLE: &[Step] = &double(4);
/// Hold'em without a round before the flop.
pub(crate) const HOLDEM_BOMB: &[Step] = &bomb(2);
/// Omaha without a round before the flop.
pub(crate) const OMAHA_BOMB: &[Step] = &bomb(4);
/// Two hold'em boards without a round before the flops.
pub(crate) const HOLDEM_DOUBLE_BOMB: &[Step] = &double_bomb(2);
/// Two Omaha boards without a round before the flops.
pub(crate) const OMAHA_DOUBLE_BOMB: &[Step] = &double_bomb(4);
/// The same with five cards.
pub(crate) const OMAHA_FIVE_DOUBLE_BOMB: &[Step] = &double_bomb(5);
/// Six cards, the first and the last down: five rounds.
pub(crate) const STUD_SIX: &[Step] =
    &[Step::Deal { down: 1, up: 1 }, SMALL, UP, SMALL, UP, BIG, UP, BIG, down(1), BIG];
/// Seven cards, two of them at once after the first round, the last one open: four rounds.
pub(crate) const STUD_MISSISSIPPI: &[Step] =
    &[Step::Deal { down: 2, up: 1 }, SMALL, up(2), SMALL, UP, BIG, UP, BIG];
