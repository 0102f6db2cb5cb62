//! Cold hands: what lies above the last whole unit goes into one pot, and one hand each decides it.

use crate::domain::cards::{Card, CardSet};
use crate::domain::house::key;
use crate::domain::ids::PlayerId;
use crate::domain::journal::fact::{ColdHands, Dealing};
use crate::domain::money::Money;
use crate::domain::night::tonight::Tonight;
use crate::domain::rank::high;
use crate::domain::refusal::{Notice, Refusal};

/// More contributors than this would need more than one deck at five cards each.
const CONTRIBUTORS_MAX: usize = 10;

/// The cards of each cold hand.
pub const CARDS_EACH: usize = 5;

/// What is played for: who puts in what, and what lay there before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// Who plays.
    pub players: Vec<PlayerId>,
    /// What each puts in now; nothing where tied players are dealt again.
    pub contributions: Vec<(PlayerId, Money)>,
    /// Chips that lay in the middle before.
    pub pot_before: Money,
    pub pot: Money,
}

/// Works out the pot of the cold hands from the stacks.
pub fn stakes(tonight: &Tonight) -> Result<(Stakes, Vec<Notice>), Refusal> {
    let evening = &tonight.evening;
    let pot_before = evening.pot();
    if !evening.cold.is_empty() {
        let stakes =
            Stakes { players: evening.cold.clone(), contributions: Vec::new(), pot_before, pot: pot_before };
        return Ok((stakes, Vec::new()));
    }
    let whole = tonight.currency.whole();
    let contributions: Vec<(PlayerId, Money)> = evening
        .sittings
        .iter()
        .map(|sitting| (sitting.player, evening.chips(sitting.player).remainder(whole)))
        .filter(|(_, leftover)| leftover.is_positive())
        .collect();
    let pot = Money::sum(contributions.iter().map(|(_, amount)| *amount))?.plus(pot_before)?;
    let players = contributions.iter().map(|(player, _)| *player).collect();
    let notices = pot_notices(tonight, pot);
    Ok((Stakes { players, contributions, pot_before, pot }, notices))
}

fn pot_notices(tonight: &Tonight, pot: Money) -> Vec<Notice> {
    let mut notices = Vec::new();
    let leftover = tonight.house.word(key::CASHOUT_LEFTOVER);
    if leftover.as_ref().is_none_or(|leftover| leftover.value != "pot") && pot.is_positive() {
        let text = "cold hands are played because you ask: the house does not put leftovers into a pot";
        notices.push(Notice::new(None, text));
    }
    if !pot.remainder(tonight.currency.whole()).is_zero() {
        let check = tonight.house.word(key::CASHOUT_CHECK).and_then(|check| check.rule);
        let text = format!(
            "the pot is {}, no whole amount: a stack was counted wrong, count again",
            tonight.shown(pot)
        );
        notices.push(Notice::new(check.as_deref(), text));
    }
    notices
}

/// Refuses a pot that cannot be played for.
pub fn check(tonight: &Tonight, stakes: &Stakes) -> Result<(), Refusal> {
    tonight.check_no_game()?;
    let rule = tonight.house.word(key::CASHOUT_LEFTOVER_GAME).and_then(|game| game.rule);
    match stakes.players.len() {
        0 if stakes.pot.is_zero() => Ok(()),
        0 => {
            let message = format!(
                "nobody has anything above a whole amount, and {} lies in the middle",
                tonight.shown(stakes.pot)
            );
            Err(Refusal::new("nobody-to-play", message)
                .by(rule.as_deref())
                .hint("hand result --game GAME --win PLAYER=AMOUNT"))
        }
        1 => {
            let name = stakes.players.first().map_or("somebody", |player| tonight.name(*player));
            let message = format!(
                "only `{name}` has something above a whole amount, and the pot would be {}: nobody plays against him, so a stack was counted wrong",
                tonight.shown(stakes.pot)
            );
            Err(Refusal::new("one-contributor", message).by(rule.as_deref()).hint("count PLAYER AMOUNT"))
        }
        _ => Ok(()),
    }
}

/// Judges the hands: the best high hand takes everything, equal best hands are dealt again.
pub fn judge(
    tonight: &Tonight,
    game: &str,
    stakes: &Stakes,
    hands: &[(PlayerId, Vec<Card>)],
    dealt_by: Option<Dealing>,
) -> Result<ColdHands, Refusal> {
    check_deck(stakes)?;
    check_hands(tonight, game, stakes, hands)?;
    let best = hands.iter().map(|(_, cards)| high::best(cards)).max();
    let winners = hands.iter().filter(|(_, cards)| Some(high::best(cards)) == best);
    let spelled = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<String>();
    Ok(ColdHands {
        night: tonight.evening.id,
        game: game.to_owned(),
        contributions: stakes.contributions.clone(),
        pot_before: stakes.pot_before,
        cards: hands.iter().map(|(player, cards)| (*player, spelled(cards))).collect(),
        best: winners.map(|(player, _)| *player).collect(),
        dealt_by,
    })
}

/// The last hand of another game, known by its winner.
pub fn won_by(
    tonight: &Tonight,
    game: &str,
    stakes: &Stakes,
    winner: PlayerId,
) -> Result<ColdHands, Refusal> {
    if !stakes.players.contains(&winner) {
        let message = format!("`{}` put nothing in and cannot win it", tonight.name(winner));
        return Err(Refusal::new("not-a-contributor", message));
    }
    Ok(ColdHands {
        night: tonight.evening.id,
        game: game.to_owned(),
        contributions: stakes.contributions.clone(),
        pot_before: stakes.pot_before,
        cards: Vec::new(),
        best: vec![winner],
        dealt_by: None,
    })
}

/// More players than a deck has hands for must settle it by another game.
fn check_deck(stakes: &Stakes) -> Result<(), Refusal> {
    let count = stakes.players.len();
    if count <= CONTRIBUTORS_MAX {
        return Ok(());
    }
    let message = format!("{count} players at {CARDS_EACH} cards each need more than one deck");
    Err(Refusal::new("too-many-players", message).hint("coldhands --game GAME --win PLAYER"))
}

/// Everybody who plays has his own, legal cards, and nobody else has any.
fn check_hands(
    tonight: &Tonight,
    game: &str,
    stakes: &Stakes,
    hands: &[(PlayerId, Vec<Card>)],
) -> Result<(), Refusal> {
    if let Some((stranger, _)) = hands.iter().find(|(player, _)| !stakes.players.contains(player)) {
        let message = format!("`{}` put nothing in and gets no cards", tonight.name(*stranger));
        return Err(Refusal::new("not-a-contributor", message));
    }
    if let Some(missing) =
        stakes.players.iter().find(|player| !hands.iter().any(|(other, _)| other == *player))
    {
        let name = tonight.name(*missing);
        return Err(Refusal::new("no-cards", format!("`{name}` plays and has no cards yet"))
            .hint(format!("coldhands … --cards {name}=Kh9d7c4s2d, or coldhands --deal")));
    }
    let most = if game == "cold-hands" { CARDS_EACH } else { 7 };
    if let Some(card) = CardSet::twice(hands.iter().flat_map(|(_, cards)| cards.iter().copied())) {
        return Err(Refusal::new("card-twice", format!("the {card} was dealt twice")));
    }
    for (player, cards) in hands {
        if !(CARDS_EACH..=most).contains(&cards.len()) {
            let message =
                format!("`{}` has {} cards, and {game} has {CARDS_EACH}", tonight.name(*player), cards.len());
            return Err(Refusal::new("wrong-card-count", message));
        }
    }
    Ok(())
}
