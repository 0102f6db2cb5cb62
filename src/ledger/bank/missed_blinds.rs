//! A player who missed blinds pays them when coming back in a hand from a file (DAV-27).

use crate::bank::coming::{coming, coming_to};
use crate::bank::desk::BankError;
use crate::bank::pot_for;
use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use crate::night::blind_debts::BlindDebts;
use crate::night::blind_place::BlindPlace;
use crate::night::deal::Deal;
use crate::night::evening::Purse;
use crate::night::hand_before::HandBefore;
use crate::night::next_hand::NextHand;
use crate::night::ring::{chips_here, with_kept_chairs};
use crate::night::taken_from_away::{self, BlindsOf, ToldPosts, away_and_in};
use crate::night::told_spots::{self, asked};
use crate::night::{Tonight, tables};
use crate::refusal::{Notice, OwedBlinds, Quoted, RecordedHandRefused, Refusal, ToldBy};
use crate::store::Reader;
use crate::tournament::levels::Blinds;
use engine::house::key;
use engine::money::Money;
use engine::play::{HandStakes, Missed, Stakes};

/// Refuses a hand in which a player comes back for less than the missed blinds: one of each, the small one dead. A player who has
/// the big blind now owes none, and nobody owes more than their chips. Between button and small blind, a player comes back only
/// by buying the button (DAV-29). If hands were told by their results, nobody knows who owes what, and nothing is refused.
/// `posted` is what each player who was dealt in posted, `level` the blinds of a tournament.
///
/// # Errors
///
/// `blinds-owed`, by the rule of the house about them.
pub fn check(
    reader: Reader<'_>,
    table: &Tonight,
    now: &HandBefore,
    (posted, level): (&[(PlayerId, Money)], Option<Blinds>),
) -> Result<(), BankError> {
    let Some(owing) = Owing::of(table, level) else { return Ok(()) };
    let (Some(stakes), Some((first, _))) = (owing.stakes, posted.first()) else { return Ok(()) };
    let (here, next) = coming_to(reader, table, *first)?;
    if !is_known(&next) {
        return Ok(());
    }
    let ring = with_kept_chairs(&here.evening, &next);
    let place_of = |player: PlayerId| now.players.iter().position(|other| other == &Some(player));
    let all_owed = BlindDebts::at(&here, &next, &ring);
    for (player, posted) in posted {
        let seat = place_of(*player);
        let owed = all_owed.of(*player);
        let place = seat.map_or(BlindPlace::Elsewhere, |seat| BlindPlace::of(now, now.spots.button, seat));
        let buys = now.bought.is_some() && now.bought == seat;
        if !owed.any() || place == BlindPlace::BigBlind || buys {
            continue;
        }
        let due = due_of(stakes, owed)?.min(here.evening.chips(*player));
        // A player who posts both blinds has paid to come in. A file may have the empty chairs wrong.
        let both = due_of(stakes, Missed { small: true, big: true })?;
        if place == BlindPlace::Barred && *posted < both || *posted < due {
            return Err(owing.refusal(&here, *player, (stakes, owed, place))?.into());
        }
    }
    Ok(())
}

