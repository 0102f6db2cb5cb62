//! Play: fines, counts, the drawer, hands, and the cold hands at the end.

use crate::bank::book::check_usual;
use crate::bank::cash_out;
use crate::bank::desk::{BankError, Session};
use crate::bank::played_for::played_for;
use crate::bank::{dealer_noted, missed_blinds, pot_for, recording};
use crate::ids::{HandId, PlayerId};
use crate::journal::{Aside, ChipFact, ColdHands, Counted, CountedBy, HandFact, HandPlayed, HandSeat};
use crate::night::Tonight;
use crate::night::cold_hands;
use crate::night::commitment;
use crate::night::count::{self, Found};
use crate::night::dealing_again::dealer_again;
use crate::night::dealing_beside;
use crate::night::drawer;
use crate::night::fine::{self, FineOutcome};
use crate::night::fund;
use crate::night::hand_result;
use crate::night::last_pot::PotStakes;
use crate::night::result_told::ToldResult;
use crate::night::ring::{chips_here, due_dealer, last_noted};
use crate::night::sat_out::check_beside;
use crate::night::seats;
use crate::night::tables::check_one_table;
use crate::night::two_counts;
use crate::night::usual;
use crate::refusal::{Notice, Refusal, ToldBy};
use engine::games::party;
use engine::money::Money;

/// Judges an offense: a warning, a fine into the pot, or nothing.
pub fn fine(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    amount: Option<Money>,
    folding: bool,
) -> Result<(Tonight, FineOutcome, Option<String>), BankError> {
    let tonight = session.tonight()?;
    let (fact, outcome, rule) = fine::fine(&tonight, player, amount, folding)?;
    session.record(&fact)?;
    Ok((session.tonight()?, outcome, rule))
}

/// Takes a count of a player's stack as final.
pub fn count(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    found: Found,
) -> Result<(Tonight, Counted, Option<Notice>), BankError> {
    let table = session.tonight()?.table_of(&[player])?;
    let counted = count::count(&table, player, found)?;
    let notice = usual::check_counted(&table, &counted)?;
    session.record(&ChipFact::Counted(counted.clone()).into())?;
    Ok((session.tonight()?.table_of(&[player])?, counted, notice))
}

/// Notes one of the two counts of a stack. If both say the same, it's final.
pub fn count_by(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    by: CountedBy,
    found: Found,
) -> Result<(Tonight, Counted, bool, Vec<Notice>), BankError> {
    let table = session.tonight()?.table_of(&[player])?;
    let counted = count::count(&table, player, found)?;
    let mut notices = Vec::from_iter(usual::check_counted(&table, &counted)?);
    let before = cash_out::counts(session, &table, player)?;
    let (said, differs) = two_counts::say(&table, player, by, counted.found, &before);
    let (own, bank) = match by {
        CountedBy::Player => (Some(said.found), before.banker),
        CountedBy::Banker => (before.player, Some(said.found)),
    };
    session.record(&ChipFact::CountSaid(said).into())?;
    let agreed = own.is_some() && own == bank;
    if agreed {
        session.record(&ChipFact::Counted(counted.clone()).into())?;
    }
    notices.extend(differs);
    Ok((session.tonight()?.table_of(&[player])?, counted, agreed, notices))
}

/// Takes a count of the drawer as final.
pub fn drawer(
    session: &mut Session<'_, '_>,
    found: Money,
) -> Result<(Tonight, Money, Option<Notice>), BankError> {
    let tonight = session.tonight()?;
    let (fact, mut notice) = drawer::count(&tonight, found)?;
    if !usual::is_known(&tonight) {
        notice = check_usual(session, None, found)?;
    }
    session.record(&fact)?;
    Ok((session.tonight()?, tonight.evening.drawer(), notice))
}

