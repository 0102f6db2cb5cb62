//! Antes: each player's own, the dealer's for everybody (IGL-08), or paid by the winners of the last pot (MIK-60).

use crate::hand::Seats;
use crate::house::{Ruled, key};
use crate::money::{Currency, Money};
use crate::play::posting::poster::{Antes, Poster};
use crate::play::posting::table::{LastPot, Sitter};
use crate::refusal::{Instead, Refusal};

impl Poster<'_> {
    /// Posts the antes.
    pub(crate) fn post_antes(&mut self, antes: Antes) -> Result<(), Refusal> {
        if let Some(bomb) = antes.bomb.filter(|_| self.table.last != LastPot::Matched) {
            self.post_each(bomb, self.dealt().or(self.taken_from()));
            self.tell(key::ANTE, format!("everybody puts in {} before the deal", self.shown(bomb)));
            return Ok(());
        }
        let Some(ante) = self.ante(antes.said, antes.drops)? else { return Ok(()) };
        match self.payer() {
            "dealer-for-all" => self.post_for_all(ante),
            "last-winners" => self.post_by_winners(ante),
            _ => {
                self.post_each(ante, self.dealt().or(self.taken_from()));
                if self.says(key::ANTE_WHEN, "always") && self.says(key::ANTE_PAYER, "each") {
                    self.tell(key::ANTE, format!("everybody antes {} before the deal", self.shown(ante)));
                }
                Ok(())
            }
        }
    }

    /// The ante of this hand; the dealer can't call an ante that differs from the house's.
    fn ante(&self, said: Option<Money>, drops: bool) -> Result<Option<Money>, Refusal> {
        if self.table.last == LastPot::Matched {
            return Ok(None);
        }
        let Some(house) = self.house.amount(key::ANTE) else {
            return Ok(said.filter(|ante| ante.is_positive()));
        };
        let none = said.is_some_and(Money::is_zero) && self.says(key::ANTE_WHEN, "by-game");
        if let Some(said) = said.filter(|said| !none && *said != house.value) {
            return Err(self.other_ante(said, &house));
        }
        let again = self.house.amount(key::ANTE_REANTE_GUTS).filter(|_| drops);
        let waits = self.table.last == LastPot::Waits;
        let ante = again.filter(|_| waits).map_or(house.value, |again| again.value);
        Ok((!none && ante.is_positive()).then_some(ante))
    }

    fn other_ante(&self, said: Money, house: &Ruled<Money>) -> Refusal {
        let message = if house.value.is_zero() {
            format!("nobody can ante {}: there are no antes at this house", self.shown(said))
        } else {
            format!("the ante at this house is {}, not {}", self.shown(house.value), self.shown(said))
        };
        self.refuse(key::ANTE, "ante-of-the-house", message)
    }

    /// Who pays. If winners do, everybody still pays their own first ante, and their own ante for a pot that waits.
    fn payer(&self) -> &'static str {
        let word = |key| self.house.word(key).map(|said| said.value);
        let payer = word(key::ANTE_PAYER).unwrap_or("each");
        let again = if payer == "last-winners" { "each" } else { payer };
        match self.table.last {
            LastPot::Waits => word(key::ANTE_REANTE).unwrap_or(again),
            LastPot::None | LastPot::Matched => again,
            LastPot::Won { .. } => payer,
        }
    }

    /// Tournament players who are away, whose antes are taken with their blinds (PIG-64); nobody at a night for money.
    fn taken_from(&self) -> Seats {
        if self.house.currency() != Currency::CHIPS || !self.collects() {
            return Seats::NONE;
        }
        let taken = |sitter: &Sitter| sitter.away && sitter.has_chips();
        let seats = self.table.seats.iter().enumerate();
        seats.filter(|(_, sitter)| sitter.as_ref().is_some_and(taken)).map(|(seat, _)| seat).collect()
    }

    fn post_each(&mut self, ante: Money, seats: Seats) {
        for seat in seats.iter() {
            self.at(seat, |place| place.ante = ante);
        }
    }

    fn post_for_all(&mut self, ante: Money) -> Result<(), Refusal> {
        let (dealer, count) = (self.table.spots.button, self.dealt().count());
        let name = self.table.name(dealer);
        let total = ante.times(i64::from(count))?;
        if !self.dealt().or(self.taken_from()).contains(dealer) {
            let message = format!(
                "the dealer antes {} for all {count} players, but there's no dealer in the hand",
                self.shown(total)
            );
            return Err(self.refuse(key::ANTE_PAYER, "no-dealer", message).instead(Instead::NameDealer));
        }
        let stack = self.table.sitter(dealer).and_then(|sitter| sitter.stack);
        let short = stack.filter(|stack| *stack < total);
        if let Some(stack) = short.filter(|_| self.house.currency() != Currency::CHIPS) {
            let message = format!(
                "`{name}` is the dealer and antes {} for all {count} players, but has only {}",
                self.shown(total),
                self.shown(stack)
            );
            let refusal = self.refuse(key::ANTE_PAYER, "ante-not-covered", message);
            return Err(self.buys_first(refusal, dealer, total.minus(stack)?));
        }
        self.at(dealer, |place| place.dead = total);
        let text = match short {
            // Tournament chips can't be bought for it.
            Some(stack) => {
                format!(
                    "`{name}` antes {} for all {count} players, which is `{name}`'s whole stack",
                    self.shown(stack)
                )
            }
            None => format!("`{name}` antes {} for all {count} players", self.shown(total)),
        };
        self.tell(key::ANTE_PAYER, text);
        Ok(())
    }

    /// The winners of the last pot pay for everybody who played it, in equal shares, with odd coins one each from the old
    /// dealer's left; newcomers pay their own. If no winner is dealt in, everybody pays their own.
    fn post_by_winners(&mut self, ante: Money) -> Result<(), Refusal> {
        let LastPot::Won { by, dealer } = self.table.last else { return Ok(()) };
        let dealt = self.dealt();
        let winners = by.and(dealt);
        if winners.is_empty() {
            self.post_each(ante, dealt);
            return Ok(());
        }
        let new: Seats =
            dealt.iter().filter(|seat| self.table.sitter(*seat).is_some_and(|sitter| sitter.new)).collect();
        self.post_each(ante, new);
        let total = ante.times(i64::from(dealt.without(new).count()))?;
        let split = total.split(winners.count(), self.terms.unit);
        let mut odd = split.remainder;
        for seat in winners.left_of(dealer) {
            let extra = odd.min(self.terms.unit);
            odd = odd.minus(extra)?;
            let share = split.share.plus(extra)?;
            self.at(seat, |place| place.dead = share);
            let (name, share) = (self.table.name(seat), self.shown(share));
            // Cites the exception, if the rule on antes is cited before it.
            let text = format!("`{name}` won the last pot and antes {share} for the table");
            self.tell_last(key::ANTE_PAYER, text);
        }
        Ok(())
    }
}
