//! A whole log read: its hands in the order they were played, and what each hand hands on to the next.

use crate::domain::money::Currency;
use crate::formats::hands::exact::Scale;
use crate::formats::hands::fault::Fault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::logged::{in_hand, record};
use crate::formats::hands::poker_now::gather::{Amiss, Gathered};
use crate::formats::hands::poker_now::message::{Message, message};
use crate::formats::hands::poker_now::rows::{Row, rows};
use crate::formats::hands::poker_now::session::Session;
use crate::formats::hands::record::HandRecord;

/// The hands of a log, oldest first, each read or with the reason why not.
///
/// Amounts stay in the log's own unit. A hand that is not whole in the log is reported, never completed.
#[must_use]
pub fn read(text: &str) -> Vec<Result<HandRecord, Fault>> {
    let lines = Lines::of(text);
    let rows = match rows(&lines) {
        Ok(rows) => rows,
        Err(fault) => return vec![Err(fault)],
    };
    let mut scale = Scale::of(Currency::POINTS);
    loop {
        match hands(&rows, scale) {
            Ok(hands) => return hands,
            // Each turn needs more decimals than the last, and nine are the most.
            Err(decimals) => scale = scale.finer(decimals),
        }
    }
}

/// The hands at a scale, or the decimals that are needed for them.
fn hands(rows: &[Row], scale: Scale) -> Result<Vec<Result<HandRecord, Fault>>, u8> {
    let mut log = Log { scale, session: Session::default(), open: None, hands: Vec::new() };
    for row in rows {
        log.take(row)?;
    }
    log.unfinished();
    Ok(log.hands)
}

struct Log<'t> {
    scale: Scale,
    session: Session,
    /// The hand whose lines come, or why it cannot be read.
    open: Option<Result<Gathered<'t>, Fault>>,
    hands: Vec<Result<HandRecord, Fault>>,
}

impl<'t> Log<'t> {
    fn take(&mut self, row: &'t Row) -> Result<(), u8> {
        match message(&row.entry) {
            Message::Starts(start) => {
                self.unfinished();
                self.session.begin();
                self.open = Some(Ok(Gathered::new(row, start, self.scale, &self.session)));
                Ok(())
            }
            Message::Ends(number) => self.end(row, number),
            about => {
                if matches!(about, Message::Table(_) | Message::Player(_)) {
                    self.session.table(&row.entry, self.scale);
                }
                self.line(row)
            }
        }
    }

    fn line(&mut self, row: &'t Row) -> Result<(), u8> {
        let Some(Ok(hand)) = &mut self.open else { return Ok(()) };
        let number = hand.number();
        match hand.take(row) {
            Ok(()) => Ok(()),
            Err(Amiss::Finer(decimals)) => Err(decimals),
            Err(Amiss::Fault(fault)) => {
                self.open = Some(Err(in_hand(fault, Some(number))));
                Ok(())
            }
        }
    }

    fn end(&mut self, row: &Row, number: &str) -> Result<(), u8> {
        let hand = match self.open.take() {
            Some(Ok(hand)) if hand.number() == number => hand,
            Some(Err(fault)) => {
                self.fail(fault);
                return Ok(());
            }
            other => {
                self.open = other;
                self.unfinished();
                let message = "the hand ends here, and its beginning is not in the log";
                self.fail(in_hand(Fault::new(row.spot, message), Some(number)));
                return Ok(());
            }
        };
        match self.finished(hand) {
            Ok(hand) => self.hands.push(Ok(hand)),
            Err(Amiss::Finer(decimals)) => return Err(decimals),
            Err(Amiss::Fault(fault)) => self.fail(in_hand(fault, Some(number))),
        }
        Ok(())
    }

    /// A hand whose last line has come; its stacks are those the next hands begin with.
    fn finished(&mut self, mut hand: Gathered<'t>) -> Result<HandRecord, Amiss> {
        let jumps: Vec<String> = hand
            .chips()
            .filter_map(|(id, stack)| {
                let last = self.session.jumped(id, stack)?;
                let (last, stack) = (self.scale.plain(last), self.scale.plain(stack));
                Some(format!("{id}: {last} after the last hand, {stack} now"))
            })
            .collect();
        for jump in jumps {
            hand.flag("stacks-do-not-continue", jump);
        }
        let (roster, big) = (hand.roster.clone(), hand.big());
        let record = record(&hand.logged()?)?;
        let names = roster.plain_names();
        let finishing = record.finishing.as_deref().unwrap_or_default();
        let after = |name: &String| {
            let place = record.setup.names.iter().position(|other| other == name)?;
            finishing.get(place).copied()
        };
        self.session.big = big;
        let stacks = roster.ids().zip(&names).filter_map(|(id, name)| Some((id, after(name)?)));
        self.session.after(stacks);
        Ok(record)
    }

    fn unfinished(&mut self) {
        match self.open.take() {
            Some(Ok(hand)) => {
                let message = "the hand begins here, and its end is not in the log";
                self.fail(in_hand(Fault::new(hand.spot(), message), Some(hand.number())));
            }
            Some(Err(fault)) => self.fail(fault),
            None => {}
        }
    }

    fn fail(&mut self, fault: Fault) {
        self.session.lost();
        self.hands.push(Err(fault));
    }
}