/// Records a hand by its result.
pub fn hand_result(
    session: &mut Session<'_, '_>,
    told: &ToldResult,
) -> Result<(Tonight, HandPlayed, Vec<Notice>), BankError> {
    let hand = HandId(session.fresh_id());
    let players: Vec<PlayerId> = {
        let named = told.put_in.iter().chain(&told.won).chain(&told.fined).chain(&told.matched);
        named.map(|(player, _)| *player).collect()
    };
    let tonight = session.tonight()?;
    let table = tonight.table_of(&players)?;
    check_one_table(&table, &players)?;
    check_beside(&table, (&players, session.journal().stamp().at), &told.away)?;
    // A dealer who doesn't play doesn't have the button.
    let beside = told.dealer.and_then(|named| dealing_beside::beside(&tonight, named));
    let here_and_away = (players.as_slice(), told.away.as_slice());
    let table = dealer_noted::by_now_beside(session, table, here_and_away, beside.is_some())?;
    let here = table.at_table_with(players.iter().copied());
    let dealer = told.dealer.filter(|_| beside.is_none());
    fine::check_warned(&table, told.fined.first().map(|(player, _)| *player))?;
    let reader = session.journal().reader();
    let only = pot_for::of_tonight(reader, &table)?;
    dealer.map_or(Ok(()), |named| seats::check_named(&table, &players, (named, only.as_deref())))?;
    let pot = played_for(reader, &table, &told.game, &players)?;
    pot.check(&table, &players)?;
    // A side game is dealt by somebody who's in it, and its result names all its players.
    let outside = party::find(&told.game).map(|_| seats::outside(&here, &players));
    let aside: Vec<PlayerId> = told.away.iter().copied().chain(outside.unwrap_or_default()).collect();
    let turned = |dealer| dealer_again(&here, only.as_deref(), dealer);
    let dealer = dealer
        .or_else(|| seats::noted_now(&here, only.as_deref(), &aside).map(turned))
        .or_else(|| dealt_by_turn(&here, only.as_deref()).map(turned));
    let dealer = match dealer {
        Some(dealer) => Some(dealer),
        None => dealer_noted::due_and_away(reader, &table, &told.away)?,
    };
    // A hand for money beside a tournament doesn't depend on its level.
    let level = told.level.filter(|_| table.evening.purse.tournament().is_some());
    let waits_for = only.clone().unwrap_or_default();
    let told_here = ToldResult { dealer, level, is_anted: pot.is_anted(), waits_for, ..told.clone() };
    let mut played = hand_result::settle(&table, hand, &told_here)?;
    pot.check_enough(&table, told, &played.seats)?;
    pot.check_dealer_antes(&table, &told_here)?;
    played.seats.extend(all_in_before(&here, &played, (only.as_deref(), &told.away)));
    let waiting = missed_blinds::told(reader, &table, (dealer, &played), (&[], level))?;
    played.aside.extend(waiting.into_iter().map(Aside::barred));
    pot.told(&table, &told.game, told.put_in.iter().map(|(_, amount)| *amount))?;
    let left_out = missed_blinds::left_out(reader, &table, level, (dealer, &played, ToldBy::Result))?;
    let unsaid = dealer_noted::unsaid(reader, &table, &played, told.dealer.or(dealer))?;
    let instead = dealer_noted::dealt_instead(&here, (told.dealer, only.as_deref()), &aside);
    let mut notices = Vec::from_iter(instead);
    notices.extend(recording::book(session, &table, &played, dealer)?);
    notices.extend(beside.map(|beside| dealing_beside::has_button(beside, &table, dealer)));
    notices.extend(unsaid.into_iter().chain(left_out));
    notices.extend(pot.unlisted(&table, &players, false));
    Ok((table, played, notices))
}

/// Who was all-in in a tournament for the waiting pot and isn't in the result: the hand decides whether that player is out.
fn all_in_before(
    here: &Tonight,
    played: &HandPlayed,
    (only, away): (Option<&[PlayerId]>, &[PlayerId]),
) -> Vec<HandSeat> {
    let is_there = |player: &PlayerId| played.seats.iter().any(|seat| seat.player == *player);
    let is_all_in = |player: &PlayerId| {
        !is_there(player) && !away.contains(player) && chips_here(&here.evening, *player).is_zero()
    };
    let only = only.filter(|_| played.tournament.is_some()).unwrap_or_default();
    only.iter().copied().filter(is_all_in).map(HandSeat::beside).collect()
}

/// Who dealt a pot again that waited for some players alone, if nobody said who and a deal costs nothing: that hand and this one
/// are one deal, and it was the next dealer's.
fn dealt_by_turn(table: &Tonight, only: Option<&[PlayerId]>) -> Option<PlayerId> {
    let unsaid = due_dealer(&table.evening).is_none() && !fund::takes_for_deals(&table.house);
    only.filter(|_| unsaid).and_then(|_| last_noted(&table.evening).and(seats::next_dealer(table, only)))
}

/// How the cold hands are decided.
pub enum Decided<'a> {
    /// By cards: typed in, or dealt.
    ByCards(&'a dyn Fn(&Tonight, &PotStakes) -> Result<ColdHands, Refusal>),
    /// A seed is drawn and its hash is said; nothing is dealt yet.
    Committed { seed: String, hash: String },
}

/// What the cold hands led to.
pub enum ColdOutcome {
    /// Everybody has whole amounts: nothing to play for.
    Nothing,
    /// A seed waits for a player's word.
    Committed,
    /// Hands were laid out.
    Laid(Box<ColdHands>),
}

/// Deals the hand for the leftovers.
pub fn cold_hands(
    session: &mut Session<'_, '_>,
    decided: &Decided<'_>,
) -> Result<(Tonight, PotStakes, ColdOutcome, Vec<Notice>), BankError> {
    let tonight = session.tonight()?;
    let stakes = cold_hands::stakes(&tonight)?;
    let paid = cash_out::change_paid(session.journal().reader(), &tonight)?;
    let mut notices = cold_hands::notices(&tonight, &stakes, &paid);
    cold_hands::check_whole(&tonight, &stakes, &paid)?;
    notices.extend(cold_hands::check(&tonight, &stakes, &paid)?);
    if stakes.players.is_empty() {
        return Ok((tonight, stakes, ColdOutcome::Nothing, notices));
    }
    let outcome = match decided {
        Decided::Committed { seed, hash } => {
            commitment::check_none(&tonight)?;
            let night = tonight.evening.id;
            session
                .record(&HandFact::ColdCommitted { night, seed: seed.clone(), hash: hash.clone() }.into())?;
            ColdOutcome::Committed
        }
        Decided::ByCards(judge) => {
            let laid = judge(&tonight, &stakes)?;
            session.record(&HandFact::ColdHands(laid.clone()).into())?;
            ColdOutcome::Laid(Box::new(laid))
        }
    };
    Ok((session.tonight()?, stakes, outcome, notices))
}
