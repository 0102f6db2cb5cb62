//! `buy`: sells chips.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::paying::Paying;
use crate::cli::reply::Reply;
use crate::cli::words::{Words, chips};
use crate::render::fund as render;
use crate::render::page::name;
use clap::Args;
use ledger::accounts::Party;
use ledger::bank::buying::{self, Sale};
use ledger::journal::fact::Means;
use ledger::night::buy_in::Purchase;
use serde_json::{Value, json};

/// Sell chips to a player
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook buy Ann 20\n  housebook buy Bob --cash 10 --book 10\n  \
    housebook buy Cat 5 --from Ann --note")]
pub struct Buy {
    /// Who buys
    player: String,
    /// For how much; may be left out when the parts say it
    #[arg(allow_hyphen_values = true)]
    amount: Option<String>,
    #[command(flatten)]
    paying: Paying,
    /// Another player sells, and gets the cash, the note or the debt
    #[arg(long, value_name = "SELLER")]
    from: Option<String>,
    /// The chips handed out, by colour: white=20,red=10
    #[arg(long, value_name = "CHIPS")]
    chips: Option<String>,
}

impl Buy {
    /// Sells.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let seller = match self.from.as_deref() {
            None => None,
            Some(word) => match words.place(word)? {
                Party::Fund => {
                    return Err(Failure::usage("a fund sells no chips: the bank does, or a player"));
                }
                party => party.player(),
            },
        };
        let from = self.from.as_deref().map(|seller| format!(" --from {seller}")).unwrap_or_default();
        let total = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let purchase = Purchase {
            player: words.player(&self.player)?,
            seller,
            parts: self.paying.parts(&words, total, &format!("buy {}{from}", self.player))?,
            chips: self.chips.as_deref().map(chips).transpose()?,
        };
        let like = format!("buy {} {}{from}", self.player, self.amount.as_deref().unwrap_or("AMOUNT"));
        self.paying.check_identifier(&purchase.parts, &like)?;
        let identifier = self.paying.identifier.as_deref();
        context.record(
            |session| buying::buy(session, &purchase, identifier),
            |sale| Told::new(sentence(&sale), answer(&sale)).with(sale.notices),
        )
    }
}

fn sentence(Sale { tonight, bought, fund, .. }: &Sale) -> String {
    let parts: Vec<String> = bought
        .parts
        .iter()
        .map(|part| {
            let amount = tonight.shown(part.amount);
            match (part.means, &part.note) {
                (Means::Note, Some(note)) => format!("{amount} by note {}", note.identifier),
                (Means::Book, _) => format!("{amount} in THE BOOK"),
                (Means::Transfer, _) => format!("{amount} by app"),
                _ => format!("{amount} in cash"),
            }
        })
        .collect();
    let seller =
        bought.seller.map(|seller| format!(" from {}", name(tonight.name(seller)))).unwrap_or_default();
    let chips = match (&bought.chips, &tonight.case) {
        (Some(chips), Some(set)) => {
            chips.shown(set, tonight.currency).map(|chips| format!(" ({chips})")).unwrap_or_default()
        }
        _ => String::new(),
    };
    let buyer = name(tonight.name(bought.player));
    let stack = tonight.shown(tonight.evening.chips(bought.player));
    let mut lines = vec![format!("{buyer} buys chips{seller}: {}{chips}; stack {stack}", parts.join(", "))];
    lines.extend(fund.paid.iter().map(|paid| render::paid(tonight, paid)));
    lines.join("\n")
}

fn answer(Sale { tonight, bought, fund, .. }: &Sale) -> Value {
    let plain = |money| tonight.currency.plain(money);
    let note = bought.parts.iter().find_map(|part| part.note.as_ref());
    let paid: Vec<Value> = bought
        .parts
        .iter()
        .map(|part| json!({ "means": part.means, "amount": plain(part.amount) }))
        .collect();
    let mut answer = json!({
        "player": tonight.name(bought.player),
        "from": bought.seller.map_or("bank", |seller| tonight.name(seller)),
        "paid": paid,
        "note": note.map(|note| note.identifier.as_str()),
        "chips": plain(tonight.evening.accounts.holding(Party::from(bought.player), ledger::accounts::Asset::Chips)),
    });
    if let (Some(fields), Some(paid)) = (answer.as_object_mut(), fund.paid.first()) {
        fields.insert("fund".to_owned(), json!(plain(paid.amount)));
    }
    answer
}
