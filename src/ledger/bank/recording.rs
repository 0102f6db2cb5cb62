//! Full hands: played again under tonight's house. The bank moves the chips and keeps every act.

use crate::bank::blinds_by_turn;
use crate::bank::course_why;
use crate::bank::dead_small;
use crate::bank::dealer_noted::{note_dealer, who_dealt};
use crate::bank::desk::{BankError, Session};
use crate::bank::fund;
use crate::bank::going_out;
use crate::bank::hand_reasons::reasons;
use crate::bank::known_hand::recorded;
use crate::bank::level_now::level_of;
use crate::bank::misdeals;
use crate::bank::missed_blinds;
use crate::bank::on_site;
use crate::bank::played_for::played_for;
use crate::bank::sales_inside;
use crate::bank::sat_there::{
    aside, check_house, is_named, note_who_dealt, table_now, table_of, whose_chairs,
};
use crate::bank::wanted_hand::WantedHand;
use crate::formats::essence::Essence;
use crate::ids::{HandId, PlayerId};
use crate::journal::{Follows, HandFact, HandPlayed, NightFact};
use crate::night::apart::check_plays;
use crate::night::dealing_beside;
use crate::night::fine::check_warned;
use crate::night::fund as night_fund;
use crate::night::hand_before::HandBefore;
use crate::night::hand_full::{self, AddedByBank, FullHandOutcome, Halt};
use crate::night::posted_blinds::has_straddles;
use crate::night::ring::seated;
use crate::night::taken_from_away::{self, ToldPosts};
use crate::night::{Tonight, card_room};
use crate::refusal::{Notice, RecordedHandNoticed, RecordedHandRefused, Refusal, ToldBy};
use crate::store::{HandRow, Reader};
use crate::tournament::levels::Blinds;
use engine::calling::check_deck;
use engine::formats::hands::kept::{Kept, write};
use engine::formats::hands::{HandRecord, in_words, renamed};
use engine::formats::line::Houses;
use engine::games::party::{self, PartyRow};
use engine::hand::HouseRules;
use engine::house::key;
use engine::money::Money;
use engine::play::{
    Act, BetLimits, End, Flag, InMiddle, Ruling, Setup, actor_shows, binds_early, check_setup, takes_back,
};
use engine::refusal::Instead;

/// What happened to it.
#[derive(Clone, Debug)]
pub enum Added {
    /// It was recorded.
    New(Box<HandPlayed>),
    /// It was recorded before, as this hand.
    Known(HandRow),
}

impl Added {
    /// The hand in the book, old or new.
    #[must_use]
    pub fn hand(&self) -> HandId {
        match self {
            Self::New(played) => played.hand,
            Self::Known(row) => row.id,
        }
    }
}

/// Why a hand wasn't recorded.
#[derive(Debug)]
pub enum Unfit {
    /// An act (counted from 0) isn't possible, or the end can't be reached.
    Act(Halt),
    /// The bank says no.
    Bank(BankError),
}

impl<E: Into<BankError>> From<E> for Unfit {
    fn from(error: E) -> Self {
        Self::Bank(error.into())
    }
}

/// Records a hand with every act, and each ruling in it as an event of its own. All of it happens at the time its file gives.
pub fn add(
    session: &mut Session<'_, '_>,
    wanted: WantedHand,
) -> Result<(Tonight, Added, Vec<Notice>), Unfit> {
    let before = wanted.at.map(|at| session.happens_at(at));
    let added = record(session, wanted);
    before.map(|before| session.happens_at(before));
    added
}

