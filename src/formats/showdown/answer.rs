//! The answer to a showdown: settle it and write the settlement as one JSON object.

use crate::domain::hand::{HouseRules, Seats, Settlement, Showdown, Told, Voice, settle};
use crate::domain::money::{Currency, Money};
use crate::domain::rank::Scheme;
use crate::domain::refusal::Refusal;
use crate::formats::line::{Houses, Id, Pairs, Rejected, one_line};
use crate::formats::showdown::read::Written;
use serde::Serialize;
use std::borrow::Cow;
use std::sync::Arc;

/// A showdown settled, with what it takes to speak about it.
#[derive(Clone, Debug)]
pub struct Settled<'a> {
    /// The line's id.
    pub id: Id<'a>,
    /// What was settled.
    pub showdown: Showdown,
    /// The outcome.
    pub settlement: Settlement,
    /// The rules that decided.
    pub house: Arc<HouseRules>,
}

#[derive(Serialize)]
struct AnswerLine<'a> {
    id: &'a Id<'a>,
    pots: Vec<PotLine<'a>>,
    awards: Pairs<'a>,
    returned: Pairs<'a>,
    carry: String,
    why: Vec<WhyLine>,
}

#[derive(Serialize)]
struct PotLine<'a> {
    amount: String,
    eligible: Vec<&'a str>,
    high: Vec<&'a str>,
    low: Vec<&'a str>,
}

#[derive(Serialize)]
struct WhyLine {
    rule: String,
    text: String,
}

/// Settles one line; the answer is one line of JSON without its end.
pub fn answer(line: &str, houses: &Houses) -> Result<String, Rejected> {
    settled(line, houses).map(|settled| settled.line())
}

/// Settles one line.
pub fn settled<'a>(line: &'a str, houses: &Houses) -> Result<Settled<'a>, Rejected> {
    let written: Written<'a> =
        serde_json::from_str(line).map_err(|error| Rejected::unreadable(line, &error))?;
    let outcome = houses.find(written.house.as_deref()).and_then(|rules| {
        let showdown = written.showdown(rules)?;
        let settlement = settle(&showdown, &rules.hand)?;
        Ok((showdown, settlement, Arc::clone(&rules.hand)))
    });
    match outcome {
        Ok((showdown, settlement, house)) => Ok(Settled { id: written.id, showdown, settlement, house }),
        Err(refusal) => Err(Rejected::new(written.id, refusal)),
    }
}

/// Settles one line at a table where `middle` already lies in the pot: carried money and fines.
///
/// A line that says another carry than that is refused: the book knows what lies there.
pub fn settled_over<'a>(line: &'a str, houses: &Houses, middle: Money) -> Result<Settled<'a>, Rejected> {
    let settled = settled(line, houses)?;
    let said = settled.showdown.carry;
    if said == middle {
        return Ok(settled);
    }
    let currency = settled.currency();
    if !said.is_zero() {
        let message = format!("{} lies in the middle, not {}", currency.shown(middle), currency.shown(said));
        return Err(Rejected::new(settled.id, Refusal::new("other-carry", message)));
    }
    let showdown = Showdown { carry: middle, ..settled.showdown };
    match settle(&showdown, &settled.house) {
        Ok(settlement) => Ok(Settled { showdown, settlement, ..settled }),
        Err(refusal) => Err(Rejected::new(settled.id, refusal)),
    }
}

impl Settled<'_> {
    /// The reasons in words, in order.
    #[must_use]
    pub fn told(&self) -> Vec<Told> {
        let names = self.names();
        let scheme = self.scheme();
        let voice = Voice {
            house: &self.house,
            names: &names,
            unit: self.currency(),
            scheme: &scheme,
            second: self.showdown.game.second(),
        };
        self.settlement.why().iter().map(|reason| reason.told(&voice)).collect()
    }

    /// The answer as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        let names = self.names();
        let (currency, settlement) = (self.currency(), &self.settlement);
        let some = |seats: Seats| -> Vec<&str> {
            seats.iter().filter_map(|seat| names.get(seat).copied()).collect()
        };
        let pot = |paid: &crate::domain::hand::PotPaid| PotLine {
            amount: currency.plain(paid.pot.amount),
            eligible: some(paid.pot.eligible),
            high: some(paid.high),
            low: some(paid.low),
        };
        let line = AnswerLine {
            id: &self.id,
            pots: settlement.pots().iter().map(pot).collect(),
            awards: amounts(&names, settlement.awards().iter().copied().enumerate(), currency),
            returned: amounts(&names, settlement.returned().iter().copied(), currency),
            carry: currency.plain(settlement.carry()),
            why: self.told().into_iter().map(|Told { rule, text }| WhyLine { rule, text }).collect(),
        };
        one_line(&line)
    }

    /// How the hands were judged.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        self.showdown.game.scheme(&self.house.customs)
    }

    fn names(&self) -> Vec<&str> {
        self.showdown.players.iter().map(|player| player.name.as_str()).collect()
    }

    const fn currency(&self) -> Currency {
        self.showdown.currency
    }
}

/// Who gets how much, zeros left out, in the order of the seats.
fn amounts<'a>(
    names: &[&'a str],
    paid: impl Iterator<Item = (usize, Money)>,
    currency: Currency,
) -> Pairs<'a> {
    let named = paid.filter(|(_, amount)| !amount.is_zero()).filter_map(|(seat, amount)| {
        names.get(seat).map(|name| (Cow::Borrowed(*name), Cow::Owned(currency.plain(amount))))
    });
    Pairs(named.collect())
}
