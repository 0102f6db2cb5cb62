//! The hands of a file, one after the other, each read into the same record.

use crate::formats::hands::blank::blank;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::house::Held;
use crate::formats::hands::phh::lexer::Lexer;
use crate::formats::hands::phh::read::assemble;
use crate::formats::hands::phh::sheet::{Filled, Sheet};
use crate::formats::hands::phh::tables::Tables;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::readable::shown;
use std::borrow::Cow;

/// The hands of a text, in order. A faulty hand doesn't stop the next ones from being read, unless it isn't TOML.
#[derive(Debug)]
pub struct Hands<'t> {
    lexer: Lexer<'t>,
    sheet: Sheet<'t>,
    tables: Tables<'t>,
    next: Option<Next<'t>>,
    held: Option<Held<'t>>,
    /// True until something isn't TOML.
    whole: bool,
}

/// Where the next hand begins.
#[derive(Debug)]
enum Next<'t> {
    /// At the start of the file, without a header.
    Start,
    /// After a header.
    Table(Cow<'t, str>, Spot),
}

impl<'t> Hands<'t> {
    /// The hands of a text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self {
            lexer: Lexer::new(text),
            sheet: Sheet::default(),
            tables: Tables::default(),
            next: Some(Next::Start),
            held: None,
            whole: true,
        }
    }

    /// The hands of a part of a file that begins with this line.
    #[must_use]
    pub fn from_line(text: &'t str, line: usize, held: Held<'t>) -> Self {
        let hands = Self::held(text, held);
        Self { lexer: hands.lexer.at_line(line), ..hands }
    }

    /// With the names of hands that come earlier in the file.
    #[must_use]
    pub fn behind(self, tables: Tables<'t>) -> Self {
        Self { tables, ..self }
    }

    /// The names of the hands that were read.
    #[must_use]
    pub fn into_tables(self) -> Tables<'t> {
        self.tables
    }

    /// True as long as everything read was TOML; anything else ends a file.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.whole
    }

    /// The hands of a text; hands of a house are held to it.
    #[must_use]
    pub fn held(text: &'t str, held: Held<'t>) -> Self {
        Self { held: Some(held), ..Self::new(text) }
    }

    /// Reads the next hand over the record of another; `None` when there isn't one.
    pub fn read_into(&mut self, record: &mut HandRecord) -> Option<Result<(), HandFault>> {
        self.sheet.clear();
        self.sheet.spot = Spot::default();
        let is_start = match self.next.take()? {
            Next::Start => true,
            Next::Table(name, spot) => {
                self.sheet.spot = spot;
                if !self.tables.insert(name.clone()) {
                    let message = format!("`[{}]` is in the file twice", shown(&name));
                    self.sheet.blame(HandFault::new(spot, message));
                }
                self.sheet.table = Some(name);
                false
            }
        };
        let filled = match self.sheet.fill(&mut self.lexer) {
            Ok(filled) => filled,
            Err(fault) => {
                self.whole = false;
                return Some(Err(self.sheet.fault.take().unwrap_or(fault)));
            }
        };
        let is_last = filled == Filled::Last;
        if let Filled::Before(name, spot) = filled {
            self.next = Some(Next::Table(name, spot));
        }
        if is_start && self.sheet.spot.line == 0 {
            // The text before the first header is empty; a file with nothing in it isn't a hand.
            if !is_last {
                return self.read_into(record);
            }
            return Some(Err(HandFault::new(Spot { line: 1, column: 1 }, "the file has no hand")));
        }
        if let Some(fault) = self.sheet.fault.take() {
            return Some(Err(fault));
        }
        Some(assemble(&mut self.sheet, record, self.held))
    }
}

impl Iterator for Hands<'_> {
    type Item = Result<HandRecord, HandFault>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut record = blank();
        self.read_into(&mut record).map(|read| read.map(|()| record))
    }
}
