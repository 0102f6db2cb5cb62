//! `book consolidate`: the debts as few as they can be, and how a consolidation is told.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::{debt_json, debts_json};
use crate::cli::words::Words;
use crate::render::book as render;
use crate::render::names::Names;
use clap::{Args, ValueEnum};
use engine::money::{Currency, Overflow};
use engine::refusal::Refusal;
use ledger::accounts::Party;
use ledger::bank::book::{self, BookDesk};
use ledger::bank::limits;
use ledger::book::consolidation::Proposal;
use ledger::book::netting::Mode;
use ledger::book::turned::{Turn, Turned, turned};
use ledger::journal::DebtLine;
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Debug, Args)]
pub struct Consolidate {
    /// Between whom the new debts may be
    #[arg(long, default_value = "fewest")]
    mode: Way,
    /// The one everybody settles with, in mode hub
    #[arg(long, value_name = "P", required_if_eq("mode", "hub"))]
    hub: Option<String>,
    /// Two who must not owe each other
    #[arg(long, value_name = "A,B")]
    exclude: Vec<String>,
    /// Write it; without this it is only shown
    #[arg(long)]
    apply: bool,
}

/// Between whom the new debts may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Way {
    /// Between whomever
    Fewest,
    /// Between those who owe each other already
    Pairs,
    /// Between one and all others
    Hub,
}

impl Consolidate {
    /// Works it out, and writes it where that is asked for.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let mode = self.mode(context, &words)?;
        let excluded = self
            .exclude
            .iter()
            .map(|pair| excluded(context, &words, pair))
            .collect::<Result<Vec<_>, Failure>>()?;
        if !self.apply {
            let store = context.look()?;
            let proposal = BookDesk::load(store.reader())?.propose(mode, &excluded)?;
            let Told { mut text, json, .. } =
                tell(&proposal, &names, words.currency).map_err(Refusal::from)?;
            if !proposal.changes_nothing() {
                text.push_str("\nonly shown; --apply writes it");
            }
            return Ok(Reply::look(text, json));
        }
        context.record(
            |session| {
                let proposal = book::consolidate(session, mode, &excluded)?;
                let notices = limits::passed(session, &proposal.before)?;
                Ok((tell(&proposal, &names, words.currency)?, notices))
            },
            |(told, notices)| told.with(notices),
        )
    }

    fn mode(&self, context: &Context, words: &Words) -> Result<Mode<Party>, Failure> {
        match (self.mode, &self.hub) {
            (Way::Fewest, None) => Ok(Mode::Fewest),
            (Way::Pairs, None) => Ok(Mode::Pairs),
            (Way::Hub, Some(hub)) => Ok(Mode::Hub(words.indebted(context, hub)?)),
            (Way::Hub, None) => Err(Failure::usage("mode hub needs its hub").hint("book consolidate --help")),
            (_, Some(_)) => {
                Err(Failure::usage("a hub is named in mode hub only").hint("book consolidate --help"))
            }
        }
    }
}

/// The two of `ANN,BOB`.
fn excluded(context: &Context, words: &Words, pair: &str) -> Result<(Party, Party), Failure> {
    let usage = || Failure::usage(format!("`{}` should look like ANN,BOB", pair.escape_debug()));
    // A name may have a comma of its own: the two are parted where both halves are people.
    let halves: Vec<(&str, &str)> = pair
        .match_indices(',')
        .filter_map(|(at, _)| Some((pair.get(..at)?, pair.get(at.checked_add(1)?..)?)))
        .collect();
    let read = |(one, other): &(&str, &str)| -> Result<(Party, Party), Failure> {
        Ok((words.indebted(context, one.trim())?, words.indebted(context, other.trim())?))
    };
    let first = halves.first().ok_or_else(usage)?;
    let (one, other) = match halves.iter().find_map(|half| read(half).ok()) {
        Some(pair) => pair,
        None => read(first)?,
    };
    if one == other {
        return Err(Refusal::new("same-party", "nobody pays himself, so nobody is kept from it").into());
    }
    Ok((one, other))
}

/// A consolidation in words: before, after, why, and what turned.
pub fn tell(proposal: &Proposal, names: &Names, currency: Currency) -> Result<Told, Overflow> {
    let turned = turned(&proposal.before, &proposal.after)?;
    let Proposal { before, after, groups, proven, mode } = proposal;
    let after: Vec<(DebtLine, usize)> = after.iter().copied().zip(groups.iter().copied()).collect();
    let reasons = reasons(&after, names);
    let text = match (proposal.changes_nothing(), *proven) {
        (true, _) => "nothing to consolidate: THE BOOK stays as it is".to_owned(),
        (false, proven) => {
            let claim = match (proven, *mode) {
                (false, _) => "the fewest found; that fewer are impossible is not proven",
                (true, "fewest") => "fewer are impossible",
                (true, _) => "fewer are impossible in this mode",
            };
            let table = render::consolidation(before, &after, &reasons, names, currency);
            let turns = render::turned(&turned, names, currency);
            format!("{table}\n\n{turns}\n\n{} debts become {}: {claim}", before.len(), after.len())
        }
    };
    let why: Vec<Value> =
        reasons.iter().map(|(group, text)| json!({ "group": group, "text": text })).collect();
    let lines = after.iter().map(|(debt, group)| {
        let mut line = debt_json(debt, names, currency);
        if let Some(fields) = line.as_object_mut() {
            fields.insert("group".to_owned(), json!(group));
        }
        line
    });
    let json = json!({
        "mode": mode,
        "before": debts_json(before, names, currency),
        "after": lines.collect::<Vec<Value>>(),
        "proven": proven,
        "count": after.len(),
        "why": why,
        "turned": turned.iter().map(|turned| turn_json(turned, names, currency)).collect::<Vec<Value>>(),
    });
    Ok(Told::new(text, json))
}

/// For every group the reason of its debts: its people come out even.
fn reasons(after: &[(DebtLine, usize)], names: &Names) -> Vec<(usize, String)> {
    let groups: BTreeSet<usize> = after.iter().map(|(_, group)| *group).collect();
    let reason = |group: usize| {
        let lines = after.iter().filter(|(_, of)| *of == group);
        let members: BTreeSet<Party> = lines.flat_map(|(debt, _)| [debt.debtor, debt.creditor]).collect();
        let members: Vec<String> = members.into_iter().map(|member| names.spoken(member)).collect();
        (group, render::reason(&members))
    };
    groups.into_iter().map(reason).collect()
}

fn turn_json(turned: &Turned, names: &Names, currency: Currency) -> Value {
    let word = |party| names.word(party);
    let (what, one, other) = match turned.turn {
        Turn::Owes { now, before } => ("owes", word(now), word(before)),
        Turn::Has { now, before } => ("has", word(now), word(before)),
        Turn::SetOff { owed, had } => ("set-off", word(owed), word(had)),
        Turn::Between { owes, has } => ("between", word(owes), word(has)),
    };
    let amount = currency.plain(turned.amount);
    json!({ "player": word(turned.who), "what": what, "one": one, "other": other, "amount": amount })
}
