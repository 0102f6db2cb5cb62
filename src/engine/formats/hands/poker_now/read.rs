//! Reads a whole log: its hands in the order they were played, and what each hand passes on to the next.

mod holes;

use crate::formats::hands::exact::Scale;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::logged::{in_hand, record};
use crate::formats::hands::poker_now::deed::{BOUNTY, is_bounty};
use crate::formats::hands::poker_now::evening::{
    LoggedEvening, LoggedMoment, LoggedPlayer, Played, What, about,
};
use crate::formats::hands::poker_now::gather::{Amiss, Gathered};
use crate::formats::hands::poker_now::message::{Message, message};
use crate::formats::hands::poker_now::rows::{Row, rows};
use crate::formats::hands::poker_now::session::Session;
use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};
use std::collections::{BTreeMap, BTreeSet};

/// The hands of a log, oldest first, each read or with the reason why not.
///
/// Amounts stay in the log's own unit. A hand that is incomplete in the log is reported, never completed.
#[must_use]
pub fn read(text: &str) -> Vec<Result<HandRecord, HandFault>> {
    match evening(text) {
        Ok(evening) => {
            let hands = evening.moments.into_iter().filter_map(|moment| match moment.what {
                What::Hand(played) => played.is_in_log.then_some(played.record),
                _ => None,
            });
            hands.collect()
        }
        Err(fault) => vec![Err(fault)],
    }
}

/// The evening of a log: its hands as [`read`] has them, and who came, who left and what they had.
///
/// # Errors
///
/// A text that isn't a log.
pub fn evening(text: &str) -> Result<LoggedEvening, HandFault> {
    let lines = Lines::of(text);
    let rows = rows(&lines)?;
    let mut scale = Scale::of(Currency::POINTS);
    loop {
        match moments(&rows, scale) {
            Ok((moments, first_hand)) => {
                return Ok(LoggedEvening { currency: scale.currency, first_hand, moments });
            }
            // Each turn needs more decimals than the last, and nine is the limit.
            Err(decimals) => scale = scale.finer(decimals),
        }
    }
}

/// What happened, read at a scale, and the number of the first hand; or the decimals needed for it.
fn moments(rows: &[Row], scale: Scale) -> Result<(Vec<LoggedMoment>, Option<u64>), u8> {
    let mut log = Log {
        scale,
        session: Session::default(),
        open: None,
        moments: Vec::new(),
        waiting: Vec::new(),
        here: BTreeMap::new(),
        unsure: BTreeSet::new(),
        last: LastHand::default(),
        bounty: None,
        unexplained: None,
        is_queued: false,
        first: None,
    };
    for row in rows {
        log.take(row)?;
    }
    log.unfinished();
    log.ends_with_a_hole();
    Ok((log.moments, log.first))
}

/// How a line says that a player's chips will change before the next hand.
const QUEUED: &str = "queued the stack change";

struct Log<'t> {
    scale: Scale,
    session: Session,
    /// The hand whose lines are coming in, and why it cannot be read, if so.
    open: Option<Open<'t>>,
    moments: Vec<LoggedMoment>,
    /// What was said about the table during a hand: it counts after the hand.
    waiting: Vec<LoggedMoment>,
    /// Who is there, by their ids, with the chips they were last seen with.
    here: BTreeMap<String, LoggedPlayer>,
    /// Whose chips may have changed since, in a hand that nobody knows.
    unsure: BTreeSet<String>,
    last: LastHand,
    /// The line that tells of a bounty, until the next hand is played.
    bounty: Option<&'t Row>,
    /// Somebody who left since then with other chips than they had after it.
    unexplained: Option<&'t Row>,
    /// Somebody's chips will change before the next hand.
    is_queued: bool,
    /// The number of the first hand whose players' chips are known.
    first: Option<u64>,
}

/// The last hand so far.
#[derive(Default)]
struct LastHand {
    number: Option<u64>,
    /// How many moments there are up to it.
    moments: usize,
    /// Who was there after it.
    here: BTreeMap<String, LoggedPlayer>,
    /// Who had cards in it, by their ids.
    players: Vec<String>,
}

/// A hand whose lines are coming in.
struct Open<'t> {
    row: &'t Row,
    hand: Gathered<'t>,
    fault: Option<HandFault>,
}

