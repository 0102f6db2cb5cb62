//! Words at the showdown: cards shown, hands thrown away, or simply who wins.

use crate::cli::verbs::hand::new::asked::{Asked, no_word};
use crate::cli::verbs::hand::new::entered::Entered;
use crate::cli::verbs::hand::new::one_too_many;
use crate::cli::verbs::hand::new::own_words;
use crate::cli::verbs::hand::new::reading;
use crate::cli::verbs::hand::new::words::Words;
use engine::as_text::listed;
use engine::cards::Card;
use engine::hand::Seats;
use engine::house::key;
use engine::money::Money;
use engine::play::{Act, Dealt, Play};
use ledger::refusal::Refusal;

const WANTED: &str = "type the cards, x to muck them, or w and the winner's name";

/// The hand after the next word.
pub fn after_word(
    asked: Asked<'_>,
    first: usize,
    seats: Seats,
    words: &mut Words,
) -> Result<Entered, Refusal> {
    let before = words.last().map(str::to_owned);
    let Some(word) = words.take() else { return after_enter(asked, first) };
    let lower = word.to_lowercase();
    if lower != "x" {
        one_too_many::check(&word, before.as_deref())?;
    }
    if lower == "x" && own_words::has_cards(words) && asked.names.is_name(&word) {
        return Err(own_words::unclear(&word));
    }
    if !own_words::is_name_here(asked, &word, words) {
        if ["w", "wins", "win", "x", "muck", "mucks", "s", "show", "shows"].contains(&lower.as_str()) {
            own_words::tell(asked, &word, words);
        }
        match lower.as_str() {
            "w" | "wins" | "win" => return won(asked, seats, words),
            "x" | "muck" | "mucks" => return thrown_away(asked, first),
            "s" | "show" | "shows" if is_known(asked.play, first) => {
                return asked.hand.with(&[Act::Show(first, Dealt::NONE)]);
            }
            _ => {}
        }
    }
    if let Some(cards) = own_words::cards(asked, &word) {
        return shown(asked, first, cards, words);
    }
    let seat = asked.names.seat(&word, seats).ok_or_else(|| no_word(&word, WANTED))?;
    match words.take() {
        Some(next) => match reading::cards(&next) {
            Some(cards) => shown(asked, seat, cards, words),
            None if ["x", "muck", "mucks"].contains(&next.as_str()) => thrown_away(asked, seat),
            None => Err(no_word(&next, WANTED)),
        },
        None => Err(no_word(&word, WANTED)),
    }
}

/// Enter shows what is already known, and mucks what isn't.
fn after_enter(asked: Asked<'_>, seat: usize) -> Result<Entered, Refusal> {
    if is_known(asked.play, seat) {
        return asked.hand.with(&[Act::Show(seat, Dealt::NONE)]);
    }
    thrown_away(asked, seat)
}

fn is_known(play: &Play<'_>, seat: usize) -> bool {
    play.cards(seat).iter().all(Option::is_some)
}

/// The player's whole hand, or only the cards that nobody had seen.
fn shown(
    asked: Asked<'_>,
    seat: usize,
    mut typed: Vec<Option<Card>>,
    words: &mut Words,
) -> Result<Entered, Refusal> {
    let held = asked.play.cards(seat);
    let hidden = held.iter().filter(|card| card.is_none()).count();
    // Typing an open card means typing the whole hand.
    let only_hidden = |typed: &[Option<Card>]| {
        typed.len() == hidden && !typed.iter().any(|card| held.contains(card) && card.is_some())
    };
    while typed.len() < held.len()
        && !only_hidden(&typed)
        && let Some(word) = words.take_if(|next| reading::cards(next).is_some())
    {
        typed.extend(reading::cards(&word).unwrap_or_default());
    }
    let mut fresh = typed.iter().copied();
    let whole: Vec<Option<Card>> = if only_hidden(&typed) {
        held.iter().map(|card| card.or_else(|| fresh.next().flatten())).collect()
    } else {
        typed
    };
    let cards = Dealt::of(whole).unwrap_or_default();
    if cards.len() < held.len() {
        check_whole(asked, seat, cards.len(), held.len())?;
    }
    asked.hand.with(&[Act::Show(seat, cards)])
}

