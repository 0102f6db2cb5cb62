//! What's taken from players who are away from a tournament (PIG-64), and what else a hand leaves out of the blinds.

use crate::ids::PlayerId;
use crate::journal::{HandPlayed, HandSeat};
use crate::night::called_game::called;
use crate::night::ring::seated;
use crate::night::told_spots;
use crate::night::tonight::Tonight;
use crate::refusal::{Notice, RecordedHandNoticed, Refusal, ResultRefused, ToldBy};
use crate::tournament::levels::{Blinds, Level};
use engine::house::key;
use engine::money::Money;
use engine::play::{Sitter, first_spots, takes_blinds};

/// Refuses a player who is said to be away and has more in the hand than can be taken from them. If absent players get cards
/// (DAV-36), the player may have come back for their turn: [`crate::bank`] knows whether they missed a blind.
///
/// # Errors
///
/// `away-and-in`; `nobody-to-play` if blinds are taken from players who are away and one player is left: a hand takes two.
pub fn check_away(
    tonight: &Tonight,
    level: Option<Blinds>,
    (game, away, seats): (&str, &[PlayerId], &[HandSeat]),
) -> Result<(), Refusal> {
    for seat in seats.iter().filter(|seat| away.contains(&seat.player) && !told_spots::may_be_back(tonight)) {
        if !may_be_all(tonight, level, (game, seat))? {
            return Err(away_and_in(tonight, seat.player));
        }
    }
    let here = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let mut plays =
        here.filter(|player| tonight.evening.chips(*player).is_positive() && !away.contains(player));
    match (plays.next(), plays.next()) {
        (Some(last), None) if takes(tonight) && !away.is_empty() => {
            Err(Refusal::new(ResultRefused::AllAway { name: tonight.name(last).to_owned() }))
        }
        _ => Ok(()),
    }
}

/// The refusal for a player who is said to be away but is in the hand.
#[must_use]
pub fn away_and_in(tonight: &Tonight, player: PlayerId) -> Refusal {
    Refusal::new(ResultRefused::AwayAndIn { name: tonight.name(player).to_owned() })
}

/// True if the player may have been away anyway: they won nothing, and put in no more than can be taken from them. A higher ante
/// may have ended with the last level.
fn may_be_all(
    tonight: &Tonight,
    level: Option<Blinds>,
    (game, seat): (&str, &HandSeat),
) -> Result<bool, Refusal> {
    if !takes(tonight) || seat.won.is_positive() {
        return Ok(false);
    }
    let Some(now) = level else { return Ok(tonight.evening.purse.tournament().is_some()) };
    let levels = tonight.tournament().map(|on| on.terms.levels.levels()).unwrap_or_default();
    let antes = levels.iter().filter_map(Level::blinds).map(|blinds| blinds.ante);
    let ante = antes.chain([now.ante, ante_in(tonight, now, game)?]).max().unwrap_or_default();
    let most = now.big.plus(ante_for(tonight, ante, seated(&tonight.evening).len())?)?;
    Ok(seat.put_in <= most)
}

/// What a hand says about its blinds.
#[derive(Clone, Debug)]
pub struct ToldPosts<'h> {
    pub hand: &'h HandPlayed,
    /// Who dealt it. Without a dealer, we can't tell who had the blinds.
    pub dealer: Option<PlayerId>,
    pub away: Vec<PlayerId>,
    pub by: ToldBy,
    /// Who had the small and the big blind, if they go on without a gap (DAV-25).
    pub by_turn: Option<BlindsOf>,
}

/// Who has the small and who the big blind; `None` if it's dead.
pub type BlindsOf = (Option<PlayerId>, Option<PlayerId>);

