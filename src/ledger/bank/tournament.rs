//! The tournament at the bank: who paid what for which chips, who is out, and what the places pay.

use crate::bank::buying::notes_of;
use crate::bank::coming::coming;
use crate::bank::desk::{BankError, Session};
use crate::bank::heads::with_winners;
use crate::bank::limits;
use crate::bank::merged::MergedRecords;
use crate::ids::{NoteId, PlayerId, TournamentId};
use crate::journal::{ChipFact, Fact, FundFact, FundPaid, FundSpent, FundWhy, InTournament, Means};
use crate::night::buy_in;
use crate::night::fund;
use crate::night::tables::MAIN;
use crate::night::tonight::Tonight;
use crate::night::tournament::entering;
use crate::night::tournament::places_moved::places_moved;
use crate::night::tournament::sharing::{self, WantedDeal};
use crate::night::tournament::{agreeing, colouring, dealing, making, paying, starting};
use crate::people::Roster;
use crate::refusal::{Notice, Refusal, Remark, Ticket};
use crate::store::{Event, Reader};
use crate::time::Instant;
use crate::tournament::clock::{ClockAct, Moment};
use crate::tournament::colour_up::ColourUp;
use crate::tournament::did::{Did, Entered, Made, Prize};
use crate::tournament::levels::Level;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::standings::Finish;
use crate::tournament::terms::TournamentTerms;
use crate::tournament::{Phase, Tournament};
use engine::money::Money;
use std::ops::RangeInclusive;

/// What a command did, and what the table should hear.
pub type TournamentDone = (Tonight, Did, Vec<Notice>);

/// Announces a tournament.
pub fn make(
    session: &mut Session<'_, '_>,
    name: Option<String>,
    terms: TournamentTerms,
    agreed: bool,
) -> Result<(Tonight, Made, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let last = session.journal().reader().tournaments()?.last().map_or(0, |last| last.number);
    let number = last.saturating_add(1);
    let name = name.unwrap_or_else(|| Made::unnamed(number));
    let (made, notices) = making::make(&tonight, number, name, terms, agreed)?;
    let tournament = TournamentId(session.fresh_id());
    let night = tonight.evening.id;
    let did = Did::Made(Box::new(made.clone()));
    session.record(&Fact::Tournament(InTournament { night, tournament, did }))?;
    Ok((session.tonight()?, made, notices))
}

/// How an entry is paid.
#[derive(Clone, Debug)]
pub struct EntryPayment {
    /// The parts; none if credit at the bank pays.
    pub parts: Vec<(Means, Money)>,
    /// The identifier of the note that's written.
    pub identifier: Option<String>,
}

/// Which chips are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chips {
    Entry,
    /// The way back; `chosen` by the table if two players were first.
    Again {
        chosen: bool,
    },
    Addon,
}

impl Chips {
    /// What's sold for them.
    const fn sold(self) -> Ticket {
        match self {
            Self::Entry => Ticket::Entry,
            Self::Again { .. } => Ticket::Rebuy,
            Self::Addon => Ticket::Addon,
        }
    }
}

/// What's sold, and the price; refuses what isn't for sale.
pub fn ticket(
    reader: Reader<'_>,
    tonight: &Tonight,
    (player, chips): (PlayerId, Chips),
    now: &Moment,
) -> Result<Entered, BankError> {
    let reading = tonight.the_tournament()?.reading(now)?;
    let ticket = match chips {
        Chips::Entry => entering::enter(tonight, player, &reading),
        Chips::Again { chosen } => entering::again(tonight, player, &reading, chosen),
        Chips::Addon => entering::addon(tonight, player, &reading),
    };
    ticket.or_else(|refusal| Err(with_winners(reader, tonight, refusal)?.into()))
}

/// Sells a player an entry, a way back or an add-on.
pub fn sell(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    chips: Chips,
    now: &Moment,
    payment: &EntryPayment,
) -> Result<(Tonight, Entered, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let ticket = ticket(session.journal().reader(), &tonight, (player, chips), now)?;
    let mut notices = Vec::new();
    if payment.parts.is_empty() {
        tonight.check_stack(player, ticket.cost()?)?;
    } else {
        let before = tonight.evening.sitting(player).map_or(Money::ZERO, |sitting| sitting.banked);
        buy_in::check_most(&tonight, before, ticket.cost()?)?;
        let id = NoteId(session.fresh_id());
        let identifier = payment.identifier.as_deref();
        let write = |amount: Money| notes_of(&tonight).write(id, tonight.person(player)?, amount, identifier);
        let (bought, far) = buy_in::pay(&tonight, (player, chips.sold()), payment.parts.clone(), write)?;
        notices.extend(far);
        limits::check_purchase(session, &bought)?;
        session.record(&ChipFact::BoughtIn(bought).into())?;
    }
    record(session, &tonight, Did::Entered(ticket.clone()))?;
    if ticket.fee.is_positive() {
        let (night, amount) = (tonight.evening.id, ticket.fee);
        session.record(
            &FundFact::FundPaid(FundPaid { night, player, amount, why: FundWhy::Entered, hand: None }).into(),
        )?;
    }
    let before = tonight;
    let tonight = session.tonight()?;
    notices.extend(places_moved(&before, &tonight));
    notices.extend(more_than_the_prizes(&tonight));
    notices.extend(entering::too_many(&tonight));
    Ok((tonight, ticket, notices))
}

