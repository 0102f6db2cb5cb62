//! The fund of a house that has one: who pays into it and when, and what may be paid from it (CAU-003).
//!
//! It's nobody's pot and not a result: a player's chips go there when the player joins the table and each time the player deals.

use crate::accounts::Party;
use crate::ids::{HandId, NightId, PlayerId};
use crate::journal::{FundCashedOut, FundPaid, FundSpent, FundWhy};
use crate::night::tonight::{Tonight, check_positive};
use crate::refusal::{FundNoticed, FundRefused, Notice, PaidFor, Refusal};
use engine::games::party::{self, PartyDeals};
use engine::house::{House, Key, Ruled, key};
use engine::money::{Amount, Currency, Money};

/// What a fund is called if the house doesn't say.
pub const NAME: &str = "kitty";

/// The name of the house's fund; `None` if the house doesn't have one.
#[must_use]
pub fn name(house: &House) -> Option<&str> {
    let fee = || house.amount(key::TOURNAMENT_FEE).map(|_| ());
    house.word(key::RAKE).filter(|rake| rake.value == "fund").map(|_| ()).or_else(fee)?;
    Some(house.text(key::FUND_NAME).map_or(NAME, |name| name.value))
}

/// The rule that makes the fund.
#[must_use]
pub fn rule(house: &House) -> Option<String> {
    house.word(key::RAKE).filter(|rake| rake.value == "fund").and_then(|rake| rake.rule)
}

/// True if a deal costs its dealer something.
#[must_use]
pub fn takes_for_deals(house: &House) -> bool {
    terms(house, key::FUND_DEAL).is_some()
}

/// What `player` pays for joining the table.
pub fn join(tonight: &Tonight, player: PlayerId) -> Result<Due, Refusal> {
    due(tonight, player, key::FUND_JOIN, 1, |amount| FundPaid {
        night: tonight.evening.id,
        player,
        amount,
        why: FundWhy::Joined,
        hand: None,
    })
}

/// What `player` pays for this many deals; `hand` is what was dealt, `None` if nobody wrote it down.
pub fn deal(tonight: &Tonight, player: PlayerId, deals: u32, hand: Option<HandId>) -> Result<Due, Refusal> {
    due(tonight, player, key::FUND_DEAL, deals, |amount| FundPaid {
        night: tonight.evening.id,
        player,
        amount,
        why: FundWhy::Dealt,
        hand,
    })
}

/// True if this is what a deal costs.
#[must_use]
pub fn costs_a_deal(house: &House, amount: Money) -> bool {
    terms(house, key::FUND_DEAL).is_some_and(|each| each.value == amount)
}

/// What nobody is charged for a hand with an unknown dealer, with the rule.
#[must_use]
pub fn uncharged(tonight: &Tonight) -> Option<Notice> {
    let each = terms(&tonight.house, key::FUND_DEAL)?;
    let (amount, fund) = (tonight.amount(each.value), called(&tonight.house));
    Some(Notice::new(each.rule.as_deref(), FundNoticed::NotCharged { amount, fund }))
}

/// Says that only one hole was paid for: each hole has its dealer, and a result doesn't say how many were played.
#[must_use]
pub fn other_holes(tonight: &Tonight, game: &str) -> Option<Notice> {
    party::find(game).filter(|row| row.deals == PartyDeals::EachHole)?;
    let each = terms(&tonight.house, key::FUND_DEAL)?;
    let amount = tonight.amount(each.value);
    Some(Notice::new(each.rule.as_deref(), FundNoticed::OtherHoles { amount }))
}

/// A payment that's due: what's booked, and what the banker should hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Due {
    pub paid: Option<FundPaid>,
    /// What the player has no chips for.
    pub short: Option<Notice>,
}

/// As many payments as the player's chips cover. Says that the player can't pay the rest.
fn due(
    tonight: &Tonight,
    player: PlayerId,
    each: Key,
    times: u32,
    paid: impl Fn(Money) -> FundPaid,
) -> Result<Due, Refusal> {
    let Some(each) = terms(&tonight.house, each) else { return Ok(Due::default()) };
    let stack = tonight.evening.chips(player);
    let mut amount = Money::ZERO;
    for _ in 0..times {
        let more = amount.plus(each.value)?;
        if more > stack {
            break;
        }
        amount = more;
    }
    let missing = each.value.times(i64::from(times))?.minus(amount)?;
    let paid = amount.is_positive().then(|| paid(amount));
    let short = missing.is_positive().then(|| {
        let (name, fund) = (tonight.name(player).to_owned(), called(&tonight.house));
        let left = tonight.amount(stack.minus(amount).unwrap_or_default());
        let what = FundNoticed::CannotPay { name, left, fund, missing: tonight.amount(missing) };
        Notice::new(each.rule.as_deref(), what)
    });
    Ok(Due { paid, short })
}

