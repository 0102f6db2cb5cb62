//! The files of one evening: which is the ledger, which the log, and what their figures count.

use crate::cli::failure::Failure;
use crate::cli::verbs::import::logs::Log;
use crate::cli::verbs::import::place::{bad, moment};
use crate::cli::verbs::import::who::{Named, Players, unknown};
use crate::cli::verbs::import::{Unit, log};
use crate::cli::words::Words;
use engine::formats::hands::poker_now::is_log;
use engine::formats::hands::poker_now::ledger::{
    Counts, Row, has_decimals, named, sittings as site_sittings,
};
use engine::formats::hands::{Fault, Scale};
use engine::money::{Currency, Money};
use engine::refusal::Refusal;
use ledger::bank::importing::Logged;
use ledger::ids::PlayerId;
use ledger::journal::OnlineSitting;
use std::collections::BTreeMap;

/// What was handed in, each with its name.
#[derive(Default)]
pub struct Files {
    ledger: Option<(String, String)>,
    log: Option<Log>,
}

/// What everybody came out with.
type Nets = BTreeMap<PlayerId, Money>;

impl Files {
    /// Reads the texts, each with its name; at most one ledger, and logs of one evening.
    pub fn read(texts: Vec<(String, String)>) -> Result<Self, Failure> {
        let (logs, mut ledgers): (Vec<_>, Vec<_>) = texts.into_iter().partition(|(_, text)| is_log(text));
        if let Some((name, _)) = ledgers.get(1) {
            let message = format!("`{name}` is a second ledger: one evening is one night");
            return Err(Refusal::new("two-evenings", message).into());
        }
        let log = if logs.is_empty() { None } else { Some(Log::read(&logs)?) };
        Ok(Self { ledger: ledgers.pop(), log })
    }

    /// Everybody in the files; where both name him, the ledger first.
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
        let scale = self.log_scale(unit, currency)?;
        let log = match (&self.log, scale) {
            (Some(log), Some(scale)) => Some(log::logged(log, (scale, currency), who)?),
            _ => None,
        };
        let nets = log.as_ref().map(log::nets).transpose().map_err(Refusal::from)?;
        let sittings = match &self.ledger {
            Some((name, text)) => {
                let counts = ledger_counts((name, text), (unit, nets.as_ref()), who, currency)?;
                sittings(name, &rows(name, text, counts, currency)?, who)?
            }
            None => Vec::new(),
        };
        Ok((sittings, log))
    }

    /// What the log counts: with decimals it says so itself, else the line or the ledger beside it says it.
    fn log_scale(&self, unit: Option<Unit>, currency: Currency) -> Result<Option<Scale>, Failure> {
        let Some(log) = &self.log else { return Ok(None) };
        let says = log.evening.currency.decimals() > 0;
        match unit {
            _ if says => Ok(Some(Scale::Whole)),
            Some(Unit::Cents) => Ok(Some(Scale::Minor)),
            Some(Unit::Whole) => Ok(Some(Scale::Whole)),
            None if self.ledger.as_ref().is_some_and(|(_, text)| has_decimals(text)) => {
                Ok(Some(Scale::Whole))
            }
            None if currency.decimals() == 0 => Ok(Some(Scale::Whole)),
            None => Err(unit_unsaid()),
        }
    }
}

/// What the figures of a ledger count: with decimals it says so itself; else the line says it, or the log that has the same nets.
fn ledger_counts(
    (name, text): (&str, &str),
    (unit, nets): (Option<Unit>, Option<&Nets>),
    who: &Players,
    currency: Currency,
) -> Result<Counts, Failure> {
    if has_decimals(text) && (unit.is_none() || nets.is_some()) {
        return Ok(Counts::Whole);
    }
    if let Some(nets) = nets {
        let agrees =
            |counts: Counts| site_sittings(text, counts, currency).is_ok_and(|rows| agrees(&rows, nets, who));
        match (agrees(Counts::Whole), agrees(Counts::Cents)) {
            (true, _) => return Ok(Counts::Whole),
            (_, true) => return Ok(Counts::Cents),
            _ => {}
        }
    }
    match unit {
        Some(Unit::Cents) => Ok(Counts::Cents),
        Some(Unit::Whole) => Ok(Counts::Whole),
        None if currency.decimals() == 0 => Ok(Counts::Whole),
        None => {
            rows(name, text, Counts::Whole, currency)?;
            Err(unit_unsaid())
        }
    }
}

/// True if everybody comes out of the ledger as he comes out of the log.
fn agrees(rows: &[Row], nets: &Nets, who: &Players) -> bool {
    let mut ledger = Nets::new();
    for row in rows {
        let (Some(player), Ok(net)) = (who.get(&row.id), row.out.minus(row.buy_in)) else { return false };
        let sum = ledger.entry(*player).or_default();
        let Ok(more) = sum.plus(net) else { return false };
        *sum = more;
    }
    nets.iter().all(|(player, net)| ledger.get(player).copied().unwrap_or_default() == *net)
}

fn rows(name: &str, text: &str, counts: Counts, currency: Currency) -> Result<Vec<Row>, Failure> {
    site_sittings(text, counts, currency).map_err(|fault| at(name, &fault))
}

fn at(name: &str, fault: &Fault) -> Failure {
    bad(name, fault.spot, &fault.message)
}

fn unit_unsaid() -> Failure {
    let message = "the file does not say whether 5000 is fifty or five thousand";
    Refusal::new("unit-unsaid", message).hint("--unit cents, or --unit whole").into()
}

/// The sittings of a ledger.
fn sittings(name: &str, rows: &[Row], who: &Players) -> Result<Vec<OnlineSitting>, Failure> {
    let sitting = |row: &Row| {
        let at = |text: &str| match text {
            "" => Ok(None),
            text => moment(name, row.spot, text).map(Some),
        };
        let (began, ended) = (at(&row.began)?, at(&row.ended)?);
        if began.zip(ended).is_some_and(|(began, ended)| ended < began) {
            return Err(bad(name, row.spot, "the sitting ends before it begins"));
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
