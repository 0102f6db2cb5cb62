//! Everybody's ante, in a hand that isn't entered at the table: nobody is dealt in for less (CAU-010, MIK-59).

use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::antes::{check_said, dealt_at_most};
use crate::night::called_game::called;
use crate::night::evening::Purse;
use crate::night::result_told::ToldResult;
use crate::night::tonight::Tonight;
use crate::refusal::{AnteRefused, Refusal, Why};
use engine::calling::Called;
use engine::hand::{STANDARD, Showdown};
use engine::house::{Ruled, key};
use engine::money::{Money, Overflow};
use engine::play::{HandStakes, Setup, takes_blinds};

/// Refuses a player who put in less than the ante, if everybody antes in every game, or in a game without bets, where the antes
/// are the whole pot. Also refuses a hand that nobody put anything in, if it starts with blinds or antes. `anted`: the waiting
/// pot is played for without new antes.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante, `amount-not-positive` by that rule or the one about blinds.
pub fn check(tonight: &Tonight, game: &str, showdown: &Showdown, anted: bool) -> Result<(), Refusal> {
    let put_in = || showdown.players.iter().map(|player| player.stake.bet.plus(player.stake.dead));
    let Some(ante) = due_in(tonight, game).filter(|_| !anted) else {
        let begun = anted || Money::sum(put_in().collect::<Result<Vec<_>, _>>()?)?.is_positive();
        return if begun { Ok(()) } else { check_begun(tonight, game) };
    };
    for player in &showdown.players {
        let put_in = player.stake.bet.plus(player.stake.dead)?;
        let all =
            tonight.people.find(&player.name).is_ok_and(|person| tonight.evening.chips(person.id) <= put_in);
        ante.check(tonight, &player.name, (put_in, all))?;
    }
    ante.check_all(tonight, put_in())
}

/// The same for a hand with every act, by what its players ante.
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

/// The same for a hand of guts told by its result: everybody named anted, apart from matches and fines. Asks about more than the
/// antes.
///
/// # Errors
///
/// `ante-missing` by the rule of the house about the ante; `ante-of-the-house`, `antes-differ` and `no-ante` as questions.
pub fn check_told(tonight: &Tonight, told: &ToldResult, seats: &[HandSeat]) -> Result<(), Refusal> {
    let asked = |refusal: Refusal| match *refusal.why {
        Why::AnteRefused(AnteRefused::Missing { .. } | AnteRefused::MissingOfAll { .. }) => Err(refusal),
        _ => tonight.asked(refusal).map(|_| ()),
    };
    match told.is_anted {
        true => Ok(()),
        false => check_antes(tonight, told, seats).or_else(asked),
    }
}

fn check_antes(tonight: &Tonight, told: &ToldResult, seats: &[HandSeat]) -> Result<(), Refusal> {
    let of = |player: PlayerId| {
        Money::sum(told.put_in.iter().filter(|(of, _)| *of == player).map(|(_, amount)| *amount))
    };
    let paid = seats.iter().map(|seat| Ok((seat.player, of(seat.player)?)));
    let paid: Vec<(PlayerId, Money)> = paid.collect::<Result<_, Overflow>>()?;
    if let Some(ante) = due_in(tonight, &told.game) {
        for (player, put_in) in &paid {
            let all = tonight.evening.chips(*player) <= *put_in;
            ante.check(tonight, tonight.name(*player), (*put_in, all))?;
        }
        ante.check_all(tonight, paid.iter().map(|(_, amount)| Ok(*amount)))?;
    }
    check_most(tonight, &told.game, (told.dealer, &told.away), &paid)
}

/// Refuses more than the antes in a game without bets: everybody's own, or those that one player pays for all. `paid` is what
/// each put in, without fines; `away` are the players who sat out.
///
/// # Errors
///
/// `ante-of-the-house` and `no-ante`, by the rule of the house about the ante; `antes-differ`.
pub fn check_most(
    tonight: &Tonight,
    game: &str,
    (dealer, away): (Option<PlayerId>, &[PlayerId]),
    paid: &[(PlayerId, Money)],
) -> Result<(), Refusal> {
    if called(tonight, game).is_none_or(|called| called.row.course.rounds() > 0) {
        return Ok(());
    }
    if let Some(ante) = due_in(tonight, game) {
        let count = dealt_at_most(tonight, &[]);
        let all = ante.ante.value.times(i64::try_from(count).unwrap_or(i64::MAX))?;
        let most = if ante.each { ante.ante.value } else { all };
        if let Some((player, put_in)) = paid.iter().find(|(_, put_in)| *put_in > most) {
            let (name, of_all) = (tonight.name(*player).to_owned(), !ante.each);
            let (put_in, most) = (tonight.amount(*put_in), tonight.amount(most));
            let too_much = AnteRefused::TooMuch { name, put_in, most, of_all };
            return Err(Refusal::new(too_much).by(ante.ante.rule.as_deref()));
        }
    }
    check_same(tonight, game, paid)?;
    let who: Vec<PlayerId> = paid.iter().map(|(player, _)| *player).collect();
    let antes: Vec<Option<Money>> = paid.iter().map(|(_, amount)| Some(*amount)).collect();
    check_said(tonight, game, (&who, dealer, away), &antes)
}

