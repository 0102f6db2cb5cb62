//! What the line says about spreadsheets.

use crate::cli::failure::Failure;
use crate::render::shell;
use clap::{Args, ValueEnum};
use engine::as_text::listed;
use engine::money::Currency;
use engine::readable::AsTyped;
use ledger::formats::past::{Column, ColumnMap, DayOrder, LayoutKind, PastForm};

/// How the sheets are read, and what happens to their nights.
#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Spreadsheets")]
pub struct Said {
    /// How the sheet is laid out (else detected)
    #[arg(long, value_name = "LAYOUT")]
    pub layout: Option<Laid>,
    /// Which columns are what: date=A,in=C+D,skip=Hours
    #[arg(long, value_name = "WHAT=COLUMN,...")]
    pub map: Vec<String>,
    /// Day or month first: dmy or mdy
    #[arg(long, value_name = "F")]
    pub date_format: Option<String>,
    /// Everything was paid: nothing goes into THE BOOK
    #[arg(long)]
    pub settled: bool,
    /// Whose nickname this is; remembered (repeatable)
    #[arg(long, value_name = "NAME=PLAYER")]
    pub alias: Vec<String>,
    /// Add players the book doesn't know yet
    #[arg(long)]
    pub new_players: bool,
    /// Who covers nights that don't add up: house or a player
    #[arg(long, value_name = "WHO")]
    pub difference: Option<String>,
}

/// The two layouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Laid {
    /// A line for each player and night
    Long,
    /// A line for each night, a column for each player
    Matrix,
}

impl Said {
    /// The first of these options that was used.
    pub fn first(&self) -> Option<&'static str> {
        let said = [
            (self.layout.is_some(), "--layout"),
            (!self.map.is_empty(), "--map"),
            (self.date_format.is_some(), "--date-format"),
            (self.settled, "--settled"),
            (!self.alias.is_empty(), "--alias"),
            (self.new_players, "--new-players"),
            (self.difference.is_some(), "--difference"),
        ];
        said.into_iter().find(|(is_said, _)| *is_said).map(|(_, word)| word)
    }

    /// The options as they were typed, without who covers a difference.
    pub fn typed(&self) -> Vec<String> {
        let mut words = Vec::new();
        let layout = self.layout.and_then(|layout| layout.to_possible_value());
        words.extend(layout.map(|layout| format!("--layout {}", layout.get_name())));
        words.extend(self.map.iter().map(|map| shell::option("--map", map)));
        words.extend(self.date_format.iter().map(|format| shell::option("--date-format", format)));
        words.extend(self.settled.then(|| "--settled".to_owned()));
        words.extend(self.alias.iter().map(|alias| shell::option("--alias", alias)));
        words.extend(self.new_players.then(|| "--new-players".to_owned()));
        words
    }

    /// How the sheets are read.
    pub fn form(&self, currency: Currency) -> Result<PastForm, Failure> {
        let layout = self.layout.map(|layout| match layout {
            Laid::Long => LayoutKind::Long,
            Laid::Matrix => LayoutKind::Matrix,
        });
        let order = self.date_format.as_deref().map(order).transpose()?.flatten();
        Ok(PastForm { layout, map: self.columns()?, order, currency })
    }

    fn columns(&self) -> Result<ColumnMap, Failure> {
        let mut columns = ColumnMap::new();
        for pair in self.map.iter().flat_map(|map| map.split(',')) {
            let wrong = || {
                let words: Vec<&str> = Column::WORDS.iter().map(|(_, word)| *word).collect();
                let (pair, words) = (pair.as_typed(), listed(&words, "or").unwrap_or_default());
                Failure::usage(format!("`{pair}` should look like date=A; use {words}"))
            };
            let (word, column) = pair.split_once('=').ok_or_else(wrong)?;
            let known = Column::WORDS.iter().find(|(_, known)| known.eq_ignore_ascii_case(word.trim()));
            let (what, _) = known.filter(|_| !column.trim().is_empty()).ok_or_else(wrong)?;
            columns.entry(*what).or_default().push(column.trim().to_owned());
        }
        Ok(columns)
    }
}

/// Day or month first, by the letters of a format: `dmy`, `DD/MM/YYYY`, `%m/%d/%y`. With the year first, the order is clear.
fn order(format: &str) -> Result<Option<DayOrder>, Failure> {
    let letters: String = format.to_lowercase().chars().filter(|c| c.is_ascii_alphabetic()).collect();
    let at = |letter: char| letters.find(letter);
    let known = letters.chars().all(|c| matches!(c, 'd' | 'm' | 'y'));
    match (at('d'), at('m'), at('y')) {
        (Some(day), Some(month), _) if known && day < month => Ok(Some(DayOrder::DayFirst)),
        (Some(_), Some(month), Some(year)) if known && year < month => Ok(None),
        (Some(_), Some(_), _) if known => Ok(Some(DayOrder::MonthFirst)),
        _ => {
            let message = format!("`{}` isn't a valid date format (use dmy or mdy)", format.as_typed());
            Err(Failure::usage(message))
        }
    }
}
