//! `buy`: sells chips.

use crate::answer::Amount;
use crate::answer::buy::{Bought, Paid};
use crate::answer::fund::Payment;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::paying::Paying;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::{Words, chips};
use crate::render;
use crate::render::shell;
use clap::Args;
use ledger::accounts::Party;
use ledger::bank::buying::{self, Sale};
use ledger::journal::NoteUse;
use ledger::night::buy_in::Purchase;

/// Sell chips to a player
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook buy Ann 20\n  housebook buy Bob --cash 10 --debt 10\n  \
    housebook buy Cat 5 --from Ann --note")]
pub struct Buy {
    /// Player who buys
    player: String,
    /// How much (not needed if each part has its amount)
    #[arg(allow_hyphen_values = true)]
    amount: Option<String>,
    #[command(flatten)]
    paying: Paying,
    /// Player who sells, and gets the cash, note or debt
    #[arg(long, value_name = "SELLER")]
    from: Option<String>,
    /// Chips handed out, by color: white=20,red=10
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
                    return Err(Failure::usage(
                        "the kitty doesn't sell chips; buy from the bank or a player",
                    ));
                }
                party => party.player(),
            },
        };
        let from = self.from.as_deref().map(|seller| format!(" {}", shell::option("--from", seller)));
        let (buyer, from) = (shell::names(&[&self.player]), from.unwrap_or_default());
        let total = self.amount.as_deref().map(|word| words.amount(word)).transpose()?;
        let purchase = Purchase {
            player: words.player(&self.player)?,
            seller,
            parts: self.paying.parts(&words, total, &format!("buy {buyer}{from}"))?,
            chips: self.chips.as_deref().map(chips).transpose()?,
        };
        let like = format!("buy {buyer} {}{from}", self.amount.as_deref().unwrap_or("AMOUNT"));
        self.paying.check_identifier(&purchase.parts, &like)?;
        let identifier = self.paying.identifier.as_deref();
        context.record(
            |session| buying::buy(session, &purchase, identifier),
            |sale| {
                let answer = answer(&sale);
                Told::new(render::buy::bought(&answer), answer).with(sale.notices)
            },
        )
    }
}

fn answer(Sale { tonight, bought, fund, .. }: &Sale) -> Bought {
    let amount = |money| Amount::new(money, tonight.currency);
    let note = |note: &NoteUse| note.identifier.clone();
    let paid = bought.parts.iter().map(|part| Paid {
        means: part.means,
        amount: amount(part.amount),
        note: part.note.as_ref().map(note),
    });
    let chips = bought.chips.as_ref().zip(tonight.case.as_ref());
    Bought {
        player: tonight.name(bought.player).to_owned(),
        from: bought.seller.map_or("bank", |seller| tonight.name(seller)).to_owned(),
        paid: paid.collect(),
        note: bought.parts.iter().find_map(|part| part.note.as_ref()).map(note),
        chips: amount(tonight.evening.chips(bought.player)),
        fund: fund.paid.first().map(|paid| amount(paid.amount)),
        is_from_player: bought.seller.is_some(),
        colours: chips.and_then(|(chips, set)| chips.shown(set, tonight.currency).ok()),
        payments: fund.paid.iter().map(|paid| Payment::of(tonight, paid)).collect(),
    }
}
