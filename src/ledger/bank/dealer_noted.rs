//! Notes who dealt a recorded hand, unless that was noted before: the next deal goes on from there.

use crate::bank::coming::{coming_to, lately};
use crate::bank::desk::{BankError, Session};
use crate::bank::pot_for;
use crate::bank::{seating, tournament};
use crate::ids::PlayerId;
use crate::journal::{Fact, HandPlayed, InTournament, SeatFact};
use crate::night::Tonight;
use crate::night::blind_debts::BlindDebts;
use crate::night::dead_button::{self, goes_on_from, is_by_turn, moves_with_blinds};
use crate::night::dealing_again::dealer_again;
use crate::night::evening::Evening;
use crate::night::fund;
use crate::night::ring::{chips_here, due_dealer, gone_dealer, noted_dealer, seated, sits, with_kept_chairs};
use crate::night::seats;
use crate::night::tables;
use crate::night::taken_from_away::takes;
use crate::night::told_spots::asked;
use crate::refusal::{DealFrom, Notice, RecordedHandNoticed, Remark, ToldBy};
use crate::store::Reader;
use crate::tournament::did::Did;
use engine::games::party::{self, PartyRow};
use engine::house::key;
use engine::play::Sitter;

/// Who says who deals a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerSaid {
    /// The table does, or it's whose turn it is.
    AtTable,
    /// A file does, by where its last player sits, or by the name of a dealer who has no cards.
    InFile(Option<PlayerId>),
}

/// Who dealt the hand: the button, or the dealer noted for it if a pot is dealt again without that dealer (MIK-34). If the noted
/// dealer has no cards and nobody `said` who deals, the button is on that dealer's right; with the button elsewhere, somebody
/// else dealt. If the button could also mean that its owner dealt, the table hears who is taken to be the dealer.
pub fn who_dealt(
    reader: Reader<'_>,
    tonight: &Tonight,
    played: &HandPlayed,
    (button, said): (Option<PlayerId>, DealerSaid),
) -> Result<(Option<PlayerId>, Option<Notice>), BankError> {
    let here = tonight.at_table_with(played.players());
    let tonight = &*here;
    let is_here = |player: &PlayerId| sits(&tonight.evening, *player);
    let plays = |player: &PlayerId| played.seats.iter().any(|seat| seat.player == *player);
    let (button, said) = match said {
        DealerSaid::AtTable => (button, true),
        DealerSaid::InFile(named) => {
            let named = named.filter(is_here);
            // A file that names its button says that nobody else dealt.
            if named.is_some_and(|named| plays(&named)) {
                return Ok((button, None));
            }
            (named.or(button), named.is_some())
        }
    };
    let noted = noted_dealer(&tonight.evening).filter(|dealer| !plays(dealer));
    let Some(noted) = noted else { return Ok((button, None)) };
    let only = pot_for::of_tonight(reader, tonight)?;
    // A dealer who would ante for a pot they can't win doesn't deal it.
    let turned = dealer_again(tonight, only.as_deref(), noted);
    if turned != noted {
        return Ok((button.or(Some(turned)), None));
    }
    let may_be_his = !said || only.is_some();
    let is_his =
        |button: &PlayerId| may_be_his && plays_right_of(&tonight.evening, noted, plays) == Some(*button);
    let for_him = button.filter(&is_his);
    let notice = for_him.map(|button| taken_for(tonight, noted, button));
    Ok((button.filter(|button| !is_his(button)).or(Some(noted)), notice))
}

/// The table, with its next dealer noted again if it's somebody else's turn now. A dealer who was noted by turn can lose it when
/// a player comes, goes or is `away`. A dealer who was named keeps it.
pub fn by_now(
    session: &mut Session<'_, '_>,
    table: Tonight,
    (players, away): (&[PlayerId], &[PlayerId]),
) -> Result<Tonight, BankError> {
    let Some(noted) = table.evening.deals.last().filter(|_| is_by_turn(&table)) else { return Ok(table) };
    let tonight = session.tonight()?;
    if table.evening.purse.tournament().is_some() {
        // Before the first hand only the notes tell who deals. What's dealt again for some players is still the same deal.
        let is_settled = !table.evening.records_hands()
            || pot_for::of_tonight(session.journal().reader(), &table)?.is_some();
        if is_settled && gone_dealer(&table.evening).is_none() {
            return Ok(table);
        }
        // Where the button goes doesn't depend on the size of the blinds.
        let staged = tonight.at_tournament(tonight.the_tournament()?.first_blinds())?;
        tournament::deal(session, &staged, (None, away), false)?;
        return Ok(session.tonight()?.table_of(players)?);
    }
    let next = lately(session.journal().reader(), &tonight, noted.table)?;
    let here = tonight.at_table(noted.table);
    let fact = match dead_button::deal(&here, &next, away)? {
        Some((fact, ..)) => fact,
        // Before the first hand, the button goes to the left of the noted dealer who left.
        None if gone_dealer(&here.evening).is_some() => seats::deal(&here, None, None)?.0,
        None => return Ok(table),
    };
    if is_deal(&fact, (noted.dealer, noted.dead)) {
        return Ok(table);
    }
    session.record(&tables::dealt_at(&tonight, noted.table, fact))?;
    Ok(session.tonight()?.table_of(players)?)
}

