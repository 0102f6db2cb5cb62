//! Opening a night, and handing the bank over.

use crate::accounts::{Asset, Party};
use crate::ids::{NightId, PlayerId};
use crate::journal::{AppKept, Fact, NightAmended, NightFact, NightOpened};
use crate::night::evening::Evening;
use crate::refusal::{BuyInLimit, NightStands, Notice, OpeningNoticed, OpeningRefused, Refusal};
use crate::time::Instant;
use engine::house::{House, key};
use engine::money::{Amount, Currency, Money};
use engine::play::procedure::{Which, cited};
use engine::play::{HandStakes, Stakes, has_blinds};

/// What's requested.
#[derive(Clone, Debug)]
pub struct Opening {
    pub night: NightId,
    pub banker: Option<PlayerId>,
    /// The owner of the house: gives the float if nobody keeps the bank yet.
    pub owner: Option<PlayerId>,
    pub stakes: Option<String>,
    pub float: Money,
    pub at: Instant,
}

/// The book to open a night in.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    pub currency: Currency,
    /// The number of the last night; zero before the first.
    pub nights: u32,
}

/// Opens a night under `house`, whose text is `profile`.
pub fn open(
    book: Book,
    house: &House,
    profile: &str,
    running: Option<&Evening>,
    opening: Opening,
) -> Result<Fact, Refusal> {
    if let Some(running) = running {
        return Err(still_open(running, None, None));
    }
    if house.currency() != book.currency {
        let (house, unit) = (house.name().to_owned(), house.currency());
        return Err(Refusal::new(OpeningRefused::OtherUnit { house, unit, book: book.currency }));
    }
    check_said(house, opening.stakes.as_deref(), opening.float)?;
    let giver = opening.banker.or(opening.owner).map_or(Party::House, Party::from);
    let opened = NightOpened {
        night: opening.night,
        number: book.nights.saturating_add(1),
        house: house.name().to_owned(),
        profile: profile.to_owned(),
        banker: opening.banker,
        stakes: opening.stakes,
        float: opening.float,
        float_of: opening.float.is_positive().then_some(giver),
        opened: opening.at,
        kept_in: None,
    };
    Ok(NightFact::NightOpened(opened).into())
}

/// Adds what the opening of an open night left out: its stakes before the first hand, or later if nobody can play without them;
/// float, as long as the drawer has none. Anything else needs a new night.
pub fn amend(
    running: &Evening,
    (house, owner): (&House, Option<PlayerId>),
    (banker, stakes, float): (Option<(PlayerId, &str)>, Option<String>, Money),
) -> Result<Fact, Refusal> {
    let next = banker.filter(|(banker, _)| running.banker != Some(*banker)).map(|(_, name)| name.to_owned());
    if stakes.is_none() && float.is_zero() || next.is_some() {
        return Err(still_open(running, None, next));
    }
    check_said(house, stakes.as_deref(), float)?;
    let unsaid = HandStakes::of_house(house, running.stakes.as_deref()).is_err();
    if stakes.is_some() && running.hands > 0 && !unsaid {
        return Err(still_open(running, Some(NightStands::StakesPlayed), None));
    }
    if !float.is_zero() && !running.float().1.is_zero() {
        return Err(still_open(running, Some(NightStands::HasChange), None));
    }
    let giver = running.banker.or(owner).map_or(Party::House, Party::from);
    let float_of = float.is_positive().then_some(giver);
    Ok(NightFact::NightAmended(NightAmended { night: running.id, stakes, float, float_of }).into())
}

fn still_open(running: &Evening, stands: Option<NightStands>, next: Option<String>) -> Refusal {
    let (night, house) = (running.number, running.house.clone());
    Refusal::new(OpeningRefused::StillOpen { night, house, stands, next })
}

/// Refuses stakes if there are no blinds.
pub fn check_has_blinds(house: &House, stakes: &str) -> Result<(), Refusal> {
    if has_blinds(house) {
        return Ok(());
    }
    let rule = [key::ANTE, key::BET_MAX, key::LIMIT_KIND]
        .into_iter()
        .find_map(|key| cited(house, key, Which::First));
    let (house, stakes) = (house.name().to_owned(), stakes.to_owned());
    Err(Refusal::new(OpeningRefused::NoStakes { house, stakes }).by(rule.as_deref()))
}

