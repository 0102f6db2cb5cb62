//! `tournament enter`, `rebuy`, `addon`: chips for money.

use crate::answer::Amount;
use crate::answer::tournament::{self as answer, Ticket};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::paying::Paying;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::shell;
use crate::render::tournament::happened as render;
use clap::Args;
use engine::house::key;
use engine::money::{Currency, Money};
use ledger::bank::load_tonight;
use ledger::bank::tournament::{self, Chips, EntryPayment};
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::of_house::rebuy_stack;
use ledger::refusal::Notice;
use ledger::store::Reader;
use ledger::tournament::clock::Moment;
use ledger::tournament::did::{Entered, EntryKind};

/// Enter players
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook tournament enter Ann Bob Cat\n  housebook tournament enter Dan --debt"
)]
pub struct Enter {
    /// Players who enter
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    how: How,
}

/// Let a busted player buy back in
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament rebuy Ann\n  \
        housebook tournament rebuy Bob --note")]
pub struct Rebuy {
    /// Player who comes back
    player: String,
    /// Everybody agrees it's this player, if two busted first together
    #[arg(long)]
    agreed: bool,
    #[command(flatten)]
    how: How,
}

/// Sell a player the add-on
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament addon Ann\n  \
        housebook tournament addon Bob --debt")]
pub struct Addon {
    /// The player
    player: String,
    #[command(flatten)]
    how: How,
}

/// How it is paid for.
#[derive(Debug, Args)]
struct How {
    #[command(flatten)]
    paying: Paying,
    /// Pay with money they have at the bank: chips, a prize
    #[arg(long, conflicts_with_all = ["cash", "transfer", "note", "debt"])]
    credit: bool,
}

impl Enter {
    /// Enters them, all or none.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        sell(context, &self.players, Chips::Entry, &self.how)
    }
}

impl Rebuy {
    /// Sells.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        sell(context, &[self.player], Chips::Again { chosen: self.agreed }, &self.how)
    }
}

impl Addon {
    /// Sells.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        sell(context, &[self.player], Chips::Addon, &self.how)
    }
}

type Sold = Vec<(PlayerId, Entered)>;

fn sell(context: &mut Context, typed: &[String], chips: Chips, how: &How) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let players = typed.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>();
    let players = players.map_err(|unknown| priced(store.reader(), &words, typed).unwrap_or(unknown))?;
    let now = context.moment();
    let payment = how.payment(store.reader(), &words, (players.first(), chips), &now)?;
    drop(store);
    context.record(
        |session| {
            let (mut sold, mut heard): (Sold, Vec<Notice>) = (Vec::new(), Vec::new());
            for player in &players {
                let (_, ticket, notices) = tournament::sell(session, *player, chips, &now, &payment)?;
                heard = notices;
                sold.push((*player, ticket));
            }
            Ok((session.tonight()?, sold, heard))
        },
        |(tonight, sold, notices)| told(&tonight, &sold).with(notices),
    )
}

/// Why an amount isn't a player: an entry has its price. None if something else is wrong.
fn priced(reader: Reader<'_>, words: &Words, typed: &[String]) -> Option<Failure> {
    let is_player = |word: &&String| words.player(word).is_ok();
    let (players, others): (Vec<&String>, Vec<&String>) = typed.iter().partition(is_player);
    let tonight = load_tonight(reader).ok()?;
    let terms = &tonight.tournament()?.terms;
    if others.is_empty() || players.is_empty() || !others.iter().all(|word| words.amount(word).is_ok()) {
        return None;
    }
    let price = terms.price.plus(terms.bounty).and_then(|price| price.plus(terms.fee)).ok()?;
    let message = format!("an entry costs {}, so type only the names", tonight.shown(price));
    let line = ["tournament", "enter"].into_iter().chain(players.into_iter().map(String::as_str));
    Some(Failure::usage(message).hint(shell::line(&line.collect::<Vec<_>>())))
}

impl How {
    /// The parts of the price, which is the same for everybody named.
    fn payment(
        &self,
        reader: Reader<'_>,
        words: &Words,
        (first, chips): (Option<&PlayerId>, Chips),
        now: &Moment,
    ) -> Result<EntryPayment, Failure> {
        let identifier = self.paying.identifier.clone();
        let Some(first) = first.filter(|_| !self.credit) else {
            return Ok(EntryPayment { parts: Vec::new(), identifier });
        };
        let price = tournament::ticket(reader, &load_tonight(reader)?, (*first, chips), now)?.cost()?;
        let parts = self.paying.parts(words, Some(price), "tournament enter PLAYER")?;
        self.paying.check_identifier(&parts, "tournament enter PLAYER")?;
        Ok(EntryPayment { parts, identifier })
    }
}

fn told(tonight: &Tonight, sold: &Sold) -> Told {
    let on = tonight.tournament();
    let answer = answer::Sold {
        entries: sold.iter().map(|(player, entered)| ticket(tonight, *player, entered)).collect(),
        pool: Amount::new(on.map_or(Money::ZERO, |on| on.pool), tonight.currency),
        entrants: on.map_or(0, |on| on.entrants.len()),
    };
    Told::new(render::sold(&answer), answer)
}

fn ticket(tonight: &Tonight, player: PlayerId, entered: &Entered) -> Ticket {
    let money = |amount| Amount::new(amount, tonight.currency);
    Ticket {
        player: tonight.name(player).to_owned(),
        price: money(entered.price),
        bounty: money(entered.bounty),
        fee: money(entered.fee),
        stack: Amount::new(entered.stack, Currency::CHIPS),
        how: entered.how,
        cost: money(entered.cost().unwrap_or(entered.price)),
        part: part(tonight, entered),
    }
}

/// The part of a stack that a rebuy brings, if the house says so.
fn part(tonight: &Tonight, entered: &Entered) -> Option<(i64, Amount, Option<String>)> {
    let part = tonight.house.count(key::REBUY_STACK_PART).filter(|_| entered.how == EntryKind::Again)?;
    let stack = tonight.tournament()?.terms.stack;
    (rebuy_stack(&tonight.house, stack) == entered.stack)
        .then(|| (part.value, Amount::new(stack, Currency::CHIPS), part.rule))
}