/// The same for a told hand that somebody `beside` the game dealt. The button goes round anyway, so it's noted by turn unless it
/// was already; but not before the first hand with a dealer.
pub fn by_now_beside(
    session: &mut Session<'_, '_>,
    table: Tonight,
    (players, away): (&[PlayerId], &[PlayerId]),
    beside: bool,
) -> Result<Tonight, BankError> {
    let table = by_now(session, table, (players, away))?;
    let number = tables::table_with(&table.evening, players.iter().copied());
    let here = table.at_table(number);
    if !beside || due_dealer(&here.evening).is_some() {
        return Ok(table);
    }
    let next = lately(session.journal().reader(), &table, number)?;
    if goes_on_from(&here, &next).is_none() {
        return Ok(table);
    }
    match table.evening.purse.tournament() {
        Some(_) => {
            tournament::deal(session, &table, (None, &[]), false)?;
        }
        None => {
            seating::deal(session, number, None, false)?;
        }
    }
    Ok(session.tonight()?.table_of(players)?)
}

/// The same for a hand told by its showdown; `away` are the players who sat out.
pub fn who_dealt_told(
    reader: Reader<'_>,
    tonight: &Tonight,
    played: &HandPlayed,
    (button, away): (Option<PlayerId>, &[PlayerId]),
) -> Result<(Option<PlayerId>, Option<Notice>), BankError> {
    let (dealer, notice) = who_dealt(reader, tonight, played, (button, DealerSaid::AtTable))?;
    let dealer = match dealer {
        Some(dealer) => Some(dealer),
        None => due_and_away(reader, tonight, away)?,
    };
    Ok((dealer, notice))
}

/// The player who has the button by turn, if that player is `away`. No hand can name them as its dealer, but the button is at
/// their chair anyway if blinds never skip anybody, or are taken from a player who is away (DAV-25, PIG-64).
///
/// # Errors
///
/// What was recorded could not be read.
pub fn due_and_away(
    reader: Reader<'_>,
    tonight: &Tonight,
    away: &[PlayerId],
) -> Result<Option<PlayerId>, BankError> {
    let Some(first) = away.first() else { return Ok(None) };
    if takes(tonight) && tonight.evening.purse.tournament().is_some() {
        return Ok(seats::next_dealer(tonight, None).filter(|due| away.contains(due)));
    }
    if !asked(tonight) {
        return Ok(None);
    }
    let (here, next) = coming_to(reader, tonight, *first)?;
    let ring = with_kept_chairs(&here.evening, &next);
    let owed = BlindDebts::at(&here, &next, &ring);
    let sitter = |player: &PlayerId| {
        let there = (chips_here(&here.evening, *player), away.contains(player));
        Some(next.sitter(*player, owed.of(*player), there))
    };
    let chairs: Vec<Option<Sitter>> = ring.iter().map(sitter).collect();
    let button = next.spots(&here.house, &ring, &chairs).and_then(|spots| ring.get(spots.button).copied());
    Ok(button.filter(|due| away.contains(due)))
}

/// Says that the button is where it is because the noted dealer has no cards, unless the player on the button dealt.
fn taken_for(tonight: &Tonight, noted: PlayerId, button: PlayerId) -> Notice {
    let (noted, button) = (tonight.name(noted).to_owned(), tonight.name(button).to_owned());
    Notice::new(None, RecordedHandNoticed::DealIsHis { noted, button })
}

/// The next player on the right who is in the hand.
fn plays_right_of(
    evening: &Evening,
    player: PlayerId,
    plays: impl Fn(&PlayerId) -> bool,
) -> Option<PlayerId> {
    let ring: Vec<PlayerId> = seated(evening).into_iter().map(|(_, player)| player).collect();
    let at = ring.iter().position(|other| *other == player)?;
    ring.iter().take(at).rev().chain(ring.iter().skip(at).rev()).copied().find(|player| plays(player))
}

/// Says that the next player dealt because the noted dealer sat out. If the table named a dealer, there is nothing to say.
#[must_use]
pub fn dealt_instead(
    here: &Tonight,
    (said, only): (Option<PlayerId>, Option<&[PlayerId]>),
    away: &[PlayerId],
) -> Option<Notice> {
    let noted = due_dealer(&here.evening).filter(|_| said.is_none())?;
    let dealer = seats::noted_now(here, only, away).filter(|dealer| *dealer != noted)?;
    let rotation = here.house.word(key::DEALER_ROTATION).and_then(|said| said.rule);
    let is_in = chips_here(&here.evening, noted).is_positive() && !away.contains(&noted);
    let (noted, dealer) = (here.name(noted).to_owned(), here.name(dealer).to_owned());
    Some(Notice::new(rotation.as_deref(), RecordedHandNoticed::DealtInstead { noted, dealer, is_in }))
}

