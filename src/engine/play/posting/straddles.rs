//! Straddles: from the left of the big blind to the button, each double the last one (DAV-31), and forbidden kinds.

use crate::house::key;
use crate::play::posting::poster::Poster;
use crate::play::posting::table::Straddle;
use crate::play::stakes::Stakes;
use crate::refusal::Refusal;

impl Poster<'_> {
    /// Posts the straddles after the big blind; returns the seat of the last one, or of the big blind.
    pub(crate) fn post_straddles(&mut self, stakes: Stakes, big: usize) -> Result<usize, Refusal> {
        let (mut last, mut amount) = (big, stakes.big);
        for (seat, straddle) in &self.table.straddles {
            let seat = *seat;
            self.check_there(seat)?;
            self.check_kind(seat, *straddle)?;
            self.check_seat(seat, last)?;
            amount = amount.times(2)?;
            self.check_stack(seat, amount)?;
            self.at(seat, |place| place.blind = amount);
            let text = format!("`{}` straddles for {}", self.table.name(seat), self.shown(amount));
            self.tell(key::STRADDLE, text);
            last = seat;
        }
        if last != big && self.says(key::RAISE_MIN_STRADDLE, "in-full") {
            let text = format!("before the flop the minimum raise is {}", self.shown(amount));
            self.tell(key::RAISE_MIN_STRADDLE, text);
        }
        Ok(last)
    }

    /// Without blinds there is nothing to straddle.
    pub(crate) fn refuse_straddles(&self) -> Result<Option<usize>, Refusal> {
        match self.table.straddles.first() {
            Some((seat, _)) => {
                let message = format!("`{}` can't straddle: there are no blinds", self.table.name(*seat));
                Err(self.refuse(key::STRADDLE, "no-straddle", message))
            }
            None => Ok(None),
        }
    }

    /// A straddle is announced before looking at cards, so its player must be there (DAV-31).
    fn check_there(&self, seat: usize) -> Result<(), Refusal> {
        if !self.table.sitter(seat).is_some_and(|sitter| sitter.away) {
            return Ok(());
        }
        let message = format!("`{}` is sitting out and can't straddle", self.table.name(seat));
        Err(self.refuse(key::STRADDLE, "no-straddle", message))
    }

    fn check_kind(&self, seat: usize, straddle: Straddle) -> Result<(), Refusal> {
        if self.is_forbidden(straddle) {
            return Err(self.forbidden(seat, straddle));
        }
        if self.says(key::STRADDLE, "live-doubling") && straddle == Straddle::Live {
            return Ok(());
        }
        let (name, (_, called)) = (self.table.name(seat), words(straddle));
        let message = format!("`{name}` can't post a {called}: this house doesn't have one");
        Err(self.refuse(key::STRADDLE, "no-straddle", message))
    }

    fn is_forbidden(&self, straddle: Straddle) -> bool {
        let (word, _) = words(straddle);
        self.house.words(key::STRADDLE_FORBIDDEN).is_some_and(|said| said.value.contains(&word))
    }

    fn forbidden(&self, seat: usize, straddle: Straddle) -> Refusal {
        let (name, (_, called)) = (self.table.name(seat), words(straddle));
        let message = format!("`{name}` can't straddle there: this house doesn't allow a {called}");
        self.refuse(key::STRADDLE_FORBIDDEN, "no-straddle", message)
    }

    /// Each straddle comes right after the one before; the button's is the last one possible. Out of turn, it's a sleeper, or a
    /// Mississippi straddle from the button (DAV-33).
    fn check_seat(&self, seat: usize, last: usize) -> Result<(), Refusal> {
        let button = self.table.spots.button;
        let next = self.dealt().left_of(last).next();
        let beyond = last == button || self.table.between(last, seat).contains(button);
        if next == Some(seat) && !beyond {
            return Ok(());
        }
        let out_of_turn = if seat == button { Straddle::Mississippi } else { Straddle::Sleeper };
        if !beyond && self.is_forbidden(out_of_turn) {
            return Err(self.forbidden(seat, out_of_turn));
        }
        let name = self.table.name(seat);
        let message = match next {
            Some(next) if !beyond && next != seat => {
                format!("`{name}` can't straddle: the next straddle belongs to `{}`", self.table.name(next))
            }
            _ => format!("`{name}` can't straddle: nobody straddles after the button"),
        };
        Err(self.refuse(key::STRADDLE, "no-straddle", message))
    }

    fn check_stack(&self, seat: usize, amount: crate::money::Money) -> Result<(), Refusal> {
        let stack = self.table.sitter(seat).and_then(|sitter| sitter.stack);
        match stack.filter(|stack| *stack < amount) {
            Some(stack) => {
                let (name, has, amount) = (self.table.name(seat), self.shown(stack), self.shown(amount));
                let message = format!("`{name}` has {has} and can't straddle for {amount}");
                Err(self.refuse(key::STRADDLE, "no-straddle", message))
            }
            None => Ok(()),
        }
    }
}

/// A profile's word for a kind of straddle, and what the table calls it.
const fn words(straddle: Straddle) -> (&'static str, &'static str) {
    match straddle {
        Straddle::Live => ("live", "straddle"),
        Straddle::Sleeper => ("sleeper", "sleeper straddle"),
        Straddle::Mississippi => ("mississippi", "Mississippi straddle"),
    }
}