/// Prizes given as amounts no longer add up to the pool once somebody pays more into it.
fn more_than_the_prizes(tonight: &Tonight) -> Vec<Notice> {
    let on = tonight.tournament().filter(|on| on.phase == Phase::Running);
    let Some((on, prizes)) = on.and_then(|on| Some((on, on.terms.prizes.as_ref()?))) else {
        return Vec::new();
    };
    let off = prizes.check_pool(on.pool, tonight.currency, None).err();
    off.map(|off| Notice::new(off.rule.as_deref(), Remark::PrizesOff(*off.why))).into_iter().collect()
}

/// Writes what happened in the current tournament.
pub(crate) fn record(session: &mut Session<'_, '_>, tonight: &Tonight, did: Did) -> Result<(), BankError> {
    let tournament = tonight.the_tournament()?.id;
    session.record(&Fact::Tournament(InTournament { night: tonight.evening.id, tournament, did }))?;
    Ok(())
}

/// Decides by tonight, and writes it.
pub fn act(
    session: &mut Session<'_, '_>,
    decide: impl FnOnce(&Tonight) -> Result<(Did, Vec<Notice>), Refusal>,
) -> Result<TournamentDone, BankError> {
    let tonight = session.tonight()?;
    let (did, notices) = match decide(&tonight) {
        Ok(decided) => decided,
        Err(refusal) => return Err(with_winners(session.journal().reader(), &tonight, refusal)?.into()),
    };
    record(session, &tonight, did.clone())?;
    Ok((session.tonight()?, did, notices))
}

/// When the last entry was, by the time given for it; `None` before the first.
pub fn last_entry(reader: Reader<'_>, tonight: &Tonight) -> Result<Option<Instant>, BankError> {
    let on = tonight.the_tournament()?.id;
    let is_entry = |event: &Event| matches!(&event.fact, Fact::Tournament(InTournament { tournament, did: Did::Entered(_), .. }) if *tournament == on);
    let mut last = None;
    for event in reader.events_of(tonight.evening.id)?.iter().filter(|event| is_entry(event)) {
        if reader.undone_by(event.seq)?.is_none() {
            last = last.max(Some(event.at));
        }
    }
    Ok(last)
}

/// The first card may be dealt.
pub fn start(
    session: &mut Session<'_, '_>,
    said: starting::SaidAtStart,
    now: Moment,
) -> Result<TournamentDone, BankError> {
    act(session, |tonight| starting::start(tonight, said, now))
}

/// Does something to the clock.
pub fn clock(
    session: &mut Session<'_, '_>,
    what: ClockAct,
    against: &[PlayerId],
    now: Moment,
) -> Result<TournamentDone, BankError> {
    act(session, |tonight| Ok((agreeing::clock(tonight, what, against, now)?, Vec::new())))
}

/// All agree on a level (PIG-27).
pub fn level(
    session: &mut Session<'_, '_>,
    level: Level,
    against: &[PlayerId],
    now: Moment,
) -> Result<TournamentDone, BankError> {
    act(session, |tonight| Ok((agreeing::level(tonight, level, against, now)?, Vec::new())))
}

/// All agree on a rule change (PIG-01).
pub fn change(
    session: &mut Session<'_, '_>,
    text: String,
    against: &[PlayerId],
) -> Result<TournamentDone, BankError> {
    act(session, |tonight| Ok((agreeing::change(tonight, text, against)?, Vec::new())))
}

/// All agree on other prizes.
pub fn prizes(
    session: &mut Session<'_, '_>,
    table: PrizeTable,
    against: &[PlayerId],
) -> Result<TournamentDone, BankError> {
    act(session, |tonight| Ok((agreeing::prizes(tonight, table, against)?, Vec::new())))
}

/// Play stops for a ruling (PIG-03); so does the clock, if it runs.
pub fn stop(
    session: &mut Session<'_, '_>,
    why: String,
    parties: Vec<PlayerId>,
    now: Moment,
) -> Result<TournamentDone, BankError> {
    let done = act(session, |tonight| Ok((agreeing::stop(tonight, why, parties)?, Vec::new())))?;
    let tonight = session.tonight()?;
    if let Ok(did) = agreeing::clock(&tonight, ClockAct::Pause, &[], now) {
        record(session, &tonight, did)?;
    }
    Ok(done)
}

