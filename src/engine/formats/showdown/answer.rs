//! The answer to a showdown: settle it and write the settlement as one JSON object.

use crate::calling::check_deck;
use crate::formats::line::{Houses, Id, Pairs, Rejected, Rules, one_line};
use crate::formats::showdown::read::Written;
use crate::hand::{Contestant, HouseRules, Seats, Settlement, Showdown, Told, settle};
use crate::money::{Currency, Money};
use crate::play::{InMiddle, check_most};
use crate::rank::Scheme;
use crate::refusal::Refusal;
use serde::Serialize;
use std::borrow::Cow;
use std::sync::Arc;

/// A settled showdown, with everything needed to explain it.
#[derive(Clone, Debug)]
pub struct SettledShowdown<'a> {
    /// The line's id.
    pub id: Id<'a>,
    /// The game as it was called, with its additions.
    pub game: String,
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
    /// What the others pay players besides the pots.
    #[serde(skip_serializing_if = "Option::is_none")]
    bounties: Option<Pairs<'a>>,
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    matched: Option<MatchedLine<'a>>,
}

/// What a drop game adds: what losers put into the next pot, and who still plays if the game goes on.
#[derive(Serialize)]
struct MatchedLine<'a> {
    matched: Pairs<'a>,
    goes_on: bool,
    next: Vec<&'a str>,
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
///
/// # Errors
///
/// As [`settled`].
pub fn answer(line: &str, houses: &Houses) -> Result<String, Rejected> {
    settled(line, houses).map(|settled| settled.line())
}

/// Settles one line.
///
/// # Errors
///
/// The line's id and the refusal: `bad-json`, `unknown-house`, `unknown-game`, or whatever [`settle`] refuses.
pub fn settled<'a>(line: &'a str, houses: &Houses) -> Result<SettledShowdown<'a>, Rejected> {
    settled_as(line, houses, |written, rules| {
        let showdown = written.showdown(rules)?;
        check_most(&rules.house, &showdown.game, showdown.players.len(), showdown.drop.is_some())?;
        check_deck(&rules.house, &showdown.game, showdown.players.len())?;
        Ok(showdown)
    })
}

/// Who plays in a line, by the line's own names.
///
/// # Errors
///
/// `bad-json`.
pub fn players(line: &str) -> Result<Vec<String>, Rejected> {
    let written: Written<'_> =
        serde_json::from_str(line).map_err(|error| Rejected::unreadable(line, &error))?;
    Ok(written.names().map(str::to_owned).collect())
}

/// What the player of that name has before a hand.
pub(crate) type Stack<'m> = &'m dyn Fn(&str) -> Option<Money>;

/// What the book knows of a table where a hand is settled.
pub struct Middle<'m> {
    /// What is in the pot: carried money and fines.
    pub pot: Money,
    /// How much of it is fines; `None` if the line says it.
    pub fines: Option<Money>,
    /// What a player has before the hand; `None` if the line says it.
    pub stack: Option<Stack<'m>>,
}

/// Settles one line at a table with something in the pot already.
///
/// A line that gives another carry, other fines or another unit is refused: the book knows what is there.
///
/// # Errors
///
/// As [`settled`]; `other-carry`, `other-fines` or `other-unit` if the line contradicts the table.
pub fn settled_over<'a>(
    line: &'a str,
    houses: &Houses,
    middle: &Middle<'_>,
) -> Result<SettledShowdown<'a>, Rejected> {
    settled_as(line, houses, |written, rules| at_table(written, rules, middle))
}

/// Settles one line with the showdown made from it.
fn settled_as<'a>(
    line: &'a str,
    houses: &Houses,
    showdown: impl FnOnce(&Written<'a>, &Rules) -> Result<Showdown, Refusal>,
) -> Result<SettledShowdown<'a>, Rejected> {
    let written: Written<'a> =
        serde_json::from_str(line).map_err(|error| Rejected::unreadable(line, &error))?;
    let outcome = houses.find(written.house.as_deref()).and_then(|rules| {
        let showdown = showdown(&written, rules)?;
        let settlement = settle(&showdown, &rules.hand)?;
        Ok(SettledShowdown {
            id: Id::default(),
            game: written.title(rules)?,
            showdown,
            settlement,
            house: Arc::clone(&rules.hand),
        })
    });
    match outcome {
        Ok(settled) => Ok(SettledShowdown { id: written.id, ..settled }),
        Err(refusal) => Err(Rejected::new(written.id, refusal)),
    }
}

