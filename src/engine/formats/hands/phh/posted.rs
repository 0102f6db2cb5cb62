//! What a file says was posted, checked against what the house posts.

use crate::hand::Seats;
use crate::house::{House, Key, key};
use crate::money::{Money, Overflow};
use crate::play::{
    DealersCall, HandStakes, LastPot, Place, PostedAt, Prepared, Setup, Sitter, Spots, Stakes, Straddle,
    Table, check_posts, first_spots, has_blinds, prepare,
};
use crate::refusal::Refusal;

/// What the file says about posts; the house posts the rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Posted<'a> {
    /// Antes, or money that is nobody's bet.
    pub antes: bool,
    /// Blinds and straddles.
    pub blinds: bool,
    /// What was in the middle.
    pub carry: bool,
    /// The smallest bet, if the file gives it: that is the big blind.
    pub least: Option<Money>,
    /// The stakes agreed for the night.
    pub stakes: Option<&'a str>,
}

/// The hand as the house prepares it, with the file's posts if they are as the house wants them.
pub(crate) fn posted(
    house: &House,
    called: &DealersCall,
    file: &Setup,
    said: Posted<'_>,
) -> Result<Prepared, Refusal> {
    let poster = Poster { house, called, file, carry_said: said.carry };
    let blinds = if said.blinds { poster.blinds() } else { Vec::new() };
    poster.check_blinds(&blinds)?;
    if let Some(agreed) = said.stakes {
        poster.check_stakes(&blinds, agreed)?;
    }
    let least = said.least.filter(|_| said.blinds);
    let stakes = said.stakes.map(str::to_owned).or_else(|| poster.stakes(&blinds, least));
    let table = poster.table(&blinds, stakes.as_deref(), said.blinds && has_blinds(house))?;
    let mut prepared = poster.prepare(&table, stakes.as_deref(), said.antes)?;
    poster.check_posts(&prepared, said)?;
    let due: Vec<Money> = prepared.setup.places.iter().map(|place| place.blind).collect();
    if said.antes {
        poster.check_antes(&table, stakes.as_deref(), &prepared)?;
        poster.take(&mut prepared, |place, file| (place.ante, place.dead) = (file.ante, file.dead));
    }
    if said.blinds {
        poster.check_straddles(&prepared, &table)?;
        poster.take(&mut prepared, |place, file| place.blind = file.blind);
    }
    poster.check_taken(&prepared, (&due, stakes.as_deref()), said)?;
    Ok(prepared)
}

struct Poster<'a> {
    house: &'a House,
    called: &'a DealersCall,
    file: &'a Setup,
    /// True if the file says what was in the middle.
    carry_said: bool,
}

