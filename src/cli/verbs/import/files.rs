//! The files of one evening: which is the ledger, which the log, and what their figures count.

use crate::cli::failure::Failure;
use crate::cli::verbs::import::logs::Log;
use crate::cli::verbs::import::place::{bad, moment, unit_unsaid};
use crate::cli::verbs::import::who::{Named, Players, unknown};
use crate::cli::verbs::import::{Unit, log};
use crate::cli::words::Words;
use engine::formats::hands::poker_now::is_log;
use engine::formats::hands::poker_now::ledger::{
    Counts, LedgerRow, check_head, has_decimals, named, sittings as site_sittings,
};
use engine::formats::hands::{HandFault, Scale};
use engine::money::Currency;
use ledger::bank::importing::Logged;
use ledger::journal::OnlineSitting;
use ledger::night::online_moves::{OnlineSums, moves};
use ledger::refusal::{ImportRefused, Refusal};

/// What was passed, each with its name.
#[derive(Default)]
pub struct Files {
    ledger: Option<(String, String)>,
    log: Option<Log>,
}

impl Files {
    /// Reads the texts, each with its name; at most one ledger, and logs of one evening.
    pub fn read(texts: Vec<(String, String)>) -> Result<Self, Failure> {
        let (logs, mut ledgers): (Vec<_>, Vec<_>) = texts.into_iter().partition(|(_, text)| is_log(text));
        if let Some((name, _)) = ledgers.get(1) {
            let message = format!("`{name}` is a second ledger; import one night at a time");
            return Err(Refusal::worded("two-evenings", message).into());
        }
        if let Some((name, text)) = ledgers.first() {
            check_head(text).map_err(|fault| bad(name, fault.spot, &fault.message))?;
        }
        let log = if logs.is_empty() { None } else { Some(Log::read(&logs)?) };
        Ok(Self { ledger: ledgers.pop(), log })
    }

    /// Everybody in the files; the ledger first if both name them.
    pub fn people(&self) -> Vec<Named> {
        let rows = self.ledger.iter().flat_map(|(_, text)| named(text));
        let rows = rows.map(|(id, nickname)| Named { id, nickname });
        let logged = self.log.iter().flat_map(|log| log::people(log.evening.moments.iter()));
        let mut all: Vec<Named> = Vec::new();
        for named in rows.chain(logged) {
            if !all.contains(&named) {
                all.push(named);
            }
        }
        all
    }

    /// The sittings of the ledger and the evening of the log, in the book's unit.
    pub fn in_money(
        &self,
        unit: Option<Unit>,
        words: &Words,
        who: &Players,
    ) -> Result<(Vec<OnlineSitting>, Option<Logged>), Failure> {
        let currency = words.currency;
        if self.ledger.is_none() && !self.log.as_ref().is_some_and(Log::has_hands) {
            return Err(Refusal::new(ImportRefused::NoHands).into());
        }
        let (scale, counts) = match self.fitting(currency, who).as_slice() {
            [fits] => *fits,
            _ => (self.log_scale(unit, currency)?, self.ledger_counts(unit, currency)?),
        };
        let log = self.log.as_ref().map(|log| log::logged(log, (scale, currency), who)).transpose()?;
        let sittings = match &self.ledger {
            Some((name, text)) => sittings(name, &rows(name, text, counts, currency)?, who)?,
            None => Vec::new(),
        };
        Ok((sittings, log))
    }

    /// Who sat there and when, by the ids of the site: by the ledger, or else by the log.
    pub fn seats(&self, sittings: &[OnlineSitting], who: &Players) -> Result<Vec<OnlineSitting>, Failure> {
        match &self.log {
            Some(log) if self.ledger.is_none() => log::seats(log, who),
            _ => Ok(sittings.to_vec()),
        }
    }

