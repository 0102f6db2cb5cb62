//! `nights`, `night`: looking back on whole evenings.

use crate::answer::nights::{Adjustment, NightLine, OneNight};
use crate::answer::results::{Results, Row};
use crate::answer::{self, Amount, ByName};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::status::state;
use crate::render::parts::{Part, text};
use crate::render::{self, nights};
use clap::Args;
use ledger::bank::cash_out::paid_out;
use ledger::bank::closing;
use ledger::bank::loaded::load_night;
use ledger::ids::NightId;
use ledger::journal::Adjusted;
use ledger::night::adjusting;
use ledger::night::tonight::Tonight;
use ledger::refusal::Refusal;
use ledger::store::{NightRow, Reader};

/// List the nights
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook nights\n  housebook nights --year 2026")]
pub struct Nights {
    #[command(flatten)]
    days: Days,
}

/// Show one night
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook night 3\n  housebook night 3 --json")]
pub struct Night {
    /// Number of the night (nights lists them)
    number: u32,
}

/// The night with that number.
pub fn numbered(reader: Reader<'_>, number: u32) -> Result<NightId, Failure> {
    let nights = reader.nights()?;
    let found = nights.iter().find(|night| night.number == number);
    let none = || Refusal::worded("no-such-night", format!("there's no night {number}")).hint("nights");
    Ok(found.ok_or_else(none)?.id)
}

impl Nights {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let period = self.days.period()?;
        let mut nights = context.look()?.reader().nights()?;
        nights.retain(|night| period.holds(night.opened));
        let line = |night: NightRow| NightLine {
            night: night.number,
            id: night.id.to_string(),
            house: night.house,
            opened: clock::when_or_day(night.opened, night.day.as_deref()),
            closed: night.closed.map(|closed| clock::when_or_day(closed, night.day.as_deref())),
            hands: night.hands,
        };
        let answer = answer::nights::Nights { nights: nights.into_iter().map(line).collect() };
        Ok(Reply::look(nights::list(&answer), answer))
    }
}

impl Night {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (parts, answer) = looked_at(context.look()?.reader(), self.number)?;
        Ok(Reply::look(text(&parts), answer))
    }
}

/// The night with that number, in parts and as values.
pub fn looked_at(reader: Reader<'_>, number: u32) -> Result<(Vec<Part>, OneNight), Failure> {
    let night = load_night(reader, numbered(reader, number)?)?;
    let evening = &night.evening;
    let state = state(&night);
    let results = Results::of(&night, &paid_out(reader, evening.id)?);
    let mut parts = match evening.closed {
        None => render::night::parts(&state),
        Some(_) => nights::past(&state, &results),
    };
    let adjusted = closing::adjustments(reader, evening.id)?;
    let in_cash = adjusted.iter().any(|late| late.cash);
    let answer = OneNight {
        state,
        adjustments: adjusted.into_iter().map(|late| adjustment(&night, late)).collect(),
        cash_paid: by_name(&results, |row| &row.paid),
        app_paid: by_name(&results, |row| &row.sent),
        gifts_losses: by_name(&results, |row| &row.moved),
        handed_over: by_name(&results, |row| &row.handed),
    };
    parts.extend(nights::adjustments(&answer.adjustments).into_iter().map(Part::Words));
    if in_cash {
        let explained = closing::explained_in_cash(reader, evening.id)?;
        let was = adjusting::drawer(&night, explained).map_err(Refusal::from)?;
        parts.push(Part::words(format!("  {}", crate::render::refusal::drawer_was(&was))));
    }
    Ok((parts, answer))
}

fn adjustment(night: &Tonight, late: Adjusted) -> Adjustment {
    Adjustment {
        player: night.name(late.player).to_owned(),
        against: (!late.cash).then(|| night.party_name(late.against).to_owned()),
        cash: late.cash,
        amount: Amount::new(late.amount, night.currency),
        why: late.why,
    }
}

/// One of the amounts of a night, for everybody who has it.
fn by_name(results: &Results, of: impl Fn(&Row) -> &Amount) -> ByName<Amount> {
    let rows = results.players.iter().filter(|row| !of(row).is_zero());
    rows.map(|row| (row.player.clone(), *of(row))).collect()
}
