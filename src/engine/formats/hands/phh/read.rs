//! What a file says of a hand becomes a record: variant, stacks and blinds in their order, amounts in one unit.

use crate::as_text::listed;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::decimal::Number;
use crate::formats::hands::phh::held::hold;
use crate::formats::hands::phh::house::Held;
use crate::formats::hands::phh::in_chips::{currency, in_chips};
use crate::formats::hands::phh::kept_beside::restore;
use crate::formats::hands::phh::keys::{Amount, Amounts, Count, Flag, HILOS, Text, Texts};
use crate::formats::hands::phh::reading::Reading;
use crate::formats::hands::phh::sheet::Sheet;
use crate::formats::hands::phh::variant::{Bets, Variant};
use crate::formats::hands::record::{HandRecord, Spot};
use crate::formats::line::{Text as Word, wilds};
use crate::games::{self, Highs};
use crate::hand::SEATS_MAX;
use crate::money::Money;
use crate::play::{Manner, Place, Setup, Structure};
use crate::rank::Wilds;
use crate::readable::shown;

/// Makes a record of a sheet that was read to its end.
pub(crate) fn assemble(
    sheet: &mut Sheet<'_>,
    record: &mut HandRecord,
    held: Option<Held<'_>>,
) -> Result<(), HandFault> {
    let named = held.and_then(|held| held.at(house(sheet)));
    let held = named.filter(|_| Variant::find(variant(sheet)).is_none());
    let decimals = decimals(sheet);
    let in_chips = in_chips(&Reading { sheet, decimals }, held, variant(sheet))?;
    let held = held.map(|held| in_chips.as_ref().map_or(held, |house| held.under(house)));
    let bets = game(sheet, record, held)?;
    let decimals = match held {
        Some(held) => held.decimals(decimals, sheet.spot)?,
        None => decimals,
    };
    let read = Reading { sheet, decimals };
    record.middle = read.middle();
    let players = read.places(&mut record.setup, bets)?;
    read.announcements(&mut record.setup, players)?;
    record.finishing = read.finishing(players)?;
    read.words(record, players)?;
    read.calendar()?;
    (record.called, record.in_file) = (None, None);
    match held {
        Some(held) => hold(&read, record, held)?,
        None => {
            read.features()?;
            read.halves(&record.setup)?;
            read.bets(&mut record.setup, bets)?;
            match named.and_then(Held::house) {
                Some(house) => record.setup.limits.cite_reopening(house),
                // A house knows who posted only to come in. In PHH, the last of the highest posts tells who opens.
                None => record.setup.first = record.setup.first.or_else(|| behind_two_highest(&record.setup)),
            }
        }
    }
    read.bring_in(&record.setup)?;
    if sheet.actions.is_none() {
        return Err(HandFault::new(sheet.spot, "the hand has no `actions`"));
    }
    sheet.acts.settle(decimals, players)?;
    // The sheet gets the record's old memory to fill, so that neither allocates again.
    std::mem::swap(&mut record.acts, &mut sheet.acts.acts);
    std::mem::swap(&mut record.spots, &mut sheet.acts.spots);
    record.flags.clear();
    if held.is_none() {
        restore(sheet, record)?;
    }
    Ok(())
}

/// What the file calls the game.
fn variant<'s>(sheet: &'s Sheet<'_>) -> &'s str {
    let [variant, ..] = &sheet.texts;
    variant.as_ref().map_or("", |(name, _)| name.as_ref())
}

/// The house the file names.
fn house<'s>(sheet: &'s Sheet<'_>) -> Option<&'s str> {
    let [_, house, ..] = &sheet.texts;
    house.as_ref().map(|(house, _)| house.as_ref())
}

/// Which game it is, and how it is bet.
fn game(sheet: &Sheet<'_>, record: &mut HandRecord, held: Option<Held<'_>>) -> Result<Bets, HandFault> {
    let [variant, ..] = &sheet.texts;
    let Some((name, spot)) = variant else {
        return Err(HandFault::new(sheet.spot, "the hand has no `variant`"));
    };
    let variant = Variant::find(name);
    let bets = variant.map_or_else(|| own_bets(sheet), |variant| Some(variant.bets));
    let name: &str = name;
    // A house may have changed this game of the table for another hand.
    if record.variant != name || variant.is_none() {
        let row = match (held, variant) {
            (Some(held), _) => held.game(name),
            (None, variant) => games::row(variant.map_or(name, |variant| variant.game)),
        };
        let row = row.ok_or_else(|| unknown_variant(name, *spot))?;
        record.setup.game = row.game;
        record.setup.course = row.course.clone();
        record.variant.clear();
        record.variant.push_str(name);
    }
    reuse(&mut record.house, house(sheet));
    Ok(match bets {
        Some(Bets::FixedBringIn { .. }) if variant.is_none() => {
            Bets::FixedBringIn { low: record.setup.game.highs == Highs::Not }
        }
        Some(bets) => bets,
        None => Bets::Blinds(Structure::NoLimit),
    })
}