    /// The units in which the ledger and the log tell the same evening: everybody has the same result in both, and bought the
    /// same. Several if the files can't tell them apart, such as two of whole numbers; none if nothing agrees.
    fn fitting(&self, currency: Currency, who: &Players) -> Vec<(Scale, Counts)> {
        let (Some((_, ledger)), Some(log)) = (&self.ledger, &self.log) else { return Vec::new() };
        let is_whole = |says: bool| says || currency.decimals() == 0;
        let scales =
            if is_whole(log.has_decimals()) { &[Scale::Whole][..] } else { &[Scale::Whole, Scale::Minor] };
        let counts = if is_whole(has_decimals(ledger)) {
            &[Counts::Whole][..]
        } else {
            &[Counts::Whole, Counts::Cents]
        };
        let (mut best, mut fits) = (1, Vec::new());
        for scale in scales {
            let told = log::logged(log, (*scale, currency), who).ok();
            let Some(Ok((_, sums))) = told.map(|told| moves(&told.seen)) else { continue };
            for counts in counts {
                let agree =
                    site_sittings(ledger, *counts, currency).map_or(0, |rows| agree(&rows, &sums, who));
                if agree > best {
                    (best, fits) = (agree, Vec::new());
                }
                if agree == best {
                    fits.push((*scale, *counts));
                }
            }
        }
        fits
    }

    /// What the log counts: with decimals it says so itself, else the line says it.
    fn log_scale(&self, unit: Option<Unit>, currency: Currency) -> Result<Scale, Failure> {
        let says = self.log.as_ref().is_none_or(Log::has_decimals);
        match unit {
            _ if says => Ok(Scale::Whole),
            Some(Unit::Cents) => Ok(Scale::Minor),
            Some(Unit::Whole) => Ok(Scale::Whole),
            None if currency.decimals() == 0 => Ok(Scale::Whole),
            None => Err(unit_unsaid()),
        }
    }

    /// What the figures of the ledger count: with decimals it says so itself, else the line says it.
    fn ledger_counts(&self, unit: Option<Unit>, currency: Currency) -> Result<Counts, Failure> {
        let Some((name, text)) = &self.ledger else { return Ok(Counts::Whole) };
        match unit {
            None if has_decimals(text) || currency.decimals() == 0 => Ok(Counts::Whole),
            _ if has_decimals(text) && self.log.is_some() => Ok(Counts::Whole),
            Some(Unit::Cents) => Ok(Counts::Cents),
            Some(Unit::Whole) => Ok(Counts::Whole),
            None => {
                rows(name, text, Counts::Whole, currency)?;
                Err(unit_unsaid())
            }
        }
    }
}

/// How far the ledger and the log agree, from 0 to 2: on everybody's result, and on what everybody bought.
fn agree(rows: &[LedgerRow], log: &OnlineSums, who: &Players) -> u8 {
    let mut ledger = OnlineSums::new();
    for row in rows {
        let Some(player) = who.get(&row.id) else { return 0 };
        let sum = ledger.entry(*player).or_default();
        let (Ok(bought), Ok(out)) = (sum.0.plus(row.buy_in), sum.1.plus(row.out)) else { return 0 };
        *sum = (bought, out);
    }
    let both = || log.iter().map(|(player, sum)| (*sum, ledger.get(player).copied().unwrap_or_default()));
    let nets = both().all(|(log, ledger)| log.1.minus(log.0).ok() == ledger.1.minus(ledger.0).ok());
    let buys = both().all(|(log, ledger)| log.0 == ledger.0);
    u8::from(nets).saturating_add(u8::from(buys))
}

fn rows(name: &str, text: &str, counts: Counts, currency: Currency) -> Result<Vec<LedgerRow>, Failure> {
    site_sittings(text, counts, currency).map_err(|fault| at(name, &fault))
}

fn at(name: &str, fault: &HandFault) -> Failure {
    bad(name, fault.spot, &fault.message)
}

/// The sittings of a ledger.
fn sittings(name: &str, rows: &[LedgerRow], who: &Players) -> Result<Vec<OnlineSitting>, Failure> {
    let sitting = |row: &LedgerRow| {
        let at = |text: &str| match text {
            "" => Ok(None),
            text => moment(name, row.spot, text).map(Some),
        };
        let (began, ended) = (at(&row.began)?, at(&row.ended)?);
        if began.zip(ended).is_some_and(|(began, ended)| ended < began) {
            return Err(bad(name, row.spot, "the session ends before it starts"));
        }
        Ok(OnlineSitting {
            player: who.get(&row.id).copied().ok_or_else(|| unknown(&[row.nickname.as_str()]))?,
            foreign: row.id.clone(),
            nickname: row.nickname.clone(),
            began,
            ended,
            buy_in: row.buy_in,
            out: row.out,
        })
    };
    rows.iter().map(sitting).collect()
}
