//! Showdowns: the engine settles a hand under tonight's house, and the bank moves the chips.

mod again;
mod seated;

use crate::bank::coming::lately;
use crate::bank::dealer_noted;
use crate::bank::desk::{BankError, Session};
use crate::bank::level_now::level_now;
use crate::bank::merged::MergedRecords;
use crate::bank::missed_blinds;
use crate::bank::played_for::{PlayedFor, played_for};
use crate::bank::pot_for;
use crate::bank::recording;
use crate::bank::recording::Added;
use crate::bank::showing::again::ShowdownEssence;
pub use crate::bank::showing::again::ShowdownSource;
use crate::bank::showing::seated::SeatedLine;
use crate::ids::{HandId, PlayerId};
use crate::journal::{Aside, HandPlayed};
use crate::night::antes::dealt_with;
use crate::night::apart::check_plays;
use crate::night::bet_limits::{self, ToldBets};
use crate::night::called_game::called;
use crate::night::dead_money;
use crate::night::dealing_beside;
use crate::night::dealt_in;
use crate::night::evening::Purse;
use crate::night::everybody_antes;
use crate::night::fine::check_warned;
use crate::night::folded_most;
use crate::night::sat_out;
use crate::night::tables;
use crate::night::tables::check_one_table;
use crate::night::taken_from_away;
use crate::night::{Tonight, hand_shown};
use crate::night::{anted_for_all, antes};
use crate::refusal::{Notice, Quoted, RecordedHandRefused, Refusal, ToldBy};
use crate::store::Reader;
use engine::calling::check_deck;
use engine::formats::line::Houses;
use engine::formats::showdown::{Middle, SettledShowdown, players, settled_over};
use engine::hand::{Contestant, STANDARD};
use engine::money::Money;
use engine::play::LastPot;
use engine::play::{check_game, check_most, check_players};
use serde_json::Value;

