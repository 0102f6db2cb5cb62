//! One hand of an evening played elsewhere: played again by card-room rules, or booked the way the site paid it.

use crate::bank::desk::BankError;
use crate::bank::hand_reasons::reasons;
use crate::bank::on_site;
use crate::bank::recording::kept;
use crate::formats::essence::Essence;
use crate::ids::{HandId, PlayerId};
use crate::journal::{Chairs, HandPlayed, HandSeat, Marks};
use crate::night::Tonight;
use crate::night::hand_full::{self, AddedByBank, FullHandOutcome};
use crate::refusal::{ImportRefused, LogFault, Refusal};
use engine::formats::hands::HandRecord;
use engine::hand::STANDARD;
use engine::money::{Money, Overflow};

/// A hand as a log tells it, in the book's unit.
#[derive(Clone, Debug)]
pub struct LoggedHand {
    /// The file, line and column where it begins.
    pub place: String,
    /// What the log calls it.
    pub name: String,
    /// Its record, or why it can't be read.
    pub record: Result<HandRecord, String>,
    /// Who sits in each place of the record.
    pub players: Vec<Option<PlayerId>>,
    /// What each place of the record was paid, if the log says so; otherwise only each player's win or loss is known.
    pub paid: Option<Vec<Money>>,
}

/// A hand whose acts are not in the book: only what the site paid, or not even that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    pub name: String,
    pub why: String,
    /// True if the site's result is booked.
    pub booked: bool,
}

/// What a hand is booked as, and why not by its acts.
pub type BookedHand = (Option<Box<HandPlayed>>, Option<Unplayed>);

/// Everybody at the table, with their stacks before and after the hand.
pub type SeatStacks = [(PlayerId, Money, Option<Money>)];

impl LoggedHand {
    /// The fact of the hand. If the engine refuses it, it's refused, or with `skip` booked by the site's result.
    ///
    /// A hand that can be played but not judged, because its board or its cards are missing, is booked as the site says. It's
    /// played for what the hand before left in the `middle`.
    pub fn booked(
        &self,
        tonight: &Tonight,
        (number, hand): (u32, HandId),
        (seats, middle): (&SeatStacks, Money),
        skip: bool,
    ) -> Result<BookedHand, BankError> {
        let record = match &self.record {
            Ok(record) => record,
            Err(why) if skip => {
                let name = self.name.clone();
                return Ok((None, Some(Unplayed { name, why: why.clone(), booked: false })));
            }
            Err(why) => return Err(self.refused(LogFault::Unread(why.clone()))),
        };
        let carry = record.setup.carry;
        if carry != middle {
            let (played_for, lies) = (tonight.amount(carry), tonight.amount(middle));
            return Err(self.refused(LogFault::OtherMiddle { played_for, lies }));
        }
        let why = match hand_full::play(&record.setup, &record.acts, on_site::rules()?) {
            Ok(outcome) if ends_as_told(record, &outcome) => {
                return Ok((Some(Box::new(self.full(tonight, (number, hand), record, &outcome)?)), None));
            }
            Ok(_) => "the site split the pot differently".to_owned(),
            Err((act, refusal)) if act >= record.acts.len() => refusal.message,
            Err((act, refusal)) => {
                let act = act.saturating_add(1);
                if !skip {
                    return Err(self.refused(LogFault::Act { act, why: Box::new(refusal) }));
                }
                format!("action {act}: {}", refusal.message)
            }
        };
        let played = self.result(tonight, (number, hand), record, (seats, &why))?;
        let unplayed = Unplayed { name: self.name.clone(), why, booked: true };
        Ok((Some(Box::new(played)), Some(unplayed)))
    }

    fn refused(&self, fault: LogFault) -> BankError {
        let (place, name) = (self.place.clone(), self.name.clone());
        BankError::BadLine(Refusal::new(ImportRefused::BadHand { place, name, fault }))
    }

    fn full(
        &self,
        tonight: &Tonight,
        (number, hand): (u32, HandId),
        record: &HandRecord,
        outcome: &FullHandOutcome,
    ) -> Result<HandPlayed, BankError> {
        let told = AddedByBank {
            blinds: None,
            hand,
            players: self.players.clone(),
            game: record.game().to_owned(),
            record: kept(record)?,
            why: reasons(tonight, &record.setup, (&[], &[]), outcome, on_site::rules()?),
            print: Essence::of(record, &self.players).print(),
            aside: Vec::new(),
            chairs: Chairs::default(),
        };
        let played = hand_full::played((tonight.evening.id, number), outcome, told)?;
        Ok(HandPlayed { carried_in: record.setup.carry, ..played })
    }

    /// What a player put in and won: as the site paid, or else one of the two from the player's net result.
    fn put_in_and_won(&self, player: PlayerId, net: Money) -> Result<(Money, Money), Overflow> {
        let place = self.players.iter().position(|other| *other == Some(player));
        let paid = self.paid.as_ref().zip(place).and_then(|(paid, place)| paid.get(place).copied());
        let won = paid.filter(|paid| *paid >= net).unwrap_or(net.max(Money::ZERO));
        Ok((won.minus(net)?, won))
    }

    /// The hand by what everybody had before and after it.
    fn result(
        &self,
        tonight: &Tonight,
        (number, hand): (u32, HandId),
        record: &HandRecord,
        (seats, why): (&SeatStacks, &str),
    ) -> Result<HandPlayed, BankError> {
        let mut sat = Vec::new();
        for (player, before, after) in
            seats.iter().filter(|(player, ..)| self.players.contains(&Some(*player)))
        {
            let net = after.unwrap_or(*before).minus(*before)?;
            let (put_in, won) = self.put_in_and_won(*player, net)?;
            let (player, returned, did) = (*player, Money::ZERO, Marks::default());
            sat.push(HandSeat { player, put_in, returned, won, did });
        }
        let carry = record.setup.carry;
        let put_in = carry.plus(Money::sum(sat.iter().map(|seat| seat.put_in))?)?;
        let won = Money::sum(sat.iter().map(|seat| seat.won))?;
        let left = put_in.minus(won)?;
        // If the site left only part of a pot in the middle, nobody can tell which part.
        if ![Money::ZERO, carry].contains(&left) {
            let (took, paid) = (tonight.amount(put_in), tonight.amount(won));
            return Err(self.refused(LogFault::PaidOtherwise { took, paid }));
        }
        let told = AddedByBank {
            blinds: None,
            hand,
            players: Vec::new(),
            game: record.game().to_owned(),
            record: String::new(),
            why: vec![(STANDARD.to_owned(), format!("recorded the way the site paid it: {why}"))],
            print: Essence::of(record, &self.players).print(),
            aside: Vec::new(),
            chairs: Chairs::default(),
        };
        let paid = hand_full::paid((tonight.evening.id, number), sat, told);
        Ok(HandPlayed { carried_in: carry, carried_out: left, ..paid })
    }
}

/// True if the hand ends with the stacks that the log gives, if it gives them.
fn ends_as_told(record: &HandRecord, outcome: &FullHandOutcome) -> bool {
    let places = record.setup.places.iter().zip(&outcome.figures);
    let ended = places.map(|(place, (put_in, returned, won))| {
        let back = won.plus(*returned).ok()?;
        place.stack?.minus(*put_in).ok()?.plus(back).ok()
    });
    record.finishing.iter().flatten().zip(ended).all(|(told, ended)| ended == Some(*told))
}
