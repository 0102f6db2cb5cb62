//! Opening a night, and handing the bank over.

use crate::accounts::{Asset, Party};
use crate::ids::{NightId, PlayerId};
use crate::journal::{AppKept, Fact, NightAmended, NightFact, NightOpened};
use crate::night::evening::Evening;
use crate::refusal::{Notice, Refusal};
use crate::time::Instant;
use engine::house::{House, key};
use engine::money::{Currency, Money};
use engine::play::procedure::{Which, cited};
use engine::play::{HandStakes, Stakes, has_blinds};

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Opening {
    pub night: NightId,
    pub banker: Option<PlayerId>,
    /// The owner of the house: he gives the float where nobody keeps the bank yet.
    pub owner: Option<PlayerId>,
    pub stakes: Option<String>,
    pub float: Money,
    pub at: Instant,
}

/// The book a night is to be opened in.
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
        let message = format!("night {} at `{}` is still open", running.number, running.house);
        return Err(Refusal::worded("night-open", message).hint("close"));
    }
    if house.currency() != book.currency {
        let (house_unit, book_unit) = (house.currency().code(), book.currency.code());
        let message = format!("house `{}` counts in {house_unit}, this book in {book_unit}", house.name());
        let hint = format!("--book {house_unit}.book init --currency {house_unit}");
        return Err(Refusal::worded("other-unit", message).hint(hint));
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

/// Says of an open night what its opening left out: its stakes before the first hand, or later where nobody can play without
/// them; change, as long as there is none in the drawer. Anything else needs a new night.
pub fn amend(
    running: &Evening,
    (house, owner): (&House, Option<PlayerId>),
    (banker, stakes, float): (Option<PlayerId>, Option<String>, Money),
) -> Result<Fact, Refusal> {
    let open = |what: &str| {
        let message = format!("night {} at `{}` is still open{what}", running.number, running.house);
        Err(Refusal::worded("night-open", message).hint("close"))
    };
    if stakes.is_none() && float.is_zero() || banker.is_some_and(|banker| running.banker != Some(banker)) {
        return open("");
    }
    check_said(house, stakes.as_deref(), float)?;
    let unsaid = HandStakes::of_house(house, running.stakes.as_deref()).is_err();
    if stakes.is_some() && running.hands > 0 && !unsaid {
        return open(", and its stakes were played for already");
    }
    if !float.is_zero() && !running.float().1.is_zero() {
        return open(", and there is change in its drawer");
    }
    let giver = running.banker.or(owner).map_or(Party::House, Party::from);
    let float_of = float.is_positive().then_some(giver);
    Ok(NightFact::NightAmended(NightAmended { night: running.id, stakes, float, float_of }).into())
}

/// Refuses stakes where there are no blinds, and less than nothing in the drawer.
fn check_said(house: &House, stakes: Option<&str>, float: Money) -> Result<(), Refusal> {
    if let Some(stakes) = stakes.filter(|_| !has_blinds(house)) {
        let rule = [key::ANTE, key::BET_MAX, key::LIMIT_KIND]
            .into_iter()
            .find_map(|key| cited(house, key, Which::First));
        let message = format!(
            "`{}` plays antes and its own limits, so stakes of {stakes} would change nothing",
            house.name()
        );
        return Err(Refusal::worded("no-stakes", message).by(rule.as_deref()).hint("house explain ante"));
    }
    if float.is_negative() {
        let message = format!("a float of {} cannot lie in a drawer", house.currency().shown(float));
        return Err(Refusal::worded("amount-not-positive", message));
    }
    Ok(())
}

/// The big blind of a night: of the stakes agreed for it, like `.25/.50`, else of the house's own blinds.
pub fn big_blind(house: &House, stakes: Option<&str>) -> Result<Option<Money>, Refusal> {
    let said = stakes.map(|stakes| Stakes::parse(stakes, house.currency())).transpose()?;
    Ok(said.map(|stakes| stakes.big).or_else(|| house.amount(key::BLINDS_BIG).map(|big| big.value)))
}

/// Said where the house limits purchases in big blinds and nobody knows how large a blind is.
#[must_use]
pub fn unmeasured(house: &House, stakes: Option<&str>) -> Option<Notice> {
    let key = [key::BUYIN_MAX_BB, key::BUYIN_MIN_BB].into_iter().find(|key| !house.is_unset(*key))?;
    let known = stakes.is_some() || house.amount(key::BLINDS_BIG).is_some();
    let text = "purchases are limited in big blinds here, and nobody said the blinds: they are not checked \
                until `open --stakes` says them";
    (!known).then(|| Notice::worded(cited(house, key, Which::First).as_deref(), text))
}

/// What is said of purchases before play, in a night for money: their limits, or who sets them (DAV-17, CAU-004).
#[must_use]
pub fn announced(house: &House, stakes: Option<&str>) -> Option<Notice> {
    let for_money = house.word(key::MONEY_KIND).is_none_or(|kind| kind.value != "tournament");
    let said = house.word(key::BUYIN_ANNOUNCED).filter(|_| for_money)?;
    let text = match said.value {
        "management" => "management says how much a purchase may be".to_owned(),
        _ => {
            let limits = limits_in_words(house, stakes)?;
            format!("tonight's buy-in limits, unless all agree on others in writing: {limits}")
        }
    };
    Some(Notice::worded(said.rule.as_deref(), text))
}

/// The limits of purchases in money, as far as the house says them.
fn limits_in_words(house: &House, stakes: Option<&str>) -> Option<String> {
    let shown = |money| house.currency().shown(money);
    let amount = |key| house.amount(key).map(|said| shown(said.value));
    let blind = big_blind(house, stakes).ok().flatten();
    let in_blinds = |key| Some(shown(blind?.times(house.count(key)?.value).ok()?));
    let yes = |key| house.flag(key).is_some_and(|said| said.value);
    let or_stack = if yes(key::BUYIN_MAX_STACK) { ", or the biggest stack at the table" } else { "" };
    let parts = [
        amount(key::BUYIN_INITIAL).map(|first| format!("the first purchase is {first}")),
        yes(key::BUYIN_EQUAL).then(|| "everybody begins with the same".to_owned()),
        in_blinds(key::BUYIN_MIN_BB).map(|least| format!("buy at least {least}")),
        amount(key::BUYIN_MULTIPLE).map(|step| format!("the bank sells in multiples of {step}")),
        amount(key::BUYIN_MAX).map(|most| format!("the bank sells a player {most} at most")),
        in_blinds(key::BUYIN_MAX_BB).map(|most| format!("a stack of {most} at most{or_stack}")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Hands the bank over. What came by app stays with the one who kept it, and he owes it to the bank.
pub fn hand_over(evening: &Evening, banker: PlayerId, name: &str) -> Result<Fact, Refusal> {
    if evening.banker == Some(banker) {
        return Err(Refusal::worded("banker-already", format!("`{name}` is the banker already")));
    }
    let amount = evening.accounts.holding(Party::Bank, Asset::Transfer);
    let app = evening.banker.filter(|_| !amount.is_zero()).map(|by| AppKept { by, amount });
    Ok(NightFact::BankerChanged { night: evening.id, banker, app }.into())
}
