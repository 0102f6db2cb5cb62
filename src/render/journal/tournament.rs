//! Events of a tournament: who entered, who went out, what was agreed, what was paid.

use crate::render::journal::Teller;
use crate::render::page::{name as shown, together};
use crate::render::tournament::happened::everybody_still_in;
use crate::render::tournament::to_do;
use engine::money::{Currency, Money};
use ledger::ids::PlayerId;
use ledger::tournament::clock::ClockAct;
use ledger::tournament::did::{Did, Entered, EntryKind, Made, Out, Paid};

impl Teller<'_> {
    /// A tournament.
    pub(super) fn did(&self, did: &Did) -> String {
        match did {
            Did::Made(made) => self.made(made),
            Did::Entered(entered) => self.entered(entered),
            Did::Started { .. } => "the tournament started".to_owned(),
            Did::Dealt { button, by: None, dead: true, .. } => {
                format!("{} deals the next hand because the button is at an empty seat", self.who(*button))
            }
            Did::Dealt { button, by: None, .. } => format!("{} deals the next hand", self.who(*button)),
            Did::Dealt { button, by: Some(by), .. } => {
                format!("{} has the button, and {} deals", self.who(*button), self.who(*by))
            }
            Did::Out(out) => self.out(out),
            Did::Left { player, stack } => {
                format!(
                    "{} left the tournament and took {} chips out of play",
                    self.who(*player),
                    chips(*stack)
                )
            }
            Did::Clock { act, agreed, .. } if !agreed.is_empty() => {
                format!("{}: {} agreed", clock(act), everybody_still_in(agreed.len()))
            }
            Did::Clock { act, .. } => clock(act),
            Did::Level { level, agreed, .. } => {
                format!("{} agreed: {}", everybody_still_in(agreed.len()), to_do(level))
            }
            Did::Coloured { unit, .. } => format!("chips smaller than {} were colored up", chips(*unit)),
            Did::Agreed { text, agreed, .. } => {
                format!("{} agreed: {}", everybody_still_in(agreed.len()), shown(text))
            }
            Did::Prizes { prizes, agreed, .. } => {
                let prizes = prizes.typed(self.currency);
                format!("{} agreed on the prizes {prizes}", everybody_still_in(agreed.len()))
            }
            Did::Stopped { why, .. } => format!("play stopped for a ruling: {}", shown(why)),
            Did::Resumed { ruling, by } => format!("{} ruled: {}", self.who(*by), shown(ruling)),
            Did::Chopped(chopped) => {
                format!("the players still in agreed to a chop: {}", self.list(&chopped.shares))
            }
            Did::Paid(paid) => self.paid(paid),
            Did::Cancelled { why, .. } => format!("the tournament was called off: {}", shown(why)),
        }
    }

    fn made(&self, Made { number, name, terms }: &Made) -> String {
        let price = self.sum(terms.price);
        let title = crate::render::tournament::title(*number, name);
        format!("{title}, {price} for {} chips", chips(terms.stack))
    }

    fn entered(&self, Entered { player, how, price, bounty, stack, .. }: &Entered) -> String {
        let verb = match how {
            EntryKind::First => "entered",
            EntryKind::Again => "bought back in",
            EntryKind::Addon => "took the add-on",
        };
        let head =
            if bounty.is_zero() { String::new() } else { format!(" plus a bounty of {}", self.sum(*bounty)) };
        format!("{} {verb} for {}{head}: {} chips", self.who(*player), self.sum(*price), chips(*stack))
    }

    fn out(&self, Out { gone, bounties, hand, heads, .. }: &Out) -> String {
        if gone.is_empty() {
            let heads: Vec<String> = heads.iter().map(|player| self.who(*player)).collect();
            return format!("bounty on {}: {}", together(&heads), self.list(bounties));
        }
        let gone: Vec<String> = gone.iter().map(|gone| self.who(gone.player)).collect();
        let hand = hand.map(|hand| format!(" in hand {hand}")).unwrap_or_default();
        let won =
            if bounties.is_empty() { String::new() } else { format!("; bounty: {}", self.list(bounties)) };
        let were = if gone.len() == 1 { "was" } else { "were" };
        format!("{} {were} knocked out{hand}{won}", together(&gone))
    }

    fn paid(&self, Paid { places, .. }: &Paid) -> String {
        let paid = places.iter().filter(|prize| prize.amount.is_positive());
        let paid: Vec<(PlayerId, Money)> = paid.map(|prize| (prize.player, prize.amount)).collect();
        format!("the prizes were paid: {}", self.list(&paid))
    }

    fn list(&self, amounts: &[(PlayerId, Money)]) -> String {
        let each =
            |(player, amount): &(PlayerId, Money)| format!("{} {}", self.who(*player), self.sum(*amount));
        amounts.iter().map(each).collect::<Vec<_>>().join(", ")
    }
}

fn chips(amount: Money) -> String {
    Currency::CHIPS.shown(amount)
}

fn clock(act: &ClockAct) -> String {
    match act {
        ClockAct::Start => "the clock was started".to_owned(),
        ClockAct::Pause => "the clock was stopped".to_owned(),
        ClockAct::Resume => "the clock is running again".to_owned(),
        ClockAct::Level(position) => {
            format!("the clock was set to line {} of the blind schedule", position.saturating_add(1))
        }
        ClockAct::Shift(millis) => {
            let verb = if *millis < 0 { "taken from" } else { "added to" };
            let seconds = millis.unsigned_abs() / 1_000;
            format!("{}:{:02} was {verb} the level", seconds / 60, seconds % 60)
        }
        ClockAct::Agreed(level) => format!("the table agreed on {}", level.shown()),
    }
}
