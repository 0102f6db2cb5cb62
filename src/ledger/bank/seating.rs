//! Seats: who sits, who is kept apart, who deals, who leaves.

use crate::bank::chance::stream;
use crate::bank::coming::lately;
use crate::bank::desk::{BankError, Session};
use crate::bank::fund;
use crate::bank::limits;
use crate::bank::pot_for;
use crate::bank::reserving::Loaded;
use crate::bank::tables::{DrawCards, check_asks};
use crate::ids::PlayerId;
use crate::journal::{Fact, FirstDealt, Pair, SeatFact, TakenSeat};
use crate::night::ring::{due_dealer, gone_dealer, noted_dealer, seated, sits};
use crate::night::seats::{self, SeatWish};
use crate::night::{Tonight, apart, dead_button, dealing_beside, first_dealer, leaving, tables};
use crate::refusal::{EveningRefused, HouseRefused, Notice, Refusal, SeatRefused, Why};
use crate::tournament::{Phase, Tournament};
use chacha20::rand_core::Rng;
use engine::house::House;

/// Keeps two people apart, or (`together`) lets them share a table again.
///
/// The house that decides is tonight's, or the adopted one between nights.
pub fn keep_apart(
    session: &mut Session<'_, '_>,
    pair: Pair,
    together: bool,
) -> Result<Option<Notice>, BankError> {
    let book = session.book()?;
    let known = session.journal().reader().apart()?;
    if together {
        apart::allow(&book.people, &known, pair)?;
        session.record(&SeatFact::PairAllowed(pair).into())?;
    } else {
        apart::forbid(&house(session)?, &book.people, &known, pair)?;
        session.record(&SeatFact::PairForbidden(pair).into())?;
    }
    let open = !together && session.journal().reader().open_night()?.is_some();
    Ok(if open { apart::sit_together(&session.tonight()?, pair) } else { None })
}

fn house(session: &Session<'_, '_>) -> Result<House, BankError> {
    if session.journal().reader().open_night()?.is_some() {
        return Ok(session.tonight()?.house);
    }
    let none = HouseRefused::NotChosen { like: "cause", opens: false };
    session.book()?.house.ok_or_else(|| Refusal::new(none).into())
}

/// Uses cards to pick the first dealer of a table, or the first button of the tournament being played. The first card goes to
/// `from`, or else to the lowest seat.
pub fn first_dealer(
    session: &mut Session<'_, '_>,
    table: Option<u32>,
    from: Option<PlayerId>,
    cards: DrawCards,
) -> Result<FirstDealt, BankError> {
    let tonight = session.tonight()?;
    let here = match table {
        Some(table) => beside(&tonight, table)?,
        None => {
            tonight.the_tournament()?.check_running(&tonight)?;
            tonight.at_tournament(None)?
        }
    };
    let drawn = cards.drawn(&here, |words| first_dealer::deal(&here, words))?;
    let first = first_dealer::find(&here, from, &drawn)?;
    session.record(&SeatFact::FirstDealt(first.clone()).into())?;
    Ok(first)
}

/// A table of the night. Not one whose players wait for a tournament to begin: its button is drawn once it has.
fn beside(tonight: &Tonight, table: u32) -> Result<Tonight, Refusal> {
    let here = tonight.at_table(table);
    let waiting = tonight.tournament().filter(|on| on.phase == Phase::Entering);
    let waits = |on: &&Tournament| seated(&here.evening).iter().any(|(_, player)| on.is_in(*player));
    match waiting.filter(waits) {
        None => Ok(here),
        Some(on) => Err(Refusal::new(EveningRefused::TournamentNotBegun { tournament: on.number })),
    }
}

/// True if the same seed and word give the cards that the program dealt; cards dealt at the table are as typed.
#[must_use]
pub fn is_dealt_again(first: &FirstDealt) -> bool {
    first.dealt_by.as_ref().is_none_or(|dealing| {
        let mut words = stream(&dealing.seed, &dealing.salt);
        first_dealer::is_same(first, &mut || words.next_u32())
    })
}

/// What happened when somebody wanted a seat.
pub enum Seated {
    /// The player has it; with the rule that sends newcomers to the shorter table, if that rule decided.
    At(TakenSeat, Option<String>),
    /// All are taken: the player waits for one.
    Waits,
}

