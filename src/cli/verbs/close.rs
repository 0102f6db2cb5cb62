//! `close`: ends the night.

mod checklist;

use crate::answer::cashout::Cashed;
use crate::answer::close::{Consolidation, Details, Drawer, FundCashed};
use crate::answer::results::Results;
use crate::answer::{self, Amount, Debt, Who};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::open_book::folded;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::told::Told;
use crate::cli::verbs::cashout::order_of_paying;
use crate::cli::words::Words;
use crate::render::book::reason;
use crate::render::close as render;
use crate::render::names::spoken;
use crate::render::page::name;
use crate::render::shell;
use clap::{Args, ValueEnum};
use engine::house::key;
use engine::money::Money;
use ledger::accounts::Party;
use ledger::bank::closing::{self, Closed};
use ledger::journal::{BankSettled, DebtLine};
use ledger::night::closing::{Bearer, Ending, LastNotes};
use ledger::night::{Tonight, fund};
use ledger::store::{Access, Store};

/// Close the night and settle up
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook close\n  \
        housebook close --dealer Bob --over-short house\n\n\
        At a terminal, close is a checklist: last dealer, counts, cold hands, notes, drawer, \
        debts. You can stop anywhere, and the next close picks up from there. With any option, it \
        closes at once.")]
pub struct Close {
    /// Player who dealt the last hand
    #[arg(long, value_name = "PLAYER")]
    dealer: Option<String>,
    /// Who covers the difference
    #[arg(long, value_name = "WHO")]
    over_short: Option<OverShort>,
    /// Let notes that aren't in THE BOOK become void
    #[arg(long)]
    lapse: bool,
    /// Close at once, without the checklist
    #[arg(long)]
    now: bool,
}

/// Who covers the difference, as it is typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum OverShort {
    /// The owner of the house (else the banker)
    House,
    /// The biggest winner
    Winner,
    /// The banker
    Banker,
}

impl From<OverShort> for Bearer {
    fn from(typed: OverShort) -> Self {
        match typed {
            OverShort::House => Self::House,
            OverShort::Winner => Self::Winner,
            OverShort::Banker => Self::Banker,
        }
    }
}

impl Close {
    /// What was said about notes that are not in THE BOOK. A yes never voids one.
    fn notes(&self, context: &Context) -> Result<LastNotes, Failure> {
        match (self.lapse, context.yes) {
            (true, true) => {
                let message =
                    "--yes puts notes into THE BOOK, and --lapse makes them void; use one or the other";
                Err(Failure::usage(message).hint(self.said()))
            }
            (true, false) => Ok(LastNotes::Lapse),
            (false, true) => Ok(LastNotes::Committed),
            (false, false) => Ok(LastNotes::Unsaid),
        }
    }

    /// True if nothing was said about how the night ends.
    const fn is_bare(&self) -> bool {
        self.dealer.is_none() && self.over_short.is_none() && !self.lapse && !self.now
    }

    /// The line as it was typed, without what it says about notes.
    fn said(&self) -> String {
        let dealer = self.dealer.as_ref().map(|dealer| format!(" {}", shell::option("--dealer", dealer)));
        let bearer = self.over_short.and_then(|bearer| bearer.to_possible_value());
        let bearer = bearer.map(|bearer| format!(" --over-short {}", bearer.get_name()));
        format!("close{}{}", dealer.unwrap_or_default(), bearer.unwrap_or_default())
    }

    /// A refusal because of notes, with the ways to go on.
    fn with_ways(&self, failure: Failure) -> Failure {
        let line = self.said();
        if failure.code == OVER_LIMIT && failure.question().is_some() {
            let hints: Vec<String> =
                failure.hint.clone().into_iter().chain([format!("{line} --yes --really")]).collect();
            return failure.hint(hints.join("\n"));
        }
        if failure.code != LAPSING {
            return failure;
        }
        failure.hint(format!("{line} --yes\n{line} --lapse"))
    }

