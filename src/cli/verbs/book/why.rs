//! `book why`: which events make up what one owes the other.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::chain::{self as render, Debt, Link};
use clap::Args;
use ledger::accounts::Asset;
use ledger::bank::debts::{self, Chain};
use serde_json::{Value, json};

/// Show which events make up what one owes the other
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook book why Ann Bob")]
pub struct Why {
    #[arg(value_name = "A")]
    one: String,
    #[arg(value_name = "B")]
    other: String,
}

impl Why {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let (one, other) = (words.indebted(context, &self.one)?, words.indebted(context, &self.other)?);
        let chain = debts::why(reader, one, other, Asset::Book)?;
        let private = debts::why(reader, one, other, Asset::Private)?;
        let linker = Linker::load(reader)?;
        let mut text = told(&chain, &linker);
        let mut json = chain_json(&chain, &linker);
        if !private.links.is_empty() {
            text.push_str("\n\nprivate, not in THE BOOK:\n");
            text.push_str(&told(&private, &linker));
            if let Some(fields) = json.as_object_mut() {
                fields.insert("private".to_owned(), chain_json(&private, &linker));
            }
        }
        Ok(Reply::look(text, json))
    }
}

fn told(chain: &Chain, linker: &Linker) -> String {
    let links: Vec<Link> = chain.links.iter().map(|(event, amount)| linker.link(event, *amount)).collect();
    let Chain { debtor, creditor, amount, .. } = *chain;
    render::why(&Debt { debtor, creditor, amount, links: &links }, &linker.names, linker.currency)
}

fn chain_json(chain: &Chain, linker: &Linker) -> Value {
    let events = chain.links.iter().map(|(event, amount)| linker.link_json(event, *amount));
    json!({
        "debtor": linker.names.word(chain.debtor),
        "creditor": linker.names.word(chain.creditor),
        "amount": linker.currency.plain(chain.amount),
        "events": events.collect::<Vec<Value>>(),
    })
}
