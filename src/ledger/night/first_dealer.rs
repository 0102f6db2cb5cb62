//! The first dealer by cards: the first player to get a jack (IGL-04, CAU-007), or the highest of one card each.

use crate::ids::PlayerId;
use crate::journal::{Draw, FirstDealt};
use crate::night::card_draw::{self, Drawn, draw, ranked};
use crate::night::ring::{last_noted, seated};
use crate::night::tables::MAIN;
use crate::night::tonight::Tonight;
use crate::refusal::{DealRefused, FirstDeals, Lots, Refusal};
use engine::cards::{Card, Rank, deck};
use engine::house::{Ruled, key};

/// The word for a house where the highest card deals.
const HIGH: &str = "high-card";

/// The first dealer of a table by the cards as they were dealt, the first one to `from` (or else to the lowest seat).
///
/// # Errors
///
/// `dealer-known` if somebody dealt already, `other-first-dealer` if the house picks the dealer another way, `nobody-to-play`,
/// `not-in-the-game`, `no-jack`, `jack-before`, `card-twice`.
pub fn find(tonight: &Tonight, from: Option<PlayerId>, drawn: &Drawn) -> Result<FirstDealt, Refusal> {
    let first = check_open(tonight)?;
    let round = round(tonight, from)?;
    let (night, tournament) = (tonight.evening.id, tonight.evening.purse.tournament());
    if first.as_ref().is_some_and(|first| first.value == HIGH) {
        let Draw { cards, dealt_by } = draw(tonight, &round, drawn, Lots::Dealer)?;
        let dealer = ranked(&cards).first().copied().ok_or_else(|| no_jack(0, None))?;
        return Ok(FirstDealt { night, dealer, cards, high: true, dealt_by, tournament });
    }
    let rule = first.and_then(|first| first.rule);
    let Drawn { cards, dealt_by } = drawn;
    let dealt: Vec<(PlayerId, Card)> = round.iter().copied().cycle().zip(cards.iter().copied()).collect();
    check_cards(tonight, &dealt, rule.as_deref())?;
    let dealer = dealt.last().map(|(player, _)| *player).ok_or_else(|| no_jack(0, rule.as_deref()))?;
    let cards = dealt.into_iter().map(|(player, card)| (player, card.to_string())).collect();
    Ok(FirstDealt { night, dealer, cards, high: false, dealt_by: dealt_by.clone(), tournament })
}

/// The cards dealt from a deck shuffled by `words`: one each if the highest decides, otherwise until a jack comes.
///
/// # Errors
///
/// Those of [`find`] that do not depend on the cards.
pub fn deal(tonight: &Tonight, words: &mut dyn FnMut() -> u32) -> Result<Vec<Card>, Refusal> {
    let high = check_open(tonight)?.is_some_and(|first| first.value == HIGH);
    Ok(if high { card_draw::deal(round(tonight, None)?.len(), words) } else { until_a_jack(words) })
}

fn until_a_jack(words: &mut dyn FnMut() -> u32) -> Vec<Card> {
    let deck = deck::shuffled(words);
    let jack = deck.iter().position(|card| is_jack(*card)).unwrap_or(deck.len());
    deck.iter().copied().take(jack.saturating_add(1)).collect()
}

/// True if `words` deals these cards again and the last player got the deal.
#[must_use]
pub fn is_same(first: &FirstDealt, words: &mut dyn FnMut() -> u32) -> bool {
    if first.high {
        return card_draw::is_same(&first.cards, words)
            && ranked(&first.cards).first() == Some(&first.dealer);
    }
    let dealt = until_a_jack(words).into_iter().map(|card| card.to_string());
    dealt.eq(first.cards.iter().map(|(_, card)| card.clone()))
        && first.cards.last().is_some_and(|(player, _)| *player == first.dealer)
}

/// Checks that nobody dealt yet, and that the house leaves it to a jack or to the table. Returns the house's rule.
fn check_open(tonight: &Tonight) -> Result<Option<Ruled<&'static str>>, Refusal> {
    let first = tonight.house.word(key::DEALER_FIRST);
    let rule = first.as_ref().and_then(|first| first.rule.as_deref());
    if let Some(last) = last_noted(&tonight.evening) {
        let already = DealRefused::DealtAlready { name: tonight.name(last).to_owned() };
        return Err(Refusal::new(already).by(rule));
    }
    let other = match first.as_ref().map(|first| first.value) {
        None | Some("first-jack" | HIGH) => return Ok(first),
        Some("banker") => FirstDeals::Banker,
        Some(_) => FirstDeals::FirstSeat,
    };
    // The second table has neither the banker nor the required seat: there a jack decides.
    let second = tonight.evening.sittings.iter().any(|sitting| sitting.table != MAIN);
    // The same in a tournament that the banker didn't enter.
    let entered = || tonight.evening.banker.is_some_and(|banker| tonight.evening.sitting(banker).is_some());
    let without = tonight.evening.purse.stage().is_some() && !entered();
    if second || (without && other == FirstDeals::Banker) {
        return Ok(None);
    }
    Err(Refusal::new(DealRefused::OtherFirst(other)).by(rule))
}

/// Everybody at the table, beginning with the player who gets the first card.
fn round(tonight: &Tonight, from: Option<PlayerId>) -> Result<Vec<PlayerId>, Refusal> {
    let mut round: Vec<PlayerId> = seated(&tonight.evening).into_iter().map(|(_, player)| player).collect();
    if round.len() < 2 {
        return Err(Refusal::new(DealRefused::TooFew { players: round.len() }));
    }
    if let Some(from) = from {
        let at =
            round.iter().position(|player| *player == from).ok_or_else(|| tonight.not_in_the_game(from))?;
        round.rotate_left(at);
    }
    Ok(round)
}

/// The last card is a jack and the only one, and no card appears twice.
fn check_cards(tonight: &Tonight, dealt: &[(PlayerId, Card)], rule: Option<&str>) -> Result<(), Refusal> {
    for (place, (player, card)) in dealt.iter().enumerate() {
        if let Some((before, _)) = dealt.iter().take(place).find(|(_, other)| other == card) {
            let [first, again] = [before, player].map(|player| tonight.name(*player).to_owned());
            return Err(Refusal::new(DealRefused::CardTwice { card: *card, first, again }));
        }
    }
    let Some(jack) = dealt.iter().position(|(_, card)| is_jack(*card)) else {
        return Err(no_jack(dealt.len(), rule));
    };
    let behind = dealt.len().saturating_sub(jack).saturating_sub(1);
    match dealt.get(jack) {
        Some((player, card)) if behind > 0 => {
            let name = tonight.name(*player).to_owned();
            let dealt = dealt.iter().take(jack.saturating_add(1)).map(|(_, card)| *card).collect();
            Err(Refusal::new(DealRefused::JackBefore { card: *card, name, behind, dealt }).by(rule))
        }
        _ => Ok(()),
    }
}

fn no_jack(cards: usize, rule: Option<&str>) -> Refusal {
    Refusal::new(DealRefused::NoJack { cards }).by(rule)
}

fn is_jack(card: Card) -> bool {
    card.rank() == Some(Rank::Jack)
}