    /// Closes, then folds the write-ahead log back into the file.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.is_bare() && context.can_ask && !context.yes && talk::on_screen() {
            return checklist::go_through(context);
        }
        let dealer = {
            let store = context.look()?;
            let words = Words::load(store.reader())?;
            self.dealer.as_deref().map(|word| words.player(word)).transpose()?
        };
        let bearer = self.over_short.map(Bearer::from);
        let mut ending = Ending { dealer, bearer, notes: self.notes(context)?, ..Ending::default() };
        let mut store = context.sound(Access::Write)?;
        let mut reply = loop {
            match close(context, &mut store, &ending) {
                Err(failure) if failure.code == LAPSING && context.can_ask => {
                    ending.notes = say_what_becomes(context, &failure)?;
                    ending.named = failure.refusal.map(|refusal| *refusal);
                }
                done => break done.map_err(|failure| self.with_ways(failure))?,
            }
        };
        if reply.wrote
            && let Some(failed) = folded(store.fold())
        {
            reply.failed_after(Some(failed));
        }
        Ok(reply)
    }
}

/// The refusal of a close that would void notes.
const LAPSING: &str = "notes-would-lapse";

/// The refusal of a close that would take a player past their limit.
const OVER_LIMIT: &str = "over-limit";

fn close(context: &mut Context, store: &mut Store, ending: &Ending) -> Result<Reply, Failure> {
    let is_rehearsed = context.dry_run;
    context.record_in(store, |session| closing::close(session, ending), |closed| tell(&closed, is_rehearsed))
}

/// What happens to notes that are not in THE BOOK (MIK-07).
fn say_what_becomes(context: &Context, failure: &Failure) -> Result<LastNotes, Failure> {
    if context.answers.yes(&format!("{}. Put that in THE BOOK first? [y/N] ", failure.message)) {
        return Ok(LastNotes::Committed);
    }
    match context.answers.yes("Close anyway? Whatever isn't in THE BOOK will be void. [y/N] ") {
        true => Ok(LastNotes::Lapse),
        false => Err(failure.clone()),
    }
}

fn tell(closed: &Closed, is_rehearsed: bool) -> Told {
    let answer = answer(closed);
    Told::new(render::closed(&answer, is_rehearsed), answer).with(closed.notices.clone())
}

/// How the banker can pay their debts from the money that came by app, one command each.
fn paid_by_app(tonight: &Tonight, settled: &BankSettled, debts: &[DebtLine]) -> Vec<String> {
    let Some(drawer) = settled.drawer.as_ref().filter(|_| settled.transfer.is_positive()) else {
        return Vec::new();
    };
    let mut left = settled.transfer;
    let to_people = |debt: &&DebtLine| debt.debtor == drawer.keeper && debt.creditor.player().is_some();
    let mut lines = Vec::new();
    for debt in debts.iter().filter(to_people) {
        let amount = debt.amount.min(left);
        if amount.is_positive() {
            left = left.minus(amount).unwrap_or_default();
            let words = [debt.debtor, debt.creditor].map(|party| shell::word(tonight.party_name(party)));
            let amount = tonight.currency.plain(amount);
            lines.push(format!("book pay {} {amount} --app", words.join(" ")));
        }
    }
    lines
}

/// The end of a night as values.
pub fn answer(closed: &Closed) -> answer::close::Closed {
    let tonight = &closed.tonight;
    let amount = |money| Amount::new(money, tonight.currency);
    let of = |(player, money)| (tonight.name(player).to_owned(), amount(money));
    let debts = |debts: &[DebtLine]| debts.iter().map(|debt| debt_of(tonight, debt)).collect();
    // A player who sat down is listed even if they were paid nothing.
    let sat = tonight.evening.sittings.iter().map(|sitting| (sitting.player, Money::ZERO));
    let paid = closed.paid.in_cash.iter().map(|(player, paid)| (*player, *paid));
    let fund = closed.fund.as_ref().map(|fund| FundCashed {
        stack: amount(fund.stack),
        cash: amount(fund.cash),
        claim: amount(fund.claim),
    });
    answer::close::Closed {
        results: tonight.evening.results().into_iter().map(of).collect(),
        cash_paid: sat.chain(paid).map(of).collect(),
        app_paid: closed.paid.by_app.iter().map(|(player, sent)| of((*player, *sent))).collect(),
        fund,
        consolidation: Consolidation {
            before: debts(&closed.consolidation.before),
            after: debts(&closed.consolidation.after),
            proven: closed.consolidation.proven,
        },
        private: debts(&closed.assumed),
        lapsed: closed.lapsed.iter().map(|note| note.identifier.clone()).collect(),
        over_short: amount(closed.over_short.0),
        drawer_over_short: amount(closed.over_short.1),
        details: details(closed),
    }
}