fn unknown_variant(name: &str, spot: Spot) -> HandFault {
    let message = format!(
        "`{}` isn't a variant; PHH has NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB, and `housebook games` lists the others",
        shown(name)
    );
    HandFault::new(spot, message)
}

/// How a game of the table is bet, judging by the amounts the file gives.
fn own_bets(sheet: &Sheet<'_>) -> Option<Bets> {
    let given = |key: Amount| sheet.amounts.get(key as usize).is_some_and(Option::is_some);
    if given(Amount::BringIn) {
        Some(Bets::FixedBringIn { low: false })
    } else if given(Amount::SmallBet) {
        Some(Bets::FixedBlinds)
    } else {
        None
    }
}

/// The most decimals of any amount of the hand.
fn decimals(sheet: &Sheet<'_>) -> u8 {
    let of = |number: &Number| if let Number::Exact(decimal) = number { decimal.decimals } else { 0 };
    let lists = sheet.lists.iter().flat_map(|list| &list.values).map(of).max();
    let amounts = sheet.amounts.iter().flatten().map(|(number, _)| of(number)).max();
    lists.max(amounts).unwrap_or(0).max(sheet.acts.decimals())
}

impl Reading<'_, '_> {
    /// Stacks, antes and blinds, one for each player; how many players there are.
    fn places(&self, setup: &mut Setup, bets: Bets) -> Result<usize, HandFault> {
        let stacks = self.list(Amounts::Stacks);
        let Some(spot) = stacks.spot else { return Err(self.missing(Amounts::Stacks.name())) };
        let players = stacks.values.len();
        if !(2..=SEATS_MAX).contains(&players) {
            return Err(HandFault::new(
                spot,
                format!("a hand needs 2 to {SEATS_MAX} players, not {players}"),
            ));
        }
        setup.places.clear();
        setup.places.resize(players, Place { dealt: true, ..Place::default() });
        for (seat, (place, stack)) in setup.places.iter_mut().zip(&stacks.values).enumerate() {
            place.stack = match stack {
                Number::Infinite { negative: false } => None,
                number => Some(self.at_player(*number, Amounts::Stacks, spot, seat)?),
            };
            if place.stack.is_some_and(|stack| !stack.is_positive()) && !self.may_be_broke(seat)? {
                let message = format!("`p{}` has no chips in `starting_stacks`", seat + 1);
                return Err(HandFault::new(spot, message));
            }
        }
        // With two players PHH writes antes and blinds in reverse: the first amount is the second player's.
        let order = |seat: usize| if players == 2 { 1 - seat } else { seat };
        let required = Variant::find(self.text(Text::Variant).unwrap_or_default()).is_some();
        self.posts(Amounts::Antes, players, required, |place, amount| {
            setup.places.get_mut(order(place)).map(|place| place.ante = amount)
        })?;
        let blinds = required && !matches!(bets, Bets::FixedBringIn { .. });
        let mut posted = false;
        self.signed_posts(Amounts::Blinds, players, blinds, |place, amount| {
            posted |= amount.is_negative();
            setup.places.get_mut(order(place)).map(|place| place.blind = amount)
        })?;
        self.posts(Amounts::Dead, players, false, |place, amount| {
            setup.places.get_mut(place).map(|place| place.dead = amount)
        })?;
        for seat in self.absent(players)? {
            setup.places.get_mut(seat).into_iter().for_each(|place| place.dealt = false);
        }
        setup.button = players - 1;
        setup.first = if posted { Some(first_behind_posts(setup)) } else { None };
        Ok(players)
    }

    /// Amounts posted; none may be below zero.
    fn posts(
        &self,
        key: Amounts,
        players: usize,
        required: bool,
        mut set: impl FnMut(usize, Money) -> Option<()>,
    ) -> Result<(), HandFault> {
        self.signed_posts(
            key,
            players,
            required,
            |seat, amount| if amount.is_negative() { None } else { set(seat, amount) },
        )
    }