impl Poster<'_> {
    /// Who posted a blind or straddle, from the dealer's left; with two players the dealer comes first.
    fn blinds(&self) -> Vec<(usize, Money)> {
        let seats = self.file.places.len();
        // A player with no chips left may sit between the two.
        let plays = |place: &&Place| place.stack.is_none_or(Money::is_positive) || place.blind.is_positive();
        let two = self.file.places.iter().filter(plays).count() == 2;
        let first = if two { self.file.button } else { self.file.button.saturating_add(1) };
        let order = (0..seats).map(|step| first.saturating_add(step) % seats.max(1));
        let posts = order.filter_map(|seat| Some((seat, self.file.places.get(seat)?.blind)));
        posts.filter(|(_, blind)| blind.is_positive()).collect()
    }

    /// Refuses blinds at a house that has none.
    fn check_blinds(&self, blinds: &[(usize, Money)]) -> Result<(), Refusal> {
        let Some((seat, blind)) = blinds.first() else { return Ok(()) };
        if has_blinds(self.house) {
            return Ok(());
        }
        let none = self.house.word(key::BLINDS);
        let message = format!(
            "`{}` posts a blind of {}, but there are no blinds at `{}`",
            self.file.name(*seat),
            self.shown(*blind),
            self.house.name()
        );
        Err(self.refuse(if none.is_some() { key::BLINDS } else { key::ANTE }, "blinds-of-the-house", message))
    }

    /// The stakes that two blinds tell: `0.25/0.50`; with fewer blinds the smallest bet tells, if the file gives it.
    fn stakes(&self, blinds: &[(usize, Money)], least: Option<Money>) -> Option<String> {
        let unit = self.house.currency();
        let (one, other) = match blinds {
            [(_, one), (_, other), ..] => (*one, *other),
            _ => least.and_then(|least| self.big_of_least(blinds, least)).map(|big| (big, big))?,
        };
        // If the small blind is dead, a player who owes one may post it after the big blind.
        let (small, big) = (one.min(other), one.max(other));
        // If its player is away, nobody has the small blind; a returning player who missed it posts it dead.
        let missed = self.file.places.iter().map(|place| place.dead).filter(|dead| *dead < big).max();
        let small = missed.filter(|dead| small == big && dead.is_positive()).unwrap_or(small);
        Some(format!("{}/{}", unit.plain(small), unit.plain(big)))
    }

    /// The big blind by the smallest bet, if the house says how many big blinds that is: when it is the only blind posted, or
    /// in a bomb pot, before which nobody posts one.
    fn big_of_least(&self, blinds: &[(usize, Money)], least: Money) -> Option<Money> {
        let of_house = self.house.count(key::BET_MIN_BB).filter(|_| has_blinds(self.house))?.value;
        let big = least.evenly(of_house).filter(|big| big.is_positive())?;
        let is_told = match blinds {
            [] => self.called.forced.bomb.is_some(),
            [(_, posted)] => *posted == big,
            _ => false,
        };
        is_told.then_some(big)
    }

    /// Checks that every blind is one of tonight's, or a straddle above them.
    fn check_stakes(&self, blinds: &[(usize, Money)], agreed: &str) -> Result<(), Refusal> {
        let stakes = Stakes::parse(agreed, self.house.currency())?;
        let fits = |(_, blind): &(usize, Money)| *blind == stakes.small || *blind >= stakes.big;
        let has_big = blinds.len() < 2 || blinds.iter().any(|(_, blind)| *blind == stakes.big);
        if has_big && blinds.iter().all(fits) {
            return Ok(());
        }
        let own = self
            .stakes(blinds, None)
            .unwrap_or_else(|| self.shown(blinds.first().map_or(Money::ZERO, |(_, blind)| *blind)));
        let message = format!("the blinds are {own}, but tonight's game is {agreed}");
        Err(Refusal::new("other-stakes", message))
    }

    /// Which of the blinds is the big one, if somebody coming in posts as much: the one whose neighbor opens in the file, else
    /// the later of the first two.
    fn big_blind(&self, blinds: &[(usize, Money)], most: Money) -> Option<usize> {
        let all: Seats = (0..self.file.places.len()).collect();
        let mut alike =
            (0..blinds.len()).filter(|at| blinds.get(*at).is_some_and(|(_, blind)| *blind == most));
        let begins = |at: &usize| {
            let next = blinds.get(*at).and_then(|(seat, _)| {
                all.left_of(*seat).find(|seat| self.file.places.get(*seat).is_some_and(|place| place.dealt))
            });
            self.file.first.is_some() && next == self.file.first
        };
        let (first, second) = (alike.clone().next()?, alike.clone().nth(1));
        alike.find(begins).or(second.filter(|_| (first, second) == (0, Some(1)))).or(Some(first))
    }

    /// The table as the file has it. A player who posts more than the big blind straddles.
    fn table(
        &self,
        blinds: &[(usize, Money)],
        stakes: Option<&str>,
        blinds_said: bool,
    ) -> Result<Table, Refusal> {
        let seats: Vec<Option<Sitter>> = self
            .file
            .places
            .iter()
            .enumerate()
            .map(|(seat, place)| {
                let (name, away) = (self.file.name(seat), !place.dealt);
                let stays_in = place.dealt && place.stack.is_some_and(Money::is_zero);
                // No cards and no posts: an empty chair next to the button, or a player who isn't in for this pot.
                let is_empty = !place.takes_part() && (blinds_said || place.stack.is_none());
                let sitter = Sitter { name, stack: place.stack, stays_in, away, ..Sitter::default() };
                (!is_empty).then_some(sitter)
            })
            .collect();
        let has_blinds = HandStakes::of_house(self.house, stakes)?.stakes.is_some();
        let spots = first_spots(self.house, self.file.button, &seats, has_blinds);
        let spots = spots.unwrap_or(Spots { button: self.file.button, blinds: None });
        let amounts = stakes.map(|stakes| Stakes::parse(stakes, self.house.currency())).transpose()?;
        let most = amounts.map(|stakes| stakes.big).unwrap_or_default();
        let blinds_at = match self.big_blind(blinds, most) {
            // Nobody posts a dead small blind; its chair is to the right of the big one.
            Some(big) => blinds.get(big).map(|(seat, _)| {
                let right = self.right_of(*seat);
                (
                    big.checked_sub(1).and_then(|small| blinds.get(small)).map_or(right, |(small, _)| *small),
                    *seat,
                )
            }),
            None => spots.blinds,
        };
        let straddles = blinds.iter().filter(|(_, blind)| *blind > most && most.is_positive());
        let straddles = straddles.map(|(seat, _)| (*seat, Straddle::Live)).collect();
        let spots = Spots { blinds: blinds_at.filter(|_| has_blinds), ..spots };
        Ok(Table {
            seats,
            spots,
            last: LastPot::None,
            straddles,
            carry: self.file.carry,
            fines: self.file.fines,
        })
    }

    fn right_of(&self, seat: usize) -> usize {
        let seats = self.file.places.len().max(1);
        seat.saturating_add(seats).saturating_sub(1) % seats
    }

    /// What may have become of the last pot. If nobody antes in the file, the losers of that pot may have matched it. The book
    /// knows the pot and checks that.
    fn last_pots(&self) -> &'static [LastPot] {
        let anted = |place: &Place| place.ante.is_positive() || place.dead.is_positive();
        let goes_on = !self.carry_said && !self.file.places.iter().any(anted);
        if self.file.carry.is_positive() || goes_on {
            &[LastPot::None, LastPot::Waits, LastPot::Matched]
        } else {
            &[LastPot::None]
        }
    }

    /// The hand as the house prepares it. A file that gives antes may follow a pot after which the house asks for none, such as
    /// one from a dealer who doesn't play.
    fn prepare(&self, table: &Table, stakes: Option<&str>, antes_said: bool) -> Result<Prepared, Refusal> {
        let usual = prepare(self.house, self.called, table, stakes);
        if !antes_said || usual.is_ok() {
            return usual;
        }
        let after = |last: &LastPot| {
            let table = Table { last: *last, ..table.clone() };
            prepare(self.house, self.called, &table, stakes).ok()
        };
        self.last_pots().iter().find_map(after).map_or(usual, Ok)
    }

    /// Checks the antes against what the house may ask for: its antes, none if the dealer may say so, or a waiting pot's.
    fn check_antes(&self, table: &Table, stakes: Option<&str>, usual: &Prepared) -> Result<(), Refusal> {
        // Without betting there is no pot without antes.
        let none = Some(Money::ZERO).filter(|_| self.called.course.rounds() > 0);
        for last in self.last_pots() {
            for ante in [None, none] {
                let called = DealersCall { ante, ..self.called.clone() };
                let table = Table { last: *last, ..table.clone() };
                let Ok(prepared) = prepare(self.house, &called, &table, stakes) else { continue };
                if self.is_posted(&prepared)? {
                    return Ok(());
                }
            }
        }
        if self.house.amount(key::ANTE).is_none() {
            return Ok(());
        }
        let (file, here) = (self.sum(&self.file.places)?, self.sum(&usual.setup.places)?);
        let message = if file == here {
            format!(
                "the antes of {} are right, but at `{}` other players post them",
                self.shown(file),
                self.house.name()
            )
        } else {
            format!(
                "the antes add up to {}, but at `{}` it's {}",
                self.shown(file),
                self.house.name(),
                self.shown(here)
            )
        };
        let by = if file == here { key::ANTE_PAYER } else { key::ANTE };
        Err(self.refuse(by, "ante-of-the-house", message))
    }

    /// True if the file posts what the house does. The winners of an unknown last pot may have anted for others, and a player who
    /// missed a blind posts it dead.
    fn is_posted(&self, prepared: &Prepared) -> Result<bool, Overflow> {
        let here = &prepared.setup.places;
        if self.house.word(key::ANTE_PAYER).is_some_and(|payer| payer.value == "last-winners") {
            return Ok(self.sum(&self.file.places)? == self.sum(here)?);
        }
        let blinds = prepared.setup.places.iter().any(|place| place.blind.is_positive());
        let same =
            |(file, here): (&Place, &Place)| file.ante == here.ante && (blinds || file.dead == here.dead);
        Ok(self.file.places.iter().zip(here).all(same))
    }

    fn sum(&self, places: &[Place]) -> Result<Money, Overflow> {
        Money::sum(places.iter().flat_map(|place| [place.ante, place.dead]))
    }

    /// If nobody makes up missed blinds, everybody posts what the house takes from them and no more (PIG-28, PIG-29).
    fn check_posts(&self, prepared: &Prepared, said: Posted<'_>) -> Result<(), Refusal> {
        if self.house.word(key::BLINDS_MISSED).is_none_or(|said| said.value != "collected") {
            return Ok(());
        }
        let payable = |place: &Place, amount: Money| place.stack.map_or(amount, |stack| amount.min(stack));
        for (seat, (file, here)) in self.file.places.iter().zip(&prepared.setup.places).enumerate() {
            let (blind, due) = (payable(file, file.blind), payable(file, here.blind));
            let name = self.file.name(seat);
            if said.antes && file.dead != here.dead {
                let message = format!(
                    "`{name}` posts {} dead, but nobody here posts more than a blind",
                    self.shown(file.dead)
                );
                return Err(self.refuse(key::ANTE, "ante-of-the-house", message));
            }
            if said.blinds && blind != due {
                let message = format!(
                    "`{name}` posts {}, but should post {} at this table",
                    self.shown(blind),
                    self.shown(due)
                );
                return Err(self.refuse(key::BLINDS_SEATS, "other-stakes", message));
            }
        }
        Ok(())
    }

    /// Holds what is posted now to the checks for a card-room hand.
    fn check_taken(
        &self,
        prepared: &Prepared,
        (due, stakes): (&[Money], Option<&str>),
        said: Posted<'_>,
    ) -> Result<(), Refusal> {
        let is_said = said.blinds || said.antes;
        let Some(stakes) = stakes.filter(|_| is_said && prepared.has_blinds) else { return Ok(()) };
        let (house, currency) = (self.house, self.house.currency());
        let stakes = Stakes::parse(stakes, currency)?;
        let blinds = self.file.places.iter().map(|place| place.blind).filter(|blind| blind.is_positive());
        let no_small = said.least == Some(stakes.big) && blinds.min() == Some(stakes.big);
        let mut setup = Setup { names: self.file.names.clone(), ..prepared.setup.clone() };
        // A player with less than the blind posts what they have; a player who posts nothing has none.
        for (place, due) in setup.places.iter_mut().zip(due) {
            let payable = |amount: Money| place.stack.map_or(amount, |stack| amount.min(stack));
            if place.blind.is_positive() && payable(place.blind) == payable(*due) {
                place.blind = *due;
            }
        }
        check_posts(PostedAt { house, stakes, currency, no_small }, &setup)
    }

    /// Checks that straddles are as large as the house has them.
    fn check_straddles(&self, prepared: &Prepared, table: &Table) -> Result<(), Refusal> {
        for (seat, _) in &table.straddles {
            let blind = |setup: &Setup| setup.places.get(*seat).map(|place| place.blind).unwrap_or_default();
            let (file, here) = (blind(self.file), blind(&prepared.setup));
            if file != here {
                let (name, house) = (self.file.name(*seat), self.house.name());
                let (file, here) = (self.shown(file), self.shown(here));
                let message = format!("`{name}` straddles {file}, but at `{house}` the straddle is {here}");
                return Err(self.refuse(key::STRADDLE, "straddle-of-the-house", message));
            }
        }
        Ok(())
    }

    fn take(&self, prepared: &mut Prepared, change: impl Fn(&mut Place, &Place)) {
        for (place, file) in prepared.setup.places.iter_mut().zip(&self.file.places) {
            change(place, file);
        }
    }

    fn shown(&self, amount: Money) -> String {
        self.house.currency().shown(amount)
    }

    fn refuse(&self, key: Key, code: &'static str, message: String) -> Refusal {
        let rule = self.house.setting(key).and_then(|said| said.rule.as_deref());
        Refusal::new(code, message).by(rule)
    }
}
