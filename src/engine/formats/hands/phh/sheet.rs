//! One hand of a file, key by key, before anything is made of it. One sheet is filled again and again.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::action::Acts;
use crate::formats::hands::phh::decimal::Number;
use crate::formats::hands::phh::heads::Heads;
use crate::formats::hands::phh::keys::{Amount, Amounts, Count, Flag, Key, Text, Texts};
use crate::formats::hands::phh::lexer::{Head, Lexer};
use crate::formats::hands::phh::value::Value;
use crate::formats::hands::record::Spot;
use crate::readable::shown;
use std::borrow::Cow;

/// How many keys that are only kept a hand may have.
const NOTES_MAX: usize = 500;

/// A list of the file; without a place, the file doesn't have it.
#[derive(Debug)]
pub(crate) struct List<T> {
    pub spot: Option<Spot>,
    pub values: Vec<T>,
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self { spot: None, values: Vec::new() }
    }
}

impl<T> List<T> {
    fn clear(&mut self) {
        self.spot = None;
        self.values.clear();
    }
}

/// A single value and where its key is.
pub(crate) type Entry<T> = Option<(T, Spot)>;

/// The values of one hand.
#[derive(Debug, Default)]
pub(crate) struct Sheet<'t> {
    /// Where the hand begins.
    pub spot: Spot,
    /// The name of its table, in a file of many hands.
    pub table: Option<Cow<'t, str>>,
    /// What the file calls the hand.
    pub hand: Entry<Cow<'t, str>>,
    pub texts: [Entry<Cow<'t, str>>; Text::COUNT],
    pub flags: [Entry<bool>; Flag::COUNT],
    pub amounts: [Entry<Number>; Amount::COUNT],
    pub counts: [Entry<Number>; Count::COUNT],
    pub lists: [List<Number>; Amounts::COUNT],
    pub words: [List<Cow<'t, str>>; Texts::COUNT],
    pub actions: Option<Spot>,
    pub acts: Acts,
    /// Keys that are only kept, with their values as text, and where they are.
    pub notes: Vec<(Cow<'t, str>, Cow<'t, str>, Spot)>,
    /// The keys of the hand before, as they were written.
    heads: Heads<'t>,
    /// The first thing wrong with the hand that leaves the rest of the file readable.
    pub fault: Option<HandFault>,
}

/// How reading a hand ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Filled<'t> {
    /// At the header of the next one.
    Before(Cow<'t, str>, Spot),
    /// At the end of the file.
    Last,
}

impl<'t> Sheet<'t> {
    /// Forgets everything but keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.table = None;
        self.hand = None;
        self.texts = Default::default();
        self.flags = Default::default();
        self.amounts = Default::default();
        self.counts = Default::default();
        self.lists.iter_mut().for_each(List::clear);
        self.words.iter_mut().for_each(List::clear);
        self.actions = None;
        self.acts.clear();
        self.notes.clear();
        self.heads.rewind();
        self.fault = None;
    }

    /// Reads the keys of a hand, up to the next header. Anything that isn't TOML ends the file.
    pub(crate) fn fill(&mut self, lexer: &mut Lexer<'t>) -> Result<Filled<'t>, HandFault> {
        loop {
            let spot = lexer.spot();
            if let Some((name, key)) = self.heads.next(lexer) {
                self.line(lexer, Cow::Borrowed(name), key, spot)?;
                continue;
            }
            lexer.between()?;
            let start = lexer.place();
            match lexer.head()? {
                None => return Ok(Filled::Last),
                Some((Head::Table(name), spot)) => return Ok(Filled::Before(name, spot)),
                Some((Head::Key(name), spot)) => {
                    let key = Key::find(&name);
                    if let Cow::Borrowed(name) = name {
                        self.heads.put(lexer.since(start), name, key);
                    }
                    self.line(lexer, name, key, spot)?;
                }
            }
        }
    }

    /// Notes a fault, unless there was one before.
    pub(crate) fn blame(&mut self, fault: HandFault) {
        self.fault.get_or_insert(fault);
    }

    /// Reads what follows a key.
    fn line(
        &mut self,
        lexer: &mut Lexer<'t>,
        name: Cow<'t, str>,
        key: Option<Key>,
        spot: Spot,
    ) -> Result<(), HandFault> {
        if self.spot.line == 0 {
            self.spot = spot;
        }
        match key {
            Some(key) => self.entry(lexer, &name, key, spot)?,
            None => self.note(lexer, name, spot)?,
        }
        lexer.rest_of_line()
    }

    fn entry(&mut self, lexer: &mut Lexer<'t>, name: &str, key: Key, spot: Spot) -> Result<(), HandFault> {
        if self.has(key) {
            self.blame(HandFault::new(spot, format!("`{name}` is in the hand twice")));
        }
        let start = lexer.place();
        let value = lexer.value()?;
        match (key, value) {
            (Key::Text(key), Value::Text(text)) => set(&mut self.texts, key as usize, (text, spot)),
            (Key::Flag(key), Value::Flag(flag)) => set(&mut self.flags, key as usize, (flag, spot)),
            (Key::Amount(key), Value::Number(number)) => set(&mut self.amounts, key as usize, (number, spot)),
            (Key::Count(key), Value::Number(number)) => set(&mut self.counts, key as usize, (number, spot)),
            (Key::Hand, Value::Text(text)) => self.hand = Some((text, spot)),
            (Key::Hand, Value::Number(_)) => self.hand = Some((Cow::Borrowed(lexer.since(start)), spot)),
            (Key::Amounts(key), Value::List) => self.amounts(lexer, key, spot)?,
            (Key::Texts(key), Value::List) => self.words(lexer, key, spot)?,
            (Key::Actions, Value::List) => self.actions(lexer, spot)?,
            (key, value) => {
                let (kind, wanted) = (value.kind(), wanted(key));
                self.blame(HandFault::new(spot, format!("`{name}` is {kind}; it should be {wanted}")));
                if value == Value::List {
                    lexer.skip_list(true)?;
                }
            }
        }
        Ok(())
    }

    fn has(&self, key: Key) -> bool {
        match key {
            Key::Text(key) => self.texts.get(key as usize).is_some_and(Option::is_some),
            Key::Flag(key) => self.flags.get(key as usize).is_some_and(Option::is_some),
            Key::Amount(key) => self.amounts.get(key as usize).is_some_and(Option::is_some),
            Key::Count(key) => self.counts.get(key as usize).is_some_and(Option::is_some),
            Key::Amounts(key) => self.lists.get(key as usize).is_some_and(|list| list.spot.is_some()),
            Key::Texts(key) => self.words.get(key as usize).is_some_and(|list| list.spot.is_some()),
            Key::Hand => self.hand.is_some(),
            Key::Actions => self.actions.is_some(),
        }
    }

    fn amounts(&mut self, lexer: &mut Lexer<'t>, key: Amounts, spot: Spot) -> Result<(), HandFault> {
        let Some(list) = self.lists.get_mut(key as usize) else { return Ok(()) };
        list.spot = Some(spot);
        let mut wrong = None;
        let mut first = true;
        while lexer.next_place(first)? {
            first = false;
            if let Some(number) = lexer.plain_number() {
                list.values.push(number);
                continue;
            }
            let at = lexer.spot();
            match lexer.value()? {
                Value::Number(number) => list.values.push(number),
                other => wrong = wrong.or(wrong_element(lexer, at, &other, "a number")?),
            }
        }
        wrong.into_iter().for_each(|fault| self.blame(fault));
        Ok(())
    }

    fn words(&mut self, lexer: &mut Lexer<'t>, key: Texts, spot: Spot) -> Result<(), HandFault> {
        let Some(list) = self.words.get_mut(key as usize) else { return Ok(()) };
        list.spot = Some(spot);
        let mut wrong = None;
        let mut first = true;
        while lexer.next_place(first)? {
            first = false;
            if let Some(text) = lexer.plain_text() {
                list.values.push(Cow::Borrowed(text));
                continue;
            }
            let at = lexer.spot();
            match lexer.value()? {
                Value::Text(text) => list.values.push(text),
                other => wrong = wrong.or(wrong_element(lexer, at, &other, "text")?),
            }
        }
        wrong.into_iter().for_each(|fault| self.blame(fault));
        Ok(())
    }

    fn actions(&mut self, lexer: &mut Lexer<'t>, spot: Spot) -> Result<(), HandFault> {
        self.actions = Some(spot);
        let mut first = true;
        while lexer.next_place(first)? {
            first = false;
            if self.fault.is_none()
                && let Some(length) = self.acts.take_brief(lexer.letters())
            {
                let Spot { line, column } = lexer.spot();
                self.acts.spots.push(Spot { line, column: column.saturating_add(1) });
                lexer.skip(length);
                continue;
            }
            let at = lexer.spot();
            if let Some(text) = lexer.plain_text() {
                self.action(text, at);
                continue;
            }
            match lexer.value()? {
                Value::Text(text) => self.action(&text, at),
                other => {
                    let wrong = wrong_element(lexer, at, &other, "text")?;
                    wrong.into_iter().for_each(|fault| self.blame(fault));
                }
            }
        }
        Ok(())
    }

    /// Takes an action whose opening quote is there.
    fn action(&mut self, text: &str, at: Spot) {
        if self.fault.is_none() {
            self.fault = self.acts.take(text, inside(at)).err();
        }
    }

    /// Keeps a key that isn't used for anything.
    fn note(&mut self, lexer: &mut Lexer<'t>, name: Cow<'t, str>, spot: Spot) -> Result<(), HandFault> {
        let start = lexer.place();
        let text = match lexer.value()? {
            Value::Text(text) => text,
            Value::List => {
                lexer.skip_list(true)?;
                Cow::Borrowed(lexer.since(start))
            }
            _ => Cow::Borrowed(lexer.since(start)),
        };
        if self.notes.iter().any(|(known, ..)| *known == name) {
            self.blame(HandFault::new(spot, format!("`{}` is in the hand twice", shown(&name))));
        } else if self.notes.len() >= NOTES_MAX {
            self.blame(HandFault::new(spot, format!("the hand has more than {NOTES_MAX} keys of its own")));
        } else {
            self.notes.push((name, text, spot));
        }
        Ok(())
    }
}

/// The first letter of a text whose opening quote is there.
const fn inside(at: Spot) -> Spot {
    Spot { column: at.column.saturating_add(1), ..at }
}

fn set<T, const N: usize>(entries: &mut [Entry<T>; N], at: usize, entry: (T, Spot)) {
    if let Some(place) = entries.get_mut(at) {
        *place = Some(entry);
    }
}

/// What is wrong with an element of a list; a list within it is skipped.
fn wrong_element(
    lexer: &mut Lexer,
    at: Spot,
    found: &Value,
    wanted: &str,
) -> Result<Option<HandFault>, HandFault> {
    if *found == Value::List {
        lexer.skip_list(true)?;
    }
    Ok(Some(HandFault::new(at, format!("the list has {} in it; it should be {wanted}", found.kind()))))
}

const fn wanted(key: Key) -> &'static str {
    match key {
        Key::Text(_) => "text",
        Key::Flag(_) => "true or false",
        Key::Amount(_) | Key::Count(_) => "a number",
        Key::Amounts(_) | Key::Texts(_) | Key::Actions => "a list",
        Key::Hand => "text or a number",
    }
}
