//! `cashout`: pays players for their chips.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::night as render;
use crate::render::page::name;
use clap::Args;
use engine::money::Money;
use ledger::bank::cash_out;
use ledger::ids::PlayerId;
use ledger::journal::fact::CashedOut;
use ledger::night::cash_out::PaidBy;
use ledger::night::{Tonight, two_counts};
use serde_json::{Map, Value, json};

/// Pay players for their chips
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook cashout Ann\n  housebook cashout Ann 20 --app\n  housebook cashout"
)]
pub struct Cashout {
    /// Who; else everybody, in the house's order
    player: Option<String>,
    /// For how much, where chips may leave the table; else for all of them
    #[arg(requires = "player", allow_hyphen_values = true)]
    amount: Option<String>,
    /// Send the money by app
    #[arg(long)]
    app: bool,
    /// Pay in cash, also players who paid by app
    #[arg(long, conflicts_with = "app")]
    cash: bool,
}

impl Cashout {
    /// Pays.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let player = self.player.as_deref().map(|word| words.player(word)).transpose()?;
        let amount = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let by = match (self.app, self.cash) {
            (true, _) => PaidBy::App,
            (false, true) => PaidBy::Cash,
            (false, false) => PaidBy::Usual,
        };
        pay(context, player, amount, by)
    }
}

fn pay(
    context: &mut Context,
    player: Option<PlayerId>,
    amount: Option<Money>,
    by: PaidBy,
) -> Result<Reply, Failure> {
    context.record(
        |session| {
            let (paid, notices) = match player {
                Some(player) => {
                    let (cashed, notices) = cash_out::one(session, player, amount, by)?;
                    (vec![cashed], notices)
                }
                None => cash_out::everybody(session, by)?,
            };
            Ok((session.tonight()?, paid, notices))
        },
        |(tonight, paid, notices)| {
            let rule = two_counts::rule(&tonight).filter(|_| two_counts::wanted(&tonight));
            let insisted = notices.iter().any(|notice| notice.rule.is_some() && notice.rule == rule);
            let lines = paid.iter().map(|cashed| {
                let line = render::cashed(&tonight, cashed);
                match rule.as_ref().filter(|_| !insisted) {
                    Some(rule) => format!("{line}\n{}", agrees(&tonight, cashed, rule)),
                    None => line,
                }
            });
            let order = render::order_of_paying(&tonight, paid.len());
            let lines = lines.chain(order);
            Told::new(lines.collect::<Vec<_>>().join("\n"), answer(&tonight, &paid)).with(notices)
        },
    )
}

/// The two counts and what is paid for are one figure.
fn agrees(tonight: &Tonight, cashed: &CashedOut, rule: &str) -> String {
    let (name, stack) = (name(tonight.name(cashed.player)), tonight.shown(cashed.stack));
    format!("{name}'s count, the banker's count and the payout are all {stack} ({rule})")
}

/// What his inviters owe the bank less, by their names.
fn answered(tonight: &Tonight, cashed: &CashedOut) -> Map<String, Value> {
    let line = |(inviter, amount): &(PlayerId, Money)| {
        (tonight.name(*inviter).to_owned(), json!(tonight.currency.plain(*amount)))
    };
    cashed.answered.iter().map(line).collect()
}

fn answer(tonight: &Tonight, paid: &[CashedOut]) -> Value {
    let plain = |money| tonight.currency.plain(money);
    let rows: Vec<Value> = paid
        .iter()
        .map(|cashed| {
            let notes: Vec<Value> = cashed
                .notes
                .iter()
                .map(|note| json!({ "note": note.identifier, "amount": plain(note.amount) }))
                .collect();
            json!({
                "player": tonight.name(cashed.player),
                "chips": plain(cashed.stack),
                "notes": notes,
                "debt": plain(cashed.debt),
                "answered": answered(tonight, cashed),
                "app": plain(cashed.app),
                "cash": plain(cashed.cash),
                "claim": plain(cashed.claim),
            })
        })
        .collect();
    json!({ "cashed_out": rows, "drawer": plain(tonight.evening.drawer()) })
}
