//! `book pay`, `book forgive`: how a debt ends.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::verbs::book::read;
use crate::render::journal::Teller;
use ledger::bank::book;
use ledger::journal::Fact;
use serde_json::json;

/// Takes a payment.
pub fn pay(context: &mut Context, typed: &[String; 3], app: bool) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let (from, to, amount) = read(context, &words, typed)?;
    let teller = Teller { names: &names, currency: words.currency };
    context.record(
        |session| book::pay(session, from, to, amount, app),
        |(payment, notices)| {
            let mut text = teller.sentence(&payment.fact());
            if !payment.credit.is_zero() {
                let more = words.currency.shown(payment.credit);
                let how = if payment.credit_is_private { ", privately" } else { "" };
                text.push_str(&format!(
                    ", {more} more than was owed: {} owes that back{how}",
                    names.spoken(to)
                ));
            }
            let mut json = json!({
                "from": names.word(from),
                "to": names.word(to),
                "amount": words.currency.plain(amount),
                "app": app,
                "credit": words.currency.plain(payment.credit),
            });
            if let Some(fields) = json.as_object_mut().filter(|_| !payment.private.is_zero()) {
                fields.insert("private".to_owned(), json!(words.currency.plain(payment.private)));
            }
            Told::new(text, json).with(notices)
        },
    )
}

/// Forgives a debt.
pub fn forgive(context: &mut Context, typed: &[String; 3], why: &str) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let (creditor, debtor, amount) = read(context, &words, typed)?;
    let why = free_text(why, "a reason")?;
    let teller = Teller { names: &names, currency: words.currency };
    let (from, to) = (names.word(creditor), names.word(debtor));
    context.record(
        |session| book::forgive(session, creditor, debtor, amount, &why),
        |fact| {
            let mut json =
                json!({ "creditor": from, "debtor": to, "amount": words.currency.plain(amount), "why": why });
            if let (Fact::DebtForgiven { private: Some(private), .. }, Some(fields)) =
                (&fact, json.as_object_mut())
            {
                fields.insert("private".to_owned(), json!(words.currency.plain(*private)));
            }
            Told::new(teller.sentence(&fact), json)
        },
    )
}
