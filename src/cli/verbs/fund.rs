//! `fund`: the house kitty: who paid in, and what it is spent on.

use crate::answer::Amount;
use crate::answer::fund::{Figures, Fund, Given, Payment, Shown, Spent};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render::fund as render;
use clap::{Args, Subcommand};
use ledger::bank::fund::{self, Look};
use ledger::ids::PlayerId;
use ledger::store::FundRow;

/// Show or pay out the house kitty
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook fund show\n  \
        housebook fund give Ann\n  \
        housebook fund pay Ann 500 --why 'first on the leaderboard'")]
pub struct FundVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show the kitty and who paid in
    #[command(after_help = "Examples:\n  housebook fund show\n  housebook fund show --json")]
    Show,
    /// Add a forgotten payment
    #[command(after_help = "Examples:\n  housebook fund give Ann\n  housebook fund give Ann 25")]
    Give {
        /// Player who pays, out of their chips
        player: String,
        /// How much (else the price of a deal)
        #[arg(allow_hyphen_values = true)]
        amount: Option<String>,
    },
    /// Pay a player from the kitty
    #[command(after_help = "Examples:\n  \
            housebook fund pay Ann 500 --why 'first on the leaderboard'\n  \
            housebook fund pay Bob 20")]
    Pay {
        /// Player who gets it: chips if the kitty has them, else cash
        player: String,
        /// How much
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// What it's for
        #[arg(long, value_name = "TEXT", default_value = "")]
        why: String,
    },
}

impl FundVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None | Some(What::Show) => show(context),
            Some(What::Give { player, amount }) => give(context, &player, amount.as_deref()),
            Some(What::Pay { player, amount, why }) => pay(context, &player, &amount, &why),
        }
    }
}

fn show(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let look = fund::look(store.reader())?;
    let is_there = look.fund.name.is_some() || !look.rows.is_empty();
    let shown = Shown { fund: is_there.then(|| told(&look)) };
    Ok(Reply::look(render::page(&shown), shown))
}

fn give(context: &mut Context, player: &str, amount: Option<&str>) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let player = words.player(player)?;
    let amount = amount.map(|word| words.amount(word)).transpose()?;
    context.record(
        |session| fund::give(session, player, amount),
        |(tonight, paid)| {
            let amount = |money| Amount::new(money, tonight.currency);
            let given = Given {
                player: tonight.name(player).to_owned(),
                amount: amount(paid.amount),
                chips: amount(tonight.evening.chips(player)),
                payment: Payment::of(&tonight, &paid),
            };
            Told::new(render::payment(&given.payment), given)
        },
    )
}

fn pay(context: &mut Context, player: &str, amount: &str, why: &str) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let (player, amount) = (words.player(player)?, words.amount(amount)?);
    context.record(
        |session| fund::pay(session, player, amount, why),
        |(look, spent)| {
            let spent = Spent {
                player: called(&look, player),
                amount: Amount::new(spent.amount, look.fund.currency),
                means: spent.means(),
                fund: told(&look),
            };
            Told::new(render::spent(&spent), spent)
        },
    )
}

fn called(look: &Look, player: PlayerId) -> String {
    look.people.called(player).map(ToString::to_string).unwrap_or_default()
}

fn told(look: &Look) -> Fund {
    let amount = |money| Amount::new(money, look.fund.currency);
    let figures = |row: &FundRow| Figures {
        tonight: amount(row.tonight),
        paid: amount(row.paid),
        received: amount(row.received),
    };
    Fund {
        name: look.fund.name.clone(),
        chips: amount(look.fund.balance.chips),
        cash: amount(look.fund.balance.cash),
        book: amount(look.fund.balance.book),
        players: look.rows.iter().map(|row| (called(look, row.player), figures(row))).collect(),
        rule: look.fund.rule.clone(),
        is_tonight: look.fund.night.is_some(),
    }
}
