//! Bank notes: written, passed on, paid, committed to THE BOOK, voided.

use super::model::{BANK, What, Who};
use super::{Play, typed};

impl Play {
    /// A note between two people, at the table of a house that takes notes or between the nights.
    pub fn note(&mut self) {
        if self.model.notes.is_empty() || self.luck.chance(25) {
            return self.issue();
        }
        let open: Vec<usize> = self.model.notes.keys().copied().collect();
        let id = self.luck.pick(&open);
        match self.luck.below(10) {
            0..=3 => self.give(id),
            4..=6 => self.pay_note(id),
            7 | 8 => self.commit(id),
            _ => self.void(id),
        }
    }

    /// What is given in return, and why it isn't possible.
    fn returned(&mut self, from: Who, to: Who, amount: i64) -> (&'static str, Vec<&'static str>) {
        let tonight = self.model.tonight();
        let means = self.luck.pick(&["cash", "cash", "gift", "book", "chips"]);
        let mut no = Vec::new();
        match means {
            "book" => no = self.no_debt(from, to, amount),
            "chips" if tonight.is_none() => no.push("no-night"),
            "chips" if self.model.has(from, What::Chips) < amount => no.push("stack-too-small"),
            _ => {}
        }
        (means, no)
    }

    fn give_return(&mut self, means: &str, from: Who, to: Who, amount: i64) {
        let night = self.model.tonight();
        match means {
            "cash" => self.model.moved(night, from, to, What::Cash, amount),
            "book" => self.model.owed(night, from, to, What::Book, amount),
            "chips" => {
                self.model.moved(night, from, to, What::Chips, amount);
                if let Some(night) = night {
                    self.model.nights[night].came.extend([from, to]);
                }
            }
            _ => {}
        }
    }

    fn issue(&mut self) {
        let (debtor, holder, amount) = (self.somebody(), self.somebody(), self.amount());
        let (means, mut no) = self.returned(holder, debtor, amount);
        if debtor == holder {
            no = vec!["same-party"];
        }
        // Between the nights it doesn't matter who answers for a guest; at the table somebody must.
        if self.model.tonight().is_some() && self.model.answers(debtor).is_none() {
            no.push("guest-without-inviter");
        }
        let line = format!(
            "note issue {} {} {} --for {means}",
            self.typed(debtor),
            self.typed(holder),
            typed(amount)
        );
        if let Some(answer) = self.ask("note issue", line, &no) {
            let word = answer["note"].as_str().expect("its word").to_owned();
            if self.model.notes.values().any(|note| note.word == word) {
                self.differs("a new note", &word, &"a word that no open note has");
            }
            let night = self.model.tonight();
            self.model.write(night, &word, debtor, holder, amount);
            self.give_return(means, holder, debtor, amount);
        }
    }

    fn give(&mut self, id: usize) {
        let note = self.model.notes[&id].clone();
        let (to, from, amount) = (self.somebody(), note.holder, note.open);
        if from == BANK {
            return;
        }
        let (means, mut no) = self.returned(to, from, amount);
        if to == from || to == note.debtor {
            no.push(if to == from { "same-party" } else { "note-to-debtor" });
        }
        let line = format!("note give {} {} --for {means}", note.word, self.typed(to));
        if self.ask("note give", line, &no).is_some() {
            let night = self.model.tonight();
            self.model.moved(night, from, to, What::Note(id), amount);
            if let Some(note) = self.model.notes.get_mut(&id) {
                note.holder = to;
            }
            self.give_return(means, to, from, amount);
        }
    }

    fn pay_note(&mut self, id: usize) {
        let note = self.model.notes[&id].clone();
        let amount = match self.luck.below(4) {
            0 => note.open + 5,
            1 => 5,
            _ => note.open,
        };
        let no: &[&str] = if amount > note.open { &["note-overpaid"] } else { &[] };
        let line = format!("note pay {} {}", note.word, typed(amount));
        if self.ask("note pay", line, no).is_some() {
            let night = self.model.tonight();
            self.model.moved(night, note.debtor, note.holder, What::Cash, amount);
            self.model.used(night, id, amount);
        }
    }

    fn commit(&mut self, id: usize) {
        let note = self.model.notes[&id].clone();
        let answers = self.model.answers(note.debtor);
        let no = match answers {
            None => vec!["guest-without-inviter"],
            Some(answers)
                if answers != note.holder && self.model.too_much(answers, note.holder, note.open) =>
            {
                vec!["over-limit"]
            }
            Some(_) => Vec::new(),
        };
        if self.ask("note commit", format!("note commit {}", note.word), &no).is_some() {
            let (night, answers) = (self.model.tonight(), answers.expect("somebody answers"));
            self.model.used(night, id, note.open);
            if answers != note.holder {
                self.model.owed(night, answers, note.holder, What::Book, note.open);
            }
            if answers != note.debtor {
                self.model.owed(night, note.debtor, answers, What::Private, note.open);
            }
        }
    }

    fn void(&mut self, id: usize) {
        let note = self.model.notes[&id].clone();
        let line = format!("note void {} --why lost", note.word);
        self.ask("note void", line, &[]);
        let night = self.model.tonight();
        self.model.used(night, id, note.open);
    }
}
