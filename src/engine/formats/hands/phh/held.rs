//! A hand of a house is played by the house's rules: its limits, openers, declare and posts. What the file says counts where
//! the house leaves it open; anywhere else it must agree with the house.

use crate::calling::{ByKeys, Called, Change, FEATURES, Feature, call, feature, forbidden};
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::house::Held;
use crate::formats::hands::phh::keys::{Amount, Amounts, Count, Flag, Text, Texts};
use crate::formats::hands::phh::posted::{Posted, posted};
use crate::formats::hands::phh::reading::Reading;
use crate::formats::hands::record::{HandRecord, Spot};
use crate::games::GameRow;
use crate::hand::HiLo;
use crate::house::{House, Key, key};
use crate::money::Money;
use crate::play::{BetLimits, Openers, Prepared, Setup, Span, Structure, antes_are_level, matches_antes};
use crate::refusal::Refusal;
use std::borrow::Cow;

/// Holds a hand that was read to its house.
pub(crate) fn hold(read: &Reading<'_, '_>, record: &mut HandRecord, held: Held<'_>) -> Result<(), HandFault> {
    let Some((house, row)) = held.house().zip(held.game(&record.variant)) else { return Ok(()) };
    let holder = Holder { read, house, stakes: held.stakes().is_some() };
    let features = holder.features(&record.setup);
    let mut called =
        call(row, &features, house).map_err(|refusal| holder.refused(&refusal, holder.spot()))?;
    holder.announce(&mut called, &record.setup)?;
    called.said.as_called = record.setup.as_called;
    let said = Posted {
        antes: holder.gives(Amounts::Antes) || holder.gives(Amounts::Dead),
        least: holder.read.amount(Amount::MinBet)?,
        blinds: holder.gives(Amounts::Blinds),
        carry: holder.read.amount(Amount::Carry)?.is_some(),
        stakes: held.stakes(),
    };
    let prepared = posted(house, &called.said, &record.setup, said)
        .map_err(|refusal| holder.refused(&refusal, holder.spot()))?;
    record.called = Some(holder.name(row, &record.setup)?);
    holder.settle(&mut record.setup, prepared)?;
    if holder.gives_words(Texts::Features) {
        // This key keeps only what it said; other keys are written on their own.
        let names: Vec<String> = holder.named().map(|name| format!("\"{name}\"")).collect();
        record.notes.push((Texts::Features.name().to_owned(), format!("[{}]", names.join(", "))));
    }
    Ok(())
}

struct Holder<'r, 's, 't> {
    read: &'r Reading<'s, 't>,
    house: &'r House,
    /// True if the stakes of the night are known.
    stakes: bool,
}

