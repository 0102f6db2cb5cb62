//! Reads a kept hand back.

use crate::formats::hands::blank::blank_in;
use crate::formats::hands::kept::letters::{DEEDS, HANDS, INTENTS, MARK, SIDES, value};
use crate::formats::hands::kept::setup;
use crate::formats::hands::kept::text::{amount, cards, seat, unescaped};
use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};
use crate::play::{Act, Manner, Ruling};

/// A line of the book that isn't a hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("can't read the saved hand at `{0}`")]
pub struct NotKept(pub String);

/// Reads kept hands one after the other into one record, so that a long book needs memory for only one.
#[derive(Clone, Debug)]
pub struct Kept {
    record: HandRecord,
}

impl Kept {
    /// A reader for hands whose amounts are in this currency.
    #[must_use]
    pub fn new(currency: Currency) -> Self {
        Self { record: blank_in(currency) }
    }

    /// Reads a line into the record of the one before.
    ///
    /// # Errors
    ///
    /// The word that doesn't belong in a kept hand.
    pub fn read(&mut self, line: &str) -> Result<&HandRecord, NotKept> {
        self.clear();
        let mut words = line.split(' ');
        if words.next() != Some(MARK) {
            return Err(NotKept(line.chars().take(20).collect()));
        }
        for word in words {
            self.take(word).ok_or_else(|| NotKept(word.to_owned()))?;
        }
        // A name alone isn't enough: a game outside the table has to be written in full.
        if self.record.setup.game.cards == 0 {
            return Err(NotKept(self.record.setup.game.name.to_owned()));
        }
        if self.record.variant.is_empty() {
            self.record.variant.push_str(self.record.setup.game.name);
        }
        Ok(&self.record)
    }

    /// The record that was read last, to be kept.
    #[must_use]
    pub fn into_record(self) -> HandRecord {
        self.record
    }

    fn clear(&mut self) {
        let record = &mut self.record;
        record.acts.clear();
        record.notes.clear();
        record.variant.clear();
        (record.id, record.called, record.house, record.finishing) = (None, None, None, None);
        record.numbered = false;
        let setup = &mut record.setup;
        (setup.first, setup.bring_in, setup.antes_matched) = (None, Money::ZERO, false);
        (setup.unit, setup.carry, setup.fines) = (Money::from_minor(1), Money::ZERO, Money::ZERO);
        (setup.announced, setup.hilo, setup.goalpost, setup.as_called) = (None, None, false, false);
        (setup.miscall_out, setup.muck_final, setup.late_asks) = (false, false, false);
        (setup.actor_shows, setup.words_wait) = (false, false);
        (setup.no_return, setup.manner) = (None, Manner::Tolerant);
    }

    fn take(&mut self, word: &str) -> Option<()> {
        let first = word.as_bytes().first()?;
        if first.is_ascii_lowercase() || first.is_ascii_punctuation() {
            self.record.acts.push(act(word)?);
            return Some(());
        }
        let rest = word.get(1..)?;
        let record = &mut self.record;
        match first {
            b'A' => record.variant = unescaped(rest)?,
            b'I' => record.id = Some(unescaped(rest)?),
            b'H' => record.house = Some(unescaped(rest)?),
            b'J' => record.finishing = Some(rest.split(',').map(amount).collect::<Option<_>>()?),
            b'Z' => {
                let (key, value) = rest.split_once('=')?;
                record.notes.push((unescaped(key)?, unescaped(value)?));
            }
            _ => setup::read(&mut record.setup, word)?,
        }
        Some(())
    }
}

/// One act.
fn act(word: &str) -> Option<Act> {
    let (kind, rest) = word.split_at_checked(1)?;
    match kind {
        "k" => return cards(rest).map(Act::Blind),
        "b" => return cards(rest).map(Act::Board),
        "u" => return rest.parse().ok().map(Act::Runs),
        "a" => {
            let shares: Option<Vec<Money>> = rest.split(',').map(amount).collect();
            return shares.map(|shares| Act::Agree(shares.into()));
        }
        "g" => {
            let (by, why) = rest.split_once(':')?;
            return Some(Act::Rule(Box::new(Ruling { by: unescaped(by)?, why: unescaped(why)? })));
        }
        "z" => return Some(Act::Misdeal),
        "v" => return Some(Act::Redeal),
        _ => {}
    }
    let (who, rest) = rest.split_at_checked(1)?;
    let who = seat(*who.as_bytes().first()?)?;
    seat_act(kind, who, rest)
}

/// An act at a player's seat.
fn seat_act(kind: &str, who: usize, rest: &str) -> Option<Act> {
    let letter = rest.as_bytes().first().copied();
    Some(match kind {
        "d" => Act::Deal { seat: who, cards: cards(rest)? },
        "c" => Act::Call(who),
        "f" => Act::Fold(who),
        "r" => Act::RaiseTo(who, amount(rest)?),
        "w" => Act::Show(who, cards(rest)?),
        "m" => Act::Muck(who),
        "i" => Act::BringIn(who),
        "h" => Act::Intend(who, value(INTENTS, letter?)?),
        "x" => Act::Draw(who, cards(rest)?),
        "y" => Act::Declare(who, value(SIDES, letter?)?),
        "o" => Act::Drop(who),
        "s" => Act::Stay(who),
        "t" => Act::Retrieve(who),
        "l" => Act::Kill(who),
        "q" => Act::Miscall(who),
        "$" => Act::Pay(who),
        "~" => Act::Decline(who),
        "n" => Act::Names(who, value(HANDS, letter?)?),
        "e" => Act::Fine(who, amount(rest)?),
        "p" => Act::Chips(who, amount(rest)?),
        "j" => Act::Sold { seat: who, seller: seat(letter?)?, amount: amount(rest.get(1..)?)? },
        deed => Act::Own { seat: who, deed: value(DEEDS, *deed.as_bytes().first()?)?, cards: cards(rest)? },
    })
}
