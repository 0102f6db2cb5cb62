//! `book`: THE BOOK of debts.

mod export;
mod limit;
mod merge;
mod paying;
mod statement;
mod surrogates;
pub mod transit;
mod why;

use crate::bank::book::{self, BookDesk};
use crate::bank::limits::{self, LimitDesk};
use crate::bank::surrogate::in_transit;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::domain::book::consolidation::Proposal;
use crate::domain::book::netting::{Debt, Mode, nets};
use crate::domain::journal::{DebtLine, Side};
use crate::domain::ledger::Party;
use crate::domain::money::{Currency, Money};
use crate::domain::refusal::Refusal;
use crate::render::book::{self as render, Page};
use crate::render::names::Names;
use crate::render::page::name;
use crate::render::transit::sentences;
use clap::{Args, Subcommand, ValueEnum};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// THE BOOK of debts
#[derive(Debug, Args)]
#[command(
    after_help = "Example:\n  housebook book owe Ann Bob 5 --for \"a side bet\"\n  housebook book consolidate"
)]
pub struct BookVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show who owes whom, and what that comes to for everybody
    Show,
    /// Show which events make up what one owes the other
    Why(why::Why),
    /// Draw up what changed all that a player owes and is owed
    Statement(statement::Statement),
    /// Write a debt
    #[command(after_help = "Example:\n  housebook book owe Ann Bob 5 --for \"a side bet\"")]
    Owe {
        debtor: String,
        creditor: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// What it comes from
        #[arg(long = "for", value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Take a payment in cash
    #[command(after_help = "Example:\n  housebook book pay Ann Bob 5")]
    Pay {
        from: String,
        to: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
    },
    /// Forgive a debt, or part of it
    #[command(after_help = "Example:\n  housebook book forgive Bob Ann 5 --why \"his birthday\"")]
    Forgive {
        creditor: String,
        debtor: String,
        #[arg(allow_hyphen_values = true)]
        amount: String,
        #[arg(long, value_name = "REASON")]
        why: String,
    },
    /// Say how much a player may owe in THE BOOK
    #[command(after_help = "Examples:\n  housebook book limit Ann 40 --why \"agreed with all\"\n  \
        housebook book limit Ann none")]
    Limit(limit::Limit),
    /// Make the debts as few as they can be; nobody's sum changes
    #[command(after_help = "Example:\n  housebook book consolidate --exclude Ann,Bob --apply")]
    Consolidate(Consolidate),
    /// Note cash that a banker gives to the banker of another book
    #[command(after_help = "Example:\n  housebook book hand Ann Ben 1000")]
    Hand(transit::Handing),
    /// Note cash that a banker takes from the banker of another book
    #[command(after_help = "Example:\n  housebook book take Ann Ben 1000")]
    Take(transit::Handing),
    /// Write the book, or what a surrogate has beyond it, into a signed file
    Export(export::Export),
    /// Take what a surrogate recorded into THE BOOK
    Merge(merge::Merge),
    /// List the surrogates of the book, or say what it stands in for
    Surrogates,
}

#[derive(Debug, Args)]
struct Consolidate {
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

impl BookVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None | Some(What::Show) => show(context),
            Some(What::Why(why)) => why.run(context),
            Some(What::Statement(statement)) => statement.run(context),
            Some(What::Owe { debtor, creditor, amount, reason }) => {
                let words = [debtor, creditor, amount];
                owe(context, &words, reason.as_deref())
            }
            Some(What::Pay { from, to, amount }) => paying::pay(context, &[from, to, amount]),
            Some(What::Forgive { creditor, debtor, amount, why }) => {
                paying::forgive(context, &[creditor, debtor, amount], &why)
            }
            Some(What::Limit(limit)) => limit.run(context),
            Some(What::Consolidate(consolidate)) => consolidate.run(context),
            Some(What::Hand(handing)) => handing.run(context, Side::Given),
            Some(What::Take(handing)) => handing.run(context, Side::Taken),
            Some(What::Export(export)) => export.run(context),
            Some(What::Merge(merge)) => merge.run(context),
            Some(What::Surrogates) => surrogates::list(context),
        }
    }
}

