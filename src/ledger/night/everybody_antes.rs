//! The ante of everybody, in a hand that is not called at the table: nobody is dealt in for less (CAU-010, MIK-59).

use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::called_game::called;
use crate::night::evening::Purse;
use crate::night::result_told::Told;
use crate::night::tonight::Tonight;
use engine::hand::Showdown;
use engine::house::{Ruled, key};
use engine::money::Money;
use engine::play::Setup;
use engine::refusal::Refusal;

/// Refuses a player who put in less than the ante, where everybody antes in every game, or in a game without bets, in which there is
/// no pot but the antes; `anted`: the pot that waits is played on for without antes.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check(tonight: &Tonight, game: &str, showdown: &Showdown, anted: bool) -> Result<(), Refusal> {
    let Some(ante) = due_in(tonight, game).filter(|_| !anted) else { return Ok(()) };
    for player in &showdown.players {
        let put_in = player.stake.bet.plus(player.stake.dead)?;
        let all =
            tonight.people.find(&player.name).is_ok_and(|person| tonight.evening.chips(person.id) <= put_in);
        ante.check(tonight, &player.name, (put_in, all))?;
    }
    ante.check_all(tonight, showdown.players.iter().map(|player| player.stake.bet.plus(player.stake.dead)))
}

/// The same of a hand with every act, by what its players ante.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check_setup(tonight: &Tonight, setup: &Setup) -> Result<(), Refusal> {
    let Some(ante) = due(tonight, setup.course.rounds() > 0) else { return Ok(()) };
    let dealt = || setup.places.iter().enumerate().filter(|(_, place)| place.dealt);
    for (seat, place) in dealt() {
        ante.check(tonight, &setup.name(seat), (place.ante, place.stack == Some(place.ante)))?;
    }
    ante.check_all(tonight, dealt().map(|(_, place)| place.ante.plus(place.dead)))
}

/// The same of a hand of guts told by its result: all who are named anted, matches and fines apart.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante.
pub fn check_told(tonight: &Tonight, told: &Told, seats: &[HandSeat]) -> Result<(), Refusal> {
    let Some(ante) = due_in(tonight, &told.game).filter(|_| !told.is_anted) else { return Ok(()) };
    let of = |paid: &[(PlayerId, Money)], player: PlayerId| {
        Money::sum(paid.iter().filter(|(of, _)| *of == player).map(|(_, amount)| *amount))
    };
    for seat in seats {
        let put_in = of(&told.put_in, seat.player)?;
        let all = tonight.evening.chips(seat.player) <= put_in;
        ante.check(tonight, tonight.name(seat.player), (put_in, all))?;
    }
    ante.check_all(tonight, told.put_in.iter().map(|(_, amount)| Ok(*amount)))
}

/// An ante that is due.
struct Due {
    ante: Ruled<Money>,
    /// True if each pays his own; else some may pay for all.
    each: bool,
}

/// The ante of a game as it was called.
fn due_in(tonight: &Tonight, game: &str) -> Option<Due> {
    let called = called(tonight, game)?;
    let none = called.said.forced.ante == Some(false);
    due(tonight, called.row.course.rounds() > 0).filter(|_| !none)
}

/// The ante of everybody in a game of the night's chips, with bets or without.
fn due(tonight: &Tonight, bets: bool) -> Option<Due> {
    let house = &tonight.house;
    let word = |key| house.word(key).map(|said| said.value);
    let each = match word(key::ANTE_PAYER) {
        Some("each") | None => true,
        Some("last-winners") if !bets => false,
        Some(_) => return None,
    };
    let wanted = !bets || word(key::ANTE_WHEN) == Some("always");
    let ante = house.amount(key::ANTE).filter(|ante| ante.value.is_positive());
    let ante = ante.filter(|_| wanted && tonight.evening.purse == Purse::Chips)?;
    Some(Due { ante, each })
}

impl Due {
    /// Refuses what one player put in, unless it is all he has.
    fn check(&self, tonight: &Tonight, name: &str, (put_in, all): (Money, bool)) -> Result<(), Refusal> {
        if !self.each || all || put_in >= self.ante.value {
            return Ok(());
        }
        let (put_in, due) = (tonight.shown(put_in), tonight.shown(self.ante.value));
        let message = format!("`{name}` put in {put_in}, and everybody antes {due}");
        Err(Refusal::new("ante-missing", message).by(self.ante.rule.as_deref()))
    }

    /// Where some may ante for all, refuses less than the antes of all.
    fn check_all(
        &self,
        tonight: &Tonight,
        put_in: impl Iterator<Item = Result<Money, engine::money::Overflow>>,
    ) -> Result<(), Refusal> {
        let put_in = put_in.collect::<Result<Vec<_>, _>>()?;
        let due = self.ante.value.times(i64::try_from(put_in.len()).unwrap_or(i64::MAX))?;
        let sum = Money::sum(put_in)?;
        if self.each || sum >= due {
            return Ok(());
        }
        let message =
            format!("{} went in, and the antes of all are {}", tonight.shown(sum), tonight.shown(due));
        Err(Refusal::new("ante-missing", message).by(self.ante.rule.as_deref()))
    }
}