/// An amount for the fund, if the house has one.
fn terms(house: &House, key: Key) -> Option<Ruled<Money>> {
    name(house)?;
    house.amount(key)
}

/// What a player paid, with the rule.
#[must_use]
pub fn told(tonight: &Tonight, paid: &FundPaid) -> Notice {
    let (name, amount) = (tonight.name(paid.player).to_owned(), tonight.amount(paid.amount.abs()));
    let fund = called(&tonight.house);
    let what = match paid.why {
        FundWhy::Joined => FundNoticed::Pays { name, amount, fund, what: PaidFor::Joining },
        FundWhy::Dealt => FundNoticed::Pays { name, amount, fund, what: PaidFor::Dealing },
        FundWhy::Entered => FundNoticed::Pays { name, amount, fund, what: PaidFor::Entering },
        FundWhy::Given => FundNoticed::Pays { name, amount, fund, what: PaidFor::AsTold },
    };
    Notice::new(rule(&tonight.house).as_deref(), what)
}

fn called(house: &House) -> String {
    name(house).unwrap_or(NAME).to_owned()
}

/// A payment booked by hand because it was forgotten. Without an amount, it's the amount for a deal.
pub fn give(tonight: &Tonight, player: PlayerId, amount: Option<Money>) -> Result<FundPaid, Refusal> {
    let house = &tonight.house;
    if name(house).is_none() {
        return Err(Refusal::new(FundRefused::NoFund { house: house.name().to_owned() }));
    }
    let each = || house.amount(key::FUND_DEAL).or_else(|| house.amount(key::FUND_JOIN));
    let Some(amount) = amount.or_else(|| each().map(|each| each.value)) else {
        return Err(Refusal::new(FundRefused::NoAmount).by(rule(house).as_deref()));
    };
    tonight.check_amount(amount)?;
    tonight.check_not_playing(player)?;
    tonight.check_stack(player, amount).map_err(|refusal| refusal.by(rule(house).as_deref()))?;
    Ok(FundPaid { night: tonight.evening.id, player, amount, why: FundWhy::Given, hand: None })
}

/// Refuses to give back more from tonight's fund than it has.
///
/// # Errors
///
/// `fund-too-small` with what is missing.
pub fn check_gives_back(tonight: &Tonight, amount: Money) -> Result<(), Refusal> {
    let chips = tonight.evening.chips(Party::Fund);
    if amount <= chips {
        return Ok(());
    }
    let (fund, chips, amount) = (called(&tonight.house), tonight.amount(chips), tonight.amount(amount));
    let why = FundRefused::CannotGiveBack { fund, chips, amount };
    Err(Refusal::new(why).by(rule(&tonight.house).as_deref()))
}

/// What the fund has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// Chips on tonight's table.
    pub chips: Money,
    /// Cash, put aside after the nights.
    pub cash: Money,
    /// What it is owed in THE BOOK.
    pub book: Money,
}

/// The fund as it is, tonight or between nights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fund {
    /// What the house calls it; `None` if the house has none.
    pub name: Option<String>,
    /// The rule that makes it.
    pub rule: Option<String>,
    /// The night that is open.
    pub night: Option<NightId>,
    pub balance: Balance,
    pub currency: Currency,
}

impl Fund {
    /// What it is called.
    #[must_use]
    pub fn title(&self) -> &str {
        self.name.as_deref().unwrap_or(NAME)
    }

    /// What `player` gets from the fund: tonight's chips if it has enough of them, otherwise cash.
    ///
    /// # Errors
    ///
    /// `fund-too-small` with all it has; claims in THE BOOK pay nobody before they are paid themselves.
    pub fn spend(&self, player: PlayerId, amount: Money, why: &str) -> Result<FundSpent, Refusal> {
        check_positive(amount, self.currency)?;
        let spent = |night| FundSpent { night, player, amount, why: why.to_owned() };
        if self.night.is_some() && amount <= self.balance.chips {
            return Ok(spent(self.night));
        }
        if amount <= self.balance.cash {
            return Ok(spent(None));
        }
        let of = |money| Amount::new(money, self.currency);
        let (chips, cash) = (of(self.balance.chips), of(self.balance.cash));
        let why = FundRefused::TooSmall { fund: self.title().to_owned(), chips, cash, amount: of(amount) };
        Err(Refusal::new(why).by(self.rule.as_deref()))
    }
}

/// The end of the night: the fund's chips leave the table after everybody else's. `None` if it has none.
pub fn cash_out(tonight: &Tonight) -> Result<Option<FundCashedOut>, Refusal> {
    let evening = &tonight.evening;
    let stack = evening.chips(Party::Fund);
    if !stack.is_positive() {
        return Ok(None);
    }
    let cash = stack.min(evening.drawer()).max(Money::ZERO);
    Ok(Some(FundCashedOut { night: evening.id, stack, cash, claim: stack.minus(cash)? }))
}