fn record(
    session: &mut Session<'_, '_>,
    mut wanted: WantedHand,
) -> Result<(Tonight, Added, Vec<Notice>), Unfit> {
    let players: Vec<PlayerId> = wanted.players.iter().flatten().copied().collect();
    let (tonight, beside) = table_of(session, &mut wanted, &players)?;
    check_house(&tonight, wanted.record.house.as_deref())?;
    check_warned(&tonight, wanted.fined())?;
    check_plays(&tonight, &wanted.dealt())?;
    check_setup(&tonight.house, &wanted.record.setup)?;
    let print = Essence::of(&wanted.record, &wanted.players).print();
    let (reader, hand) = (session.journal().reader(), (&wanted.record, wanted.players.as_slice()));
    if !wanted.is_other
        && let Some(row) = recorded(reader, hand, wanted.at, tonight.currency)?
    {
        return Ok((tonight, Added::Known(row), Vec::new()));
    }
    let elsewhere = check_card_room(&wanted, &tonight)?;
    at_home(&mut wanted, &tonight)?;
    let game = wanted.record.game();
    let pot = played_for(session.journal().reader(), &tonight, game, &players)?;
    if wanted.card_room.is_none() {
        pot.antes(&tonight, &mut wanted.record)?;
        pot.check_file_dealer(&tonight, &wanted)?;
    }
    let houses = Houses::only(&tonight.house);
    let rules = &houses.find(None)?.hand;
    let outcome = hand_full::play(&wanted.record.setup, &wanted.record.acts, rules).map_err(Unfit::Act)?;
    check_amounts(&tonight, &outcome)?;
    let level = level_of(session, &tonight, big_blind(&wanted.record.setup));
    check_blinds(session.journal().reader(), &tonight, &mut wanted, (pot.is_anted(), level))?;
    pot.check(&tonight, &wanted.dealt())?;
    let sold = sales_inside::book(session, &tonight, (&wanted.players, &wanted.record))?;
    let after_it = if sold.is_empty() { None } else { Some(session.tonight()?.table_of(&players)?) };
    let tonight = after_it.as_ref().unwrap_or(&tonight);
    let mut told = AddedByBank {
        hand: HandId(session.fresh_id()),
        players: wanted.players.clone(),
        game: wanted.record.game().to_owned(),
        record: kept(&wanted.record)?,
        why: reasons(tonight, &wanted.record.setup, (&wanted.bought, &wanted.shown), &outcome, rules),
        print,
        aside: aside(tonight, &wanted.record, &wanted.players, &wanted.aside),
        chairs: wanted.chairs.clone(),
        blinds: wanted.blinds,
    };
    told.why.extend(course_why::shows(&tonight.house, &wanted.record, &outcome));
    let played = hand_full::take(tonight, &outcome, told)?;
    let mut notices = notices(tonight, &wanted, &outcome);
    notices.extend(sold.into_iter().chain(elsewhere));
    // At the table, this was said before the deal if it mattered.
    if wanted.dealt_already.is_none() && !played.is_bad_deal() {
        notices.extend(pot.given_up(tonight, &wanted.dealt()));
    }
    let said = (wanted.players.get(wanted.record.setup.button).copied().flatten(), wanted.dealer);
    let (dealer, taken_for) = who_dealt(session.journal().reader(), tonight, &played, said)?;
    let beside = beside.map(|beside| dealing_beside::has_button(beside, tonight, dealer));
    notices.extend(taken_for.into_iter().chain(beside));
    notices.extend(left_out(tonight, (level, pot.is_anted()), (&wanted, &played), dealer)?);
    let already = match wanted.dealt_already.take() {
        Some(already) => already,
        None => fund::dealt_already(session)?,
    };
    note_who_dealt(session, tonight, (&wanted, &played), dealer)?;
    session.record(&HandFact::HandPlayed(played.clone()).into())?;
    record_rulings(session, tonight, &wanted.record, played.number)?;
    notices.extend(after(session, &played, &already, dealer)?);
    notices.extend(misdeals::after(session, (tonight, &played), dealer)?);
    let told = if played.tournament.is_some() { tonight.clone() } else { session.tonight()? };
    Ok((told, Added::New(Box::new(played)), notices))
}

