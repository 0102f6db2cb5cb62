//! What must hold before a hand can be settled; each failure names the player, the card or the figures.

use crate::domain::cards::{Card, CardSet};
use crate::domain::hand::house_rules::HouseRules;
use crate::domain::hand::pots::Pot;
use crate::domain::hand::seats::{SEATS_MAX, Seats};
use crate::domain::hand::showdown::{Contestant, Showdown};
use crate::domain::money::Money;
use crate::domain::refusal::Refusal;

/// The players and their money: somebody still in, names once, amounts not negative and payable in units.
pub(crate) fn money(showdown: &Showdown) -> Result<(), Refusal> {
    let players = &showdown.players;
    if players.len() > SEATS_MAX {
        let message = format!("{} players in one hand; at most {SEATS_MAX} are settled", players.len());
        return Err(Refusal::new("too-many-players", message));
    }
    if players.iter().all(|player| player.stake.folded) {
        return Err(Refusal::new("nobody-in", "nobody is left in the hand, so nobody can be paid"));
    }
    if let Some(button) = showdown.button.filter(|button| *button >= players.len()) {
        let last = players.len().saturating_sub(1);
        let message = format!("the dealer sits in seat {button}, but the last seat is {last}");
        return Err(Refusal::new("no-such-seat", message));
    }
    if !showdown.unit.is_positive() {
        let unit = showdown.currency.plain(showdown.unit);
        return Err(Refusal::new("bad-unit", format!("{unit} is no amount to count money out in")));
    }
    names_once(players)?;
    amount(showdown, showdown.carry, "the carry")?;
    for player in players {
        amount(showdown, player.stake.bet, &player.name)?;
        amount(showdown, player.stake.dead, &player.name)?;
    }
    Ok(())
}

fn names_once(players: &[Contestant]) -> Result<(), Refusal> {
    let twice =
        |place: usize, player: &Contestant| players.iter().take(place).any(|other| other.name == player.name);
    match players.iter().enumerate().find(|(place, player)| twice(*place, player)) {
        Some((_, player)) => {
            Err(Refusal::new("player-twice", format!("`{}` is in the hand twice", player.name)))
        }
        None => Ok(()),
    }
}

fn amount(showdown: &Showdown, amount: Money, whose: &str) -> Result<(), Refusal> {
    let shown = |money| showdown.currency.plain(money);
    if amount.is_negative() {
        let message = format!("`{whose}` put in {}, less than nothing", shown(amount));
        return Err(Refusal::new("negative-amount", message));
    }
    if !amount.remainder(showdown.unit).is_zero() {
        let (amount, unit) = (shown(amount), shown(showdown.unit));
        let message = format!("`{whose}` put in {amount}, which is no multiple of {unit}");
        return Err(Refusal::new("not-a-multiple", message));
    }
    Ok(())
}

/// No card in two places, no joker in a game without them.
pub(crate) fn cards(showdown: &Showdown) -> Result<(), Refusal> {
    let hands = showdown.players.iter().flat_map(|player| player.cards.cards());
    let all = || hands.clone().chain(&showdown.board).copied();
    if all().any(Card::is_joker) {
        let message = format!("there is no joker in `{}`", showdown.game.name);
        return Err(Refusal::new("joker-not-wild", message));
    }
    match CardSet::twice(all()) {
        Some(card) => Err(card_twice(showdown, card)),
        None => Ok(()),
    }
}

fn card_twice(showdown: &Showdown, card: Card) -> Refusal {
    let holders = showdown.players.iter().filter(|player| player.cards.cards().contains(&card));
    let mut places: Vec<String> = holders.map(|player| format!("`{}`", player.name)).collect();
    if showdown.board.contains(&card) {
        places.push("the board".to_owned());
    }
    Refusal::new("card-twice", format!("{card} is dealt twice: {}", places.join(" and ")))
}

/// As many cards as the game deals, for everybody who is compared.
pub(crate) fn counts(showdown: &Showdown, shown: Seats) -> Result<(), Refusal> {
    let game = &showdown.game;
    let wrong = |whose: &str, held: usize, due: usize| {
        let message = format!("{whose} has {held} cards; `{}` is judged with {due}", game.name);
        Err(Refusal::new("wrong-card-count", message))
    };
    for (_, player) in showdown.players.iter().enumerate().filter(|(seat, _)| shown.contains(*seat)) {
        let held = player.cards.cards().len();
        if held != game.cards {
            return wrong(&format!("`{}`", player.name), held, game.cards);
        }
    }
    let board = showdown.board.len();
    if board == game.board || shown.count() < 2 { Ok(()) } else { wrong("the board", board, game.board) }
}

/// A house where every bet must be covered has one pot.
pub(crate) fn pots(pots: &[Pot], house: &HouseRules) -> Result<(), Refusal> {
    if house.side_pots.value || pots.len() < 2 {
        return Ok(());
    }
    let message = format!("the stakes make {} pots, but here every bet must be covered", pots.len());
    Err(Refusal::new("side-pots-not-used", message).by(house.side_pots.rule.as_deref()))
}

/// Several may win a pot and none of them showed.
pub(crate) fn nobody_showed(showdown: &Showdown, pot: Pot) -> Refusal {
    let players = showdown.players.iter().enumerate().filter(|(seat, _)| pot.eligible.contains(*seat));
    let names: Vec<String> = players.map(|(_, player)| format!("`{}`", player.name)).collect();
    let amount = showdown.currency.plain(pot.amount);
    let message = format!("none of {} showed a hand for the pot of {amount}", names.join(", "));
    Refusal::new("nobody-showed", message)
}
