//! `hand convert`: reads hand files and writes them in another format, without a book.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::hand_time;
use crate::cli::reply::Reply;
use crate::cli::verbs::hand::file;
use crate::cli::verbs::hand::hand_file::{Format, HandFile};
use crate::render::refusal::said;
use clap::Args;
use engine::formats::hands::phh::{self, Held};
use engine::formats::hands::{FileKind, HandRecord, each, paid, readable, rules_of, sniff};
use engine::formats::house::preset;
use engine::formats::line::Houses;
use engine::money::{Currency, Money};
use ledger::shown::shown;
use std::path::PathBuf;

/// Convert hand files to another format
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand convert evening.ohh --format phh --out evening.phhs\n  \
        housebook hand convert poker_now_log.csv --format ohh --out evening.ohh")]
pub struct Convert {
    /// PHH, OHH, Poker Now logs, or - for stdin (no book needed)
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Format to write
    #[arg(long, value_name = "FORMAT")]
    format: Format,
    /// New file to write (else the screen)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Convert {
    /// Reads every hand, then writes all of them, or none.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let houses = Houses::presets();
        let mut written = HandFile::new(self.format);
        for path in &self.files {
            let (name, text) = (shown(path), file::read(path)?);
            let mut first = Ok(());
            let kind = sniff(&name, &text);
            if matches!(kind, Some(FileKind::Phh | FileKind::Phhs)) && phh::has_remarks(&text) {
                written.remark(format!("`{name}` was converted without the comments after #"));
            }
            let known = kind.is_some_and(|kind| {
                each(kind, &text, Held::by_name(&houses), &mut |read| {
                    if first.is_ok() {
                        let record = read.and_then(|record| readable(record).map(|()| record));
                        first = match record {
                            Ok(record) => add(&mut written, &name, record, &houses),
                            Err(fault) => Err(file::fault_of(&name, &fault)),
                        };
                    }
                })
            });
            first?;
            if !known {
                return Err(file::fault_of(&name, &file::no_hands()));
            }
        }
        written.told(self.out.as_deref(), context.dry_run, &context.book)
    }
}

fn add(written: &mut HandFile, name: &str, record: &HandRecord, houses: &Houses) -> Result<(), Failure> {
    let spot = record.spots.first().copied().unwrap_or_default();
    let at = |why: String| Failure::bad_file(format!("{name}:{}:{}: {why}", spot.line, spot.column));
    let rules = rules_of(record, houses).map_err(|refusal| at(refusal.message))?;
    let wins = paid(record, &rules).map_err(|fault| file::fault_of(name, &fault))?;
    let mut record = record.clone();
    hand_time::note(&mut record.notes, None, written.format == Format::Ohh).map_err(at)?;
    if let Some(text) = of_its_house(&record, houses).filter(|_| written.format == Format::Housebook) {
        written.push(&record, text, &[]);
        return Ok(());
    }
    let dropped = if written.format == Format::Text { untold(&record) } else { Vec::new() };
    written.add_from(&record, &wins, &dropped).map_err(|refusal| at(said(&refusal).message))
}

/// What a text to paste leaves out about a hand from a file: whose rules it was played by, that it was played in chips, and the
/// smallest amount paid.
fn untold(record: &HandRecord) -> Vec<String> {
    let house = record.house.as_ref().map(|_| "the house and its rules".to_owned());
    let chips =
        (record.setup.currency == Currency::CHIPS).then(|| "that the amounts are in chips".to_owned());
    let unit = record.setup.unit;
    let least = format!("the smallest amount paid ({})", record.setup.currency.shown(unit));
    let least = (unit != Money::from_minor(1)).then_some(least);
    house.into_iter().chain(chips).chain(least).collect()
}

/// The hand in the words of its house, as `hand export` writes it, if they can say all of it.
fn of_its_house(record: &HandRecord, houses: &Houses) -> Option<String> {
    let house = record.house.as_deref().filter(|_| !phh::is_variant(&record.variant)).and_then(preset)?;
    let written = phh::write_at_house(record, &house, &[], houses);
    written.lost.is_empty().then_some(written.text)
}