impl<'t> Log<'t> {
    fn take(&mut self, row: &'t Row) -> Result<(), u8> {
        self.is_queued |= row.entry.contains(QUEUED);
        match message(&row.entry) {
            Message::Starts(start) => {
                self.unfinished();
                self.session.begin();
                let hand = Gathered::new(row, start, self.scale, &self.session);
                self.skipped(row, hand.number());
                (self.unexplained, self.is_queued) = (None, false);
                self.open = Some(Open { row, hand, fault: None });
                Ok(())
            }
            Message::Ends(number) => self.end(row, number),
            about => {
                if matches!(about, Message::Table(_) | Message::Player(_)) {
                    self.session.table(&row.entry, self.scale);
                    self.table(row);
                }
                self.line(row)
            }
        }
    }

    /// A line about the table; in the middle of a hand it counts after the hand.
    fn table(&mut self, row: &'t Row) {
        if self.open.is_none() && is_bounty(&row.entry) {
            self.paid_a_bounty(row);
        }
        let Some(what) = about(&row.entry, self.scale) else { return };
        let moment = LoggedMoment { spot: row.spot, at: row.at.clone(), what };
        if self.open.is_some() {
            self.waiting.push(moment);
            return;
        }
        if let What::Leaves(person) = &moment.what
            && self.here.get(&person.id).is_some_and(|known| known.stack != person.stack)
            && !self.unsure.contains(&person.id)
        {
            self.unexplained = self.unexplained.or(Some(row));
        }
        self.happened(moment);
    }

    fn line(&mut self, row: &'t Row) -> Result<(), u8> {
        let Some(open) = self.open.as_mut().filter(|open| open.fault.is_none()) else { return Ok(()) };
        match open.hand.take(row) {
            Ok(()) => Ok(()),
            Err(Amiss::Finer(decimals)) => Err(decimals),
            Err(Amiss::Fault(fault)) => {
                open.fault = Some(in_hand(fault, Some(open.hand.number())));
                Ok(())
            }
        }
    }

    fn end(&mut self, row: &'t Row, number: &str) -> Result<(), u8> {
        let open = match self.open.take() {
            Some(open) if open.fault.is_some() || open.hand.number() == number => open,
            other => {
                self.open = other;
                self.unfinished();
                let message = "the hand ends here, but its start isn't in the log";
                let fault = in_hand(HandFault::new(row.spot, message), Some(number));
                self.session.lost();
                self.skipped(row, number);
                let lost = self.unknown(fault, true);
                self.played(row, number, lost);
                return Ok(());
            }
        };
        let (mut hand, begun) = (open.hand, open.row);
        if let Some(fault) = open.fault {
            self.lost(begun, &hand, fault);
            return Ok(());
        }
        for jump in self.jumps(&hand) {
            hand.flag("stacks-do-not-continue", jump);
        }
        match self.finished(&hand) {
            Ok((record, paid)) => {
                self.moved_among(begun, people(&hand));
                let names = hand.roster.plain_names();
                let place = |name: &String| record.setup.names.iter().position(|other| other == name);
                let places: Vec<Option<usize>> = names.iter().map(place).collect();
                let seats = people(&hand).zip(places);
                let played = Played { record: Ok(record), seats: seats.collect(), paid, is_in_log: true };
                self.began_without(begun, number, &played);
                self.played(begun, number, played);
            }
            Err(Amiss::Finer(decimals)) => return Err(decimals),
            Err(Amiss::Fault(fault)) => self.lost(begun, &hand, in_hand(fault, Some(number))),
        }
        Ok(())
    }

    /// Whose chips aren't what they were after the last hand, if nothing in the log says why.
    fn jumps(&self, hand: &Gathered<'t>) -> Vec<String> {
        let jump = |(id, stack): (&str, Money)| {
            let last = self.session.jumped(id, stack)?;
            let (last, stack) = (self.scale.plain(last), self.scale.plain(stack));
            Some(format!("{id}: {last} after the last hand, {stack} now"))
        };
        hand.chips().filter_map(jump).collect()
    }

    /// A hand whose last line has come, and what each player was paid; the next hands begin with its stacks.
    fn finished(&mut self, hand: &Gathered<'t>) -> Result<(HandRecord, Option<Vec<Money>>), Amiss> {
        let big = hand.big();
        let logged = hand.clone().logged()?;
        let record = record(&logged)?;
        let names = hand.roster.plain_names();
        let finishing = record.finishing.as_deref().unwrap_or_default();
        let after = |name: &String| {
            let place = record.setup.names.iter().position(|other| other == name)?;
            finishing.get(place).copied()
        };
        self.session.big = big;
        let stacks = hand.roster.ids().zip(&names).filter_map(|(id, name)| Some((id, after(name)?)));
        self.session.after(stacks);
        Ok((record, logged.paid))
    }