/// Records a hand by its showdown: one JSON object as `showdown` takes it, with the names of players in the book.
///
/// A hand that's known already isn't recorded again, unless it `is_other`.
pub fn add(
    session: &mut Session<'_, '_>,
    line: &str,
    (is_other, source): (bool, ShowdownSource<'_>),
) -> Result<(Tonight, Added, Vec<Notice>), BankError> {
    let table = table_of(&session.tonight()?, line)?;
    let reader = session.journal().reader();
    let (kept, currency) = (MergedRecords::load(reader)?, table.currency);
    let essence = ShowdownEssence::of(line, &people_of(&table, line)?, &kept, currency);
    if !is_other && let Some(row) = essence.known(reader, &table, &kept, source)? {
        return Ok((table, Added::Known(row), Vec::new()));
    }
    let (tonight, played, notices) = taken(session, table, line)?;
    Ok((tonight, Added::New(Box::new(played)), notices))
}

/// Settles the line at its table and writes the hand into the book.
fn taken(
    session: &mut Session<'_, '_>,
    table: Tonight,
    line: &str,
) -> Result<(Tonight, HandPlayed, Vec<Notice>), BankError> {
    let hand = HandId(session.fresh_id());
    let players = people_of(&table, line)?;
    let away = seated::away(line, &table)?;
    sat_out::check_beside(&table, (&players, session.journal().stamp().at), &away)?;
    let said_dealer = seated::dealer_said(line, &table)?;
    let beside = said_dealer.and_then(|said| dealing_beside::beside(&table, said));
    let table = dealer_noted::by_now_beside(session, table, (&players, &away), beside.is_some())?;
    let only = pot_for::of_tonight(session.journal().reader(), &table)?;
    let here = table.at_table_with(players.iter().copied());
    let instead = dealer_noted::dealt_instead(&here, (said_dealer, only.as_deref()), &away);
    let SeatedLine { line, dealer, fined, dead } = seated::at_table(line, &table, (&away, only.as_deref()))?;
    check_warned(&table, fined)?;
    let (tonight, settled, players) = at_its_table(table, &line)?;
    dead_money::check(&tonight, &settled.game, &dead)?;
    let pot = played_for(session.journal().reader(), &tonight, &settled.game, &players)?;
    everybody_antes::check(&tonight, &settled.game, &settled.showdown, pot.is_anted())?;
    let said: Vec<_> = players.iter().map(|player| said_dead(&dead, *player)).collect();
    let bets = settled.showdown.players.iter().map(|player| player.stake.bet);
    pot.told(&tonight, &settled.game, bets.chain(said.iter().flatten().copied()))?;
    antes::check_said(&tonight, &settled.game, (&players, dealer, &away), &said)?;
    let paid = players.iter().zip(&settled.showdown.players).zip(&said);
    let paid =
        paid.map(|((player, other), dead)| Ok((*player, other.stake.bet.plus(dead.unwrap_or_default())?)));
    let paid: Vec<_> = paid.collect::<Result<_, BankError>>()?;
    everybody_antes::check_most(&tonight, &settled.game, (dealer, &away), &paid)?;
    check_runs(&tonight, &settled, &players)?;
    let level = level_now(session, &tonight);
    folded_most::check_shown(&tonight, level, (&settled.showdown, &players))?;
    if let Some(called) = called(&tonight, &settled.game) {
        let told = ToldBets::of_showdown((&settled.showdown, &players), &said, (dealer, pot.is_anted()));
        bet_limits::check(&tonight, &called, &told)?;
    }
    check_anted(&tonight, &settled, (&players, dealer, &away), (&said, &pot))?;
    let last = last_pot(session.journal().reader(), &tonight, &settled.game, &players)?;
    let told = (&settled.showdown, &settled.settlement);
    anted_for_all::check_winners(&tonight, &settled.game, told, (&said, &last))?;
    let settled_drops = settled.showdown.drop.is_some();
    let why = settled.told().into_iter().map(|told| (told.rule, told.text)).collect();
    let heard = check_table(&tonight, &settled, &players)?;
    pot.check(&tonight, &players)?;
    let record = (settled.game.clone(), kept(&line, &tonight, &settled), why);
    let mut played =
        hand_shown::take(&tonight, hand, &players, (&settled.showdown, &settled.settlement), record)?;
    let reader = session.journal().reader();
    let (dealer, taken_for) = dealer_noted::who_dealt_told(reader, &tonight, &played, (dealer, &away))?;
    taken_from_away::check_away(&tonight, level, (&played.game, &away, &played.seats))?;
    dealt_in::check(&tonight, level, (&played.game, &away, &played.seats))?;
    played.aside.extend(away.iter().copied().map(Aside::away));
    let waiting =
        missed_blinds::told(session.journal().reader(), &tonight, (dealer, &played), (&dead, level))?;
    played.aside.extend(waiting.into_iter().map(Aside::barred));
    let beside = beside.map(|beside| dealing_beside::has_button(beside, &tonight, dealer));
    let reader = session.journal().reader();
    let left_out = missed_blinds::left_out(reader, &tonight, level, (dealer, &played, ToldBy::Showdown))?;
    let unsaid = dealer_noted::unsaid(reader, &tonight, &played, dealer)?;
    let booked = recording::book(session, &tonight, &played, dealer)?;
    let given_up = pot.unlisted(&tonight, &players, settled_drops);
    let notices = heard
        .into_iter()
        .chain(taken_for)
        .chain(instead)
        .chain(beside)
        .chain(booked)
        .chain(unsaid)
        .chain(left_out)
        .chain(given_up)
        .collect();
    Ok((tonight, played, notices))
}

/// Whether a dealer who antes for everybody did so, listed or not.
fn check_anted(
    tonight: &Tonight,
    settled: &SettledShowdown<'_>,
    (players, dealer, away): (&[PlayerId], Option<PlayerId>, &[PlayerId]),
    (said, pot): (&[Option<Money>], &PlayedFor),
) -> Result<(), Refusal> {
    match dealer.filter(|dealer| !players.contains(dealer)) {
        Some(dealer) if pot.is_anted() || pot.is_without(dealer) => Ok(()),
        Some(dealer) => anted_for_all::check_unlisted(tonight, &settled.game, (players, dealer, away)),
        None => {
            let (told, dealt) =
                ((&settled.showdown, &settled.settlement), dealt_with(tonight, players, away));
            anted_for_all::check(tonight, &settled.game, told, (said, pot.is_fed(), dealt))
        }
    }
}

/// What became of the last pot of the night's chips, for the players of the line.
fn last_pot(
    reader: Reader<'_>,
    tonight: &Tonight,
    game: &str,
    players: &[PlayerId],
) -> Result<LastPot, BankError> {
    if tonight.evening.purse != Purse::Chips || !antes::winners_ante(tonight) {
        return Ok(LastPot::None);
    }
    let table = tables::table_with(&tonight.evening, players.iter().copied());
    Ok(lately(reader, tonight, table)?.last_pot(players, game))
}

/// Asks about a board that was dealt more than once while two players could still bet (DAV-51).
fn check_runs(tonight: &Tonight, settled: &SettledShowdown<'_>, players: &[PlayerId]) -> Result<(), Refusal> {
    let showdown = &settled.showdown;
    if showdown.runs() < 2 {
        return Ok(());
    }
    let live = players.iter().zip(&showdown.players).filter(|(_, player)| !player.stake.folded);
    let has_more = |(player, other): &(&PlayerId, &Contestant)| {
        other.all_in != Some(true) && tonight.evening.chips(**player) > other.stake.bet
    };
    let names: Vec<String> =
        live.filter(has_more).map(|(player, _)| tonight.name(*player).to_owned()).collect();
    if names.len() < 2 {
        return Ok(());
    }
    let rule = settled.house.runs.rule.as_deref().unwrap_or(STANDARD);
    tonight.asked(Refusal::new(RecordedHandRefused::CanStillBet { names }).by(Some(rule))).map(|_| ())
}

/// How much of what this player put in the line says is nobody's bet.
fn said_dead(dead: &[(PlayerId, Money)], player: PlayerId) -> Option<Money> {
    dead.iter().find(|(of, _)| *of == player).map(|(_, amount)| *amount)
}

/// The table, the showdown settled there, and its players.
type AtTable<'a> = (Tonight, SettledShowdown<'a>, Vec<PlayerId>);