/// Notes who dealt, unless that was noted: the next deal goes on from there. The button of a full hand moves by itself if it
/// moves with the blinds (DAV-25), but not if the hand is dealt again.
pub fn note_dealer(
    session: &mut Session<'_, '_>,
    table: &Tonight,
    played: &HandPlayed,
    (dealer, named): (Option<PlayerId>, bool),
) -> Result<(), BankError> {
    let moves = played.depth == "full" && moves_with_blinds(table) && !played.keeps_the_deal();
    let sitting = |dealer: &PlayerId| table.evening.sitting(*dealer);
    // In a tournament, a player who is out has left the table.
    let is_here = |dealer: &PlayerId| {
        sitting(dealer).is_some_and(|sitting| played.tournament.is_none() || sitting.left.is_none())
    };
    let dealer = dealer.filter(|dealer| !moves && is_here(dealer));
    dealer.map_or(Ok(()), |dealer| note(session, table, played, (dealer, false), named))
}

/// Says that a hand about to be recorded was told without its dealer: the deal doesn't move on, and nobody pays for it. If no
/// dealer was noted yet, the first such hand says whose deal is next.
pub fn unsaid(
    reader: Reader<'_>,
    table: &Tonight,
    played: &HandPlayed,
    dealer: Option<PlayerId>,
) -> Result<Option<Notice>, BankError> {
    let number = tables::table_with(&table.evening, played.players());
    let here = table.at_table(number);
    if dealer.is_some() || due_dealer(&here.evening).is_some() || played.keeps_the_deal() {
        return Ok(None);
    }
    let next = lately(reader, table, number)?;
    let only = next.only.as_deref();
    let turn = seats::turn(&here.evening);
    let begins = || seats::next_dealer(&here, only).filter(|_| here.evening.last_hand == 0);
    let goes_on = match goes_on_from(&here, &next) {
        Some(from) => Some(DealFrom::From(table.name(from).to_owned())),
        None => begins().map(|first| DealFrom::TakenFor { turn, first: table.name(first).to_owned() }),
    };
    let is_dealt = party::find(&played.game).is_none_or(PartyRow::is_dealt);
    let owed = played.tournament.is_none() && is_dealt && !played.keeps_the_deal();
    let uncharged = fund::uncharged(table).filter(|_| owed);
    let begins_by_cards = goes_on.is_none() && uncharged.is_none() && here.evening.last_hand == 0;
    let by_cards = begins_by_cards.then(|| seats::first_by_cards(&here)).flatten();
    let notices = || uncharged.iter().chain(&by_cards);
    let rule = notices().find_map(|notice| notice.rule.clone());
    let also: Vec<Remark> = notices().map(|notice| (*notice.what).clone()).collect();
    let is_said = goes_on.is_some() || !also.is_empty();
    let by = match played.depth.as_str() {
        "result" => ToldBy::Result,
        "showdown" => ToldBy::Showdown,
        _ => ToldBy::File,
    };
    Ok(is_said.then(|| Notice::new(rule.as_deref(), Remark::DealerUnsaid { by, goes_on, also })))
}

/// Notes a dealer unless that was noted; `dead` if the deal is for an empty chair. A tournament's dead button moves by its hands.
/// After a bad deal, the next dealer is worked out again from the players who are there then, unless this one was `named`.
pub fn note(
    session: &mut Session<'_, '_>,
    table: &Tonight,
    played: &HandPlayed,
    (dealer, dead): (PlayerId, bool),
    named: bool,
) -> Result<(), BankError> {
    let here = table.at_table_with(played.players());
    let noted = due_dealer(&here.evening).zip(here.evening.deals.last());
    let is_noted = noted.is_some_and(|(due, last)| (due, last.dead) == (dealer, dead));
    let by_turn = !named && played.is_bad_deal() && moves_with_blinds(table);
    // What was noted for this deal still stands after a bad one.
    let stands = by_turn && noted.is_some();
    let moves_by_hands = played.tournament.is_some() && dead && !(named && played.is_bad_deal());
    if !is_noted && !stands && !moves_by_hands {
        session.record(&dealt(played, (dealer, dead), by_turn))?;
    }
    Ok(())
}

/// Says who deals after or at this hand, in its tournament or in the cash game.
#[must_use]
pub fn dealt(played: &HandPlayed, (dealer, dead): (PlayerId, bool), by_turn: bool) -> Fact {
    let night = played.night;
    match played.tournament {
        Some(stage) => {
            let did = Did::Dealt { button: dealer, by: None, dead, named: !by_turn, unwritten: false };
            Fact::Tournament(InTournament { night, tournament: stage.id, did })
        }
        None => SeatFact::Dealt { night, dealer, dead, by_turn, unwritten: false, table: None }.into(),
    }
}

/// True if that notes this deal.
fn is_deal(fact: &Fact, (dealer, dead): (PlayerId, bool)) -> bool {
    let Fact::Seat(SeatFact::Dealt { dealer: noted, dead: for_nobody, .. }) = fact else { return false };
    (*noted, *for_nobody) == (dealer, dead)
}