/// Who had the blinds; players who missed some pay them. At the table, both were asked before the deal.
fn check_blinds(
    reader: Reader<'_>,
    tonight: &Tonight,
    wanted: &mut WantedHand,
    (is_anted, level): (bool, Option<Blinds>),
) -> Result<(), Unfit> {
    wanted.chairs = whose_chairs(reader, tonight, wanted)?;
    let (setup, players) = (&wanted.record.setup, wanted.players.as_slice());
    if wanted.blinds.is_none() {
        let had = blinds_by_turn::blinds(reader, tonight, wanted)?;
        wanted.named = is_named(reader, tonight, wanted, had.is_some_and(|had| had.named))?;
        wanted.blinds = had.map(|had| had.places);
    }
    if wanted.dealt_already.is_none() && !is_anted {
        if wanted.blinds.is_none() {
            dead_small::check(reader, tonight, (setup, players))?;
        }
        let known = (wanted.blinds, has_straddles(&tonight.house));
        let now = HandBefore::of(setup, (players.to_vec(), &wanted.chairs), Vec::new(), known);
        missed_blinds::check(reader, tonight, &now, (&wanted.posted()?, level))?;
    }
    Ok(())
}

/// The big blind that a hand shows.
fn big_blind(setup: &Setup) -> Option<Money> {
    setup.last_blind().and_then(|seat| setup.places.get(seat)).map(|place| place.blind)
}

/// What a file leaves out of what's taken from players away from a tournament (PIG-64): everybody who sits there without cards is
/// away.
fn left_out(
    tonight: &Tonight,
    (level, is_anted): (Option<Blinds>, bool),
    (wanted, hand): (&WantedHand, &HandPlayed),
    dealer: Option<PlayerId>,
) -> Result<Vec<Notice>, Refusal> {
    // At the table, the program posted the blinds; and if a pot is dealt again, nobody posts again.
    if wanted.dealt_already.is_some() || is_anted || hand.is_bad_deal() {
        return Ok(Vec::new());
    }
    let dealt = wanted.dealt();
    let here = seated(&tonight.evening).into_iter().map(|(_, player)| player);
    let away = here.filter(|player| !dealt.contains(player)).collect();
    let told = ToldPosts { hand, dealer, away, by: ToldBy::File, by_turn: None };
    taken_from_away::left_out(tonight, level, &told)
}

/// A card-room hand must fit the stakes of this table, of the night or the tournament, and use one deck.
fn check_card_room(wanted: &WantedHand, tonight: &Tonight) -> Result<Option<Notice>, Refusal> {
    let Some(now) = &wanted.card_room else { return Ok(None) };
    check_deck(&tonight.house, &wanted.record.setup.game, wanted.dealt().len())?;
    let table = if now.evening.purse == tonight.evening.purse { now } else { tonight };
    card_room::check(table, &wanted.record.setup, &wanted.record.acts)
}

/// Writes a hand known by less than every act into the book, with everything that follows from it.
pub fn book(
    session: &mut Session<'_, '_>,
    table: &Tonight,
    played: &HandPlayed,
    dealer: Option<PlayerId>,
) -> Result<Vec<Notice>, BankError> {
    let already = fund::dealt_already(session)?;
    note_dealer(session, table, played, (dealer, true))?;
    let chairs = Box::new(table_now(session.journal().reader(), table, played)?);
    session.record(&HandFact::HandPlayed(HandPlayed { chairs, ..played.clone() }).into())?;
    after(session, played, &already, dealer)
}

/// What follows a recorded hand: players out of the tournament, or the dealer's fee.
fn after(
    session: &mut Session<'_, '_>,
    played: &HandPlayed,
    already: &[PlayerId],
    dealer: Option<PlayerId>,
) -> Result<Vec<Notice>, BankError> {
    if played.tournament.is_some() {
        return going_out::after_hand(session, played);
    }
    // A bad deal is made again and doesn't count, and nobody deals dice or the toy.
    let is_made = !played.keeps_the_deal() || matches!(played.follows, Some(Follows::Only(_)));
    let is_dealt = party::find(&played.game).is_none_or(PartyRow::is_dealt);
    let Some(dealer) = dealer.filter(|_| is_made && is_dealt) else { return Ok(Vec::new()) };
    let booked = fund::dealt(session, &[dealer], already, Some(played.hand))?;
    let tonight = session.tonight()?;
    let mut notices = booked.notices(&tonight);
    notices.extend(night_fund::other_holes(&tonight, &played.game));
    Ok(notices)
}

