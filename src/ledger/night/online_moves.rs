//! What moved in an evening that was played elsewhere, from the chips everybody began and ended each hand with.
//!
//! A player who begins a hand with more than before has bought it; with less, has taken it off the table. What happened in a hand
//! that nobody can read shows in the next stack.

use crate::ids::PlayerId;
use crate::time::Instant;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnlineSeen {
    /// A hand was played: what everybody had before it and, if that's known, after it.
    Hand(Vec<(PlayerId, Money, Option<Money>)>),
    /// A player got up with everything they had.
    Leaves(PlayerId, Money),
    /// The player's chips were changed to this, from as much as is said.
    Has(PlayerId, Money, Option<Money>),
    /// These players had this much while hands were played that nobody knows, or chips moved beside the pots.
    Unsure(Vec<(PlayerId, Money)>),
}

impl OnlineSeen {
    /// True if it's a hand of this player.
    #[must_use]
    pub fn has_cards(&self, player: PlayerId) -> bool {
        matches!(self, Self::Hand(seats) if seats.iter().any(|(seated, ..)| *seated == player))
    }

    /// Everybody under another record.
    pub fn go_by(&mut self, record: impl Fn(PlayerId) -> PlayerId) {
        match self {
            Self::Hand(seats) => seats.iter_mut().for_each(|(player, ..)| *player = record(*player)),
            Self::Unsure(seats) => seats.iter_mut().for_each(|(player, _)| *player = record(*player)),
            Self::Leaves(player, _) | Self::Has(player, ..) => *player = record(*player),
        }
    }
}

/// What's booked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnlineMove {
    /// A player buys chips.
    Buys(PlayerId, Money),
    /// The player takes chips off the table.
    TakesOff(PlayerId, Money),
    /// The player has this much, after a hand that nobody could read.
    Found(PlayerId, Money),
    /// The player cashes out everything and gets up.
    Leaves(PlayerId),
    /// The hand with that number, from 0, is played.
    Plays(usize),
}

/// The moves of an evening, each with its time, and what everybody bought and took off in total.
pub fn moves(seen: &[(Instant, OnlineSeen)]) -> Result<(Vec<(Instant, OnlineMove)>, OnlineSums), Overflow> {
    let mut table = Table::default();
    for (at, seen) in seen {
        table.take(*at, seen)?;
    }
    let last = seen.last().map(|(at, _)| *at).unwrap_or_default();
    for (player, stack) in std::mem::take(&mut table.said) {
        table.has(last, player, stack)?;
    }
    for (player, stack) in &table.chips {
        let sum = table.sums.entry(*player).or_default();
        sum.1 = sum.1.plus(*stack)?;
    }
    Ok((table.moves, table.sums))
}

/// What everybody bought, and what they had at the end or took off before.
pub type OnlineSums = BTreeMap<PlayerId, (Money, Money)>;

#[derive(Default)]
struct Table {
    chips: BTreeMap<PlayerId, Money>,
    /// Who played a hand whose end nobody knows.
    unsure: BTreeSet<PlayerId>,
    /// What they have together: chips only went from one to another.
    among_them: Money,
    /// Chips that were changed, and haven't played a hand since.
    said: BTreeMap<PlayerId, Money>,
    hands: usize,
    moves: Vec<(Instant, OnlineMove)>,
    sums: OnlineSums,
}

impl Table {
    fn take(&mut self, at: Instant, seen: &OnlineSeen) -> Result<(), Overflow> {
        match seen {
            OnlineSeen::Hand(seats) => {
                self.finds_who_ran_out(at, seats)?;
                for (player, before, _) in seats {
                    self.said.remove(player);
                    self.has(at, *player, *before)?;
                }
                self.moves.push((at, OnlineMove::Plays(self.hands)));
                self.hands = self.hands.saturating_add(1);
                for (player, before, after) in seats {
                    self.chips.insert(*player, after.unwrap_or(*before));
                    if after.is_none() {
                        self.is_unsure(*player)?;
                    }
                }
            }
            OnlineSeen::Has(player, stack, before) => {
                if let Some(before) = before.filter(|_| self.unsure.contains(player)) {
                    self.has(at, *player, before)?;
                }
                self.said.insert(*player, *stack);
            }
            OnlineSeen::Unsure(people) => {
                for (player, stack) in people {
                    self.said.remove(player);
                    self.has(at, *player, *stack)?;
                    self.is_unsure(*player)?;
                }
            }
            OnlineSeen::Leaves(player, stack) => {
                self.said.remove(player);
                // A player who never had chips here only got up again.
                if let Some(had) = self.chips.get(player).copied() {
                    self.has(at, *player, *stack)?;
                    let sum = self.sums.entry(*player).or_default();
                    sum.1 = sum.1.plus(*stack)?;
                    if had.is_positive() || stack.is_positive() {
                        self.moves.push((at, OnlineMove::Leaves(*player)));
                    }
                    self.chips.insert(*player, Money::ZERO);
                }
            }
        }
        Ok(())
    }