    fn signed_posts(
        &self,
        key: Amounts,
        players: usize,
        required: bool,
        mut set: impl FnMut(usize, Money) -> Option<()>,
    ) -> Result<(), HandFault> {
        let list = self.list(key);
        let Some(spot) = list.spot else {
            return if required { Err(self.missing(key.name())) } else { Ok(()) };
        };
        self.same_length(list, key.name(), players)?;
        for (seat, number) in list.values.iter().enumerate() {
            let amount = self.at_player(*number, key, spot, seat)?;
            if set(seat, amount).is_none() {
                let message = format!("amount {} of `{}` is below zero", seat + 1, key.name());
                return Err(HandFault::new(spot, message));
            }
        }
        Ok(())
    }

    /// The sizes of bets.
    fn bets(&self, setup: &mut Setup, bets: Bets) -> Result<(), HandFault> {
        let own = Variant::find(self.text(Text::Variant).unwrap_or_default()).is_none();
        let needed = |key: Amount| -> Result<Money, HandFault> {
            match self.amount(key)? {
                Some(amount) => Ok(amount),
                None if own => Ok(setup.places.iter().map(|place| place.blind).max().unwrap_or_default()),
                None => Err(self.missing(key.name())),
            }
        };
        let (small, big) = match bets {
            Bets::Blinds(_) => {
                let least = needed(Amount::MinBet)?;
                (least, least)
            }
            Bets::FixedBlinds | Bets::FixedBringIn { .. } => {
                (needed(Amount::SmallBet)?, needed(Amount::BigBet)?)
            }
        };
        let bring_in = match bets {
            Bets::FixedBringIn { .. } => needed(Amount::BringIn)?,
            Bets::Blinds(_) | Bets::FixedBlinds => Money::ZERO,
        };
        setup.limits = bets.limits(small, big);
        setup.openers = bets.openers();
        setup.bring_in = bring_in;
        Ok(())
    }

    /// What was said before the deal.
    fn announcements(&self, setup: &mut Setup, players: usize) -> Result<(), HandFault> {
        setup.antes_matched = self.flag(Flag::Trimming);
        setup.goalpost = self.flag(Flag::Goalpost);
        setup.as_called = self.flag(Flag::AsCalled);
        setup.miscall_out = self.flag(Flag::MiscallOut);
        setup.manner = if self.flag(Flag::Strict) { Manner::Strict } else { Manner::Tolerant };
        setup.currency = currency(self)?;
        setup.unit =
            self.amount(Amount::Unit)?.filter(|unit| unit.is_positive()).unwrap_or(Money::from_minor(1));
        setup.carry = self.amount(Amount::Carry)?.unwrap_or_default();
        setup.fines = self.amount(Amount::Fines)?.unwrap_or_default();
        if let Some(button) = self.player(Count::Button, players)? {
            setup.button = button;
        }
        setup.first = self.player(Count::First, players)?.or(setup.first);
        setup.no_return =
            self.count(Count::NoReturn, usize::MAX)?.and_then(|count| u32::try_from(count).ok());
        setup.hilo = match &self.sheet.texts.get(Text::HiLo as usize) {
            Some(Some((word, spot))) => Some(meaning(HILOS, word, *spot)?),
            _ => None,
        };
        setup.announced = self.wilds()?;
        Ok(())
    }

    fn wilds(&self) -> Result<Option<Wilds>, HandFault> {
        let Some(list) = self.sheet.words.get(Texts::Wild as usize) else { return Ok(None) };
        let Some(spot) = list.spot else { return Ok(None) };
        let words: Vec<Word> = list.values.iter().map(|word| Word(word.clone())).collect();
        wilds(&words).map(Some).map_err(|refusal| HandFault::new(spot, refusal.message))
    }

    fn finishing(&self, players: usize) -> Result<Option<Vec<Money>>, HandFault> {
        let list = self.list(Amounts::Finishing);
        let Some(spot) = list.spot else { return Ok(None) };
        self.same_length(list, Amounts::Finishing.name(), players)?;
        if list.values.iter().any(|number| matches!(number, Number::Infinite { .. })) {
            return Ok(None);
        }
        let stacks = list.values.iter().enumerate();
        stacks
            .map(|(seat, number)| self.at_player(*number, Amounts::Finishing, spot, seat))
            .collect::<Result<_, _>>()
            .map(Some)
    }

