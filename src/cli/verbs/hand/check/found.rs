//! The results of checking hand files: the lines to print, and how many hands there were.

use engine::formats::hands::{HandFault, HandRecord, Spot, checked, in_words, readable, replay, rules_of};
use engine::formats::line::Houses;

/// The results of a share of the files.
#[derive(Debug, Default)]
pub struct Found {
    /// The lines to print.
    pub text: String,
    /// Hands that could be replayed.
    pub hands: usize,
    /// Those of them that have flags.
    pub flagged: usize,
    /// Hands and files that are wrong.
    pub wrong: usize,
}

impl Found {
    /// Adds the counts of another share.
    pub const fn count(&mut self, part: &Self) {
        self.hands = self.hands.saturating_add(part.hands);
        self.flagged = self.flagged.saturating_add(part.flagged);
        self.wrong = self.wrong.saturating_add(part.wrong);
    }

    /// Replays a hand.
    pub fn check(&mut self, file: &str, record: &HandRecord, houses: &Houses, json: bool) {
        let house = match rules_of(record, houses) {
            Ok(rules) => rules,
            Err(refusal) => {
                let spot = record.spots.first().copied().unwrap_or(Spot { line: 1, column: 1 });
                return self.wrong(file, &HandFault::new(spot, refusal.message), json);
            }
        };
        match readable(record).and_then(|()| replay(record, &house)) {
            Ok(outcome) => {
                self.hands = self.hands.saturating_add(1);
                let flagged = !outcome.flags.is_empty();
                self.flagged = self.flagged.saturating_add(usize::from(flagged));
                if json {
                    self.text.push_str(&checked::line(file, record, &outcome, &house));
                    self.text.push('\n');
                } else if flagged {
                    let hand = record.id.as_deref().map(|id| format!(" hand {id}:")).unwrap_or_default();
                    let told = format!("{file}:{hand} {}", in_words(outcome.flags.iter().copied()));
                    self.tell(&told);
                }
            }
            Err(fault) => self.wrong(file, &fault, json),
        }
    }

    /// Reports what is wrong with a hand or a file.
    pub fn wrong(&mut self, file: &str, fault: &HandFault, json: bool) {
        self.wrong = self.wrong.saturating_add(1);
        if json {
            self.text.push_str(&checked::error_line(file, fault));
            self.text.push('\n');
            return;
        }
        let action = fault.action.map(|action| format!(" action {action}:")).unwrap_or_default();
        let Spot { line, column } = fault.spot;
        let told = format!("{file}:{line}:{column}:{action} {}", fault.message);
        self.tell(&told);
    }

    /// A line for people, without control characters.
    fn tell(&mut self, line: &str) {
        self.text.push_str(&crate::render::page::escaped(line));
        self.text.push('\n');
    }
}