/// If all cards of a hand must be shown, a part of it wins nothing (DAV-53, CAU-031).
fn check_whole(asked: Asked<'_>, seat: usize, shown: usize, held: usize) -> Result<(), Refusal> {
    match asked.house.word(key::SHOW_REQUIRED) {
        Some(said) if ["both-hole-cards", "all-cards"].contains(&said.value) => {
            let name = asked.names.name(seat);
            let message =
                format!("`{name}` shows only {shown} of {held} cards; a player has to show them all to win");
            Err(Refusal::worded("shows-part", message).by(said.rule.as_deref()))
        }
        _ => Ok(()),
    }
}

fn thrown_away(asked: Asked<'_>, seat: usize) -> Result<Entered, Refusal> {
    asked.hand.with(&[Act::Muck(seat)])
}

/// One player wins without showing: all others muck their hands.
fn won(asked: Asked<'_>, seats: Seats, words: &mut Words) -> Result<Entered, Refusal> {
    let word = words.take().unwrap_or_default();
    let winner = asked.names.find(&word, asked.play.live())?;
    check_has_hand(asked, winner, seats)?;
    check_can_take_all(asked, winner)?;
    let others = seats.without(Seats::one(winner));
    let mucked: Vec<Act> = others.iter().map(Act::Muck).collect();
    asked.hand.with(&mucked)
}

/// Refuses a winner whose hand is in the muck, and one who would have to beat a hand that was shown: only cards can tell.
fn check_has_hand(asked: Asked<'_>, winner: usize, seats: Seats) -> Result<(), Refusal> {
    let can_win = asked.play.standing().or(asked.play.rivals());
    let name = asked.names.name(winner);
    if !can_win.contains(winner) {
        let others = can_win.iter().map(|seat| format!("`{}`", asked.names.name(seat))).collect::<Vec<_>>();
        let others = listed(&others, "or").unwrap_or_default();
        let message = format!("`{name}` can't win anymore; type w, then {others}");
        return Err(Refusal::worded("not-now", message).into());
    }
    match can_win.without(seats).without(Seats::one(winner)).iter().next() {
        Some(shown) => {
            let message = format!("`{}` showed a hand, so `{name}` has to beat it", asked.names.name(shown));
            Err(Refusal::worded("not-now", message)
                .hint("type the cards, or NAME x for each player who mucks")
                .into())
        }
        None => Ok(()),
    }
}

/// Refuses a winner who is all-in for less than two others are still playing for.
fn check_can_take_all(asked: Asked<'_>, winner: usize) -> Result<(), Refusal> {
    let play = asked.play;
    let put_in = play.bets(winner);
    let above: Vec<usize> = play.live().iter().filter(|seat| play.bets(*seat) > put_in).collect();
    if above.len() < 2 {
        return Ok(());
    }
    // If only one of those two has a hand, that player takes the side pot and gives up the rest.
    if play.standing().or(play.rivals()).iter().filter(|seat| above.contains(seat)).count() < 2 {
        return Ok(());
    }
    let side = Money::sum(above.iter().map(|seat| play.bets(*seat).minus(put_in).unwrap_or_default()))?;
    let message = format!(
        "`{}` put in {} and can't win the extra {} from {}",
        asked.names.name(winner),
        asked.plain(put_in),
        asked.plain(side),
        listed(&above.iter().map(|seat| asked.names.name(*seat)).collect::<Vec<_>>(), "and")
            .unwrap_or_default()
    );
    Err(Refusal::worded("not-now", message).hint("type the cards, or split NAME AMOUNT NAME AMOUNT").into())
}
