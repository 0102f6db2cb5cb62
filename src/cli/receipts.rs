//! Receipts on request: one line, or a QR code too, after the answer to anything that was recorded.

use crate::cli::reply::Reply;
use crate::render::qr;
use clap::ValueEnum;
use ledger::journal::{Digest, Receipt};
use serde_json::Value;

/// How a receipt is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// As a line to copy.
    Line,
    /// As a QR code too.
    Qr,
}

impl Form {
    /// The receipt as printed.
    #[must_use]
    pub fn shown(self, anchor: &Receipt) -> String {
        let line = format!("receipt {anchor}");
        match self {
            Self::Line => line,
            Self::Qr => match qr::code(&anchor.to_string()) {
                Some(code) => format!("{line}\n{code}"),
                None => line,
            },
        }
    }

    /// Adds the receipt to the answer of a command that recorded something.
    pub fn add(self, reply: &mut Reply, book: &str) {
        let Some(answer) = reply.json.last_mut().and_then(Value::as_object_mut) else { return };
        let seq = answer.get("event").and_then(Value::as_u64);
        let hash = answer.get("hash").and_then(Value::as_str).and_then(|hash| hash.parse::<Digest>().ok());
        let (Some(seq), Some(hash)) = (seq, hash) else { return };
        let anchor = Receipt::new(book, seq, hash);
        answer.insert("receipt".to_owned(), Value::from(anchor.to_string()));
        reply.receipt = Some(self.shown(&anchor));
    }
}
