//! Tournament terms that differ from the house's: everybody who enters must agree to them (PIG-01).

use crate::night::tonight::Tonight;
use crate::night::tournament::of_house::{levels_of_house, rebuy_stack};
use crate::refusal::{Refusal, TournamentTermsRefused};
use crate::tournament::levels::Level;
use crate::tournament::terms::{ComeBack, Departure, TournamentTerms, WayBack};
use engine::as_text::counted;
use engine::house::{Key, key};

/// Looks at the terms, and says how they differ from the house's.
type Look = fn(&Tonight, &TournamentTerms) -> Option<String>;

/// What a tournament house fixes, by the setting that fixes it.
const FIXED: [(Key, Look); 6] = [
    (key::REBUY, rebuys),
    (key::REBUY_STACK_PART, rebuy_chips),
    (key::BUYIN_EQUAL, addon),
    (key::TOURNAMENT_POOL, bounty),
    (key::BUYIN_ANNOUNCED, late),
    (key::BLINDS_SMALL, first_blinds),
];

/// How the terms differ from those of a tournament house.
#[must_use]
pub fn departures(tonight: &Tonight, terms: &TournamentTerms) -> Vec<Departure> {
    let house = &tonight.house;
    let found = FIXED.iter().filter_map(|(key, look)| {
        let said = house.setting(*key).filter(|_| tonight.is_tournament())?;
        Some(Departure { rule: said.rule.clone(), text: look(tonight, terms)? })
    });
    found.collect()
}

/// Refuses terms that differ from the house's unless everybody agrees.
pub fn check_agreed(tonight: &Tonight, departures: &[Departure], agreed: bool) -> Result<(), Refusal> {
    if departures.is_empty() || agreed {
        return Ok(());
    }
    let mut rules: Vec<&str> = departures.iter().filter_map(|departure| departure.rule.as_deref()).collect();
    let base = tonight.house.text(key::RULES_BASE).and_then(|base| base.rule);
    rules.extend(base.as_deref());
    let mut named: Vec<&str> = rules.iter().flat_map(|rule| rule.split(", ")).collect();
    named.sort_unstable();
    named.dedup();
    let departures = departures.iter().map(|departure| departure.text.clone()).collect();
    Err(Refusal::new(TournamentTermsRefused::NotOfTheHouse { departures })
        .by(Some(named.join(", ")).filter(|rule| !rule.is_empty()).as_deref()))
}

fn rebuys(tonight: &Tonight, terms: &TournamentTerms) -> Option<String> {
    let said = tonight.house.word(key::REBUY)?;
    let WayBack { way, most, .. } = terms.again?;
    let plays = match said.value {
        "first-out-once" => way == ComeBack::FirstOut,
        "never" => false,
        _ => true,
    };
    let what = if way == ComeBack::Reentry { "re-entry" } else { "rebuy" };
    (!plays)
        .then(|| format!("{} for every player who busts", counted(most, what).replace("entrys", "entries")))
}

/// If the part can't be counted out, the table is asked and says what a rebuy brings.
fn rebuy_chips(tonight: &Tonight, terms: &TournamentTerms) -> Option<String> {
    let part = tonight.house.count(key::REBUY_STACK_PART)?;
    let again = terms.again.filter(|again| again.way != ComeBack::Reentry)?;
    let brings = rebuy_stack(&tonight.house, terms.stack);
    let payable = brings.is_positive() && brings.remainder(terms.unit).is_zero();
    let chips = engine::money::Currency::CHIPS.shown(again.stack);
    (payable && again.stack != brings)
        .then(|| format!("a rebuy of {chips} chips, not 1/{} of a stack", part.value))
}

fn addon(_: &Tonight, terms: &TournamentTerms) -> Option<String> {
    terms.addon.map(|_| "an add-on, so the stacks aren't equal".to_owned())
}

fn bounty(_: &Tonight, terms: &TournamentTerms) -> Option<String> {
    terms.bounty.is_positive().then(|| "a bounty, which doesn't go into the prize pool".to_owned())
}

fn late(_: &Tonight, terms: &TournamentTerms) -> Option<String> {
    terms.late.map(|level| format!("late entries through level {level}"))
}

fn first_blinds(tonight: &Tonight, terms: &TournamentTerms) -> Option<String> {
    let blinds = |levels: &[Level]| levels.iter().find_map(Level::blinds);
    let house = levels_of_house(&tonight.house).ok().flatten()?;
    let (due, said) = (blinds(house.levels())?, blinds(terms.levels.levels())?);
    let differ = (due.small, due.big) != (said.small, said.big);
    differ.then(|| format!("starting blinds of {}, not {}", said.shown(), due.shown()))
}
