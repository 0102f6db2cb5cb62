//! What the house has to say at some point of a hand: at the turn of a player who is away, when open cards decide who
//! opens, when nobody can bet any more, when an early word has lapsed.

use engine::as_text::counted;
use engine::hand::Seats;
use engine::house::{House, Key, key};
use engine::play::procedure::{Which, cited};
use engine::play::{Next, Play};
use engine::refusal::Notice;

/// What is said when nobody can bet any more, in the house's own words.
const ALL_IN: &[(Key, &str, &str)] = &[
    (
        key::ALLIN_SHOW,
        "optional",
        "nobody can bet anymore: you can keep your hands face down until the board is complete",
    ),
    (key::ALLIN_SHOW, "at-once", "nobody can bet anymore: everybody still in turns up their cards now"),
    (key::ALLIN_RUN_TWICE, "by-agreement", "everybody still in can agree to run it more than once (run 2)"),
    (key::ALLIN_RUN_TWICE, "no", "the rest of the board is dealt only once"),
];

/// Everything to say now, as far as the house has a rule on it.
#[must_use]
pub fn told(play: &Play<'_>, house: &House, away: Seats) -> Vec<Notice> {
    let name = |seat: usize| play.setup().name(seat);
    let by = |key: Key, text: String| {
        let _ = house.setting(key)?;
        Some(Notice::new(cited(house, key, Which::First).as_deref(), text))
    };
    let closed = play.is_closed();
    let said = match play.legal() {
        Next::Bet(turn) if away.contains(turn.seat) => {
            let posted = play.setup().places.get(turn.seat).is_some_and(|place| place.blind.is_positive());
            let stays = if posted { ", and the blind stays in the pot" } else { "" };
            let text = format!("isn't at the table to act, so the hand is dead{stays}");
            vec![by(key::ABSENT, format!("`{0}` {text} (type `dead {0}`)", name(turn.seat)))]
        }
        Next::Board { .. } if closed => {
            let said = |key: Key, word: &str| house.word(key).is_some_and(|said| said.value == word);
            let runs = |key: Key| key != key::ALLIN_RUN_TWICE || play.may_run_more();
            let rows = ALL_IN.iter().filter(|(key, word, _)| said(*key, word) && runs(*key));
            rows.map(|(key, _, text)| by(*key, (*text).to_owned())).collect()
        }
        Next::Show { .. } => vec![extra_hand(play)],
        _ => Vec::new(),
    };
    said.into_iter().flatten().chain(opens(play)).chain(lapsed(play, house)).collect()
}

/// The notice that the extra hand must be turned up before the hand is settled, once the players show theirs.
fn extra_hand(play: &Play<'_>) -> Option<Notice> {
    let due = play.setup().course.blind();
    let missing = due.saturating_sub(play.blind().iter().flatten().count());
    // Any cards show how it's typed.
    let cards = ["9c", "4d", "2h", "7s", "Jc"].iter().take(missing).copied().collect::<String>();
    let what = counted(missing, "card");
    let text = format!("turn up the extra hand too, and type its {what}, like blind {cards}");
    (missing > 0).then(|| Notice::new(None, text))
}

/// The notice that a player can no longer do what they said early.
fn lapsed(play: &Play<'_>, house: &House) -> Option<Notice> {
    let (seat, said) = play.lapsed_word()?;
    let (name, word) = (play.setup().name(seat), said.word());
    let text = format!("`{name}` said {word} out of turn but can't {word} now, so any action is allowed");
    Some(Notice::new(cited(house, key::WAGER_OUT_OF_TURN, Which::First).as_deref(), text))
}

/// Who opens the round by the open cards, until somebody acts.
fn opens(play: &Play<'_>) -> Option<Notice> {
    let best = play.opens_by_cards()?;
    let name = play.setup().name(best.seat);
    let why = match best.is_level {
        true => "ties for the best cards showing, is first to the dealer's left, and opens",
        false => "has the best cards showing and opens",
    };
    Some(Notice::new(Some(best.rule?), format!("`{name}` {why}")))
}