/// Players who were said to be away, if the hand leaves out what's taken from them or has a different amount; players who aren't
/// in it at all and have a blind or an ante by the deal, whether they sat out or folded it; and players who put in less than
/// that. Nobody knows any of this without the dealer.
///
/// # Errors
///
/// Amounts too large to count.
pub fn left_out(
    tonight: &Tonight,
    level: Option<Blinds>,
    told: &ToldPosts<'_>,
) -> Result<Vec<Notice>, Refusal> {
    let ring: Vec<PlayerId> = seated(&tonight.evening).into_iter().map(|(_, player)| player).collect();
    let chips = |player: PlayerId| tonight.evening.chips(player);
    let is_away = |player: PlayerId| told.away.contains(&player);
    let plays = |player: &&PlayerId| chips(**player).is_positive() && !is_away(**player);
    let dealt = ring.iter().filter(plays).count();
    let blinds = if takes(tonight) { by_button(tonight, &ring, told) } else { told.by_turn };
    let (Some(level), Some(blinds), true) = (level, blinds, dealt >= 2) else { return Ok(Vec::new()) };
    let has_blinds = called(tonight, &told.hand.game).is_none_or(|called| takes_blinds(&called.said));
    let rule_of = |key| tonight.house.setting(key).and_then(|said| said.rule.clone());
    let posts = rule_of(key::BLINDS_SEATS).or_else(|| rule_of(key::BUTTON_RULE));
    let rule = if takes(tonight) { rule_of(key::BLINDS_MISSED) } else { posts.clone() };
    let (mut notices, mut untold) = (Vec::new(), Vec::new());
    for player in ring.iter().filter(|player| takes(tonight) || !is_away(**player)) {
        let blind = match Some(*player) {
            seat if seat == blinds.0 && has_blinds => level.small,
            seat if seat == blinds.1 && has_blinds => level.big,
            _ => Money::ZERO,
        };
        let antes = if pays_alone(tonight) || Some(*player) == told.dealer {
            ante_for(tonight, ante_in(tonight, level, &told.hand.game)?, dealt)?
        } else {
            Money::ZERO
        };
        let due = blind.plus(antes)?.min(chips(*player));
        let put_in = told.hand.seats.iter().find(|seat| seat.player == *player).map(|seat| seat.put_in);
        let (name, amount) = (tonight.name(*player).to_owned(), tonight.amount(due));
        let what = match put_in {
            None if due.is_positive() && !is_away(*player) => {
                untold.push((name, amount));
                continue;
            }
            None if due.is_positive() => {
                RecordedHandNoticed::AwayAndUnposted { name, due: amount, by: told.by, again: None }
            }
            Some(put_in) if put_in != due && is_away(*player) => {
                RecordedHandNoticed::AwayAndOtherwise { name, due: amount, told: tonight.amount(put_in) }
            }
            // What's posted in a file was checked against the house already.
            Some(put_in) if put_in < due && told.by != ToldBy::File => {
                let short =
                    RecordedHandNoticed::BlindShort { name, due: amount, told: tonight.amount(put_in) };
                notices.push(Notice::new(posts.as_deref(), short));
                continue;
            }
            _ => continue,
        };
        notices.push(Notice::new(rule.as_deref(), what));
    }
    if !untold.is_empty() {
        let what = RecordedHandNoticed::BlindsUntold { untold, by: told.by, again: None };
        notices.push(Notice::new(rule.as_deref(), what));
    }
    Ok(notices)
}

/// Who has the blinds with this dealer, including players who are away.
fn by_button(tonight: &Tonight, ring: &[PlayerId], told: &ToldPosts<'_>) -> Option<BlindsOf> {
    let at = ring.iter().position(|player| Some(*player) == told.dealer)?;
    let sitter = |player: &PlayerId| {
        let (stack, away) = (Some(tonight.evening.chips(*player)), told.away.contains(player));
        Some(Sitter { stack, away, ..Sitter::default() })
    };
    let seats: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    let (small, big) = first_spots(&tonight.house, at, &seats, true)?.blinds?;
    Some((ring.get(small).copied(), ring.get(big).copied()))
}

/// True if blinds and antes are taken from players who are away.
#[must_use]
pub fn takes(tonight: &Tonight) -> bool {
    tonight.house.word(key::BLINDS_MISSED).is_some_and(|said| said.value == "collected")
}

/// True if players ante for themselves.
fn pays_alone(tonight: &Tonight) -> bool {
    tonight.house.word(key::ANTE_PAYER).is_none_or(|payer| payer.value != "dealer-for-all")
}

/// What everybody antes in this game: in a bomb pot, a number of antes, or of big blinds if there is no ante.
fn ante_in(tonight: &Tonight, level: Blinds, game: &str) -> Result<Money, Refusal> {
    let Some(times) = called(tonight, game).and_then(|called| called.row.forced.bomb) else {
        return Ok(level.ante);
    };
    let once = if level.ante.is_positive() { level.ante } else { level.big };
    Ok(once.times(i64::from(times))?)
}

/// What a player who antes pays if this many are dealt in.
fn ante_for(tonight: &Tonight, ante: Money, dealt: usize) -> Result<Money, Refusal> {
    let count = if pays_alone(tonight) { 1 } else { i64::try_from(dealt).unwrap_or(i64::MAX) };
    Ok(ante.times(count)?)
}
