//! The colour-up: the smallest chips go, and what that makes or loses is booked on each stack.

use crate::domain::cards::Card;
use crate::domain::ids::PlayerId;
use crate::domain::money::{Currency, Money};
use crate::domain::night::ring::seated;
use crate::domain::night::tonight::Tonight;
use crate::domain::night::tournament::going::check_in;
use crate::domain::refusal::Refusal;
use crate::domain::tournament::clock::Moment;
use crate::domain::tournament::colour_up::{Brought, ColourUp, Exchange, OddChips, colour_up};
use crate::domain::tournament::did::Did;

/// The exchange as it is told.
#[derive(Clone, Debug)]
pub struct Told {
    /// What the chips that go are worth.
    pub small: Money,
    /// What the chips that come are worth.
    pub large: Money,
    pub odd: OddChips,
    /// How many small chips everybody has; who is not named has none.
    pub held: Vec<(PlayerId, u32)>,
    /// The cards of a race, one for each odd chip.
    pub cards: Vec<(PlayerId, Vec<Card>)>,
}

/// Exchanges the smallest chips; everything later is paid in the next ones.
pub fn exchange(
    tonight: &Tonight,
    told: &Told,
    now: &Moment,
) -> Result<(Did, Vec<PlayerId>, ColourUp), Refusal> {
    let on = tonight.the_tournament()?;
    on.check_running(tonight)?;
    let shown = |chips| Currency::CHIPS.shown(chips);
    if told.small != on.terms.unit {
        let message = format!(
            "the smallest chips in play are worth {}, not {}",
            shown(on.terms.unit),
            shown(told.small)
        );
        return Err(Refusal::new("colour-up-order", message));
    }
    let exchange = Exchange::new(told.small, told.large)?;
    if let Some(blinds) = on.blinds(now)?
        && blinds.amounts().any(|amount| !amount.remainder(told.large).is_zero())
    {
        let message =
            format!("{} is played, and cannot be paid in chips of {}", blinds.shown(), shown(told.large));
        return Err(Refusal::new("colour-up-early", message).hint("tournament level next"));
    }
    let staged = tonight.at_tournament(None)?;
    check_pot(&staged)?;
    for (player, _) in &told.held {
        check_in(tonight, on, *player)?;
    }
    tonight.check_once(told.held.iter().map(|(player, _)| *player))?;
    tonight.check_once(told.cards.iter().map(|(player, _)| *player))?;
    let players: Vec<PlayerId> = seated(&staged.evening).into_iter().map(|(_, player)| player).collect();
    let brought = players.iter().map(|player| brought(&staged, &exchange, told, *player));
    let brought = brought.collect::<Result<Vec<_>, _>>()?;
    let done = colour_up(&exchange, told.odd, &brought)?;
    let changes = players.iter().zip(&done.players).map(|(player, after)| (*player, after.difference));
    let changes = changes.filter(|(_, change)| !change.is_zero()).collect();
    Ok((Did::Coloured { unit: told.large, changes }, players, done))
}

/// What lies in the middle is nobody's to exchange, and could not be won in the larger chips.
fn check_pot(staged: &Tonight) -> Result<(), Refusal> {
    let pot = staged.evening.pot();
    if pot.is_zero() {
        return Ok(());
    }
    let message =
        format!("{} chips lie in the middle of the table, and nobody can bring them", staged.shown(pot));
    Err(Refusal::new("pot-not-won", message).hint("hand result --game GAME --win PLAYER=CHIPS"))
}

fn brought(staged: &Tonight, exchange: &Exchange, told: &Told, player: PlayerId) -> Result<Brought, Refusal> {
    let small = told.held.iter().find(|(of, _)| *of == player).map_or(0, |(_, count)| *count);
    let worth = told.small.times(i64::from(small))?;
    let stack = staged.evening.chips(player);
    if worth > stack {
        let (name, shown) = (staged.name(player), |chips| Currency::CHIPS.shown(chips));
        let message =
            format!("`{name}` has {} by the book, not {small} chips of {}", shown(stack), shown(told.small));
        return Err(Refusal::new("stack-too-small", message).hint(format!("count {name} CHIPS")));
    }
    let rest = stack.minus(worth)?;
    if !rest.remainder(told.large).is_zero() {
        let shown = |chips| Currency::CHIPS.shown(chips);
        let message = format!(
            "`{}` has {}: without {small} chips of {} that is {}, which no chips of {} and up make",
            staged.name(player),
            shown(stack),
            shown(told.small),
            shown(rest),
            shown(told.large)
        );
        return Err(
            Refusal::new("colour-up-count", message).hint(format!("count {} CHIPS", staged.name(player)))
        );
    }
    let cards_of = |(of, _): &&(PlayerId, Vec<Card>)| *of == player;
    let cards = told.cards.iter().find(cards_of).map_or(0, |(_, cards)| cards.len());
    let odd = usize::try_from(exchange.odd(small)).unwrap_or(usize::MAX);
    if told.odd == OddChips::Race && cards != odd {
        let name = staged.name(player);
        let message = format!(
            "`{name}` races {odd} odd chips of {}, with {cards} cards",
            Currency::CHIPS.shown(told.small)
        );
        return Err(Refusal::new("race-cards", message).hint(format!("--card {name}=CARDS, or --round-up")));
    }
    let cards = told.cards.iter().find(|(of, _)| *of == player).map(|(_, cards)| cards.clone());
    Ok(Brought { small, others: worth < stack, cards: cards.unwrap_or_default() })
}
