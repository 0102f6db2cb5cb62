//! A hand file that is written hand by hand.

use crate::answer::hand_file::HandsWritten;
use crate::cli::failure::Failure;
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::render::hand_text::pasted;
use clap::ValueEnum;
use engine::formats::hands::{HandRecord, SITE_RULES, ohh, paid, phh, replay};
use engine::formats::house::preset;
use engine::hand::HouseRules;
use engine::money::Money;
use engine::refusal::{Notice, Refusal};
use ledger::shown::shown;
use std::path::Path;

/// Kinds of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Poker Hand History
    Phh,
    /// The same with our own words, so that less is lost
    Housebook,
    /// Open Hand History
    Ohh,
    /// Text to paste, which no program reads back
    Text,
}

/// The hands so far.
pub struct HandFile {
    pub format: Format,
    texts: Vec<String>,
    notices: Vec<Notice>,
    /// By what others read a hand.
    card_room: Option<HouseRules>,
}

impl HandFile {
    /// A file without a hand.
    #[must_use]
    pub fn new(format: Format) -> Self {
        let card_room = preset(SITE_RULES).map(|house| HouseRules::of(&house));
        Self { format, texts: Vec::new(), notices: Vec::new(), card_room }
    }

    /// Adds a hand of which each place was paid `wins`.
    pub fn add(&mut self, record: &HandRecord, wins: &[Money]) -> Result<(), Refusal> {
        let (text, lost) = match self.format {
            Format::Ohh => {
                let written = ohh::write(record, wins)?;
                self.check_it_is_whole(&written.text)?;
                (written.text, written.lost.iter().map(|lost| (*lost).to_owned()).collect())
            }
            Format::Phh => {
                let written = phh::write_phh(record)?;
                (written.text, written.lost)
            }
            Format::Text => {
                let played = (&record.setup, record.acts.as_slice());
                (pasted(played, wins, record.id.as_deref(), &record.notes)?, Vec::new())
            }
            Format::Housebook => {
                let written = phh::write_own(record);
                (written.text, written.lost)
            }
        };
        self.push(record, text, &lost);
        Ok(())
    }

    /// Others read of Open Hand History what is written there. A hand that was divided by word, whose pot waits, or with money that nobody
    /// bet comes back as another one.
    fn check_it_is_whole(&self, text: &str) -> Result<(), Refusal> {
        let Some(rules) = &self.card_room else { return Ok(()) };
        let again = |hand: HandRecord| {
            replay(&hand, rules).ok()?;
            Some(ohh::write(&hand, &paid(&hand, rules).ok()?).ok()?.text == text)
        };
        if ohh::read(text).into_iter().all(|read| read.ok().and_then(again) == Some(true)) {
            return Ok(());
        }
        let message = "Open Hand History has no words for all that happened in this hand";
        Err(Refusal::new("not-in-this-format", message).hint("hand export --format housebook"))
    }

    /// Adds a hand of a whole night, or says why this kind of file cannot have it.
    pub fn add_if_it_can(&mut self, record: &HandRecord, wins: &[Money]) {
        if let Err(refusal) = self.add(record, wins) {
            let name = record.id.as_deref().unwrap_or_default();
            let text = format!("hand {name} is left out: {}", refusal.message);
            self.notices.push(Notice::new(refusal.rule.as_deref(), text));
        }
    }

    /// Says how many hands of a whole night are left out because nobody told their acts.
    pub fn leave_out(&mut self, told: usize) {
        let text = match told {
            0 => return,
            1 => "1 hand is left out: it was not recorded act by act".to_owned(),
            several => format!("{several} hands are left out: they were not recorded act by act"),
        };
        self.notices.push(Notice::new(None, text));
    }

    /// True if no hand was added.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Adds a hand as it was written, saying what of it is lost.
    pub fn push(&mut self, record: &HandRecord, text: String, lost: &[String]) {
        if !lost.is_empty() {
            // A file need not number its hands: then it is the place in this one.
            let place = self.texts.len().saturating_add(1).to_string();
            let name = record.id.as_deref().filter(|id| !id.is_empty()).unwrap_or(&place);
            self.notices.push(Notice::new(None, format!("hand {name}: not written: {}", lost.join("; "))));
        }
        self.texts.push(text);
    }

    /// Writes the file, or says it. Several hands of PHH stand in numbered tables; those of OHH have an empty line between them.
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