    /// Nobody knows what the player has after this.
    fn is_unsure(&mut self, player: PlayerId) -> Result<(), Overflow> {
        if self.unsure.insert(player) {
            let has = self.chips.get(&player).copied().unwrap_or_default();
            self.among_them = self.among_them.plus(has)?;
        }
        Ok(())
    }

    /// A hand begins, and its players have everything that they and the others of an unknown hand had together: the others ran out.
    fn finds_who_ran_out(
        &mut self,
        at: Instant,
        seats: &[(PlayerId, Money, Option<Money>)],
    ) -> Result<(), Overflow> {
        let found = seats.iter().filter(|(player, ..)| self.unsure.contains(player));
        let found = found.map(|(_, before, _)| *before).try_fold(Money::ZERO, Money::plus)?;
        if self.unsure.is_empty() || found != self.among_them {
            return Ok(());
        }
        let is_here = |player: &PlayerId| seats.iter().any(|(seated, ..)| seated == player);
        let others: Vec<PlayerId> = self.unsure.iter().copied().filter(|player| !is_here(player)).collect();
        others.into_iter().try_for_each(|player| self.has(at, player, Money::ZERO))
    }

    /// The player has this much now: more than before was bought, less was taken off.
    fn has(&mut self, at: Instant, player: PlayerId, stack: Money) -> Result<(), Overflow> {
        let had = self.chips.insert(player, stack).unwrap_or_default();
        let (more, sum) = (stack.minus(had)?, self.sums.entry(player).or_default());
        if self.unsure.remove(&player) {
            self.among_them = self.among_them.minus(stack)?;
            self.moves.extend((!more.is_zero()).then_some((at, OnlineMove::Found(player, stack))));
        } else if more.is_positive() {
            sum.0 = sum.0.plus(more)?;
            self.moves.push((at, OnlineMove::Buys(player, more)));
        } else if more.is_negative() {
            sum.1 = sum.1.plus(more.abs())?;
            self.moves.push((at, OnlineMove::TakesOff(player, more.abs())));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    const fn player(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    const fn money(amount: i64) -> Money {
        Money::from_minor(amount)
    }

    fn hand(seats: &[(u128, i64, Option<i64>)]) -> OnlineSeen {
        let seat = |(who, before, after): &(u128, i64, Option<i64>)| {
            (player(*who), money(*before), after.map(money))
        };
        OnlineSeen::Hand(seats.iter().map(seat).collect())
    }

    fn said(seen: Vec<OnlineSeen>) -> (Vec<OnlineMove>, OnlineSums) {
        let seen: Vec<_> = seen.into_iter().map(|seen| (Instant(0), seen)).collect();
        let (moves, sums) = moves(&seen).unwrap();
        (moves.into_iter().map(|(_, moved)| moved).collect(), sums)
    }

    #[test]
    fn stacks_tell_who_bought_and_who_took_chips_off() {
        let (ann, bob) = (player(1), player(2));
        let (moves, sums) = said(vec![
            hand(&[(1, 100, Some(150)), (2, 100, Some(50))]),
            hand(&[(1, 120, Some(110)), (2, 80, Some(90))]),
            OnlineSeen::Leaves(bob, money(90)),
            OnlineSeen::Has(ann, money(200), Some(money(110))),
        ]);
        let wanted = vec![
            OnlineMove::Buys(ann, money(100)),
            OnlineMove::Buys(bob, money(100)),
            OnlineMove::Plays(0),
            OnlineMove::TakesOff(ann, money(30)),
            OnlineMove::Buys(bob, money(30)),
            OnlineMove::Plays(1),
            OnlineMove::Leaves(bob),
            OnlineMove::Buys(ann, money(90)),
        ];
        assert_eq!(moves, wanted);
        assert_eq!(sums[&ann], (money(190), money(230)));
        assert_eq!(sums[&bob], (money(130), money(90)));
    }

    #[test]
    fn a_hand_nobody_can_read_is_found_out_by_the_next_stack() {
        let (moves, sums) = said(vec![
            hand(&[(1, 100, None), (2, 100, None)]),
            hand(&[(1, 130, Some(130)), (2, 70, Some(70))]),
        ]);
        assert_eq!(
            moves[3..],
            [
                OnlineMove::Found(player(1), money(130)),
                OnlineMove::Found(player(2), money(70)),
                OnlineMove::Plays(1)
            ]
        );
        assert_eq!(sums[&player(1)], (money(100), money(130)));
    }
}
