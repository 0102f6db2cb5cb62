//! `book pay`, `book forgive`: how a debt ends.

use crate::answer::Amount;
use crate::answer::book::{Forgiven, Paid};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::book::read;
use crate::render::book as render;
use crate::render::journal::Teller;
use clap::Args;
use ledger::bank::book;
use ledger::journal::{DebtFact, Fact};

/// Record a payment between players
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook book pay Ann Bob 5\n  \
        housebook book pay Cat Ann 20 --app --note \"for October\"")]
pub struct Pay {
    /// Player who pays
    from: String,
    /// Player who gets the money
    to: String,
    /// How much
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Sent by app (else cash)
    #[arg(long, visible_alias = "transfer")]
    app: bool,
    /// A remark to keep with the payment
    #[arg(long, value_name = "TEXT")]
    note: Option<String>,
}

/// Records a payment.
pub fn pay(context: &mut Context, pay: Pay) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let app = pay.app;
    let (from, to, amount) = read(context, &words, &[pay.from, pay.to, pay.amount])?;
    let remark = pay.note.map(|note| free_text(&note, "a note")).transpose()?;
    let said = remark.as_deref().unwrap_or_default();
    let teller = Teller { names: &names, currency: words.currency };
    context.record(
        |session| book::pay(session, from, to, amount, (app, said)),
        |(payment, notices)| {
            let of = |money| Amount::new(money, words.currency);
            let paid = Paid {
                from: names.who(from),
                to: names.who(to),
                amount: of(amount),
                app,
                credit: of(payment.credit),
                private: Some(payment.private).filter(|private| !private.is_zero()).map(of),
                credit_is_private: payment.credit_is_private,
                note: remark.clone(),
            };
            let sentence = teller.sentence(&payment.fact(said));
            Told::new(render::paid(&sentence, &paid), paid).with(notices)
        },
    )
}

/// Forgives a debt.
pub fn forgive(context: &mut Context, typed: &[String; 3], why: &str) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let (one, other, amount) = read(context, &words, typed)?;
    let why = free_text(why, "a reason")?;
    let teller = Teller { names: &names, currency: words.currency };
    context.record(
        |session| book::forgive(session, one, other, amount, &why),
        |fact| {
            let of = |money| Amount::new(money, words.currency);
            let Fact::Debt(DebtFact::DebtForgiven { creditor, debtor, private, .. }) = &fact else {
                return Told::new(teller.sentence(&fact), ());
            };
            let forgiven = Forgiven {
                creditor: names.who(*creditor),
                debtor: names.who(*debtor),
                amount: of(amount),
                why: why.clone(),
                private: private.map(of),
            };
            Told::new(teller.sentence(&fact), forgiven)
        },
    )
}
