//! The color-up: the smallest chips go, and what each stack gains or loses by that is booked.

use crate::ids::PlayerId;
use crate::night::ring::seated;
use crate::night::tonight::Tonight;
use crate::night::tournament::going::check_in;
use crate::refusal::{ColourUpFlaw, ExchangeSaid, NeededChips, RaceFlaw, Refusal, TournamentChipsRefused};
use crate::tournament::chips;
use crate::tournament::clock::{ClockReading, Moment};
use crate::tournament::colour_up::{Brought, ColourUp, Exchange, OddChips, colour_up};
use crate::tournament::did::Did;
use crate::tournament::levels::{Blinds, Level};
use crate::tournament::{Phase, Tournament};
use engine::cards::Card;
use engine::money::Money;

/// The values of chips in a usual case, the smallest first.
const CASE: [i64; 12] = [1, 5, 10, 25, 50, 100, 500, 1_000, 5_000, 10_000, 25_000, 100_000];

/// The exchange as told.
#[derive(Clone, Debug)]
pub struct ToldExchange {
    /// What the chips that go are worth.
    pub small: Money,
    /// What the chips that come are worth.
    pub large: Money,
    pub odd: OddChips,
    /// How many small chips everybody has; a player who isn't named has none.
    pub held: Vec<(PlayerId, u32)>,
    /// The cards of a race, one for each odd chip.
    pub cards: Vec<(PlayerId, Vec<Card>)>,
}

/// Exchanges the smallest chips; everything later is paid in the next ones.
pub fn exchange(
    tonight: &Tonight,
    told: &ToldExchange,
    now: &Moment,
) -> Result<(Did, Vec<PlayerId>, ColourUp), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    if told.small != on.terms.unit {
        let (smallest, said) = (chips(on.terms.unit), chips(told.small));
        return Err(unchanged(ColourUpFlaw::NotTheSmallest { smallest, said }));
    }
    let exchange = Exchange::new(told.small, told.large)?;
    check_needed(tonight, on, told, now)?;
    let staged = tonight.at_tournament(None)?;
    check_pot(&staged)?;
    for (player, _) in &told.held {
        check_in(tonight, on, *player)?;
    }
    tonight.check_once(told.held.iter().map(|(player, _)| *player))?;
    tonight.check_once(told.cards.iter().map(|(player, _)| *player))?;
    let players: Vec<PlayerId> = seated(&staged.evening).into_iter().map(|(_, player)| player).collect();
    told.held.iter().try_for_each(|held| check_held(&staged, told, *held))?;
    check_said(&staged, told, &players)?;
    let brought = players.iter().map(|player| brought(&staged, &exchange, told, *player));
    let brought = brought.collect::<Result<Vec<_>, _>>()?;
    let done = colour_up(&exchange, told.odd, &brought)?;
    let changes = players.iter().zip(&done.players).map(|(player, after)| (*player, after.difference));
    let changes = changes.filter(|(_, change)| !change.is_zero()).collect();
    Ok((Did::Coloured { unit: told.large, changes }, players, done))
}

/// Refuses to take a chip out of play that's needed to pay the current level or a coming one; during a break, the level that's
/// over doesn't count anymore.
fn check_needed(
    tonight: &Tonight,
    on: &Tournament,
    told: &ToldExchange,
    now: &Moment,
) -> Result<(), Refusal> {
    let reading = on.reading(now)?;
    let levels = reading.structure.levels().iter().enumerate().skip(reading.position);
    let needs = levels.filter_map(|(position, level)| Some((position, level.blinds()?)));
    let fine = |blinds: &Blinds| blinds.amounts().any(|amount| !amount.remainder(told.large).is_zero());
    let Some((position, blinds)) = needs.into_iter().rfind(|(_, blinds)| fine(blinds)) else {
        return Ok(());
    };
    // The largest ones that work below those that were said, which are likelier to be there than the smallest.
    let payable = payable(on, &reading);
    let smaller = payable.iter().rev().find(|large| **large < told.large).or(payable.first());
    if let Some(large) = smaller.copied() {
        let instead = as_typed(tonight, &ToldExchange { large, ..told.clone() });
        return Err(unchanged(ColourUpFlaw::TooLarge {
            blinds: blinds.into(),
            large: chips(told.large),
            instead,
        }));
    }
    let (number, levels) = (reading.structure.number(position), reading.structure.levels());
    let needed = NeededChips { level: number, blinds: blinds.into(), small: chips(told.small) };
    if position == reading.position {
        return Err(unchanged(ColourUpFlaw::InPlay(needed)));
    }
    let after = levels.iter().skip(position.saturating_add(1)).any(|level| !level.is_break());
    let before = after.then(|| number.saturating_add(1));
    Err(unchanged(ColourUpFlaw::StillNeeded { needed, before }))
}

/// The chips that can go now, in the break before a level that doesn't need them anymore: the smallest, and the next larger ones
/// of a usual case that can pay every coming level.
#[must_use]
pub fn due(on: &Tournament, reading: &ClockReading) -> Option<(Money, Money)> {
    let is_break = reading.structure.levels().get(reading.position).is_some_and(Level::is_break);
    let large = payable(on, reading).first().copied()?;
    (is_break && on.phase == Phase::Running).then_some((on.terms.unit, large))
}

