//! Parts of a written game that don't go together, or that no hand can satisfy at once: one table.

use crate::cards::{Card, Rank};
use crate::games::course::Step;
use crate::games::deck::Deck;
use crate::games::deed::Deed;
use crate::games::faults::{GameFault, GamePart, JUDGED_MAX};
use crate::games::game::{Highs, Lows};
use crate::games::part::{Beside, Second};
use crate::games::row::GameRow;
use crate::rank::Uses;

/// One row: if `is_so` holds for a game, that part is at fault.
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
    row(GamePart::Match, |game| game.matched && !drops(game), "makes losers match the pot, but nobody drops, so everybody would lose", "a `drop` step, or leave out `match`"),
    row(GamePart::Match, |game| !game.matched && drops(game), "has players drop, but a player who stays in and loses doesn't match the pot", "`match = true`, or leave out `drop`"),
    row(GamePart::Match, |game| game.matched && halves(game), "splits the pot, so a player who wins only half would still have to match the pot", "only a high or only a low, on one board"),
    row(GamePart::Course, |game| game.course.blind() > 0 && !drops(game), "deals a blind hand, but nobody drops, so nobody plays against it", "a `drop` step, or leave out `blind`"),
    row(GamePart::Course, |game| times(game, Step::Drop) > 1, "has players drop more than once", "`drop` only once"),
    row(GamePart::Course, |game| drops(game) && times(game, Step::Declare) > 0, "has players both drop and declare", "one or the other"),
    row(GamePart::Course, early_declare, "has players declare before the last card", "`declare` after it"),
    row(GamePart::Course, draws_too_many, "has players draw more cards than they hold by then", "`draw` with no more cards than were dealt before it"),
    row(GamePart::Course, |game| game.course.overdone().is_some(), "has players discard, pass or turn up too many cards", "no more cards than are face down by then, with one left to play"),
    row(GamePart::Course, |game| game.course.has_deeds(|_| true) && drops(game), "has players drop, and also discard, pass or turn up cards", "one or the other"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && game.course.open() == 0, "has rules for upcards, but deals none", "an `up` or `roll` step"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && changes_cards(game), "has rules for upcards, but also has cards discarded or passed", "one or the other"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && drops(game), "has rules for upcards, but also has players drop", "one or the other"),
    row(GamePart::Falls, |game| game.game.falls.more.is_some() && game.course.held().saturating_add(game.course.board()).saturating_add(game.game.falls.most_more()) > JUDGED_MAX, "can give a player more than 13 cards to choose from", "fewer cards in the course"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.highs == Highs::Three, "uses two of your own cards and three from the board for a three-card hand", "`any`, or a five-card hand"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.lows == Lows::Badugi, "uses two of your own cards and three from the board for a four-card hand", "`any`, or another low"),
    row(GamePart::Spade, |game| game.game.beside.is_some() && game.game.highs != Highs::Not && game.game.lows != Lows::Not, "gives the second half of the pot to a low and to something else", "one or the other"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::OwnHand) && game.game.board == 0, "gives half the pot to a player's own hand, but has no board for the other half", "a `board` step"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::OwnHand) && game.game.highs == Highs::Not, "gives half the pot to the best own hand, but doesn't rank high hands", "a high ranking"),
    row(GamePart::Spade, |game| game.game.beside == Some(Beside::Badugi) && game.game.lows == Lows::Badugi, "plays badugi for both halves", "another low"),
    row(GamePart::Order, |game| game.game.counts_points() && (game.game.beside.is_some() || !plain_points(game)), "counts points and also ranks hands", "points for high, for low or for both, and nothing else"),
    row(GamePart::Boards, |game| game.game.counts_points() && !game.game.boards.is_plain(), "counts points on more than one board", "one board or none"),
    row(GamePart::Order, |game| (game.game.deck == Deck::SHORT) != (game.game.highs == Highs::Short), "ranks its hands for a different deck", "`deck = \"short\"` with `high = \"short-deck\"`, or neither"),
    row(GamePart::Wilds, GameRow::has_wild_cards_it_lacks, "has wild cards that aren't in its deck", "cards from its deck"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && game.forced.blinds == Some(true), "has both blinds and a bomb ante", "`blinds = false`"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && game.forced.ante == Some(false), "has a bomb ante, but also `ante = false`", "one or the other"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && drops(game), "has both a bomb ante and players who drop", "one or the other"),
    row(GamePart::Forced, |game| game.forced.blinds == Some(true) && game.course.rounds() == 0, "has blinds but no betting round", "a `bet` step, or leave out `blinds`"),
    row(GamePart::Forced, |game| game.forced.ante == Some(false) && game.course.rounds() == 0, "has no ante and no betting round, so there's nothing to play for", "an ante or a `bet` step"),
];

impl GameRow {
    /// Every row of the table that applies to this game.
    pub(in crate::games) fn at_odds(&self) -> impl Iterator<Item = GameFault> + '_ {
        let rows = AT_ODDS.iter().filter(|row| (row.is_so)(self));
        rows.map(|row| GameFault {
            part: row.part,
            found: row.found.to_owned(),
            wanted: row.wanted.to_owned(),
        })
    }

    /// True if a card is wild that isn't in the deck.
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

/// Points for high or for low, and points or nothing for the other part.
fn plain_points(game: &GameRow) -> bool {
    let (highs, lows) = (game.game.highs, game.game.lows);
    matches!(highs, Highs::Points | Highs::Not) && matches!(lows, Lows::Points | Lows::Not)
}

/// Cards leave the hands they were dealt to.
fn changes_cards(game: &GameRow) -> bool {
    game.course.drawn() > 0 || game.course.has_deeds(|deed| deed != Deed::Roll)
}

/// Players declare before they have all their cards.
fn early_declare(game: &GameRow) -> bool {
    let steps = game.course.steps();
    let declared = steps.iter().position(|step| *step == Step::Declare);
    let dealt = |step: &Step| match step {
        Step::Deal { .. } | Step::Board(_) | Step::Draw { .. } => true,
        Step::Own { deed, .. } => *deed != Deed::Roll,
        _ => false,
    };
    declared.zip(steps.iter().rposition(dealt)).is_some_and(|(declared, dealt)| declared < dealt)
}

/// A player may draw more cards than they were dealt by then; that a deal comes first is checked elsewhere.
fn draws_too_many(game: &GameRow) -> bool {
    let mut held = 0_usize;
    game.course.steps().iter().any(|step| match step {
        Step::Deal { down, up } => {
            held = held.saturating_add(usize::from(*down)).saturating_add(usize::from(*up));
            false
        }
        Step::Own { deed: Deed::Discard, cards } => {
            held = held.saturating_sub(usize::from(*cards));
            false
        }
        Step::Draw { most } => held > 0 && usize::from(*most) > held,
        _ => false,
    })
}
