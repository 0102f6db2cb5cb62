//! `book why`: which events make up what one owes another.

use crate::answer;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::linking::Linker;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::chain as render;
use clap::Args;
use engine::money::Money;
use ledger::accounts::Asset;
use ledger::bank::debts::{self, Chain};
use ledger::journal::{DebtFact, Fact};
use ledger::store::Event;

/// Show where a debt comes from
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook book why Ann Bob\n  housebook book why Cat Ann --json")]
pub struct Why {
    /// One player
    #[arg(value_name = "A")]
    one: String,
    /// The other player
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
        let private = Some(private).filter(|chain| !chain.links.is_empty());
        let settled =
            |(event, _): &&(Event, Money)| matches!(event.fact, Fact::Debt(DebtFact::Consolidated(_)));
        let why = answer::chain::Why {
            settled_up: chain.links.iter().rev().find(settled).map(|(event, _)| event.seq),
            book: told(&chain, &linker),
            private: private.map(|chain| told(&chain, &linker)),
        };
        Ok(Reply::look(render::why(&why), why))
    }
}

fn told(chain: &Chain, linker: &Linker) -> answer::chain::Chain {
    answer::chain::Chain {
        debtor: linker.names.who(chain.debtor),
        creditor: linker.names.who(chain.creditor),
        amount: linker.amount(chain.amount),
        events: chain.links.iter().map(|(event, amount)| linker.link(event, *amount)).collect(),
    }
}