/// The same for a hand that's told without its acts. Asks about a player in it who owes blinds, because the hand doesn't say
/// whether they were paid; `dead` is what it says players put in that nobody has to match, `level` the blinds of a tournament. A
/// player who owes blinds or has just come, and sits between button and small blind, gets no cards unless that player buys the
/// button (DAV-29). Returns the players this kept out.
///
/// # Errors
///
/// `blinds-owed` as a question, by the rule of the house about missed blinds or about the button that is for sale.
pub fn told(
    reader: Reader<'_>,
    table: &Tonight,
    (dealer, played): (Option<PlayerId>, &HandPlayed),
    (dead, level): (&[(PlayerId, Money)], Option<Blinds>),
) -> Result<Vec<PlayerId>, BankError> {
    let now = told_now(reader, table, (dealer, played))?;
    if told_spots::may_be_back(table) {
        // If a pot waits, everybody it waits for is dealt in.
        let only = pot_for::of_tonight(reader, table)?.unwrap_or_default();
        check_back(table, played, (now.as_ref().map(|(.., now)| now), &only))?;
    }
    let (Some(owing), Some((here, next, now))) = (Owing::of(table, level), now) else {
        return Ok(Vec::new());
    };
    let ring = with_kept_chairs(&here.evening, &next);
    let all_owed = BlindDebts::at(&here, &next, &ring);
    for (seat, player) in now.players.iter().enumerate().filter_map(|(seat, player)| Some((seat, (*player)?)))
    {
        let (owed, place) = (all_owed.of(player), BlindPlace::of(&now, now.spots.button, seat));
        if !owed.any() || place == BlindPlace::BigBlind {
            continue;
        }
        let put_in = played.seats.iter().find(|seat| seat.player == player).map(|seat| seat.put_in);
        let Some(put_in) = put_in.filter(|put_in| put_in.is_positive()) else { continue };
        let said = dead.iter().find(|(of, _)| *of == player).map_or(Money::ZERO, |(_, dead)| *dead);
        let Some(stakes) = owing.stakes else { continue };
        // A big blind is live: a player who bets as much has paid it.
        let is_paid = (!owed.small || said >= stakes.small) && put_in >= due_of(stakes, owed)?;
        if place == BlindPlace::Barred || !is_paid {
            let refusal = owing.refusal(&here, player, (stakes, owed, place))?;
            here.asked(refusal.seen_from(Quoted::AskedInTheHand))?;
        }
    }
    let is_told = |player: PlayerId| played.aside.iter().any(|aside| aside.player == player);
    let barred = now.aside.iter().filter(|aside| aside.barred && !is_told(aside.player));
    let enters = |player: &PlayerId| all_owed.of(*player).any() || next.is_new(*player);
    Ok(barred.map(|aside| aside.player).filter(enters).collect())
}

/// A player who was away and put chips in came back for their turn, and can only have had cards if they missed no blind (DAV-36).
fn check_back(
    table: &Tonight,
    played: &HandPlayed,
    (now, only): (Option<&HandBefore>, &[PlayerId]),
) -> Result<(), Refusal> {
    let is_away =
        |player: PlayerId| played.aside.iter().any(|aside| aside.player == player && aside.is_away());
    let had_cards = |player: PlayerId| {
        only.contains(&player) || now.is_some_and(|now| now.players.contains(&Some(player)))
    };
    let mut back = played.seats.iter().filter(|seat| seat.put_in.is_positive() && is_away(seat.player));
    match back.find(|seat| !had_cards(seat.player)) {
        Some(seat) => Err(away_and_in(table, seat.player)),
        None => Ok(()),
    }
}

/// What a hand told without its acts leaves out about a tournament's blinds.
///
/// # Errors
///
/// What was recorded could not be read.
pub fn left_out(
    reader: Reader<'_>,
    table: &Tonight,
    level: Option<Blinds>,
    (dealer, hand, by): (Option<PlayerId>, &HandPlayed, ToldBy),
) -> Result<Vec<Notice>, BankError> {
    if level.is_none() {
        return Ok(Vec::new());
    }
    let away = hand.aside.iter().filter(|aside| aside.is_away()).map(|aside| aside.player).collect();
    let by_turn = by_turn(reader, table, (dealer, hand))?;
    Ok(taken_from_away::left_out(table, level, &ToldPosts { hand, dealer, away, by, by_turn })?)
}

/// Who had the blinds by turn in a hand told without its acts, if they go on without a gap (DAV-25).
fn by_turn(
    reader: Reader<'_>,
    table: &Tonight,
    (dealer, played): (Option<PlayerId>, &HandPlayed),
) -> Result<Option<BlindsOf>, BankError> {
    let now = if asked(table) { told_now(reader, table, (dealer, played))? } else { None };
    let Some((.., now)) = now else { return Ok(None) };
    // If the button is bought, two players skip their blinds (DAV-29).
    let blinds = now.spots.blinds.filter(|_| now.bought.is_none());
    let player = |seat: usize| now.players.get(seat).copied().flatten();
    Ok(blinds.map(|(small, big)| (player(small), player(big))))
}

