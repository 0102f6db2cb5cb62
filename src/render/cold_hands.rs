//! The last hand in words: cards, who takes what, and why.

use crate::answer::cold_hands::Asked;
use crate::render::page::{name, reason, table, together, wrapped};
use crate::render::refusal::noticed;
use engine::cards::parse_holding;
use engine::rank::high;
use ledger::ids::PlayerId;
use ledger::journal::{ColdHands, Dealing};
use ledger::night::Tonight;
use ledger::night::cold_hands;
use ledger::night::last_hand::COLD_HANDS;
use ledger::night::last_pot::PotStakes;

/// What is said when there is no odd change.
pub const NOTHING: &str = "nobody has any odd change, so there's nothing to play for";

/// What would be played for, and whose it is.
#[must_use]
pub fn asked(answer: &Asked) -> String {
    let why = answer.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
    if answer.contributors.is_empty() {
        return format!("{NOTHING}{why}");
    }
    let rows = answer.contributions.iter().map(|(who, part)| [name(who), part.to_string()]);
    let (table, pot) = (table(&["player", "puts in"], &[1], rows), answer.pot);
    format!(
        "{table}\nthe odd change goes in the last pot{why}\nplaying for {pot}; \
         type in the cards with --cards, or deal them with --deal"
    )
}

/// The last hand, line by line.
#[must_use]
pub fn laid(tonight: &Tonight, stakes: &PotStakes, cold: &ColdHands) -> String {
    let mut lines = Vec::new();
    if !cold.cards.is_empty() {
        let known = cold.game == COLD_HANDS;
        let rows = cold.cards.iter().map(|(player, cards)| {
            let hand = if known { hand_name(cards) } else { String::new() };
            [name(tonight.name(*player)), cards.clone(), hand]
        });
        lines.push(table(&["player", "cards", if known { "hand" } else { "" }], &[], rows));
    }
    if !cold.board.is_empty() {
        lines.push(format!("board {}", cold.board));
    }
    lines.extend(cold.why.iter().map(|(rule, why)| reason(why, rule)));
    lines.extend(cold.shares.iter().map(|(player, amount)| wins(tonight, *player, &tonight.shown(*amount))));
    match cold.best.as_slice() {
        [] => {}
        [winner] => lines.push(wins(tonight, *winner, &tonight.shown(stakes.pot))),
        tied => {
            let names: Vec<String> = tied.iter().map(|player| name(tonight.name(*player))).collect();
            let stays = tonight.shown(tonight.evening.pot());
            lines.push(format!("{} tie: deal each of them another hand for the {stays}", together(&names)));
        }
    }
    lines.extend(
        cold_hands::why(tonight, cold)
            .iter()
            .map(|why| wrapped(&format!("  {}", noticed(why.clone()).with_rule()))),
    );
    lines.extend(cold.dealt_by.as_ref().map(from_seed));
    lines.join("\n")
}

/// How the program dealt, and what anybody can check about it.
#[must_use]
pub fn from_seed(dealing: &Dealing) -> String {
    let (seed, salt) = (&dealing.seed, name(&dealing.salt));
    match (dealing.salt.is_empty(), dealing.uncommitted) {
        (true, _) => {
            format!("dealt from seed {seed}, picked for this deal; no hash was shown first")
        }
        (_, true) => {
            format!(
                "dealt from seed {seed} and the word `{salt}`; the seed was picked after the word; no hash was shown first"
            )
        }
        _ => format!("dealt from seed {seed} and the word `{salt}`"),
    }
}

fn wins(tonight: &Tonight, winner: PlayerId, amount: &str) -> String {
    let stack = tonight.shown(tonight.evening.chips(winner));
    format!("{} wins {amount} and now has {stack}", name(tonight.name(winner)))
}

/// The name of a five-card hand; in other games the reasons name the winning hands.
fn hand_name(cards: &str) -> String {
    parse_holding(cards).map(|holding| high::best(holding.cards()).name()).unwrap_or_default()
}