    /// Names, the hand's own name, and what is only kept.
    fn words(&self, record: &mut HandRecord, players: usize) -> Result<(), HandFault> {
        let names = self.sheet.words.get(Texts::Players as usize);
        let names: &[_] = names.map_or(&[], |list| &list.values);
        let spot = |key: Texts| self.sheet.words.get(key as usize).and_then(|list| list.spot);
        if !names.is_empty() && names.len() != players {
            let message = format!("`players` has {} names for {players} players", names.len());
            return Err(HandFault::new(spot(Texts::Players).unwrap_or_default(), message));
        }
        record.setup.names.resize_with(names.len(), String::new);
        for (kept, name) in record.setup.names.iter_mut().zip(names) {
            kept.clear();
            kept.push_str(name);
        }
        let kept = &mut record.without_cards;
        for (key, names) in [(Texts::Waits, &mut kept.waits), (Texts::Barred, &mut kept.barred)] {
            let said = self.sheet.words.get(key as usize).map_or(&[][..], |list| &list.values);
            names.clear();
            names.extend(said.iter().map(ToString::to_string));
        }
        self.name_absent(names, players, &mut kept.absent)?;
        let called = self.sheet.hand.as_ref().map(|(hand, _)| hand).or(self.sheet.table.as_ref());
        reuse(&mut record.id, called.map(AsRef::as_ref));
        record.numbered = self.sheet.hand.is_none() && self.sheet.table.is_some();
        record.words.id = self.sheet.hand.as_ref().map(|(_, spot)| *spot);
        [record.words.variant, record.words.house] = {
            let [variant, house, ..] = &self.sheet.texts;
            [variant, house].map(|said| said.as_ref().map(|(_, spot)| *spot))
        };
        record.words.names = spot(Texts::Players);
        (record.words.waits, record.words.barred) = (spot(Texts::Waits), spot(Texts::Barred));
        record.words.notes.clear();
        record.words.notes.extend(self.sheet.notes.iter().map(|(.., spot)| *spot));
        record.notes.resize_with(self.sheet.notes.len(), Default::default);
        for ((key, value), (name, text, _)) in record.notes.iter_mut().zip(&self.sheet.notes) {
            key.clear();
            key.push_str(name);
            value.clear();
            value.push_str(text);
        }
        Ok(())
    }
}

/// Who opens if two players owe or post the highest amount: the player left of the last one who posts it.
fn behind_two_highest(setup: &Setup) -> Option<usize> {
    let posted = |place: &Place| match place.stack {
        Some(stack) => place.blind.min(stack.minus(place.ante).unwrap_or_default()),
        None => place.blind,
    };
    let are_two = |amount: &dyn Fn(&Place) -> Money| {
        let most = setup.places.iter().map(amount).max().filter(|most| most.is_positive());
        most.is_some_and(|most| setup.places.iter().filter(|place| amount(place) == most).count() > 1)
    };
    if !are_two(&|place| place.blind) && !are_two(&posted) {
        return None;
    }
    let last = setup.places.iter().enumerate().max_by_key(|(seat, place)| (posted(place), *seat))?;
    Some((last.0 + 1) % setup.places.len().max(1))
}

/// PHH writes these posts as negative blinds: they are matched like any other, but their players aren't skipped at the opening.
fn first_behind_posts(setup: &mut Setup) -> usize {
    let blinds = setup.places.iter().enumerate().map(|(seat, place)| (place.blind, seat));
    let last = blinds.max().map_or(0, |(_, seat)| seat);
    for place in &mut setup.places {
        place.blind = place.blind.abs();
    }
    (last + 1) % setup.places.len().max(1)
}

fn meaning<T: Copy>(meanings: &[(&str, T)], word: &str, spot: Spot) -> Result<T, HandFault> {
    let found = meanings.iter().find(|(name, _)| *name == word).map(|(_, meaning)| *meaning);
    found.ok_or_else(|| {
        let names: Vec<&str> = meanings.iter().map(|(name, _)| *name).collect();
        HandFault::new(
            spot,
            format!("`{}` isn't one of {}", shown(word), listed(&names, "or").unwrap_or_default()),
        )
    })
}

/// Replaces a text and keeps its memory.
fn reuse(kept: &mut Option<String>, text: Option<&str>) {
    match (kept.as_mut(), text) {
        (Some(kept), Some(text)) => {
            kept.clear();
            kept.push_str(text);
        }
        (_, text) => *kept = text.map(str::to_owned),
    }
}