/// Refuses stakes if there are no blinds, and less than zero in the drawer.
fn check_said(house: &House, stakes: Option<&str>, float: Money) -> Result<(), Refusal> {
    stakes.map_or(Ok(()), |stakes| check_has_blinds(house, stakes))?;
    if float.is_negative() {
        let float = Amount::new(float, house.currency());
        return Err(Refusal::new(OpeningRefused::NegativeFloat { float }));
    }
    Ok(())
}

/// The big blind of a night: from the stakes agreed for it, like `.25/.50`, or else from the house's own blinds.
pub fn big_blind(house: &House, stakes: Option<&str>) -> Result<Option<Money>, Refusal> {
    let said = stakes.map(|stakes| Stakes::parse(stakes, house.currency())).transpose()?;
    Ok(said.map(|stakes| stakes.big).or_else(|| house.amount(key::BLINDS_BIG).map(|big| big.value)))
}

/// Said if the house limits purchases in big blinds and nobody knows how large a blind is.
#[must_use]
pub fn unmeasured(house: &House, stakes: Option<&str>) -> Option<Notice> {
    let key = [key::BUYIN_MAX_BB, key::BUYIN_MIN_BB].into_iter().find(|key| !house.is_unset(*key))?;
    let known = stakes.is_some() || house.amount(key::BLINDS_BIG).is_some();
    let rule = || cited(house, key, Which::First);
    (!known).then(|| Notice::new(rule().as_deref(), OpeningNoticed::BlindsUnsaid))
}

/// What's said about purchases before play, in a night for money: their limits, or who sets them (DAV-17, CAU-004).
#[must_use]
pub fn announced(house: &House, stakes: Option<&str>) -> Option<Notice> {
    let for_money = house.word(key::MONEY_KIND).is_none_or(|kind| kind.value != "tournament");
    let said = house.word(key::BUYIN_ANNOUNCED).filter(|_| for_money)?;
    let what = match said.value {
        "management" => OpeningNoticed::ManagementLimits,
        _ => {
            let limits = limits(house, stakes);
            OpeningNoticed::Limits((!limits.is_empty()).then_some(limits)?)
        }
    };
    Some(Notice::new(said.rule.as_deref(), what))
}

/// The limits of purchases in money, as far as the house gives them.
fn limits(house: &House, stakes: Option<&str>) -> Vec<BuyInLimit> {
    let so_much = |money| Amount::new(money, house.currency());
    let amount = |key| house.amount(key).map(|said| so_much(said.value));
    let blind = big_blind(house, stakes).ok().flatten();
    let in_blinds = |key| Some(so_much(blind?.times(house.count(key)?.value).ok()?));
    let yes = |key| house.flag(key).is_some_and(|said| said.value);
    let or_biggest = yes(key::BUYIN_MAX_STACK);
    let limits = [
        amount(key::BUYIN_INITIAL).map(BuyInLimit::First),
        yes(key::BUYIN_EQUAL).then_some(BuyInLimit::Equal),
        amount(key::BUYIN_MIN).map(BuyInLimit::Least),
        in_blinds(key::BUYIN_MIN_BB).map(BuyInLimit::Least),
        amount(key::BUYIN_MULTIPLE).map(BuyInLimit::Multiple),
        amount(key::BUYIN_MAX).map(BuyInLimit::Most),
        in_blinds(key::BUYIN_MAX_BB).map(|most| BuyInLimit::Stack { most, or_biggest }),
    ];
    limits.into_iter().flatten().collect()
}

/// Hands the bank over. What came by app stays with the banker who received it, who owes it to the bank.
pub fn hand_over(evening: &Evening, banker: PlayerId, name: &str) -> Result<Fact, Refusal> {
    if evening.banker == Some(banker) {
        return Err(Refusal::new(OpeningRefused::BankerAlready { name: name.to_owned() }));
    }
    let amount = evening.accounts.holding(Party::Bank, Asset::Transfer);
    let app = evening.banker.filter(|_| !amount.is_zero()).map(|by| AppKept { by, amount });
    Ok(NightFact::BankerChanged { night: evening.id, banker, app }.into())
}