impl<'r> Holder<'r, '_, '_> {
    /// What the features key says.
    fn named(&self) -> impl Iterator<Item = &'r str> {
        let list = self.read.sheet.words.get(Texts::Features as usize);
        list.into_iter().flat_map(|list| &list.values).map(Cow::as_ref)
    }

    /// What was added to the game, each once, whichever key says so.
    fn features(&self, setup: &Setup) -> Vec<&'r str> {
        let mut names: Vec<&'r str> = self.named().collect();
        let hilo = setup.hilo.and_then(|hilo| match hilo {
            HiLo::Declare => Some("declare"),
            HiLo::Cards => Some("cards-speak"),
            HiLo::ByGame => None,
        });
        let goalpost = setup.goalpost.then_some("goal-post");
        for name in hilo.into_iter().chain(goalpost) {
            if feature(name).is_some() && !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }

    /// The game with what was added to it, whichever key says so.
    fn name(&self, row: &GameRow, setup: &Setup) -> Result<String, HandFault> {
        let named: Vec<&str> = self.named().collect();
        let by_keys = ByKeys { hilo: setup.hilo, goalpost: setup.goalpost, wilds: setup.announced };
        let called = call(row, &named, self.house).map_err(|refusal| self.refused(&refusal, self.spot()))?;
        Ok(called.with_keys(by_keys, self.house).name())
    }

    /// The cards in `_wild` are announced too, if the house allows it.
    fn announce(&self, called: &mut Called, setup: &Setup) -> Result<(), HandFault> {
        let Some(wilds) = setup.announced else { return Ok(()) };
        let like = FEATURES.iter().find(|feature| matches!(feature.change, Change::Wild(_)));
        let refusal = like.and_then(|like| {
            forbidden(&Feature { change: Change::Wild(wilds), ..*like }, setup.game.name, self.house)
        });
        let list = self.read.sheet.words.get(Texts::Wild as usize);
        let spot = list.and_then(|list| list.spot).unwrap_or_else(|| self.spot());
        refusal.map_or(Ok(()), |refusal| Err(self.refused(&refusal, spot)))?;
        called.said.announced = Some(called.said.announced.unwrap_or_default().with(wilds));
        called.said.game.wilds = called.said.game.wilds.with(wilds);
        Ok(())
    }

    /// Puts the house's hand in place of the file's; what the file sets itself stays where the house says nothing.
    fn settle(&self, setup: &mut Setup, prepared: Prepared) -> Result<(), HandFault> {
        let file = std::mem::replace(setup, prepared.setup);
        // A player who is away and posts nothing has an empty chair here, and keeps their chips.
        for (place, of_file) in
            setup.places.iter_mut().zip(&file.places).filter(|(_, of_file)| !of_file.dealt)
        {
            place.stack = of_file.stack;
        }
        setup.names = file.names;
        self.antes(file.antes_matched, setup)?;
        if self.counts(Count::First) {
            self.opens(file.first, setup)?;
            setup.first = file.first;
        }
        if self.read.amount(Amount::Unit)?.is_some() && file.unit != setup.unit {
            if self.knows_unit() {
                return Err(self.other(Amount::Unit, file.unit, setup.unit, key::MONEY_UNIT));
            }
            setup.unit = file.unit;
        }
        let no_return = file.no_return.map(|count| count as usize);
        let here = setup.no_return.map(|count| count as usize);
        self.agrees(Count::NoReturn, no_return, here, key::MISDEAL_NO_RETURN)?;
        setup.no_return = setup.no_return.or(file.no_return);
        setup.late_asks = setup.no_return.is_none();
        if let Some(Some((false, spot))) = self.read.sheet.flags.get(Flag::Strict as usize) {
            let message =
                format!("`_strict` is false, but a hand at `{}` has to follow its rules", self.house.name());
            return Err(HandFault::new(*spot, message));
        }
        self.stacks(setup)?;
        // Without blinds nobody knows the stakes of another night, and the smallest bet depends on them.
        let knows_stakes = self.stakes || setup.places.iter().any(|place| place.blind.is_positive());
        self.bets(&mut setup.limits, knows_stakes)?;
        self.bring_in(setup)
    }

    /// True if the house or its case of chips gives the smallest amount; if not, the file's counts.
    fn knows_unit(&self) -> bool {
        self.house.case_step().is_some() || self.says(&[key::MONEY_UNIT, key::CHIPS])
    }

    /// The house decides from the posts whether antes are matched; if everybody anted the same, it changes nothing.
    fn antes(&self, file: bool, setup: &mut Setup) -> Result<(), HandFault> {
        setup.antes_matched = matches_antes(&setup.course, &setup.places);
        let said = self.read.sheet.flags.get(Flag::Trimming as usize).and_then(Option::as_ref);
        let Some((_, spot)) = said.filter(|_| file != setup.antes_matched) else { return Ok(()) };
        if antes_are_level(&setup.places) {
            setup.antes_matched = file;
            return Ok(());
        }
        let name = Flag::Trimming.name();
        let message = if file {
            format!("`{name}` is true, but at `{}` antes don't have to be matched", self.house.name())
        } else {
            format!(
                "`{name}` is false, but a player who's all-in wins only as much of each ante as they put in"
            )
        };
        Err(HandFault::new(*spot, message))
    }

    /// Nobody has part of a chip: if the house has a smallest amount, stacks are multiples of it.
    fn stacks(&self, setup: &Setup) -> Result<(), HandFault> {
        let part = |stack: &Money| !stack.remainder(setup.unit).is_zero();
        let stacks = setup.places.iter().filter_map(|place| place.stack);
        let Some(stack) = stacks.into_iter().find(part).filter(|_| self.says(&[key::MONEY_UNIT])) else {
            return Ok(());
        };
        let shown = |amount| self.house.currency().shown(amount);
        let message = format!("{} isn't a multiple of {}", shown(stack), shown(setup.unit));
        let spot = self.read.list(Amounts::Stacks).spot;
        Err(self.contradicts(spot, &message, key::MONEY_UNIT))
    }

    /// The house may say who opens: by the blinds, by the cards showing, else from the dealer's left.
    fn opens(&self, file: Option<usize>, setup: &Setup) -> Result<(), HandFault> {
        let showing = setup.course.open() > 0;
        if showing && self.says(&[key::OPEN_SHOWING]) {
            let spot = self.read.sheet.counts.get(Count::First as usize).and_then(Option::as_ref);
            let message =
                format!("`_first` is set, but at `{}` the best hand showing opens", self.house.name());
            return Err(self.contradicts(spot.map(|(_, spot)| *spot), &message, key::OPEN_SHOWING));
        }
        let left = setup.button.saturating_add(1).checked_rem(setup.places.len());
        self.agrees(Count::First, file, setup.first.or(left.filter(|_| !showing)), key::OPEN_FIRST)
    }

    /// A count in the file must be the house's, if both have one.
    fn agrees(
        &self,
        count: Count,
        file: Option<usize>,
        here: Option<usize>,
        by: Key,
    ) -> Result<(), HandFault> {
        let (Some(file), Some(here)) = (file, here) else { return Ok(()) };
        if file == here || self.house.setting(by).is_none() {
            return Ok(());
        }
        let spot = self.read.sheet.counts.get(count as usize).and_then(Option::as_ref).map(|(_, spot)| *spot);
        let shown = |value: usize| if count == Count::First { value.saturating_add(1) } else { value };
        let (name, file, here) = (count.name(), shown(file), shown(here));
        Err(self.contradicts(
            spot,
            &format!("`{name}` is {file}, but at `{}` it's {here}", self.house.name()),
            by,
        ))
    }

    /// The sizes of bets.
    fn bets(&self, limits: &mut BetLimits, knows_stakes: bool) -> Result<(), HandFault> {
        let structure = limits.structure;
        if let Some(least) = self.read.amount(Amount::MinBet)? {
            let by_stakes = knows_stakes && self.says(&[key::BET_MIN_BB]);
            if structure == Structure::Fixed || by_stakes || self.says(&[key::BET_MIN, key::BET_MAX]) {
                self.same(Amount::MinBet, least, limits.early.bet_min, key::BET_MIN)?;
            } else {
                let open = |span: Span| Span { bet_min: least, raise_min: span.raise_min.max(least), ..span };
                let [early, predeclare, last] = [limits.early, limits.predeclare, limits.last].map(open);
                (limits.early, limits.predeclare, limits.last) = (early, predeclare, last);
            }
        }
        let small = self.read.amount(Amount::SmallBet)?;
        let big = self.read.amount(Amount::BigBet)?;
        if small.is_none() && big.is_none() {
            return Ok(());
        }
        if structure != Structure::Fixed && self.says(&[key::LIMIT_KIND, key::BET_MAX]) {
            let (name, spot) =
                if small.is_some() { self.at(Amount::SmallBet) } else { self.at(Amount::BigBet) };
            let message = format!("`{name}` is for fixed limit, which `{}` doesn't play", self.house.name());
            return Err(self.contradicts(spot, &message, key::LIMIT_KIND));
        }
        let size = |said: Option<Money>, here: Money| said.unwrap_or(here);
        let (small, big) = (size(small, limits.early.bet_min), size(big, limits.last.bet_min));
        if self.says(&[key::BET_MIN]) {
            self.same(Amount::SmallBet, small, limits.early.bet_min, key::BET_MIN)?;
            return self.same(Amount::BigBet, big, limits.last.bet_min, key::BET_MIN_FINAL);
        }
        let fixed = BetLimits::fixed(small, big);
        (limits.structure, limits.cap) = (fixed.structure, limits.cap.or(fixed.cap));
        (limits.early, limits.predeclare, limits.last) = (fixed.early, fixed.predeclare, fixed.last);
        Ok(())
    }

    /// Card rooms have a bring-in; a house that says who opens has none.
    fn bring_in(&self, setup: &mut Setup) -> Result<(), HandFault> {
        let Some(amount) = self.read.amount(Amount::BringIn)? else { return Ok(()) };
        if self.says(&[key::OPEN_SHOWING]) {
            let (name, spot) = self.at(Amount::BringIn);
            let message =
                format!("`{name}` is set, but at `{}` the best hand showing opens", self.house.name());
            return Err(self.contradicts(spot, &message, key::OPEN_SHOWING));
        }
        let low = setup.game.highs == crate::games::Highs::Not;
        let card_room = if low { Openers::RAZZ } else { Openers::STUD };
        (setup.bring_in, setup.openers.showing) = (amount, card_room.showing);
        Ok(())
    }

    fn same(&self, key: Amount, file: Money, here: Money, by: Key) -> Result<(), HandFault> {
        if file == here { Ok(()) } else { Err(self.other(key, file, here, by)) }
    }

    fn other(&self, key: Amount, file: Money, here: Money, by: Key) -> HandFault {
        let (name, spot) = self.at(key);
        let unit = self.house.currency();
        let (file, here) = (unit.shown(file), unit.shown(here));
        self.contradicts(spot, &format!("`{name}` is {file}, but at `{}` it's {here}", self.house.name()), by)
    }

    fn contradicts(&self, spot: Option<Spot>, message: &str, by: Key) -> HandFault {
        let cited = self.house.setting(by).and_then(|said| said.rule.as_deref());
        let rule = cited.map(|rule| format!(" ({rule})")).unwrap_or_default();
        HandFault::new(spot.unwrap_or_else(|| self.spot()), format!("{message}{rule}"))
    }

    fn refused(&self, refusal: &Refusal, spot: Spot) -> HandFault {
        let rule = refusal.rule.as_ref().map(|rule| format!(" ({rule})")).unwrap_or_default();
        HandFault::new(spot, format!("{}{rule}", refusal.message))
    }

    fn says(&self, keys: &[Key]) -> bool {
        keys.iter().any(|key| self.house.setting(*key).is_some())
    }

    fn at(&self, key: Amount) -> (&'static str, Option<Spot>) {
        let entry = self.read.sheet.amounts.get(key as usize).and_then(Option::as_ref);
        (key.name(), entry.map(|(_, spot)| *spot))
    }

    fn counts(&self, key: Count) -> bool {
        self.read.sheet.counts.get(key as usize).is_some_and(Option::is_some)
    }

    fn gives(&self, key: Amounts) -> bool {
        self.read.list(key).spot.is_some()
    }

    fn gives_words(&self, key: Texts) -> bool {
        self.read.sheet.words.get(key as usize).is_some_and(|list| list.spot.is_some())
    }

    /// Where the hand names its game.
    fn spot(&self) -> Spot {
        let variant = self.read.sheet.texts.get(Text::Variant as usize).and_then(Option::as_ref);
        variant.map_or(self.read.sheet.spot, |(_, spot)| *spot)
    }
}
