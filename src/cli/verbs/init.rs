//! `init`: begins a book.

use crate::bank::begin;
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::house::chosen;
use crate::domain::money::Currency;
use crate::store::Store;
use clap::Args;
use serde_json::json;

/// Begin a book
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook init --house mike")]
pub struct Init {
    /// The house to adopt: a preset (house list) or the file of a profile
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// What the book counts in: USD, EUR, GBP, CHF, points
    #[arg(long, value_name = "UNIT")]
    currency: Option<String>,
}

impl Init {
    /// Makes the file and writes the first events; on any failure nothing is left behind.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let house = self.house.as_deref().map(chosen).transpose()?;
        let currency = match &self.currency {
            Some(word) => word.parse().map_err(|error| Failure::usage(format!("{error}")))?,
            None => house.as_ref().map_or(Currency::USD, |chosen| chosen.house.currency()),
        };
        if let Some(folder) = context.book.parent().filter(|folder| !folder.as_os_str().is_empty())
            && !context.book_named
        {
            // The platform's data folder may not exist yet; a folder the user named must.
            let _ = std::fs::create_dir_all(folder);
        }
        let path = context.book.clone();
        let mut store = if context.dry_run { Store::memory()? } else { Store::create(&path)? };
        let made = context.record_in(
            &mut store,
            |session| begin::begin(session, currency, house.as_ref()),
            |()| {
                let house = house.as_ref().map(|chosen| chosen.house.name());
                let under = house.map(|house| format!(", under the rules of `{house}`")).unwrap_or_default();
                let text = format!("a new book, counting in {}{under}", currency.code());
                Told::new(
                    text,
                    json!({ "book": path.to_string_lossy(), "currency": currency.code(), "house": house }),
                )
            },
        );
        if made.is_err() && !context.dry_run {
            drop(store);
            Store::discard(&path);
        }
        made
    }
}