/// The ruling that play waited for (PIG-02); `None` if play isn't waiting.
pub fn resume(
    session: &mut Session<'_, '_>,
    ruling: &str,
    by: Option<PlayerId>,
    now: Moment,
) -> Result<Option<PlayerId>, BankError> {
    if session.journal().reader().open_night()?.is_none() {
        return Ok(None);
    }
    let tonight = session.tonight()?;
    let Some(did) = agreeing::resume(&tonight, ruling.to_owned(), by)? else {
        agreeing::check_judge(&tonight, by)?;
        return Ok(None);
    };
    let judge = if let Did::Resumed { by, .. } = &did { Some(*by) } else { None };
    let goes_on = agreeing::stopped_the_clock(&tonight);
    record(session, &tonight, did)?;
    let tonight = session.tonight()?;
    if goes_on && let Ok(did) = agreeing::clock(&tonight, ClockAct::Resume, &[], now) {
        record(session, &tonight, did)?;
    }
    Ok(judge)
}

/// Notes the next hand: the button, and who deals (PIG-20). `staged` is the table as it is now.
pub fn deal(
    session: &mut Session<'_, '_>,
    staged: &Tonight,
    (named, away): (Option<PlayerId>, &[PlayerId]),
    played: bool,
) -> Result<(Tonight, dealing::TournamentDeal), BankError> {
    let tonight = session.tonight()?;
    let next = coming(session.journal().reader(), staged, MAIN)?;
    let (did, deal) = dealing::deal((&tonight, staged, &next), (named, away), played)?;
    if let Some(did) = did {
        record(session, &tonight, did)?;
    }
    Ok((session.tonight()?, deal))
}

/// The players who are in agree on how to share.
pub fn chop(session: &mut Session<'_, '_>, wanted: &WantedDeal) -> Result<TournamentDone, BankError> {
    act(session, |tonight| sharing::chop(tonight, wanted))
}

/// Pays the prizes.
pub fn payout(session: &mut Session<'_, '_>) -> Result<TournamentDone, BankError> {
    act(session, paying::payout)
}

/// Calls the tournament off; the house gives back what it took from the entries.
pub fn cancel(session: &mut Session<'_, '_>, why: String) -> Result<TournamentDone, BankError> {
    let before = session.tonight()?;
    let did = paying::cancel(&before, why)?;
    let entrants = &before.the_tournament()?.entrants;
    fund::check_gives_back(&before, Money::sum(entrants.iter().map(|entrant| entrant.fee))?)?;
    record(session, &before, did.clone())?;
    let fees = before.the_tournament()?.entrants.iter().filter(|entrant| entrant.fee.is_positive());
    for entrant in fees {
        let why = "the tournament was called off".to_owned();
        let spent =
            FundSpent { night: Some(before.evening.id), player: entrant.player, amount: entrant.fee, why };
        session.record(&FundFact::FundSpent(spent).into())?;
    }
    Ok((session.tonight()?, did, Vec::new()))
}

/// Colors up: exchanges the smallest chips.
pub fn colour_up(
    session: &mut Session<'_, '_>,
    told: &colouring::ToldExchange,
    now: &Moment,
) -> Result<(Tonight, Vec<PlayerId>, ColourUp), BankError> {
    let tonight = session.tonight()?;
    let (did, players, done) = colouring::exchange(&tonight, told, now)?;
    record(session, &tonight, did)?;
    Ok((session.tonight()?, players, done))
}

/// How one player finished, by name and id.
pub type Finished = Finish<(String, PlayerId)>;

/// How everybody finished in the tournaments with these numbers that were played to the end, and how many of those there are.
///
/// A record that was merged into another counts as that one.
pub fn finishes(
    reader: Reader<'_>,
    people: &Roster,
    numbers: RangeInclusive<u32>,
) -> Result<(usize, Vec<Finished>), BankError> {
    let kept = MergedRecords::load(reader)?;
    let mut played = reader.tournaments()?;
    played.retain(|one| one.phase == Phase::Paid && numbers.contains(&one.number));
    let of_one = |one: &Tournament| {
        let entrants = u32::try_from(one.entrants.len()).unwrap_or(u32::MAX);
        let finish = |prize: &Prize| {
            let shared = one.paid.iter().filter(|other| other.place == prize.place).count();
            let player = kept.of(prize.player);
            let name = people.called(player).map(ToString::to_string).unwrap_or_default();
            let tied_with = u32::try_from(shared.saturating_sub(1)).unwrap_or(u32::MAX);
            Finish { who: (name, player), place: prize.place, tied_with, entrants }
        };
        one.paid.iter().map(finish).collect::<Vec<_>>()
    };
    Ok((played.len(), played.iter().flat_map(of_one).collect()))
}