    fn unfinished(&mut self) {
        let Some(open) = self.open.take() else { return };
        let fault = open.fault.unwrap_or_else(|| {
            let message = "the hand starts here, but its end isn't in the log";
            in_hand(HandFault::new(open.hand.spot(), message), Some(open.hand.number()))
        });
        self.lost(open.row, &open.hand, fault);
    }

    /// A hand whose end nobody knows.
    fn lost(&mut self, row: &'t Row, hand: &Gathered<'t>, fault: HandFault) {
        self.session.lost();
        let seats: Vec<_> = people(hand).map(|person| (person, None)).collect();
        let unknown = self.unknown(fault, true);
        let lost = if seats.is_empty() { unknown } else { Played { seats, ..unknown } };
        self.played(row, hand.number(), lost);
    }

    /// A hand of which the log doesn't say who was in it: anybody's chips may have changed.
    fn unknown(&self, fault: HandFault, is_in_log: bool) -> Played {
        let seats = self.here.values().map(|person| (person.clone(), None)).collect();
        Played { record: Err(fault), seats, paid: None, is_in_log }
    }

    fn played(&mut self, row: &'t Row, number: &str, played: Played) {
        let number = number.parse().ok();
        if !played.seats.is_empty() {
            self.first = self.first.or(number);
        }
        let has_bounty = played.record.as_ref().is_ok_and(|record| record.flags.contains(&BOUNTY));
        let players = played.seats.iter().map(|(person, _)| person.id.clone()).collect();
        let what = What::Hand(Box::new(played));
        self.happened(LoggedMoment { spot: row.spot, at: row.at.clone(), what });
        self.last = LastHand { number, players, ..LastHand::default() };
        self.bounty = None;
        if has_bounty {
            self.paid_a_bounty(row);
        }
        for moment in std::mem::take(&mut self.waiting) {
            self.happened(moment);
        }
        self.last.moments = self.moments.len();
        self.last.here = self.here.clone();
    }

    /// A bounty moves chips beside the pots: what the players of the last hand have after it shows when they're seen again.
    fn paid_a_bounty(&mut self, row: &'t Row) {
        self.bounty = Some(row);
        let people = self.last.players.iter().filter_map(|id| self.here.get(id)).cloned();
        let people: Vec<LoggedPlayer> = people.collect();
        self.unsure.extend(people.iter().map(|person| person.id.clone()));
        self.happened(LoggedMoment { spot: row.spot, at: row.at.clone(), what: What::Unsure(people) });
    }

    /// What happened, and who is there after it.
    fn happened(&mut self, moment: LoggedMoment) {
        match &moment.what {
            What::Comes(person) | What::Has(person, _) => self.sees(person.clone()),
            What::Unsure(_) => {}
            What::Leaves(person) => _ = self.here.remove(&person.id),
            What::Renamed { old, new } => {
                if let Some(person) = self.here.remove(old) {
                    self.sees(LoggedPlayer { id: new.clone(), ..person });
                }
            }
            What::Hand(played) => {
                let finishing = played.record.as_ref().ok().and_then(|record| record.finishing.as_deref());
                for (person, place) in &played.seats {
                    let after = finishing.zip(*place).and_then(|(finishing, place)| finishing.get(place));
                    self.sees(LoggedPlayer {
                        stack: after.copied().unwrap_or(person.stack),
                        ..person.clone()
                    });
                    if played.record.is_err() {
                        self.unsure.insert(person.id.clone());
                    }
                }
            }
        }
        self.moments.push(moment);
    }

    fn sees(&mut self, person: LoggedPlayer) {
        self.unsure.remove(&person.id);
        self.here.insert(person.id.clone(), person);
    }
}

/// Everybody with their chips before the hand.
fn people<'h>(hand: &'h Gathered<'_>) -> impl Iterator<Item = LoggedPlayer> + use<'h> {
    let named = hand.roster.nicknames();
    hand.chips().zip(named).map(|((id, stack), nickname)| LoggedPlayer {
        id: id.to_owned(),
        nickname: nickname.to_owned(),
        stack,
    })
}
