//! A game that isn't poker, at tonight's table: how it's set up, what everybody can afford, how it ends.

use crate::ids::PlayerId;
use crate::journal::{HandPlayed, HandSeat, Marks, PartyBegun, PartyTerm};
use crate::night::hand_result::ENGINE;
use crate::night::tonight::Tonight;
use crate::refusal::{PartyRefused, Refusal};
use engine::games::party::{
    PartyOutcome, PartyPlay, PartyRow, PartySetup, Term, TermKind, TermSource, TermValue, Terms, find,
};
use engine::house::{House, key};
use engine::money::{Currency, Money};
use engine::rules::{has_party_rules, named, played_by};

/// The depth a hand in the book is recorded with if it was such a game.
pub const DEPTH: &str = "game";

const SOURCES: [(TermSource, &str); 3] =
    [(TermSource::Table, "table"), (TermSource::House, "house"), (TermSource::Default, "default")];

/// What was agreed, as a fact keeps it.
#[must_use]
pub fn kept(terms: &Terms) -> Vec<PartyTerm> {
    let value = |value| match value {
        TermValue::Amount(amount) => amount.minor().to_string(),
        TermValue::Count(count) => count.to_string(),
        TermValue::Word(word) => word.to_owned(),
    };
    let by = |source| SOURCES.iter().find(|(known, _)| *known == source).map_or("", |(_, word)| word);
    let term = |term: &Term| PartyTerm {
        name: term.row.name.to_owned(),
        value: value(term.value),
        by: by(term.source).to_owned(),
        rule: term.rule.clone(),
    };
    terms.0.iter().map(term).collect()
}

/// The same, read back. If the game has learned to ask more since, that has its default.
fn agreed(row: &PartyRow, kept: &[PartyTerm], house: &House) -> Option<Terms> {
    let term = |kept: &PartyTerm| {
        let row = row.terms.iter().find(|row| row.name == kept.name)?;
        let value = match row.kind {
            TermKind::Chips(_) => TermValue::Amount(Money::from_minor(kept.value.parse().ok()?)),
            TermKind::Count { .. } => TermValue::Count(kept.value.parse().ok()?),
            TermKind::Word(_) => TermValue::Word(row.word(&kept.value)?),
        };
        let source = SOURCES.iter().find(|(_, word)| *word == kept.by).map(|(source, _)| *source)?;
        Some(Term { row, value, source, rule: kept.rule.clone() })
    };
    let mut terms = kept.iter().map(term).collect::<Option<Vec<Term>>>()?;
    let chip = engine::calling::chip(house);
    for row in row.terms {
        if !terms.iter().any(|term| term.row.name == row.name) {
            let rule = named(&played_by(house), row.rule).unwrap_or_default();
            terms.push(Term { row, value: row.default(chip), source: TermSource::Default, rule });
        }
    }
    Some(Terms(terms))
}

/// The table of a game that began this way, with `carry` in the middle.
///
/// # Errors
///
/// `unknown-game` if this program does not know the game as it was agreed.
pub fn setup(
    begun: &PartyBegun,
    house: &House,
    currency: Currency,
    carry: Money,
    name: impl Fn(PlayerId) -> String,
) -> Result<(&'static PartyRow, PartySetup), Refusal> {
    let unknown = || Refusal::new(PartyRefused::Unknown { game: begun.game.clone() });
    let row = find(&begun.game).ok_or_else(unknown)?;
    let setup = PartySetup {
        names: begun.seats.iter().map(|player| name(*player)).collect(),
        dealer: begun.dealer,
        first: begun.first,
        carry,
        unit: house.unit(),
        unit_rule: house.unit_rule().map(str::to_owned),
        is_own: has_party_rules(house),
        currency,
        terms: agreed(row, &begun.terms, house).ok_or_else(unknown)?,
        is_dealt: begun.dealt.is_some(),
    };
    Ok((row, setup))
}

/// Nobody owes the pot more than they have, or risks more; the pause is for buying chips (CAU-027).
pub fn check_stacks(tonight: &Tonight, begun: &PartyBegun, play: &PartyPlay) -> Result<(), Refusal> {
    for (seat, player) in begun.seats.iter().enumerate() {
        let needed = play.needed(seat)?;
        let stack = tonight.evening.chips(*player);
        if needed > stack {
            let name = tonight.name(*player).to_owned();
            let (needed, has) = (tonight.amount(needed), tonight.amount(stack));
            let pause = tonight.house.word(key::ALLIN).filter(|said| said.value == "pause-and-buy");
            let refusal = Refusal::new(PartyRefused::StackTooSmall { name, needed, has });
            return Err(refusal.by(pause.and_then(|said| said.rule).as_deref()));
        }
    }
    Ok(())
}

/// Adds a finished game to the night.
pub fn take(
    tonight: &Tonight,
    begun: &PartyBegun,
    play: &PartyPlay,
    outcome: PartyOutcome,
    record: String,
) -> Result<HandPlayed, Refusal> {
    check_stacks(tonight, begun, play)?;
    let number = tonight.evening.hands.saturating_add(1);
    Ok(hand(begun, number, play.setup().carry, outcome, record))
}

/// A finished game as a hand, with what was in the middle before it.
#[must_use]
pub fn hand(
    begun: &PartyBegun,
    number: u32,
    carry: Money,
    outcome: PartyOutcome,
    record: String,
) -> HandPlayed {
    let seats = begun.seats.iter().zip(&outcome.figures);
    let seat = |(player, (put_in, won)): (&PlayerId, &(Money, Money))| HandSeat {
        player: *player,
        put_in: *put_in,
        returned: Money::ZERO,
        won: *won,
        did: Marks::default(),
    };
    HandPlayed {
        night: begun.night,
        hand: begun.hand,
        number,
        game: begun.game.clone(),
        depth: DEPTH.to_owned(),
        seats: seats.map(seat).collect(),
        carried_in: carry,
        carried_out: outcome.carry,
        fed: Money::ZERO,
        fines: Money::ZERO,
        record: Some(record),
        why: outcome.why,
        engine: ENGINE,
        print: None,
        blinds: None,
        tournament: None,
        follows: None,
        aside: Vec::new(),
        chairs: Box::default(),
        lost_to: Vec::new(),
    }
}

impl Tonight {
    /// Refuses what isn't possible while a game's money is in the middle.
    pub fn check_no_game(&self) -> Result<(), Refusal> {
        match self.evening.running.first() {
            None => Ok(()),
            Some(running) => Err(running_game(&running.begun.game)),
        }
    }

    /// Refuses what isn't possible with a player's chips while their game isn't over.
    pub fn check_not_playing(&self, player: PlayerId) -> Result<(), Refusal> {
        let plays = |running: &&crate::night::Running| running.begun.seats.contains(&player);
        match self.evening.running.iter().find(plays) {
            None => Ok(()),
            Some(running) => Err(running_game(&running.begun.game)),
        }
    }
}

fn running_game(game: &str) -> Refusal {
    Refusal::new(PartyRefused::Running { game: game.to_owned() })
}