/// The showdown with what is in the middle and in front of the players.
fn at_table(written: &Written<'_>, rules: &Rules, middle: &Middle<'_>) -> Result<Showdown, Refusal> {
    let showdown = written.showdown(rules)?;
    let said = InMiddle { pot: showdown.carry, fines: written.carried_fines(rules)? };
    let lies = InMiddle { pot: middle.pot, fines: middle.fines.unwrap_or(said.fines) };
    lies.check_said(said, showdown.currency)?;
    let shown = |amount| showdown.currency.shown(amount);
    if showdown.unit != rules.unit {
        let message = format!(
            "the smallest amount at this house is {}, not {}",
            shown(rules.unit),
            shown(showdown.unit)
        );
        return Err(Refusal::new("other-unit", message));
    }
    let fines = showdown.fines.minus(said.fines)?.plus(lies.fines)?;
    let mut showdown = Showdown { carry: middle.pot, fines, ..showdown };
    let Some(stack) = middle.stack else { return Ok(showdown) };
    let left = |player: &Contestant| {
        let put_in = player.stake.bet.plus(player.stake.dead).ok()?;
        stack(&player.name)?.minus(put_in).ok()
    };
    let lefts: Vec<Option<Money>> = showdown.players.iter().map(left).collect();
    // In a house that checks whether the bets are level, the book says who is all-in, not the line.
    if rules.hand.level.rule.is_some() {
        for (player, left) in showdown.players.iter_mut().zip(&lefts) {
            player.all_in = left.map(Money::is_zero).or(player.all_in);
        }
    }
    if let Some(drop) = &mut showdown.drop {
        drop.stacks = lefts.iter().copied().collect();
    }
    showdown.left = lefts;
    Ok(showdown)
}

impl SettledShowdown<'_> {
    /// The reasons in words, in order.
    #[must_use]
    pub fn told(&self) -> Vec<Told> {
        self.showdown.told(self.settlement.reasons(), &self.house)
    }

    /// The answer as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        let names = self.names();
        let (currency, settlement) = (self.currency(), &self.settlement);
        let some = |seats: Seats| -> Vec<&str> {
            seats.iter().filter_map(|seat| names.get(seat).copied()).collect()
        };
        let pot = |paid: &crate::hand::PotPaid| PotLine {
            amount: currency.plain(paid.pot.amount),
            eligible: some(paid.pot.eligible),
            high: some(paid.high),
            low: some(paid.low),
        };
        let got = |seat: usize| settlement.bounty(seat).map(|(_, got)| got).unwrap_or_default();
        let bounties = (0..names.len()).map(|seat| (seat, got(seat)));
        let line = AnswerLine {
            id: &self.id,
            pots: settlement.pots().iter().map(pot).collect(),
            awards: amounts(&names, settlement.awards().iter().copied().enumerate(), currency),
            returned: amounts(&names, settlement.returned().iter().copied(), currency),
            carry: currency.plain(settlement.next_pot()),
            why: self.told().into_iter().map(|Told { rule, text }| WhyLine { rule, text }).collect(),
            bounties: (!settlement.bounties().is_empty()).then(|| amounts(&names, bounties, currency)),
            matched: settlement.matched().map(|matched| MatchedLine {
                matched: amounts(&names, matched.owed.iter().map(|owes| (owes.seat, owes.paid)), currency),
                goes_on: matched.goes_on,
                next: if matched.goes_on { some(matched.back) } else { Vec::new() },
            }),
        };
        one_line(&line)
    }

    /// How the hands were judged.
    #[must_use]
    pub fn scheme(&self) -> Scheme {
        self.showdown.game.scheme(&self.house.ranking.customs)
    }

    fn names(&self) -> Vec<&str> {
        self.showdown.players.iter().map(|player| player.name.as_str()).collect()
    }

    const fn currency(&self) -> Currency {
        self.showdown.currency
    }
}

/// Who gets how much, without the zeros, in the order of the seats.
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
