//! Parts of a written game that leave each other nothing to do, or that no hand can have together: one table.

use crate::cards::{Card, Rank};
use crate::games::course::Step;
use crate::games::deed::Deed;
use crate::games::faults::{GameFault, GamePart, JUDGED_MAX};
use crate::games::game::{Highs, Lows};
use crate::games::row::{Deck, GameRow};
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
    row(GamePart::Match, |game| game.matched && halves(game), "splits the pot in halves, and a player who wins only half would still match it", "a high or a low alone"),
    row(GamePart::Course, |game| game.course.blind() > 0 && !drops(game), "deals a blind hand, and nobody drops: there is nobody to beat it", "a `drop` step, or no `blind`"),
    row(GamePart::Course, |game| times(game, Step::Drop) > 1, "drops more than once", "`drop` once"),
    row(GamePart::Course, |game| drops(game) && times(game, Step::Declare) > 0, "drops and declares", "one of them"),
    row(GamePart::Course, early_declare, "declares before the last card is dealt", "`declare` behind the cards"),
    row(GamePart::Course, draws_too_many, "changes more cards than a player holds by then", "`draw` with at most the cards dealt before"),
    row(GamePart::Course, |game| game.course.overdone().is_some(), "has players throw, pass or turn more cards than they can", "at most the cards that lie face down by then, and one left to play"),
    row(GamePart::Course, |game| game.course.has_deeds(|_| true) && drops(game), "drops, and has players throw, pass or turn cards", "one of them"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && game.course.open() == 0, "waits for cards that fall face up, and none does", "an `up` or a `roll` step"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && changes_cards(game), "waits for cards that fall face up, and has cards thrown away or passed", "one of them"),
    row(GamePart::Falls, |game| !game.game.falls.is_none() && drops(game), "waits for cards that fall face up, and drops", "one of them"),
    row(GamePart::Falls, |game| game.game.falls.more.is_some() && game.course.held().saturating_add(game.course.board()).saturating_add(game.game.falls.most_more()) > JUDGED_MAX, "can give a player more than 13 cards to choose from", "fewer cards in the course"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.highs == Highs::Three, "uses two cards of his own and three of the board for a hand of three", "`any`, or a hand of five"),
    row(GamePart::Uses, |game| game.game.uses == Uses::Two && game.game.lows == Lows::Badugi, "uses two cards of his own and three of the board for a hand of four", "`any`, or another low"),
    row(GamePart::Spade, |game| game.game.spade && game.game.lows != Lows::Not, "gives its second half to a low and to a spade", "one of them"),
    row(GamePart::Spade, |game| game.game.spade && game.game.highs == Highs::Not, "gives a half to a spade, and has no high for the other", "a high"),
    row(GamePart::Order, |game| (game.deck == Deck::Short) != (game.game.highs == Highs::Short), "ranks its hands for another deck than it is played with", "`deck = \"short\"` with `high = \"short-deck\"`, or neither"),
    row(GamePart::Wilds, GameRow::has_wild_cards_it_lacks, "has wild cards that its deck does not have: it begins with the sixes", "cards from the sixes up"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && game.forced.blinds == Some(true), "has blinds beside a bomb ante", "`blinds = false`"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && game.forced.ante == Some(false), "has no ante and a bomb ante", "one of them"),
    row(GamePart::Forced, |game| game.forced.bomb.is_some() && drops(game), "drops, and has a bomb ante", "one of them"),
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

    /// True if a card below the sixes is wild, where the deck has none.
    #[must_use]
    pub fn has_wild_cards_it_lacks(&self) -> bool {
        let low = [Rank::Two, Rank::Three, Rank::Four, Rank::Five];
        let wilds = self.game.wilds;
        let by_rank = low.iter().any(|rank| wilds.ranks & rank.bit() != 0);
        let cards = (0..52).filter_map(Card::from_index).filter(|card| wilds.cards.contains(*card));
        let by_card = cards.filter_map(Card::rank).any(|rank| low.contains(&rank));
        self.deck == Deck::Short && (by_rank || by_card)
    }
}

fn times(game: &GameRow, wanted: Step) -> usize {
    game.course.steps().iter().filter(|step| **step == wanted).count()
}

fn drops(game: &GameRow) -> bool {
    times(game, Step::Drop) > 0
}

fn halves(game: &GameRow) -> bool {
    game.game.spade || (game.game.highs != Highs::Not && game.game.lows != Lows::Not)
}

/// Cards leave the hands they were dealt to.
fn changes_cards(game: &GameRow) -> bool {
    game.course.drawn() > 0 || game.course.has_deeds(|deed| deed != Deed::Roll)
}

/// Somebody says what he goes for, and gets more cards.
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

/// More cards may be changed than were dealt to a player until then; the deal itself comes first elsewhere.
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
