//! Whether a feature goes with a game, and the game it makes of it.

use crate::calling::feature::{Change, FEATURES, Feature};
use crate::games::{Beside, Course, Deed, Game, GameRow, Highs, Lows, Second, Step};
use crate::hand::HiLo;
use crate::rank::{Joker, Wilds};
use crate::refusal::{Instead, Refusal};

impl Feature {
    /// Why it cannot be added to this game; `None` if it can.
    #[must_use]
    pub fn misfit(&self, row: &GameRow) -> Option<&'static str> {
        match self.change {
            Change::Wild(wilds) => wild(row, wilds),
            Change::Low(lows) => low(row, lows),
            Change::Spade => spade(row),
            Change::Declare | Change::CardsSpeak | Change::PostRound => first(&[
                (row.game.second() != Second::Low, "it isn't high-low; add `high-low` too"),
                (row.has_step(|step| step == Step::Declare), "the game already says how players declare"),
            ]),
            Change::DrawAll => first(&[
                (row.course.drawn() == 0, "it has no draw"),
                (row.course == draw_all(&row.course), "players can already draw all their cards"),
            ]),
            Change::MatchPot => first(&[
                (row.has_step(|step| step == Step::Drop), "it's already a stay-or-drop game"),
                (
                    row.game.second() != Second::None || row.game.boards.boards() > 1,
                    "it splits the pot, so a player who won only half would still have to match it",
                ),
                (row.forced.ante == Some(false), "it has no ante, and without bets there's no pot to match"),
                (
                    row.forced.bomb.is_some(),
                    "everybody puts in more than an ante, and losers would have to match it",
                ),
                (!row.game.falls.is_none(), "its upcards can change the game"),
                (
                    row.course.has_deeds(|_| true),
                    "players discard, pass or turn up cards between its betting rounds",
                ),
            ]),
            Change::Redeal => first(&[(row.course.rounds() == 0, "it has no betting")]),
            Change::NoAnte => first(&[
                (row.forced.ante == Some(false), "it already has no ante"),
                (row.forced.bomb.is_some(), "everybody already puts in more than an ante"),
                (row.course.rounds() == 0, "it has no betting, so without antes there's no pot"),
            ]),
            Change::Counts(kind, _) => first(&[
                (row.game.highs != Highs::Three, "it isn't a three-card game"),
                (row.game.also & kind.bit() != 0, "they already count"),
            ]),
            Change::Goalpost => None,
        }
    }

    /// True if adding this changes nothing: `high-low` keeps a low that the game already has.
    #[must_use]
    pub(super) fn is_there(&self, row: &GameRow) -> bool {
        let Change::Low(lows) = self.change else { return false };
        row.game.second() == Second::Low && (lows == Lows::House || lows == row.game.lows)
    }

    /// Refuses it if it cannot be added.
    ///
    /// # Errors
    ///
    /// `feature-misfit`.
    pub fn check(&self, row: &GameRow) -> Result<(), Refusal> {
        let Some(why) = self.misfit(row) else { return Ok(()) };
        let message = format!("`{}` doesn't go with `{}`: {why}", self.name, row.name());
        Err(Refusal::new("feature-misfit", message).instead(Instead::ShowGame(row.name().to_owned())))
    }

    /// Turns a game into what it is with this feature.
    pub fn change(&self, row: &mut GameRow) {
        match self.change {
            Change::Wild(wilds) => row.game.wilds = row.game.wilds.with(wilds),
            Change::Low(lows) => row.game.lows = lows,
            Change::Spade => row.game.beside = Some(Beside::HighSpade),
            Change::DrawAll => row.course = draw_all(&row.course),
            Change::MatchPot => {
                row.course = in_or_out(&row.course);
                row.matched = true;
            }
            Change::NoAnte => row.forced.ante = Some(false),
            Change::Counts(kind, _) => row.game.also |= kind.bit(),
            Change::Declare | Change::CardsSpeak | Change::PostRound | Change::Goalpost | Change::Redeal => {}
        }
    }
}

