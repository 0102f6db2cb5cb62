//! A hand file, written one hand at a time.

use crate::answer::hand_file::HandsWritten;
use crate::cli::failure::Failure;
use crate::cli::hand_time;
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::render::hand_text::pasted;
use crate::render::refusal::said;
use clap::ValueEnum;
use engine::formats::hands::phh::Held;
use engine::formats::hands::{
    FileKind, HandRecord, SITE_RULES, each, in_words, named_notes, ohh, phh, replay, rules_of,
};
use engine::formats::house::preset;
use engine::formats::line::Houses;
use engine::hand::HouseRules;
use engine::money::Money;
use engine::refusal::Notice;
use ledger::refusal::Refusal;
use ledger::shown::shown;
use std::path::Path;

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Poker Hand History
    Phh,
    /// The same with our own fields, so less is lost
    Housebook,
    /// Open Hand History
    Ohh,
    /// Text to paste; no program reads it back
    Text,
}

/// The hands so far.
pub struct HandFile {
    pub format: Format,
    texts: Vec<String>,
    notices: Vec<Notice>,
    /// The rules that other programs use to read a hand.
    card_room: Option<HouseRules>,
    houses: Houses,
}

impl HandFile {
    /// A file without a hand.
    #[must_use]
    pub fn new(format: Format) -> Self {
        let card_room = preset(SITE_RULES).map(|house| HouseRules::of(&house));
        Self { format, texts: Vec::new(), notices: Vec::new(), card_room, houses: Houses::presets() }
    }

    /// Adds a hand with what each place was paid (`wins`).
    pub fn add(&mut self, record: &HandRecord, wins: &[Money]) -> Result<(), Refusal> {
        self.add_from(record, wins, &[])
    }

    /// Adds a hand from another file; `dropped` is what isn't written.
    pub fn add_from(
        &mut self,
        record: &HandRecord,
        wins: &[Money],
        dropped: &[String],
    ) -> Result<(), Refusal> {
        let (text, mut lost) = match self.format {
            Format::Ohh => {
                let written = match &self.card_room {
                    Some(rules) => ohh::write_whole(record, wins, rules)?,
                    None => ohh::write(record, wins)?,
                };
                (written.text, written.lost)
            }
            Format::Phh => {
                let written = phh::write_phh(record)?;
                (written.text, written.lost)
            }
            Format::Text => {
                let played = (&record.setup, record.acts.as_slice());
                let text = pasted(played, wins, record.id.as_deref(), &record.notes)?;
                (text, unpasted_notes(record).into_iter().collect())
            }
            Format::Housebook => {
                let written = phh::write_own(record);
                (written.text, written.lost)
            }
        };
        lost.extend(self.lost_flags(record, &text));
        lost.extend_from_slice(dropped);
        self.push(record, text, &lost);
        Ok(())
    }

    /// What was unusual about the hand where it was read, and would no longer be noticed when the text is read.
    fn lost_flags(&self, record: &HandRecord, text: &str) -> Option<String> {
        if record.flags.is_empty() {
            return None;
        }
        let mut kept = Vec::new();
        let kind = match self.format {
            Format::Ohh => Some(FileKind::Ohh),
            Format::Phh | Format::Housebook => Some(FileKind::Phh),
            Format::Text => None,
        };
        let mut keep = |again: Result<&HandRecord, _>| {
            let played = again.ok().and_then(|again| {
                let rules = rules_of(again, &self.houses).ok()?;
                Some(replay(again, &rules).ok()?.flags)
            });
            kept.extend(played.into_iter().flatten());
        };
        if let Some(kind) = kind {
            each(kind, text, Held::by_name(&self.houses), &mut keep);
        }
        let lost: Vec<&str> = record.flags.iter().copied().filter(|flag| !kept.contains(flag)).collect();
        let words = in_words(lost.iter().copied());
        (!lost.is_empty()).then(|| format!("the notes from when it was read ({words})"))
    }

