//! One hand in sentences: how it was settled, and what was said about it later.

use crate::answer::hand::{Added, AddedHand, Entered, Hand, Noted, Voided};
use crate::answer::hand_list::HandLine;
use crate::render::page::{name, table};
use engine::refusal::Notice;

/// A settled hand in a line or two.
#[must_use]
pub fn sentence(hand: &Hand) -> String {
    let winners = hand.awards.iter().filter(|(_, won)| won.is_positive());
    let winners: Vec<String> = winners.map(|(who, won)| format!("{} wins {won}", name(who))).collect();
    let carried = match hand.carry.is_zero() {
        true => String::new(),
        false => format!("; {} carries over to the next hand", hand.carry),
    };
    let winners = match (winners.is_empty(), hand.carry.is_zero()) {
        (false, _) => winners.join(", "),
        (true, true) if hand.put_in.is_empty() => "nobody put anything in".to_owned(),
        (true, true) => "all bets returned".to_owned(),
        (true, false) => "nobody wins".to_owned(),
    };
    format!("hand {}, {}: {winners}{carried}", hand.hand, hand.game)
}

/// The same, with the reasons.
#[must_use]
pub fn reasoned(hand: &Hand) -> String {
    let why = hand.why.iter().map(|why| format!("  {}", why.with_rule()));
    std::iter::once(sentence(hand)).chain(why).collect::<Vec<_>>().join("\n")
}

/// Only the reasons; a hand recorded by its result was settled by the table.
#[must_use]
pub fn why(hand: &Hand) -> String {
    let mut text = vec![sentence(hand)];
    if hand.why.is_empty() {
        text.push("only the result was recorded: the table decided who won".to_owned());
    }
    text.extend(hand.why.iter().map(Notice::with_rule));
    text.join("\n")
}

/// A hand that was entered at the table.
#[must_use]
pub fn entered(answer: &Entered) -> String {
    match answer {
        Entered::New(hand) => sentence(hand),
        Entered::Known { hand } => format!("this is hand {hand}, which is already recorded"),
    }
}

/// Hands from files.
#[must_use]
pub fn added(answer: &Added) -> String {
    let one = |hand: &AddedHand| match hand {
        AddedHand::New(hand) => reasoned(hand),
        AddedHand::Known { line, .. } => known(line),
    };
    answer.hands.iter().map(one).collect::<Vec<_>>().join("\n")
}

fn known(hand: &HandLine) -> String {
    let void = match hand.void {
        true => ", which is void; --really-different records it again",
        false => "",
    };
    format!("already recorded as hand {} of night {} (event {}){void}", hand.hand, hand.night, hand.event)
}

/// The words on a hand.
#[must_use]
pub fn tagged(hand: &HandLine) -> String {
    let tags = if hand.tags.is_empty() { "no tags".to_owned() } else { hand.tags.join(" ") };
    format!("hand {}: {tags}", hand.hand)
}

/// What was written down about it.
#[must_use]
pub fn noted(answer: &Noted) -> String {
    format!("remark added to hand {}: {}", answer.hand, name(&answer.note))
}

/// A hand that does not count, and what goes back.
#[must_use]
pub fn voided(answer: &Voided) -> String {
    let (game, why) = (name(&answer.game), name(&answer.why));
    let text = format!("hand {}, {game}, is void: {why}", answer.hand);
    if answer.back.is_empty() {
        return text;
    }
    let rows = answer.back.iter().map(|(who, amount)| [name(who), amount.to_string()]);
    format!("{text}\n{}", table(&["player", "gets back"], &[1], rows))
}
