//! Hand files as the user passes them: the kind of each, and the hands in it with their places.

use crate::cli::failure::Failure;
use crate::cli::plain_file;
use crate::cli::talk::check_free;
use crate::render::refusal::{led_on, retold};
use engine::formats::hands::phh::{Hands, Held, is_variant};
use engine::formats::hands::{
    FileKind, HandFault, HandRecord, Spot, ohh, poker_now, readable, site_text, sniff,
};
use ledger::bank::BankError;
use ledger::refusal::Refusal;
use std::path::Path;

/// The largest hand file.
const FILE_BYTES_MAX: u64 = 32 * 1024 * 1024;

/// One hand of a file.
pub struct Item {
    /// The file, the line and the column where it starts.
    pub place: String,
    pub found: Found,
}

/// What was found there.
pub enum Found {
    /// A showdown as one JSON object.
    Showdown(String),
    /// A hand with every act; a game log does not say what its amounts count.
    Hand { record: Box<HandRecord>, is_log: bool, is_card_room: bool },
}

/// The text of a file, or of standard input.
pub fn read(file: &Path) -> Result<String, Failure> {
    match file.as_os_str() == "-" {
        true => {
            check_free()?;
            plain_file::text_of(std::io::stdin().lock(), "-", FILE_BYTES_MAX)
        }
        false => plain_file::text(file, FILE_BYTES_MAX),
    }
}

/// The hands of a text, with house games checked by tonight's house. If one can't be read, it is reported with its place, and
/// nothing of the file is taken.
pub fn items(name: &str, text: &str, held: Option<Held<'_>>) -> Result<Vec<Item>, Failure> {
    let kind = sniff(name, text);
    let is_log = matches!(kind, Some(FileKind::PokerNow));
    let is_phh = matches!(kind, Some(FileKind::Phh | FileKind::Phhs));
    let read: Vec<Result<HandRecord, HandFault>> = match kind {
        Some(FileKind::Ohh) => ohh::read(text),
        Some(FileKind::SiteText) => site_text::read(text),
        Some(FileKind::PokerNow) => poker_now::read(text),
        Some(FileKind::Phh | FileKind::Phhs) => match held {
            Some(held) => Hands::held(text, held).collect(),
            None => Hands::new(text).collect(),
        },
        Some(FileKind::Showdowns) | None => return Ok(objects(name, text)),
    };
    let hand = |record: Result<HandRecord, HandFault>| match record.and_then(read_as_written) {
        Ok(record) => {
            let spot = record.spots.first().copied().unwrap_or_default();
            let place = format!("{name}:{}:{}", spot.line, spot.column);
            // House games are checked as they are read.
            let is_card_room = !is_phh || is_variant(&record.variant);
            Ok(Item { place, found: Found::Hand { record: Box::new(record), is_log, is_card_room } })
        }
        Err(fault) => Err(fault_of(name, &fault)),
    };
    read.into_iter().map(hand).collect()
}

fn read_as_written(record: HandRecord) -> Result<HandRecord, HandFault> {
    readable(&record).map(|()| record)
}

/// A text without hands.
pub fn no_hands() -> HandFault {
    let message =
        "this isn't a hand file: use PHH (.phh, .phhs), Open Hand History (.ohh) or a Poker Now log (.csv)";
    HandFault::new(Spot { line: 1, column: 1 }, message)
}

/// What is wrong with a hand, with its place.
pub fn fault_of(name: &str, fault: &HandFault) -> Failure {
    let act = fault.action.map(|action| format!("action {action}: ")).unwrap_or_default();
    Failure::bad_file(format!("{name}:{}:{}: {act}{}", fault.spot.line, fault.spot.column, fault.message))
}

/// The objects of a text with the place where each starts; they may span several lines.
pub fn objects(name: &str, text: &str) -> Vec<Item> {
    let mut found = Vec::new();
    let mut stream = serde_json::Deserializer::from_str(text).into_iter::<&serde_json::value::RawValue>();
    let mut begin = 0;
    loop {
        let next = stream.next();
        let end = stream.byte_offset();
        let start = begin + text.get(begin..).map_or(0, |rest| rest.len() - rest.trim_start().len());
        let before = text.get(..start).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        let place = format!("{name}:{line}:{column}");
        match next {
            None => return found,
            Some(Ok(object)) => {
                found.push(Item { place, found: Found::Showdown(object.get().to_owned()) });
            }
            Some(Err(_)) => {
                // Text that isn't JSON is passed on as it is, so the showdown reader can say what's wrong.
                let rest = text.get(start..).unwrap_or_default().to_owned();
                found.push(Item { place, found: Found::Showdown(rest) });
                return found;
            }
        }
        begin = end;
    }
}

/// A refusal of an act, with its place.
#[must_use]
pub fn at_act(file: &str, spots: &[Spot], number: usize, refusal: Refusal) -> BankError {
    let spot = spots.get(number).or(spots.last()).copied().unwrap_or_default();
    let act =
        if number < spots.len() { format!("action {}: ", number.saturating_add(1)) } else { String::new() };
    let told = |told: &str| format!("{file}:{}:{}: {act}{told}", spot.line, spot.column);
    // What could be typed next in the dialogue isn't a command.
    BankError::BadLine(led_on(retold(refusal, told), None))
}
