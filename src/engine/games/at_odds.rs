//! Parts of a written game that leave each other nothing to do, or that no hand can have together: one table.

use crate::cards::{Card, Rank};
use crate::games::course::Step;
use crate::games::deck::Deck;
use crate::games::faults::{GameFault, GamePart};
use crate::games::game::{Highs, Lows};
use crate::games::part::{Beside, Second};
use crate::games::row::GameRow;
use crate::rank::Uses;

/// One row: where it is so in a game, that is at fault.
struct AtOdds {
    part: GamePart,
    is_so: fn(&GameRow) -> bool,
    found: &'static str,
    wanted: &'static str,
}

const fn row(
    part: GamePart,
    is_so: fn(&GameRow) -> bool,
    found: &'static str,
    wanted: &'static str,
) -> AtOdds {
    AtOdds { part, is_so, found, wanted }
}

#[rustfmt::skip]
const AT_ODDS: &[AtOdds] = &[
    row(GamePart::Match, |game| game.matched && !drops(game), "matches the pot, and nobody drops: everybody would lose", "a `drop` step, or `match` left out"),
    row(GamePart::Match, |game| !game.matched && drops(game), "drops, and who stays in and loses matches nothing", "`match = true`, or no `drop`"),
    row(GamePart::Match, |game| game.matched && halves(game), "splits the pot, and a player who wins only half would still match it", "a high or a low alone, on one board"),
    row(GamePart::Course, |game| game.course.blind() > 0 && !drops(game), "deals a blind hand, and nobody drops: there is nobody to beat it", "a `drop` step, or no `blind`"),
    row(GamePart::Course, |game| times(game, Step::Drop) > 1, "drops more than once", "`drop` once"),
    row(GamePart::Course, |game| drops(game) && times(game, Step::Declare) > 0, "drops and declares", "one of them"),
    row(GamePart::Course, early_declare, "declares before the last card is dealt", "`declare` behind the cards"),
    row(GamePart::Course, draws_too_many, "changes more cards than a player holds by then", "`draw` with at most the cards dealt before"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.highs == Highs::Three, "uses two cards of his own and three of the board for a hand of three", "`any`, or a hand of five"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.lows == Lows::Badugi, "uses two cards of his own and three of the board for a hand of four", "`any`, or another low"),
    row(GamePart::Spade, |game| game.game.beside.is_some() && game.game.highs != Highs::Not && game.game.lows != Lows::Not, "gives its second half to a low and to something else", "one of them"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::OwnHand) && game.game.board == 0, "gives a half to one's own hand, and has no board for the other", "a `board` step"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::OwnHand) && game.game.highs == Highs::Not, "gives a half to the best own hand, and has no order of high hands", "a high"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::Badugi) && game.game.lows == Lows::Badugi, "plays badugi in both halves", "another low"),
    row(GamePart::Order, |game| game.game.counts_points() && (game.game.beside.is_some() || !plain_points(game)), "counts points and ranks hands", "points for high, for low or for both, and nothing else"),
    row(GamePart::Boards, |game| game.game.counts_points() && !game.game.boards.is_plain(), "counts points on several boards", "one board or none"),
    row(GamePart::Order, |game| (game.game.deck == Deck::SHORT) != (game.game.highs == Highs::Short), "ranks its hands for another deck than it is played with", "`deck = \"short\"` with `high = \"short-deck\"`, or neither"),
    row(GamePart::Wilds, GameRow::has_wild_cards_it_lacks, "has wild cards that its deck does not have", "cards of its deck"),
    row(GamePart::Forced, |game| game.forced.blinds == Some(true) && game.course.rounds() == 0, "has blinds, and no round of betting", "a `bet` step, or no blinds"),
    row(GamePart::Forced, |game| game.forced.ante == Some(false) && game.course.rounds() == 0, "has no ante and no round of betting: there is nothing to play for", "one of them"),
];

impl GameRow {
    /// Every row of the table that speaks of this game.
    pub(in crate::games) fn at_odds(&self) -> impl Iterator<Item = GameFault> + '_ {
        let rows = AT_ODDS.iter().filter(|row| (row.is_so)(self));
        rows.map(|row| GameFault {
            part: row.part,
            found: row.found.to_owned(),
            wanted: row.wanted.to_owned(),
        })
    }

    /// True if a card is wild that the deck does not have.
    #[must_use]
    pub fn has_wild_cards_it_lacks(&self) -> bool {
        let (wilds, deck) = (self.game.wilds, self.game.deck);
        let lacks = |rank: &Rank| !deck.has(*rank);
        let by_rank = (0..13).filter_map(Rank::at).filter(lacks).any(|rank| wilds.ranks & rank.bit() != 0);
        let cards = (0..52).filter_map(Card::from_index).filter(|card| wilds.cards.contains(*card));
        by_rank || cards.filter_map(Card::rank).any(|rank| lacks(&rank))
    }
}

fn times(game: &GameRow, wanted: Step) -> usize {
    game.course.steps().iter().filter(|step| **step == wanted).count()
}

fn drops(game: &GameRow) -> bool {
    times(game, Step::Drop) > 0
}

fn halves(game: &GameRow) -> bool {
    game.game.second() != Second::None || game.game.boards.boards() > 1
}

/// Points for high or for low, and for the other part points too or nothing.
fn plain_points(game: &GameRow) -> bool {
    let (highs, lows) = (game.game.highs, game.game.lows);
    matches!(highs, Highs::Points | Highs::Not) && matches!(lows, Lows::Points | Lows::Not)
}

/// Somebody says what he goes for, and gets more cards.
fn early_declare(game: &GameRow) -> bool {
    let steps = game.course.steps();
    let declared = steps.iter().position(|step| *step == Step::Declare);
    let dealt = |step: &Step| matches!(step, Step::Deal { .. } | Step::Board(_) | Step::Draw { .. });
    declared.zip(steps.iter().rposition(dealt)).is_some_and(|(declared, dealt)| declared < dealt)
}

/// More cards may be changed than were dealt to a player until then; the deal itself comes first elsewhere.
fn draws_too_many(game: &GameRow) -> bool {
    let mut held = 0_usize;
    game.course.steps().iter().any(|step| match step {
        Step::Deal { down, up } => {
            held = held.saturating_add(usize::from(*down)).saturating_add(usize::from(*up));
            false
        }
        Step::Draw { most } => held > 0 && usize::from(*most) > held,
        _ => false,
    })
}