/// The larger chips of a usual case that can pay the current level and every coming one, the smallest first.
fn payable(on: &Tournament, reading: &ClockReading) -> Vec<Money> {
    let unit = on.terms.unit;
    let coming = reading.structure.levels().iter().skip(reading.position);
    let amounts: Vec<Money> =
        coming.filter_map(Level::blinds).flat_map(|b| b.amounts().collect::<Vec<_>>()).collect();
    let pays = |large: &Money| {
        *large > unit
            && large.remainder(unit).is_zero()
            && amounts.iter().all(|amount| amount.remainder(*large).is_zero())
    };
    let chips = CASE.iter().copied().map(Money::from_minor).filter(|_| !amounts.is_empty());
    chips.filter(pays).collect()
}

/// The exchange as it's typed, with one race card for each odd chip.
fn as_typed(tonight: &Tonight, told: &ToldExchange) -> ExchangeSaid {
    let name = |player: &PlayerId| tonight.name(*player).to_owned();
    let odd = |player: &PlayerId| {
        let held = told.held.iter().find(|(of, _)| of == player).map_or(0, |(_, count)| *count);
        let odd = Exchange::new(told.small, told.large).map_or(0, |exchange| exchange.odd(held));
        usize::try_from(odd).unwrap_or(usize::MAX)
    };
    let dealt = |(player, cards): &(PlayerId, Vec<Card>)| {
        let cards: String = cards.iter().take(odd(player)).map(ToString::to_string).collect();
        (name(player), cards)
    };
    ExchangeSaid {
        small: chips(told.small),
        large: chips(told.large),
        held: told.held.iter().map(|(player, count)| (name(player), *count)).collect(),
        cards: told.cards.iter().map(dealt).filter(|(_, cards)| !cards.is_empty()).collect(),
        round_up: told.odd == OddChips::RoundUp,
    }
}

/// Refuses if nobody said how many small chips a player has, and the player must have some.
fn check_said(staged: &Tonight, told: &ToldExchange, players: &[PlayerId]) -> Result<(), Refusal> {
    let is_said = |player: &PlayerId| told.held.iter().any(|(of, _)| of == player);
    let fewest = |player: &PlayerId| {
        let rest = staged.evening.chips(*player).remainder(told.large).minor();
        u32::try_from(rest.checked_div(told.small.minor()).unwrap_or(0)).unwrap_or(u32::MAX)
    };
    let unsaid = players.iter().filter(|player| !is_said(player)).map(|player| (*player, fewest(player)));
    let unsaid: Vec<(PlayerId, u32)> = unsaid.filter(|(_, fewest)| *fewest > 0).collect();
    if unsaid.is_empty() {
        return Ok(());
    }
    let held = unsaid.iter().map(|(player, count)| (staged.name(*player).to_owned(), *count)).collect();
    let all = told.held.iter().chain(&unsaid).copied().collect();
    let instead = as_typed(staged, &ToldExchange { held: all, ..told.clone() });
    Err(unchanged(ColourUpFlaw::HeldUnsaid { held, instead }))
}

/// What's in the middle is nobody's to exchange, and couldn't be won in the larger chips.
fn check_pot(staged: &Tonight) -> Result<(), Refusal> {
    let pot = staged.evening.pot();
    if pot.is_zero() {
        return Ok(());
    }
    Err(unchanged(ColourUpFlaw::InTheMiddle { pot: staged.amount(pot) }))
}

fn unchanged(flaw: ColourUpFlaw) -> Refusal {
    Refusal::new(TournamentChipsRefused::ColourUp(flaw))
}

fn brought(
    staged: &Tonight,
    exchange: &Exchange,
    told: &ToldExchange,
    player: PlayerId,
) -> Result<Brought, Refusal> {
    let small = told.held.iter().find(|(of, _)| *of == player).map_or(0, |(_, count)| *count);
    let worth = told.small.times(i64::from(small))?;
    let cards_of = |(of, _): &&(PlayerId, Vec<Card>)| *of == player;
    let cards = told.cards.iter().find(cards_of).map_or(0, |(_, cards)| cards.len());
    let odd = usize::try_from(exchange.odd(small)).unwrap_or(usize::MAX);
    if told.odd == OddChips::Race && cards != odd {
        let (name, small) = (staged.name(player).to_owned(), chips(told.small));
        let flaw = RaceFlaw::Cards { name, odd, small, cards };
        return Err(Refusal::new(TournamentChipsRefused::Race(flaw)));
    }
    let cards = told.cards.iter().find(|(of, _)| *of == player).map(|(_, cards)| cards.clone());
    let others = worth < staged.evening.chips(player);
    Ok(Brought { small, others, cards: cards.unwrap_or_default() })
}

/// Refuses a number of small chips that the stack of a player can't have.
fn check_held(
    staged: &Tonight,
    told: &ToldExchange,
    (player, count): (PlayerId, u32),
) -> Result<(), Refusal> {
    let (name, stack) = (staged.name(player).to_owned(), staged.evening.chips(player));
    let (worth, small) = (told.small.times(i64::from(count))?, chips(told.small));
    if worth > stack {
        let stack = chips(stack);
        return Err(unchanged(ColourUpFlaw::MoreThanHeHas { name, stack, count, small }));
    }
    let rest = stack.minus(worth)?;
    if rest.remainder(told.large).is_zero() {
        return Ok(());
    }
    let (stack, rest, large) = (chips(stack), chips(rest), chips(told.large));
    Err(unchanged(ColourUpFlaw::RestUnmakeable { name, stack, count, small, rest, large }))
}
