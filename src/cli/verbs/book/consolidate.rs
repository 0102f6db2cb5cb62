//! `book consolidate`: settles up in the fewest payments, and explains a consolidation.

use crate::answer::consolidation::{Consolidation, Grouped, Reason, Turn as Turns};
use crate::answer::people::PaidAt;
use crate::answer::{self, Amount};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::book as render;
use crate::render::book_due;
use crate::render::names::Names;
use clap::{Args, ValueEnum};
use engine::money::{Currency, Overflow};
use engine::readable::AsTyped;
use ledger::accounts::Party;
use ledger::bank::BankError;
use ledger::bank::book::{self, BookDesk};
use ledger::bank::limits;
use ledger::book::consolidation::Proposal;
use ledger::book::netting::Mode;
use ledger::book::turned::{DebtTurn, Turned, turned};
use ledger::refusal::Refusal;
use ledger::store::Reader;
use std::collections::BTreeSet;

#[derive(Debug, Args)]
pub struct Consolidate {
    /// New debts: fewest, only old pairs, or all with one player
    #[arg(long, default_value = "fewest")]
    mode: Way,
    /// Player everybody settles with, in mode hub
    #[arg(long, value_name = "P", required_if_eq("mode", "hub"))]
    hub: Option<String>,
    /// Two players who can't owe each other
    #[arg(long, value_name = "A,B")]
    exclude: Vec<String>,
    /// Write it in THE BOOK (else only show it)
    #[arg(long)]
    apply: bool,
    /// Just the payments, to paste into a chat
    #[arg(long)]
    text: bool,
}

/// Between which players the new debts may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Way {
    /// Between any two players
    Fewest,
    /// Only between players with a debt already
    Pairs,
    /// Between one player and everybody else
    Hub,
}

impl Consolidate {
    /// Works it out, and writes it if asked to.
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
            let mut answer = told(&proposal, &names, words.currency).map_err(Refusal::from)?;
            answer.paid_at = paid_at(store.reader(), &proposal, &names)?;
            let mut text = self.shown(&clock::day(context.at), &answer);
            if !answer.is_still && !self.text {
                text.push_str("\nthis is only a preview; add --apply to write it in THE BOOK");
            }
            // Text to paste gets no line breaks.
            return Ok(if self.text { Reply::document(text, answer) } else { Reply::look(text, answer) });
        }
        let day = clock::day(context.at);
        context.record(
            |session| {
                let proposal = book::consolidate(session, mode, &excluded)?;
                let notices = limits::passed(session, &proposal.before)?;
                let paid_at = paid_at(session.journal().reader(), &proposal, &names)?;
                Ok((Consolidation { paid_at, ..told(&proposal, &names, words.currency)? }, notices))
            },
            |(answer, notices)| Told::new(self.shown(&day, &answer), answer).with(notices),
        )
    }

    /// The consolidation as text, or as lines to paste.
    fn shown(&self, day: &str, answer: &Consolidation) -> String {
        if self.text { book_due::settle_up(day, answer) } else { render::consolidation(answer) }
    }

    fn mode(&self, context: &Context, words: &Words) -> Result<Mode<Party>, Failure> {
        match (self.mode, &self.hub) {
            (Way::Fewest, None) => Ok(Mode::Fewest),
            (Way::Pairs, None) => Ok(Mode::Pairs),
            (Way::Hub, Some(hub)) => Ok(Mode::Hub(words.indebted(context, hub)?)),
            (Way::Hub, None) => {
                Err(Failure::usage("mode hub needs --hub with a player").hint("book consolidate --help"))
            }
            (_, Some(_)) => {
                Err(Failure::usage("--hub only works with --mode hub").hint("book consolidate --help"))
            }
        }
    }
}

/// The two players of `ANN,BOB`.
fn excluded(context: &Context, words: &Words, pair: &str) -> Result<(Party, Party), Failure> {
    let usage = || Failure::usage(format!("`{}` should look like ANN,BOB", pair.as_typed()));
    // A name may contain a comma: the two are split where both halves are people.
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
        return Err(Refusal::worded(
            "same-party",
            "players can't owe themselves, so name two different ones",
        )
        .into());
    }
    Ok((one, other))
}

/// Where each creditor is paid from now on.
fn paid_at(reader: Reader<'_>, proposal: &Proposal, names: &Names) -> Result<Vec<PaidAt>, BankError> {
    let handles = reader.handles()?;
    let creditors: BTreeSet<Party> = proposal.after.iter().map(|debt| debt.creditor).collect();
    let handle = |creditor: &Party| handles.get(&creditor.player()?).cloned();
    let paid = creditors.iter().filter_map(|creditor| Some((names.spoken(*creditor), handle(creditor)?)));
    Ok(paid.map(|(player, handle)| PaidAt { player, paid_at: Some(handle) }).collect())
}

/// A consolidation as values.
pub fn told(proposal: &Proposal, names: &Names, currency: Currency) -> Result<Consolidation, Overflow> {
    let turned = turned(&proposal.before, &proposal.after)?;
    let grouped = proposal.after.iter().zip(&proposal.groups);
    Ok(Consolidation {
        mode: proposal.mode,
        before: names.debts(&proposal.before, currency),
        after: grouped
            .map(|(debt, group)| Grouped { debt: names.debt(debt, currency), group: *group })
            .collect(),
        proven: proposal.proven,
        count: proposal.after.len(),
        why: reasons(proposal, names),
        turned: turned.iter().map(|turned| turn(turned, names, currency)).collect(),
        paid_at: Vec::new(),
        is_still: proposal.changes_nothing(),
    })
}

/// The reason for each group's debts: its players come out even.
fn reasons(Proposal { after, groups, .. }: &Proposal, names: &Names) -> Vec<Reason> {
    let reason = |group: usize| {
        let lines = after.iter().zip(groups).filter(|(_, of)| **of == group);
        let members: BTreeSet<Party> = lines.flat_map(|(debt, _)| [debt.debtor, debt.creditor]).collect();
        let members: Vec<String> = members.into_iter().map(|member| names.spoken(member)).collect();
        Reason { group, text: render::reason(&members) }
    };
    groups.iter().copied().collect::<BTreeSet<usize>>().into_iter().map(reason).collect()
}

fn turn(turned: &Turned, names: &Names, currency: Currency) -> answer::consolidation::Turned {
    let (what, one, other) = match turned.turn {
        DebtTurn::Owes { now, before } => (Turns::Owes, now, before),
        DebtTurn::Has { now, before } => (Turns::Has, now, before),
        DebtTurn::SetOff { owed, had } => (Turns::SetOff, owed, had),
        DebtTurn::Between { owes, has } => (Turns::Between, owes, has),
    };
    answer::consolidation::Turned {
        player: names.who(turned.who),
        what,
        one: names.who(one),
        other: names.who(other),
        amount: Amount::new(turned.amount, currency),
    }
}
