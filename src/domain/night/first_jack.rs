//! The first dealer by the first jack: cards go round face up, and whoever gets a jack first deals (IGL-04, CAU-007).

use crate::domain::cards::{Card, Rank, deck};
use crate::domain::house::{Ruled, key};
use crate::domain::ids::PlayerId;
use crate::domain::journal::FirstDealt;
use crate::domain::journal::dealing::Dealing;
use crate::domain::night::seats::seated;
use crate::domain::night::tonight::Tonight;
use crate::domain::refusal::Refusal;

/// The first dealer of the night by the cards as they were dealt, the first to `from` (else to the lowest seat).
///
/// # Errors
///
/// `dealer-known` if somebody dealt already, `other-first-dealer` where the house finds him in another way,
/// `nobody-to-play`, `not-in-the-game`, `no-jack`, `jack-before`, `card-twice`.
pub fn find(
    tonight: &Tonight,
    from: Option<PlayerId>,
    cards: &[Card],
    dealt_by: Option<Dealing>,
) -> Result<FirstDealt, Refusal> {
    let first = check_open(tonight)?;
    let round = round(tonight, from)?;
    let rule = first.and_then(|first| first.rule);
    let dealt: Vec<(PlayerId, Card)> = round.iter().copied().cycle().zip(cards.iter().copied()).collect();
    check_cards(tonight, &dealt, rule.as_deref())?;
    let dealer = dealt.last().map(|(player, _)| *player).ok_or_else(|| no_jack(0, rule.as_deref()))?;
    let cards = dealt.into_iter().map(|(player, card)| (player, card.to_string())).collect();
    Ok(FirstDealt { night: tonight.evening.id, dealer, cards, dealt_by })
}

/// The cards a deck shuffled by `words` deals until a jack comes.
#[must_use]
pub fn deal(words: &mut dyn FnMut() -> u32) -> Vec<Card> {
    let deck = deck::shuffled(words);
    let jack = deck.iter().position(|card| is_jack(*card)).unwrap_or(deck.len());
    deck.iter().copied().take(jack.saturating_add(1)).collect()
}

/// True if `words` deals these cards again and the last player got the deal.
#[must_use]
pub fn is_same(first: &FirstDealt, words: &mut dyn FnMut() -> u32) -> bool {
    let dealt = deal(words).into_iter().map(|card| card.to_string());
    dealt.eq(first.cards.iter().map(|(_, card)| card.clone()))
        && first.cards.last().is_some_and(|(player, _)| *player == first.dealer)
}

/// Nobody dealt yet, and the house leaves it to a jack or to the table; what it says.
fn check_open(tonight: &Tonight) -> Result<Option<Ruled<&'static str>>, Refusal> {
    let first = tonight.house.word(key::DEALER_FIRST);
    let rule = first.as_ref().and_then(|first| first.rule.as_deref());
    if let Some(last) = tonight.evening.deals.last() {
        let message = format!("`{}` dealt already, so the deal goes on from there", tonight.name(*last));
        return Err(Refusal::new("dealer-known", message).by(rule).hint("deal"));
    }
    let other = match first.as_ref().map(|first| first.value) {
        None | Some("first-jack") => return Ok(first),
        Some("banker") => "the banker deals first here",
        Some("seat-one") => "seat 1 deals first here",
        Some(_) => "the highest card deals first here",
    };
    Err(Refusal::new("other-first-dealer", format!("{other}, not the first jack")).by(rule).hint("deal"))
}

/// Everybody at the table, beginning with who gets the first card.
fn round(tonight: &Tonight, from: Option<PlayerId>) -> Result<Vec<PlayerId>, Refusal> {
    let mut round: Vec<PlayerId> = seated(&tonight.evening).into_iter().map(|(_, player)| player).collect();
    if round.len() < 2 {
        let message = format!("the deal goes round a table, and {} sit at this one", round.len());
        return Err(Refusal::new("nobody-to-play", message).hint("seat PLAYER N"));
    }
    if let Some(from) = from {
        let at = round.iter().position(|player| *player == from).ok_or_else(|| {
            let message = format!("`{}` is not at the table", tonight.name(from));
            Refusal::new("not-in-the-game", message).hint("seats")
        })?;
        round.rotate_left(at);
    }
    Ok(round)
}

/// The last card is a jack and the only one, and no card lies there twice.
fn check_cards(tonight: &Tonight, dealt: &[(PlayerId, Card)], rule: Option<&str>) -> Result<(), Refusal> {
    for (place, (player, card)) in dealt.iter().enumerate() {
        if let Some((before, _)) = dealt.iter().take(place).find(|(_, other)| other == card) {
            let (before, again) = (tonight.name(*before), tonight.name(*player));
            let message = format!("{card} is dealt twice: to `{before}` and to `{again}`");
            return Err(Refusal::new("card-twice", message));
        }
    }
    let Some(jack) = dealt.iter().position(|(_, card)| is_jack(*card)) else {
        return Err(no_jack(dealt.len(), rule));
    };
    let behind = dealt.len().saturating_sub(jack).saturating_sub(1);
    match dealt.get(jack) {
        Some((player, card)) if behind > 0 => {
            let name = tonight.name(*player);
            let message = format!("{card} to `{name}` is the first jack, and {behind} more cards are named");
            Err(Refusal::new("jack-before", message).by(rule).hint(format!("deal --dealer {name}")))
        }
        _ => Ok(()),
    }
}

fn no_jack(cards: usize, rule: Option<&str>) -> Refusal {
    let message = format!("there is no jack among {cards} cards; deal on until one comes");
    Refusal::new("no-jack", message).by(rule).hint("deal --cards \"9d Qs Jh\", or deal --deal")
}

fn is_jack(card: Card) -> bool {
    card.rank() == Some(Rank::Jack)
}