/// Fits a hand to tonight's table: its middle, its smallest amount, its names.
fn at_home(wanted: &mut WantedHand, tonight: &Tonight) -> Result<(), Refusal> {
    let setup = &mut wanted.record.setup;
    let lies = InMiddle { pot: tonight.evening.pot(), fines: tonight.evening.fines };
    let said = InMiddle { pot: setup.carry, fines: setup.fines };
    lies.check_said(said, tonight.currency).map_err(|refusal| refusal.instead(Instead::LookAtTheTable))?;
    let site = Some(setup.unit).filter(|_| wanted.in_site_units).unwrap_or_default();
    (setup.carry, setup.unit, setup.currency) = (lies.pot, tonight.house.unit().max(site), tonight.currency);
    setup.fines = lies.fines;
    // These matter only after a mistake: a hand named wrongly, thrown away or shown, an act out of turn, a bad deal.
    let has = |is: fn(&Act) -> bool| wanted.record.acts.iter().any(is);
    let miscalled = has(|act| matches!(act, Act::Miscall(_)));
    setup.miscall_out = miscalled && HouseRules::of(&tonight.house).miscall.value;
    setup.muck_final = has(|act| matches!(act, Act::Retrieve(_))) && !takes_back(&tonight.house);
    let shows = has(|act| matches!(act, Act::Show(..) | Act::Muck(_)));
    setup.actor_shows = shows && actor_shows(&tonight.house);
    setup.words_wait = has(|act| matches!(act, Act::Intend(..))) && binds_early(&tonight.house);
    let unsaid = setup.no_return.is_none() && tonight.house.is_unset(key::MISDEAL_NO_RETURN);
    setup.late_asks = unsaid && has(|act| matches!(act, Act::Misdeal));
    let name =
        |player: &Option<PlayerId>| player.map_or_else(String::new, |player| tonight.name(player).to_owned());
    let names = wanted.players.iter().map(name).collect();
    renamed(&mut wanted.record, names);
    Ok(())
}

/// What is put in must be payable in the house's smallest amount.
fn check_amounts(tonight: &Tonight, outcome: &FullHandOutcome) -> Result<(), Refusal> {
    let put_in = outcome.figures.iter().map(|(put_in, ..)| *put_in);
    put_in.filter(|amount| !amount.is_zero()).try_for_each(|amount| tonight.check_amount(amount))
}

/// The line the book keeps; it's read back before it's written. A hand's place in its file isn't kept.
pub fn kept(record: &HandRecord) -> Result<String, Refusal> {
    let line = match record.numbered {
        true => write(&HandRecord { id: None, ..record.clone() }),
        false => write(record),
    };
    let mut kept = Kept::new(record.setup.currency);
    let same = kept.read(&line).is_ok_and(|read| {
        let setup = Setup {
            names: Vec::new(),
            limits: BetLimits { rules: Vec::new(), ..record.setup.limits.clone() },
            ..record.setup.clone()
        };
        read.setup == setup && read.acts == record.acts
    });
    if same {
        return Ok(line);
    }
    Err(Refusal::new(RecordedHandRefused::CannotBeKept { game: record.setup.game.name.to_string() }))
}