fn details(closed: &Closed) -> Details {
    let tonight = &closed.tonight;
    let amount = |money| Amount::new(money, tonight.currency);
    let consolidation = &closed.consolidation;
    let reasons = || self::reasons(tonight, &consolidation.after, &consolidation.groups);
    let next = |settled: &BankSettled| paid_by_app(tonight, settled, &consolidation.after);
    Details {
        number: tonight.evening.number,
        cashed: closed.cashed.iter().map(|cashed| Cashed::of(tonight, cashed)).collect(),
        claims: closed
            .claims
            .iter()
            .map(|claim| (tonight.name(claim.player).to_owned(), amount(claim.amount), claim.app))
            .collect(),
        order: order_of_paying(tonight, closed.cashed.len()),
        fund_name: fund::name(&tonight.house).map(str::to_owned),
        bearer: closed.bearer.map(|bearer| tonight.party_name(bearer).to_owned()),
        drawer: closed.settled.as_ref().and_then(|settled| drawer(tonight, settled)),
        results: Results::of(tonight, &closed.paid),
        consolidates_by: tonight.house.word(key::BOOK_CONSOLIDATE).and_then(|often| often.rule),
        reasons: (!consolidation.changes_nothing()).then(reasons),
        next: closed.settled.as_ref().map(next).unwrap_or_default(),
    }
}

/// Who gets what is in the drawer at the end.
fn drawer(tonight: &Tonight, settled: &BankSettled) -> Option<Drawer> {
    let shared = settled.drawer.as_ref()?;
    let amount = |money| Amount::new(money, tonight.currency);
    Some(Drawer {
        float: amount(settled.float),
        back: amount(shared.back),
        missing: amount(settled.float.minus(shared.back).unwrap_or_default()),
        owner: tonight.party_name(shared.owner).to_owned(),
        left: amount(settled.cash.minus(shared.back).unwrap_or_default()),
        by_app: amount(settled.transfer),
        keeper: tonight.party_name(shared.keeper).to_owned(),
    })
}

fn debt_of(tonight: &Tonight, debt: &DebtLine) -> Debt {
    let who = |party| Who::new(party, tonight.party_name(party));
    Debt {
        debtor: who(debt.debtor),
        creditor: who(debt.creditor),
        amount: Amount::new(debt.amount, tonight.currency),
    }
}

/// The players who come out even together: the reason of each new debt.
fn reasons(tonight: &Tonight, after: &[DebtLine], groups: &[usize]) -> Vec<String> {
    let called = || fund::name(&tonight.house).map(str::to_owned);
    let title = |party: Party| match party.player() {
        Some(player) => {
            tonight.people.get(player).map_or_else(String::new, |person| name(person.name.as_str()))
        }
        None => spoken(&Who { called: called(), ..Who::new(party, tonight.party_name(party)) }),
    };
    let mut seen: Vec<usize> = Vec::new();
    let mut lines = Vec::new();
    for group in groups {
        if seen.contains(group) {
            continue;
        }
        seen.push(*group);
        let mut members: Vec<Party> = Vec::new();
        for (debt, of) in after.iter().zip(groups) {
            for party in [debt.debtor, debt.creditor] {
                if of == group && !members.contains(&party) {
                    members.push(party);
                }
            }
        }
        let names: Vec<String> = members.into_iter().map(title).collect();
        lines.push(reason(&names));
    }
    lines
}