fn show(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let desk = BookDesk::load(store.reader())?;
    let names = naming::names(store.reader())?;
    let net = net(&desk.debts)?;
    let limits = LimitDesk::load(store.reader())?.listed()?;
    let open = in_transit(store.reader())?;
    let page = Page { debts: &desk.debts, private: &desk.private, net: &net, limits: &limits };
    let by_name = net
        .iter()
        .map(|(party, amount)| (names.word(*party).to_owned(), json!(desk.currency.plain(*amount))));
    let limits = limits.iter().map(|(player, owes, limit)| {
        let (owes, limit) = (desk.currency.plain(*owes), desk.currency.plain(*limit));
        json!({ "player": names.word(*player), "owes": owes, "limit": limit })
    });
    let mut json = json!({
        "debts": debts_json(&desk.debts, &names, desk.currency),
        "private": debts_json(&desk.private, &names, desk.currency),
        "net": by_name.collect::<Map<String, Value>>(),
        "limits": limits.collect::<Vec<Value>>(),
    });
    let mut parts = vec![render::page(&page, &names, desk.currency)];
    if let Some(fields) = json.as_object_mut().filter(|_| !open.is_empty()) {
        fields.insert("in_transit".to_owned(), json!(transit::json(&open, &names, desk.currency)));
        parts.push(sentences(&transit::lines(&open), &names, desk.currency).join("\n"));
    }
    Ok(Reply::look(parts.join("\n\n"), json))
}

/// What everybody who owes or is owed comes to.
fn net(debts: &[DebtLine]) -> Result<Vec<(Party, Money)>, Failure> {
    let debts: Vec<Debt<Party>> = debts
        .iter()
        .map(|line| Debt { debtor: line.debtor, creditor: line.creditor, amount: line.amount })
        .collect();
    Ok(nets(&debts).map_err(Refusal::from)?.into_iter().collect())
}

fn debt_json(debt: &DebtLine, names: &Names, currency: Currency) -> Value {
    let DebtLine { debtor, creditor, amount } = *debt;
    json!({ "debtor": names.word(debtor), "creditor": names.word(creditor), "amount": currency.plain(amount) })
}

fn debts_json(debts: &[DebtLine], names: &Names, currency: Currency) -> Vec<Value> {
    debts.iter().map(|debt| debt_json(debt, names, currency)).collect()
}

/// Two parties and an amount, as typed.
fn read(words: &Words, [one, other, amount]: &[String; 3]) -> Result<(Party, Party, Money), Failure> {
    Ok((words.party(one)?, words.party(other)?, words.amount(amount)?))
}

fn owe(context: &mut Context, typed: &[String; 3], reason: Option<&str>) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let (debtor, creditor, amount) = read(&words, typed)?;
    let reason = reason.map(|reason| free_text(reason, "a reason")).transpose()?.unwrap_or_default();
    let because = if reason.is_empty() { String::new() } else { format!(": {}", name(&reason)) };
    let sum = words.currency.shown(amount);
    let text = format!("{} owes {} {sum} more{because}", names.spoken(debtor), names.spoken(creditor));
    let (from, to) = (names.word(debtor), names.word(creditor));
    let json =
        json!({ "debtor": from, "creditor": to, "amount": words.currency.plain(amount), "for": reason });
    context
        .record(|session| book::owe(session, debtor, creditor, amount, &reason), |()| Told::new(text, json))
}

impl Consolidate {
    fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let mode = self.mode(&words)?;
        let excluded =
            self.exclude.iter().map(|pair| excluded(&words, pair)).collect::<Result<Vec<_>, Failure>>()?;
        if !self.apply {
            let store = context.look()?;
            let proposal = BookDesk::load(store.reader())?.propose(mode, &excluded)?;
            let Told { mut text, json, .. } = tell(&proposal, &names, words.currency);
            if !proposal.changes_nothing() {
                text.push_str("\nonly shown; --apply writes it");
            }
            return Ok(Reply::look(text, json));
        }
        context.record(
            |session| {
                let proposal = book::consolidate(session, mode, &excluded)?;
                let notices = limits::passed(session, &proposal.before)?;
                Ok((proposal, notices))
            },
            |(proposal, notices)| tell(&proposal, &names, words.currency).with(notices),
        )
    }

    fn mode(&self, words: &Words) -> Result<Mode<Party>, Failure> {
        match (self.mode, &self.hub) {
            (Way::Fewest, None) => Ok(Mode::Fewest),
            (Way::Pairs, None) => Ok(Mode::Pairs),
            (Way::Hub, Some(hub)) => Ok(Mode::Hub(words.party(hub)?)),
            (Way::Hub, None) => Err(Failure::usage("mode hub needs its hub").hint("--mode hub --hub PLAYER")),
            (_, Some(_)) => {
                Err(Failure::usage("a hub is named in mode hub only").hint("--mode hub --hub PLAYER"))
            }
        }
    }
}

/// The two of `ANN,BOB`.
fn excluded(words: &Words, pair: &str) -> Result<(Party, Party), Failure> {
    let (one, other) = pair
        .split_once(',')
        .ok_or_else(|| Failure::usage(format!("`{}` should look like ANN,BOB", pair.escape_debug())))?;
    Ok((words.party(one.trim())?, words.party(other.trim())?))
}

fn tell(proposal: &Proposal, names: &Names, currency: Currency) -> Told {
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
            format!("{table}\n\n{} debts become {}: {claim}", before.len(), after.len())
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
    });
    Told::new(text, json)
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