/// What the banker should hear: stacks that differ from the ledger's, a file that ends differently, anything unusual.
fn notices(tonight: &Tonight, wanted: &WantedHand, outcome: &FullHandOutcome) -> Vec<Notice> {
    let setup = &wanted.record.setup;
    let mut notices = Vec::new();
    for (seat, (player, place)) in wanted.players.iter().zip(&setup.places).enumerate() {
        let (Some(player), Some(stack)) = (player, place.stack) else { continue };
        // Chips bought and sold in the middle of the hand are in the ledger before the hand.
        let Ok(stack) = course_why::sold(&wanted.record.acts, seat).and_then(|sold| stack.plus(sold)) else {
            continue;
        };
        let known = tonight.evening.chips(*player);
        if known != stack {
            let (begins, known) = (tonight.amount(stack), tonight.amount(known));
            let name = tonight.name(*player).to_owned();
            notices.push(Notice::new(None, RecordedHandNoticed::OtherStack { name, begins, known }));
        }
    }
    for (seat, finishing) in wanted.record.finishing.iter().flatten().enumerate() {
        let stack = setup.places.get(seat).and_then(|place| place.stack);
        let figures = outcome.figures.get(seat);
        let Some((stack, (put_in, returned, won))) = stack.zip(figures) else { continue };
        let ends = won.plus(*returned).and_then(|back| stack.minus(*put_in)?.plus(back));
        if ends.is_ok_and(|ends| ends != *finishing) {
            let (name, told) = (setup.name(seat), tonight.amount(*finishing));
            notices.push(Notice::new(None, RecordedHandNoticed::EndsOtherwise { name, told }));
        }
    }
    notices.extend(course_why::short_blinds(&tonight.house, setup, outcome));
    if let End::Settled(settled) = &outcome.end {
        let idle = tonight.house.word(key::TURN_CHECK).and_then(|said| first_id(said.rule));
        let told = idle.is_some() && settled.flags.has(Flag::FoldedUnforced);
        if told {
            notices.push(Notice::new(idle.as_deref(), RecordedHandNoticed::FoldedForNothing));
        }
        let unusual = |flag: &&str| !(told && *flag == "folded-unforced");
        let flags = settled.flags.words().chain(wanted.record.flags.iter().copied());
        let flags: Vec<&str> = flags.filter(unusual).collect();
        if !flags.is_empty() {
            let told = in_words(flags.into_iter());
            notices.push(Notice::new(None, RecordedHandNoticed::Unusual { told }));
        }
    }
    notices
}

/// The first of the rules that a setting cites.
fn first_id(rule: Option<String>) -> Option<String> {
    rule.and_then(|ids| ids.split(',').next().map(|id| id.trim().to_owned()))
}

/// Every ruling in the hand becomes an event, and can be found like other events.
fn record_rulings(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    record: &HandRecord,
    number: u32,
) -> Result<(), BankError> {
    let rulings: Vec<&Ruling> = record
        .acts
        .iter()
        .filter_map(|act| if let Act::Rule(ruling) = act { Some(&**ruling) } else { None })
        .collect();
    for ruling in rulings {
        let by = tonight.people.find(&ruling.by).ok().map(|person| person.id);
        let who = if by.is_some() { String::new() } else { format!(" ({})", ruling.by) };
        let ruling = format!("in hand {number}: {}{who}", ruling.why);
        session.record(&NightFact::Ruled { night: Some(tonight.evening.id), ruling, by }.into())?;
    }
    Ok(())
}

/// Whether a full hand settles today as it did then.
pub fn settles_the_same(hand: &HandPlayed, kept: &mut Kept, rules: &HouseRules) -> bool {
    let line = hand.record.as_deref().unwrap_or_default();
    let Ok(record) = kept.read(line) else { return false };
    let Ok(rules) = on_site::rules_of(record, rules) else { return false };
    let Ok(outcome) = hand_full::play(&record.setup, &record.acts, rules) else { return false };
    let there = record.setup.places.iter().zip(&outcome.figures).filter(|(place, _)| place.takes_part());
    let figures = there.map(|(_, figures)| *figures);
    let stored = hand.seats.iter().map(|seat| (seat.put_in, seat.returned, seat.won));
    figures.eq(stored) && outcome.carry == hand.carried_out && record.setup.carry == hand.carried_in
}