    /// Adds a hand of a whole night, or says why this kind of file can't hold it.
    pub fn add_if_it_can(&mut self, record: &HandRecord, wins: &[Money]) {
        if let Err(refusal) = self.add(record, wins) {
            let name = record.id.as_deref().unwrap_or_default();
            let text = format!("hand {name} is left out: {}", said(&refusal).message);
            self.notices.push(Notice::new(refusal.rule.as_deref(), text));
        }
    }

    /// Adds a remark about the whole file.
    pub fn remark(&mut self, text: String) {
        self.notices.push(Notice::new(None, text));
    }

    /// Says how many hands of a whole night are left out because their acts aren't known.
    pub fn leave_out(&mut self, told: usize) {
        let text = match told {
            0 => return,
            1 => "1 hand is left out because it wasn't recorded action by action".to_owned(),
            several => format!("{several} hands are left out because they weren't recorded action by action"),
        };
        self.notices.push(Notice::new(None, text));
    }

    /// True if no hand was added.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Adds a hand as it was written, saying what is lost of it.
    pub fn push(&mut self, record: &HandRecord, text: String, lost: &[String]) {
        if !lost.is_empty() {
            // A file doesn't have to number its hands: then the number is the place in this one.
            let place = self.texts.len().saturating_add(1).to_string();
            let name = record.id.as_deref().filter(|id| !id.is_empty()).unwrap_or(&place);
            self.notices.push(Notice::new(
                None,
                format!("the file leaves out some of hand {name}: {}", lost.join("; ")),
            ));
        }
        self.texts.push(text);
    }

    /// Writes the file, or prints it. Several PHH hands go in numbered tables; OHH hands have an empty line between them.
    pub fn told(self, out: Option<&Path>, rehearsed: bool, book: &Path) -> Result<Reply, Failure> {
        let (texts, notices) = (self.texts, self.notices);
        let whole = match (self.format, texts.as_slice()) {
            (Format::Phh | Format::Housebook, [_, _, ..]) => {
                let tables =
                    texts.iter().enumerate().map(|(number, text)| format!("[{}]\n{text}", number + 1));
                tables.collect::<Vec<_>>().join("\n")
            }
            _ => texts.join("\n"),
        };
        let hands = texts.len();
        if let Some(path) = out {
            into_file::check_free(book, path)?;
        }
        let Some(path) = out.filter(|_| !rehearsed) else {
            let answer = HandsWritten { hands, text: Some(whole.clone()), file: None };
            return Ok(Reply::document(whole, answer).with(notices));
        };
        into_file::write(book, path, whole.as_bytes())?;
        let text = format!("{hands} {} in `{}`", if hands == 1 { "hand" } else { "hands" }, shown(path));
        let answer = HandsWritten { hands, text: None, file: Some(path.display().to_string()) };
        Ok(Reply::look(text, answer).with(notices))
    }
}

/// The notes that have no place in a text to paste, by name: the text says when the hand was played, and shows the currency sign.
fn unpasted_notes(record: &HandRecord) -> Option<String> {
    let noted = |name: &str| record.notes.iter().any(|(known, _)| known == name);
    let has_hour = ["year", "month", "day", "time"].into_iter().all(noted);
    let unit = record.setup.currency;
    let has_sign = unit.shown(Money::ZERO) != unit.plain(Money::ZERO);
    let is_code = |text: &str| text.trim_matches('"').eq_ignore_ascii_case(unit.code());
    let is_pasted = |name: &str, text: &str| match name {
        "currency" => has_sign && is_code(text),
        "time_zone" => has_hour,
        "time_zone_abbreviation" => has_hour && !noted("time_zone"),
        name => hand_time::is_about_time(name),
    };
    let lost = record.notes.iter().filter(|(name, text)| !is_pasted(name, text));
    named_notes(lost.map(|(name, _)| name.as_str()))
}