/// Seats a player. If every seat is taken and the house keeps a list, the player waits.
pub fn seat(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    wish: SeatWish,
) -> Result<(Seated, Vec<Notice>), BankError> {
    let loaded = Loaded::of(session.journal().reader())?;
    let tonight = session.tonight()?;
    if !sits(&tonight.evening, player)
        && loaded.place().is_full()
        && let Ok((fact, notices)) = loaded.place().reserve(player, false, None)
    {
        session.record(&SeatFact::Reservation(fact).into())?;
        return Ok((Seated::Waits, notices));
    }
    let comes = !sits(&tonight.evening, player);
    let seated = seats::seat(&tonight, player, wish);
    let asks = |refusal: &Refusal| matches!(*refusal.why, Why::SeatRefused(SeatRefused::AsksFirst { .. }));
    if seated.as_ref().is_err_and(asks) {
        check_asks(session, player)?;
    }
    let (fact, place, mut notices) = seated?;
    let sent = if comes && wish.table.is_none() { tables::newcomer_rule(&tonight) } else { None };
    notices.extend(loaded.place().takes_a_kept_seat(player).filter(|_| comes));
    notices.extend(loaded.place().passes_over(player).filter(|_| comes));
    session.record(&fact)?;
    notices.extend(tables::due(&session.tonight()?).filter(|_| comes));
    notices.extend(limits::may_sit(session, player)?);
    Ok((Seated::At(place, sent), notices))
}

/// The table a deal is for: the one named, or else the dealer's, or else the only one.
///
/// # Errors
///
/// `which-table` if there are two and nothing says which, `no-table`.
pub fn table_for(tonight: &Tonight, table: Option<u32>, dealer: Option<PlayerId>) -> Result<u32, Refusal> {
    if let Some(table) = table {
        tables::check_table(tonight, table)?;
        return Ok(table);
    }
    if tonight.evening.tables == 1 {
        return Ok(tables::MAIN);
    }
    dealer
        .and_then(|dealer| tables::table_of(&tonight.evening, dealer))
        .ok_or_else(|| Refusal::new(EveningRefused::WhichTable))
}

/// Who deals the next hand.
pub struct NextDeal {
    pub dealer: PlayerId,
    /// True if the button is on an empty chair.
    pub dead: bool,
    /// Why it's this player, each reason with its rule.
    pub why: Vec<Notice>,
    pub notices: Vec<Notice>,
}

/// Notes who deals the next hand at a table, and charges the dealer for it (CAU-003).
///
/// If the button moves with the hands, a player noted for this one isn't noted again (DAV-25). If the hand was played but not
/// written down, that player has dealt.
pub fn deal(
    session: &mut Session<'_, '_>,
    table: u32,
    dealer: Option<PlayerId>,
    played: bool,
) -> Result<NextDeal, BankError> {
    let tonight = session.tonight()?;
    let beside = dealer.and_then(|named| dealing_beside::beside(&tonight, named));
    let dealer = dealer.filter(|_| beside.is_none());
    let here = tonight.at_table(table);
    let again = if played { None } else { pot_for::dealer(session.journal().reader(), &here, dealer)? };
    let dealer = again.or(dealer);
    let mut next = next_deal(session, (&tonight, table), dealer, played)?;
    next.notices.extend(beside.map(|beside| dealing_beside::has_button(beside, &tonight, Some(next.dealer))));
    Ok(next)
}