/// Refuses a word on how halves find their winners if the game has no halves.
///
/// # Errors
///
/// `feature-misfit`.
pub(crate) fn goes_with(said: HiLo, row: &GameRow) -> Result<(), Refusal> {
    let change = match said {
        HiLo::Declare => Change::Declare,
        HiLo::Cards => Change::CardsSpeak,
        HiLo::ByGame => return Ok(()),
    };
    FEATURES.iter().find(|feature| feature.change == change).map_or(Ok(()), |feature| feature.check(row))
}

/// A game that declares doesn't let the cards speak as well.
#[must_use]
pub(crate) fn one_way() -> Refusal {
    let message = "`declare` and `cards-speak` don't go together; use one or the other";
    Refusal::new("feature-misfit", message)
}

fn wild(row: &GameRow, wilds: Wilds) -> Option<&'static str> {
    let (own, together) = (row.game.wilds, row.game.wilds.with(wilds));
    let hidden = wilds.needs_hole() && !row.tells_hole_cards();
    let with = GameRow { game: Game { wilds: together, ..row.game }, ..row.clone() };
    first(&[
        (with.has_wild_cards_it_lacks(), "its deck doesn't have them"),
        (hidden, "it has no separate hole cards; use `low-card-wild`"),
        (wilds.lowest.is_some() && own.lowest.is_some(), "its lowest card is already wild"),
        (wilds.joker != Joker::Absent && own.joker != Joker::Absent, "its joker is already wild"),
        (together == Wilds { ace: together.ace, ..own }, "they're already wild"),
    ])
}

fn low(row: &GameRow, lows: Lows) -> Option<&'static str> {
    first(&[
        (row.game.highs == Highs::Not, "it's already low only"),
        (row.game.highs == Highs::Three, "a low needs five cards"),
        (row.game.beside == Some(Beside::HighSpade), "the other half already goes to the high spade"),
        (row.game.beside.is_some(), "the other half already goes to something else"),
        (row.game.highs == Highs::Points, "it counts points"),
        (row.matched, "losers match the pot, so a player who won only half would still have to match it"),
        (row.game.lows == lows, "it already has that low"),
        (lows == Lows::House && row.game.lows != Lows::Not, "it already has a low"),
    ])
}

fn spade(row: &GameRow) -> Option<&'static str> {
    first(&[
        (row.game.beside == Some(Beside::HighSpade), "it's already played for the high spade"),
        (row.game.beside.is_some(), "the other half already goes to something else"),
        (row.game.counts_points(), "it counts points"),
        (row.matched, "losers match the pot, so a player who won only half would still have to match it"),
        (row.game.lows != Lows::Not, "the other half already goes to the low"),
        (!row.tells_hole_cards(), "it has no separate hole cards"),
    ])
}

fn first(cases: &[(bool, &'static str)]) -> Option<&'static str> {
    cases.iter().find(|(misfit, _)| *misfit).map(|(_, why)| *why)
}

/// The course in which each draw may exchange all the cards a player holds by then.
fn draw_all(course: &Course) -> Course {
    let mut held = 0_u8;
    let steps = course.steps().iter().map(|step| match *step {
        Step::Deal { down, up } => {
            held = held.saturating_add(down).saturating_add(up);
            *step
        }
        Step::Own { deed: Deed::Discard, cards } => {
            held = held.saturating_sub(cards);
            *step
        }
        Step::Draw { .. } => Step::Draw { most: held },
        _ => *step,
    });
    Course::written(steps.collect())
}

/// The course without betting, with all in or out at the end.
fn in_or_out(course: &Course) -> Course {
    let kept = course.steps().iter().filter(|step| !matches!(step, Step::Bet(_)));
    Course::written(kept.copied().chain([Step::Drop]).collect())
}
