//! `fund`: the money put aside by the house, who paid it, and what the management does with it.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::fund as render;
use clap::{Args, Subcommand};
use engine::money::Money;
use ledger::bank::fund::{self, Look};
use ledger::ids::PlayerId;
use serde_json::{Map, Value, json};

/// The fund of a house that has one
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook fund show\n  housebook fund give Ann\n  \
    housebook fund pay Ann 500 --why 'first on the leader board'")]
pub struct FundVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show what it has and who paid into it
    #[command(after_help = "Example:\n  housebook fund show --json")]
    Show,
    /// Book a payment into it that was forgotten
    #[command(after_help = "Example:\n  housebook fund give Ann 25")]
    Give {
        /// Who pays, out of his chips
        player: String,
        /// How much (else what a deal costs)
        #[arg(allow_hyphen_values = true)]
        amount: Option<String>,
    },
    /// Pay a player out of it
    #[command(after_help = "Example:\n  housebook fund pay Ann 500 --why 'first on the leader board'")]
    Pay {
        /// Who gets it: tonight's chips if the fund has them, else cash
        player: String,
        /// How much
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// What for
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
    if look.fund.name.is_none() && look.rows.is_empty() {
        return Ok(Reply::look("this house has no fund", json!({ "fund": null })));
    }
    let line = |row: &ledger::store::FundRow| render::Line {
        player: called(&look, row.player),
        tonight: row.tonight,
        paid: row.paid,
        received: row.received,
    };
    let lines: Vec<render::Line> = look.rows.iter().map(line).collect();
    Ok(Reply::look(render::page(&look.fund, &lines), json!({ "fund": json_of(&look) })))
}

fn give(context: &mut Context, player: &str, amount: Option<&str>) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let player = words.player(player)?;
    let amount = amount.map(|word| words.amount(word)).transpose()?;
    context.record(
        |session| fund::give(session, player, amount),
        |(tonight, paid)| {
            let answer = json!({
                "player": tonight.name(player),
                "amount": tonight.currency.plain(paid.amount),
                "chips": tonight.currency.plain(tonight.evening.chips(player)),
            });
            Told::new(render::paid(&tonight, &paid), answer)
        },
    )
}

fn pay(context: &mut Context, player: &str, amount: &str, why: &str) -> Result<Reply, Failure> {
    let words = Words::load(context.look()?.reader())?;
    let (player, amount) = (words.player(player)?, words.amount(amount)?);
    context.record(
        |session| fund::pay(session, player, amount, why),
        |(look, spent)| {
            let who = called(&look, player);
            let answer = json!({
                "player": who,
                "amount": look.fund.currency.plain(spent.amount),
                "means": spent.means(),
                "fund": json_of(&look),
            });
            Told::new(render::spent(&look.fund, &who, &spent), answer)
        },
    )
}

fn called(look: &Look, player: PlayerId) -> String {
    look.people.called(player).map(ToString::to_string).unwrap_or_default()
}

fn json_of(look: &Look) -> Value {
    let plain = |money: Money| look.fund.currency.plain(money);
    let players: Map<String, Value> = look
        .rows
        .iter()
        .map(|row| {
            let figures = json!({
                "tonight": plain(row.tonight),
                "paid": plain(row.paid),
                "received": plain(row.received),
            });
            (called(look, row.player), figures)
        })
        .collect();
    let balance = look.fund.balance;
    json!({
        "name": look.fund.name,
        "chips": plain(balance.chips),
        "cash": plain(balance.cash),
        "book": plain(balance.book),
        "players": players,
    })
}