/// Notes who has the button when somebody else deals the cards.
fn next_deal(
    session: &mut Session<'_, '_>,
    (tonight, table): (&Tonight, u32),
    dealer: Option<PlayerId>,
    played: bool,
) -> Result<NextDeal, BankError> {
    let here = tonight.at_table(table);
    tables::check_dealer(tonight, table, (dealer, false))?;
    if played && due_dealer(&here.evening).is_some() {
        return after_unrecorded(session, (tonight, table), dealer);
    }
    let only = pot_for::of_tonight(session.journal().reader(), &here)?;
    let lost_it = seats::lost_the_deal(&here, only.as_deref()).filter(|_| dealer.is_none());
    if let Some((dealer, noted)) = dead_button::said_again(&here, dealer).filter(|_| lost_it.is_none()) {
        return Ok(NextDeal { dealer, dead: false, why: Vec::new(), notices: vec![noted] });
    }
    let named = dealer;
    if let Some(named) = dealer {
        seats::check_in_hand(&here, named, only.as_deref(), false)?;
    }
    let hands = lately(session.journal().reader(), &session.tonight()?, table)?;
    let due = match dealer {
        None => dead_button::deal(&here, &hands, &[])?,
        Some(named) => dead_button::deal_for_nobody(&here, &hands, named)?,
    };
    let again =
        dead_button::dealt_again(&here).filter(|_| dealer.is_none() && due.is_none() && lost_it.is_none());
    if let Some((dealer, noted)) = again {
        return Ok(NextDeal { dealer, dead: false, why: Vec::new(), notices: vec![noted] });
    }
    let (fact, dealer, mut notices) = match due {
        Some(due) => due,
        None => {
            let (fact, dealer) = seats::deal(&here, dealer, only.as_deref())?;
            (fact, dealer, Vec::new())
        }
    };
    let fact = tables::dealt_at(tonight, table, fact);
    let dead = matches!(fact, Fact::Seat(SeatFact::Dealt { dead: true, .. }));
    let again = dead_button::noted_already(&here, dealer, dead).filter(|_| named.is_none());
    if let Some(noted) = again {
        notices.push(noted);
        return Ok(NextDeal { dealer, dead, why: Vec::new(), notices });
    }
    let instead = noted_dealer(&here.evening).filter(|_| here.evening.records_hands()).is_some();
    let untold = seats::untold(&here, &hands, dealer).filter(|_| named.is_none());
    let mut why = if dead || instead { Vec::new() } else { seats::why_deals(&here, dealer, only.as_deref()) };
    why.splice(0..0, untold);
    session.record(&fact)?;
    Ok(NextDeal { dealer, dead, why, notices })
}

/// The same after a hand that was played but not written down: its dealer pays for it, and the deal goes on.
fn after_unrecorded(
    session: &mut Session<'_, '_>,
    (tonight, table): (&Tonight, u32),
    named: Option<PlayerId>,
) -> Result<NextDeal, BankError> {
    let mut here = tonight.at_table(table);
    // The player whose turn it was by today's chairs and chips dealt it.
    if seats::lost_the_deal(&here, None).is_some() || gone_dealer(&here.evening).is_some() {
        let (fact, _) = seats::deal(&here, None, None)?;
        session.record(&tables::dealt_at(tonight, table, fact))?;
        here = session.tonight()?.at_table(table);
    }
    let (mut fact, dealer) = seats::deal(&here, named, None)?;
    if let Fact::Seat(SeatFact::Dealt { unwritten, .. }) = &mut fact {
        *unwritten = true;
    }
    let why = seats::why_deals(&here, dealer, None);
    let dealt: Vec<PlayerId> = due_dealer(&here.evening).into_iter().collect();
    let already = fund::dealt_already(session)?;
    let made = fund::dealt(session, &dealt, &already, None)?;
    session.record(&tables::dealt_at(tonight, table, fact))?;
    let notices = made.notices(&session.tonight()?);
    Ok(NextDeal { dealer, dead: false, why, notices })
}

/// Lets a player leave the table, or only notes that the player will.
pub fn leave(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    announces: bool,
) -> Result<Vec<Notice>, BankError> {
    let tonight = session.tonight()?;
    if announces {
        session.record(&leaving::announce(&tonight, player)?)?;
        return Ok(Vec::new());
    }
    let fact = leaving::leave(&tonight, player)?;
    let now = session.journal().stamp().at;
    let mut notices = leaving::early_notices(&tonight, player, now);
    session.record(&fact)?;
    notices.extend(after_leaving(session)?);
    Ok(notices)
}

/// What a free seat means: somebody waits for it, or the tables have to be leveled or merged.
pub fn after_leaving(session: &Session<'_, '_>) -> Result<Vec<Notice>, BankError> {
    let next = crate::bank::reserving::next(session)?;
    let due = tables::due(&session.tonight()?);
    Ok(next.into_iter().chain(due).collect())
}