/// Whether the house plays that game, with this many players, and with these together.
fn check_table(
    tonight: &Tonight,
    settled: &SettledShowdown<'_>,
    players: &[PlayerId],
) -> Result<Option<Notice>, Refusal> {
    let (house, showdown) = (&tonight.house, &settled.showdown);
    check_game(house, &showdown.game, showdown.announced.is_some() || showdown.goalpost)?;
    check_plays(tonight, players)?;
    // In other games, players who folded before they bet needn't be listed.
    let heard = match showdown.drop.is_some() {
        true => check_players(house, &showdown.game, players.len(), true)?,
        false => check_most(house, &showdown.game, players.len(), false).map(|()| None)?,
    };
    check_deck(house, &showdown.game, players.len())?;
    Ok(heard.map(Notice::from))
}

/// Who plays in the line, by the book.
fn people_of(tonight: &Tonight, line: &str) -> Result<Vec<PlayerId>, BankError> {
    let names = players(line).map_err(|rejected| BankError::from(rejected.refusal))?;
    let found = names.iter().map(|name| Ok(tonight.people.find(name)?.id));
    Ok(found.collect::<Result<Vec<_>, Refusal>>()?)
}

/// Where its players sit, and what they play for: the chips of the night, or of the tournament.
fn table_of(tonight: &Tonight, line: &str) -> Result<Tonight, BankError> {
    let players = people_of(tonight, line)?;
    let table = tonight.table_of(&players)?;
    check_one_table(&table, &players)?;
    Ok(table)
}

/// The showdown as settled there.
fn at_its_table(table: Tonight, line: &str) -> Result<AtTable<'_>, BankError> {
    let players = people_of(&table, line)?;
    let stack = |name: &str| table.people.find(name).ok().map(|person| table.evening.chips(person.id));
    let middle = Middle { pot: table.evening.pot(), fines: Some(table.evening.fines), stack: Some(&stack) };
    let settled = settled_over(line, &Houses::only(&table.house), &middle);
    let settled = settled.map_err(|rejected| BankError::from(elsewhere(rejected.refusal)))?;
    Ok((table, settled, players))
}

/// A pot that can't be given to anybody here was given away some other way, or waits: other ways of entering a hand can handle
/// that.
fn elsewhere(refusal: engine::refusal::Refusal) -> Refusal {
    let told = ["nobody-in", "nobody-showed", "not-declared", "blind-missing"].contains(&refusal.code);
    let refusal = Refusal::from(refusal);
    if told { refusal.seen_from(Quoted::ToldOtherwise) } else { refusal }
}

/// The line as the book keeps it. What losers of a drop game owe depends on what they had and which fines were in the middle, so
/// that's kept with it.
fn kept(line: &str, tonight: &Tonight, settled: &SettledShowdown<'_>) -> String {
    let line = line.trim().to_owned();
    let Some(Value::Object(mut object)) =
        settled.showdown.drop.is_some().then(|| serde_json::from_str(&line).ok()).flatten()
    else {
        return line;
    };
    let plain = |amount| Value::from(settled.showdown.currency.plain(amount));
    if tonight.evening.fines.is_positive() {
        object.insert("fines".to_owned(), plain(tonight.evening.fines));
    }
    let players = object.get_mut("players").and_then(Value::as_array_mut);
    for (player, shown) in players.into_iter().flatten().zip(&settled.showdown.players) {
        let found = tonight.people.find(&shown.name).ok();
        if let (Some(player), Some(person)) = (player.as_object_mut(), found) {
            player.insert("stack".to_owned(), plain(tonight.evening.chips(person.id)));
        }
    }
    Value::Object(object).to_string()
}