/// The table of a told hand, what it knew before, and where the hand had its button and its blinds. If the deal is for an empty
/// chair, no dealer is named: it was noted.
fn told_now(
    reader: Reader<'_>,
    table: &Tonight,
    (dealer, played): (Option<PlayerId>, &HandPlayed),
) -> Result<Option<(Tonight, NextHand, HandBefore)>, BankError> {
    let Some(first) = dealer.or(played.seats.first().map(|seat| seat.player)) else { return Ok(None) };
    let number = tables::table_of(&table.evening, first).unwrap_or(tables::MAIN);
    let here = table.at_table(number);
    let after = here.evening.last_hand;
    let noted = here.evening.deals.last().copied().filter(|deal| deal.dead && deal.after >= after);
    let deal = dealer.map(|dealer| Deal {
        dealer,
        table: number,
        dead: false,
        by_turn: false,
        after,
        again: false,
        made: false,
        unwritten: false,
        void: false,
    });
    let Some(deal) = deal.or(noted) else { return Ok(None) };
    let next = coming(reader, table, number)?;
    let sitting = here.evening.sittings.iter().map(|sitting| sitting.player);
    let chips = sitting.map(|player| (player, chips_here(&here.evening, player))).collect();
    let now = told_spots::spots(&here, &next, deal, (&chips, played));
    Ok(now.map(|now| (here, next, now)))
}

/// True if every hand is known by its acts.
fn is_known(next: &NextHand) -> bool {
    let is_known = |hand: &HandBefore| hand.told_before.is_empty() && !hand.behind_a_gap;
    next.told.is_empty() && !next.moved_on && next.hands.iter().all(is_known)
}

/// A house where missed blinds are paid later.
struct Owing {
    /// The blinds played for; `None` if no level of a tournament has any.
    stakes: Option<Stakes>,
    /// The rules about missed blinds and about the button that is for sale.
    rules: [Option<String>; 2],
}

impl Owing {
    fn of(table: &Tonight, level: Option<Blinds>) -> Option<Self> {
        let makes_up = table.house.word(key::BLINDS_MISSED)?;
        let of_night = || HandStakes::of_house(&table.house, table.evening.stakes.as_deref()).ok()?.stakes;
        let stakes = match table.evening.purse {
            Purse::Chips => Some(of_night()?),
            _ => level.map(|Blinds { small, big, .. }| Stakes { small, big }),
        };
        let buys = table.house.setting(key::BLINDS_BUY_BUTTON).and_then(|said| said.rule.clone());
        let pays = makes_up.value == "one-of-each-or-wait" && asked(table);
        pays.then_some(Self { stakes, rules: [makes_up.rule, buys] })
    }

    fn refusal(
        &self,
        here: &Tonight,
        player: PlayerId,
        (stakes, owed, place): (Stakes, Missed, BlindPlace),
    ) -> Result<Refusal, Refusal> {
        let [small, big, due] =
            [stakes.small, stakes.big, due_of(stakes, owed)?].map(|amount| here.amount(amount));
        let blinds = match (place, owed.small, owed.big) {
            (BlindPlace::Barred, ..) => OwedBlinds::Barred,
            (_, true, true) => OwedBlinds::Both { due, big, small },
            (_, false, _) => OwedBlinds::Big(big),
            (_, true, false) => OwedBlinds::Small(small),
        };
        let [makes_up, buys] = &self.rules;
        let rule = if place == BlindPlace::Barred { buys } else { makes_up };
        let name = here.name(player).to_owned();
        Ok(Refusal::new(RecordedHandRefused::BlindsOwed { name, owed: blinds }).by(rule.as_deref()))
    }
}

fn due_of(stakes: Stakes, owed: Missed) -> Result<Money, Refusal> {
    let small = if owed.small { stakes.small } else { Money::ZERO };
    let big = if owed.big { stakes.big } else { Money::ZERO };
    Ok(small.plus(big)?)
}