/// Refuses different antes if nobody bets and players ante for themselves: the ante is the same for everybody, except players who
/// have less.
fn check_same(tonight: &Tonight, game: &str, paid: &[(PlayerId, Money)]) -> Result<(), Refusal> {
    let house = &tonight.house;
    let each = house.word(key::ANTE_PAYER).is_none_or(|payer| payer.value == "each");
    let Some((most, ante)) = paid.iter().max_by_key(|(_, put_in)| *put_in).filter(|_| each) else {
        return Ok(());
    };
    let has_more = |player: PlayerId, put_in: Money| tonight.evening.chips(player) > put_in;
    let short = paid.iter().find(|(player, put_in)| put_in < ante && has_more(*player, *put_in));
    let Some((player, put_in)) = short else { return Ok(()) };
    let [(name, put_in), (other, ante)] = [(player, put_in), (most, ante)]
        .map(|(player, amount)| (tonight.name(*player).to_owned(), tonight.amount(*amount)));
    let differ = AnteRefused::Differ { game: game.to_owned(), name, put_in, other, ante };
    Err(Refusal::new(differ).by(Some(STANDARD)))
}

/// Refuses a hand of this game that nobody put anything in, if players ante for themselves or two post blinds.
fn check_begun(tonight: &Tonight, game: &str) -> Result<(), Refusal> {
    let Some(called) = called(tonight, game) else { return Ok(()) };
    let (house, antes) = (&tonight.house, everywhere(tonight, &called));
    let staked = || HandStakes::of_house(house, tonight.evening.stakes.as_deref()).map(|terms| terms.stakes);
    let blinds = !antes && takes_blinds(&called.said) && staked().is_ok_and(|stakes| stakes.is_some());
    if !antes && !blinds {
        return Ok(());
    }
    let rule =
        house.setting(if blinds { key::BLINDS } else { key::ANTE }).and_then(|said| said.rule.as_deref());
    Err(Refusal::new(AnteRefused::NobodyPutIn { blinds }).by(rule.or(Some(STANDARD))))
}

/// The refusal of a player named with nothing in a hand told by its result, unless the hand plays on for a pot.
#[must_use]
pub fn of_nothing(tonight: &Tonight, game: &str, player: PlayerId) -> Refusal {
    let name = tonight.name(player);
    let due = due_in(tonight, game).map(|due| due.check(tonight, name, (Money::ZERO, false)));
    let nothing = AnteRefused::NothingPutIn { name: name.to_owned(), nothing: tonight.amount(Money::ZERO) };
    due.and_then(Result::err).unwrap_or_else(|| Refusal::new(nothing))
}

/// True if everybody who gets cards puts something in: players ante for themselves in every game.
#[must_use]
pub fn everywhere(tonight: &Tonight, called: &Called) -> bool {
    let says = |key, word| tonight.house.word(key).is_some_and(|said| said.value == word);
    let anted = tonight.house.amount(key::ANTE).is_some_and(|ante| ante.value.is_positive());
    let here = tonight.evening.purse == Purse::Chips;
    let by_game = called.said.forced.ante == Some(false) && !says(key::ANTE_WHEN, "always");
    here && anted && !by_game && says(key::ANTE_PAYER, "each")
}

/// True if everybody who gets cards in a game with this name antes.
#[must_use]
pub fn is_anted(tonight: &Tonight, game: &str) -> bool {
    called(tonight, game).is_some_and(|called| everywhere(tonight, &called))
}

/// An ante that's due.
struct Due {
    ante: Ruled<Money>,
    /// True if players pay their own; otherwise some may pay for all.
    each: bool,
}

/// The ante of a game as it was called.
fn due_in(tonight: &Tonight, game: &str) -> Option<Due> {
    let called = called(tonight, game)?;
    let none = called.said.forced.ante == Some(false);
    due(tonight, called.row.course.rounds() > 0).filter(|_| !none)
}

/// Everybody's ante in a game for the night's chips, with bets or without.
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
    /// Refuses what one player put in, unless it's all they have.
    fn check(&self, tonight: &Tonight, name: &str, (put_in, all): (Money, bool)) -> Result<(), Refusal> {
        if !self.each || all || put_in >= self.ante.value {
            return Ok(());
        }
        let (put_in, due) = (tonight.amount(put_in), tonight.amount(self.ante.value));
        let missing = AnteRefused::Missing { name: name.to_owned(), put_in, due };
        Err(Refusal::new(missing).by(self.ante.rule.as_deref()))
    }

    /// If some may ante for all, refuses less than everybody's antes.
    fn check_all(
        &self,
        tonight: &Tonight,
        put_in: impl Iterator<Item = Result<Money, Overflow>>,
    ) -> Result<(), Refusal> {
        let put_in = put_in.collect::<Result<Vec<_>, _>>()?;
        let due = self.ante.value.times(i64::try_from(put_in.len()).unwrap_or(i64::MAX))?;
        let sum = Money::sum(put_in)?;
        if self.each || sum >= due {
            return Ok(());
        }
        let missing = AnteRefused::MissingOfAll { put_in: tonight.amount(sum), due: tonight.amount(due) };
        Err(Refusal::new(missing).by(self.ante.rule.as_deref()))
    }
}
