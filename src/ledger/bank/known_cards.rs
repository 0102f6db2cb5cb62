//! The cards of a recorded hand that were seen at its end: the board, and the cards of everybody still in.

use crate::bank::desk::BankError;
use crate::bank::kept_hand::{places, read};
use crate::ids::PlayerId;
use crate::journal::HandPlayed;
use engine::cards::Card;
use engine::formats::hands::HandRecord;
use engine::money::Currency;
use engine::play::Play;
use serde_json::Value;

/// What was seen: words for cards, empty if nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownCards {
    pub hands: Vec<(PlayerId, String)>,
    /// The first board, if the hand was run more than once.
    pub board: String,
}

/// What's known of a hand's cards; nothing if it's known by its result alone.
pub fn known_cards(hand: &HandPlayed) -> Result<KnownCards, BankError> {
    match hand.depth.as_str() {
        "full" => played_out(&read(hand, Currency::POINTS)?, hand),
        "showdown" => Ok(typed(hand)),
        _ => Ok(KnownCards::default()),
    }
}

fn played_out(record: &HandRecord, hand: &HandPlayed) -> Result<KnownCards, BankError> {
    let mut play = Play::begin(&record.setup).map_err(crate::refusal::Refusal::from)?;
    for act in &record.acts {
        play.pass_over(act).map_err(crate::refusal::Refusal::from)?;
        play.apply(act).map_err(crate::refusal::Refusal::from)?;
    }
    let live = play.live();
    let seats = places(record, hand).into_iter().enumerate();
    let hands = seats.filter(|(seat, _)| live.contains(*seat));
    let hands = hands.filter_map(|(seat, player)| Some((player?, in_words(play.cards(seat)))));
    let board = in_words(play.board(0));
    Ok(KnownCards { hands: hands.filter(|(_, cards)| !cards.is_empty()).collect(), board })
}

/// Cards with spaces between them; a card that nobody saw is left out.
fn in_words(cards: &[Option<Card>]) -> String {
    cards.iter().flatten().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The cards of a showdown as they were typed, for players who didn't fold.
fn typed(hand: &HandPlayed) -> KnownCards {
    let whole: Value = serde_json::from_str(hand.record.as_deref().unwrap_or_default()).unwrap_or_default();
    let listed = whole.get("players").and_then(Value::as_array).into_iter().flatten();
    let text = |value: Option<&Value>| value.and_then(Value::as_str).unwrap_or_default().trim().to_owned();
    let folded = |player: &Value| player.get("folded").and_then(Value::as_bool).unwrap_or(false);
    let known = hand.seats.iter().zip(listed).filter(|(_, player)| !folded(player));
    let hands = known.map(|(seat, player)| (seat.player, text(player.get("cards"))));
    let first = whole.get("boards").and_then(Value::as_array).and_then(|boards| boards.first());
    let board = text(whole.get("board").or(first));
    KnownCards { hands: hands.filter(|(_, cards)| !cards.is_empty()).collect(), board }
}
