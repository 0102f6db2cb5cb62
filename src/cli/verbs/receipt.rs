//! `receipt`: prints the receipt of an event again.

use crate::answer;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::receipts::Form;
use crate::cli::reply::Reply;
use clap::Args;
use ledger::bank::anchoring;

/// Print a receipt again
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook receipt\n  housebook receipt 12 --qr")]
pub struct Receipt {
    /// Event number (else the last event)
    #[arg(value_name = "N", value_parser = event_number())]
    event: Option<u64>,
    /// Also as a QR code
    #[arg(long)]
    qr: bool,
}

impl Receipt {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let anchor = anchoring::receipt(store.reader(), self.event)?;
        let form = if self.qr { Form::Qr } else { context.receipt.unwrap_or(Form::Line) };
        let answer = answer::log::Receipt { event: anchor.seq(), receipt: anchor.to_string() };
        Ok(Reply { receipt: Some(form.shown(&anchor)), ..Reply::look("", answer) })
    }
}
