//! What the page of a tournament shows besides its figures: who rules, who deals, who came back, went out or left,
//! and what all agreed on, each with the house rule that wants it recorded.

use crate::render::page::{name, together};
use crate::render::tournament::{agreed_what, agreed_when};
use engine::as_text::counted;
use engine::house::{Key, key};
use engine::money::Currency;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::dealing::{dealer_beside, deals};
use ledger::tournament::terms::TournamentTerms;
use ledger::tournament::{EntrantState, Phase, Tournament};

/// A sentence, and the rules behind it.
fn by(text: &str, rules: &[Option<&str>]) -> String {
    let rules: Vec<&str> = rules.iter().copied().flatten().collect();
    if rules.is_empty() { text.to_owned() } else { format!("{text} ({})", rules.join(", ")) }
}

fn rule(tonight: &Tonight, key: Key) -> Option<String> {
    tonight.house.setting(key).filter(|_| tonight.is_tournament()).and_then(|said| said.rule.clone())
}

fn names(tonight: &Tonight, players: impl Iterator<Item = PlayerId>) -> String {
    together(&players.map(|player| name(tonight.name(player))).collect::<Vec<_>>())
}

/// The terms that are not the house's, which all who enter agree to.
pub fn agreed(tonight: &Tonight, terms: &TournamentTerms) -> Vec<String> {
    let base = rule(tonight, key::RULES_BASE);
    let line = |text: &str, against: Option<&str>| {
        by(&format!("by entering, players agree to {text}"), &[base.as_deref(), against])
    };
    terms.agreed.iter().map(|one| line(&one.text, one.rule.as_deref())).collect()
}

/// All of it, line by line.
pub fn noted(tonight: &Tonight, on: &Tournament) -> Vec<String> {
    let mut said = vec![entries(tonight, on)];
    said.extend(agreed(tonight, &on.terms));
    said.extend(host(tonight, on));
    if on.phase == Phase::Running {
        said.extend(dealing(tonight, on));
    }
    said.extend(changes(tonight, on));
    said.extend(gone(tonight, on));
    said.extend(back(tonight, on));
    said
}

/// What everybody paid for which stack.
fn entries(tonight: &Tonight, on: &Tournament) -> String {
    let (terms, all) = (&on.terms, counted(on.entrants.len(), "entry").replace("entrys", "entries"));
    let stack = Currency::CHIPS.shown(terms.stack);
    let text = format!("{all} at {} for {stack} chips", tonight.shown(terms.price));
    by(&text, &[rule(tonight, key::BUYIN_EQUAL).as_deref()])
}

/// Who rules, and who does if the host is involved.
fn host(tonight: &Tonight, on: &Tournament) -> Option<String> {
    let host = name(tonight.name(on.terms.host?));
    let text = match on.terms.deputy {
        Some(deputy) => {
            format!("{host} is the host; {} rules if {host} is involved", name(tonight.name(deputy)))
        }
        None => format!("{host} is the host"),
    };
    Some(by(&text, &[rule(tonight, key::RULING).as_deref()]))
}

/// Who deals: the player with the button, or the last player out.
fn dealing(tonight: &Tonight, on: &Tournament) -> Option<String> {
    if let Some((dealer, rule)) = dealer_beside(tonight) {
        let dealer = name(tonight.name(dealer));
        let text = format!("{dealer} is out, so {dealer} deals");
        return Some(by(&text, &[rule.as_deref()]));
    }
    let (word, rule) = deals(tonight)?;
    let button = on.deals.last().map(|dealt| name(tonight.name(dealt.dealer)));
    let text = match button {
        Some(button) => format!("{word} deals; right now that's {button}"),
        None => format!("{word} deals"),
    };
    Some(by(&text, &[rule.as_deref()]))
}

/// What all agreed on while it was played.
fn changes(tonight: &Tonight, on: &Tournament) -> Vec<String> {
    let base = rule(tonight, key::RULES_BASE);
    let blinds = rule(tonight, key::BLINDS);
    let line = |change: &ledger::tournament::field::AgreedChange| {
        let all = match change.agreed.len() {
            2 => "both players".to_owned(),
            all => format!("all {all}"),
        };
        let of_levels = blinds.as_deref().filter(|_| change.text.starts_with("levels: "));
        let text = format!("{all} agreed {}: {}", agreed_when(change), agreed_what(change));
        by(&text, &[of_levels.or(base.as_deref())])
    };
    on.changes.iter().map(line).collect()
}

/// Who went out in which hand, and who left.
fn gone(tonight: &Tonight, on: &Tournament) -> Vec<String> {
    let (out, left) = (rule(tonight, key::TOURNAMENT_OUT), rule(tonight, key::LEAVE_EARLY));
    let mut said = Vec::new();
    for exit in &on.exits {
        let who = names(tonight, exit.gone.iter().map(|gone| gone.player));
        let hand = exit.hand.map(|hand| format!(" in hand {hand}")).unwrap_or_default();
        said.push(by(&format!("{who} went out{hand}"), &[out.as_deref()]));
    }
    for entrant in on.entrants.iter().filter(|entrant| entrant.standing == EntrantState::Left) {
        let (who, paid) = (name(tonight.name(entrant.player)), tonight.shown(entrant.paid));
        let text = format!("{who} left and doesn't place; the {paid} stays in the pool");
        said.push(by(&text, &[left.as_deref()]));
    }
    said
}

/// Who came back.
fn back(tonight: &Tonight, on: &Tournament) -> Vec<String> {
    let rule = rule(tonight, key::REBUY);
    let Some(again) = on.terms.again else { return Vec::new() };
    let came = on.entrants.iter().filter(|entrant| entrant.again > 0);
    let line = |entrant: &ledger::tournament::Entrant| {
        let (who, stack) = (name(tonight.name(entrant.player)), Currency::CHIPS.shown(again.stack));
        let often = match entrant.again {
            1 => "once".to_owned(),
            2 => "twice".to_owned(),
            times => format!("{times} times"),
        };
        by(&format!("{who} bought back in {often}, for {stack} chips"), &[rule.as_deref()])
    };
    came.map(line).collect()
}

/// Chips that no stack accounts for, or stacks that hold more than there is.
pub fn uncounted(tonight: &Tonight, on: &Tournament) -> Option<String> {
    let nobody = ledger::night::tournament::stacks::stacks(tonight, on).table;
    let shown = |chips| counted(Currency::CHIPS.shown(chips), "chip");
    if !on.is_open() || on.winner().is_some() || nobody.is_zero() {
        return None;
    }
    Some(match nobody.is_positive() {
        true => format!("{} unaccounted for: count the stacks (count PLAYER CHIPS)", shown(nobody)),
        false => {
            let more = nobody.negated();
            format!(
                "the stacks add up to {} more than are in play: count them again (count PLAYER CHIPS)",
                shown(more)
            )
        }
    })
}
