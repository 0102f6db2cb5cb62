//! `receipt`: prints the receipt of an event again.

use crate::answer;
use crate::cli::context::Context;
use crate::cli::event_number::event_number;
use crate::cli::failure::Failure;
use crate::cli::receipts::Form;
use crate::cli::reply::Reply;
use clap::Args;
use ledger::bank::anchoring;

/// Print the receipt of an event again: keep it, and you can prove a loss
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook receipt 12 --qr")]
pub struct Receipt {
    /// The number of the event (else the last one)
    #[arg(value_name = "N", value_parser = event_number())]
    event: Option<u64>,
    /// As a QR code too
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
