//! Loading: from the tables of the book to the values the domain works with.

use crate::bank::carried::{self, Carried};
use crate::bank::desk::{BankError, Session};
use crate::bank::merged::MergedRecords;
use crate::chips::{ChipKind, ChipSet, Colour};
use crate::ids::{NightId, PlayerId};
use crate::journal::{Fact, HandPlayed};
use crate::night::insists::Insists;
use crate::night::{Evening, Tonight};
use crate::people::{Name, Person, Roster};
use crate::refusal::{EveningRefused, HouseRefused, Refusal, TournamentTableRefused};
use crate::store::{BookHead, PersonRow, Reader, StoreError};
use engine::formats::house;
use engine::house::{House, InChips, key};
use engine::money::Money;
use std::cell::RefCell;

/// The book between nights: its head, its people, and the adopted house.
pub struct LoadedBook {
    pub head: BookHead,
    pub people: Roster,
    /// The adopted house; `None` before one was chosen.
    pub house: Option<House>,
}

/// Loads the book.
pub fn load_book(reader: Reader<'_>) -> Result<LoadedBook, BankError> {
    let head = reader.book()?;
    let house = if head.profile.is_empty() { None } else { Some(profile(&head.profile)?) };
    Ok(LoadedBook { people: roster(reader)?, house, head })
}

/// The house that decides now: tonight's if a night is open, or else the adopted one.
pub fn of_tonight(reader: Reader<'_>, adopted: Option<House>) -> Result<Option<House>, BankError> {
    match reader.open_night()? {
        Some(night) => Ok(Some(profile(&reader.profile(night)?)?)),
        None => Ok(adopted),
    }
}

/// The rule by which regulars answer for their guests, if the house that decides now has one.
pub fn sponsor_rule(reader: Reader<'_>) -> Result<Option<String>, BankError> {
    let house = of_tonight(reader, load_book(reader)?.house)?;
    Ok(house.and_then(|house| house.setting(key::CREDIT_SPONSOR)?.rule.clone()))
}

/// Everybody in the book; merged records have the name of the record that was kept.
pub fn roster(reader: Reader<'_>) -> Result<Roster, BankError> {
    let (kept, gone): (Vec<_>, Vec<_>) = reader.people()?.into_iter().partition(|row| row.merged.is_none());
    let merged = MergedRecords::load(reader)?;
    let name = |id: PlayerId| {
        let today = kept.iter().find(|row| row.id == merged.of(id));
        today.map(|row| Ok((id, stored_name(&row.name)?)))
    };
    let former = gone.iter().filter_map(|row| name(row.id)).collect::<Result<_, BankError>>()?;
    Ok(Roster::new(kept.into_iter().map(person).collect::<Result<_, _>>()?).with_former(former))
}

fn stored_name(text: &str) -> Result<Name, BankError> {
    Ok(Name::new(text)
        .map_err(|error| StoreError::Damaged(format!("a name in the book isn't valid: {error}")))?)
}

fn person(row: PersonRow) -> Result<Person, BankError> {
    let aliases = row.aliases.iter().map(|alias| stored_name(alias)).collect::<Result<_, _>>()?;
    Ok(Person { id: row.id, name: stored_name(&row.name)?, standing: row.standing, aliases })
}

/// The night that's open; refuses if there isn't one.
pub fn open_night(reader: Reader<'_>) -> Result<NightId, BankError> {
    reader.open_night()?.ok_or_else(|| Refusal::new(EveningRefused::NoNight).into())
}

/// The open night with everything a decision needs, as it was carried forward.
pub fn load_tonight(reader: Reader<'_>) -> Result<Tonight, BankError> {
    let (_, head) = reader.head()?;
    let carried = match carried::after(head) {
        Some(carried) if carried.is_behind => caught_up(reader, carried)?,
        Some(carried) => carried,
        None => {
            let night = open_night(reader)?;
            let (tonight, has_void_hand) = (load_night(reader, night)?, reader.has_void_hand(night)?);
            Carried { head, tonight, has_void_hand, is_behind: false }
        }
    };
    #[cfg(feature = "rehearsal")]
    check_carried(reader, &carried)?;
    let tonight = carried.tonight.clone();
    carried::keep(carried);
    Ok(tonight)
}

/// Reads again what the facts since then may have changed.
fn caught_up(reader: Reader<'_>, mut carried: Carried) -> Result<Carried, BankError> {
    let known = &carried.tonight.evening;
    let evening = match carried.has_void_hand {
        true => reader.evening(known.id)?,
        false => reader.evening_from(known)?,
    };
    // A seed that was shown stays shown.
    let seed = evening.seed.clone().filter(|_| known.seed.is_some());
    carried.tonight.tournaments = reader.tournaments_of(known.id)?;
    carried.tonight.evening = Evening { seed, ..evening };
    carried.is_behind = false;
    Ok(carried)
}

/// In tests: what was carried forward matches the tables.
#[cfg(feature = "rehearsal")]
fn check_carried(reader: Reader<'_>, carried: &Carried) -> Result<(), BankError> {
    let loaded = load_night(reader, open_night(reader)?)?;
    // Another program may have written while this one only looked.
    if loaded == carried.tonight || reader.head()?.1 != carried.head {
        return Ok(());
    }
    let what = format!("the night was carried as {:?}, and is {loaded:?}", carried.tonight);
    Err(StoreError::Damaged(what).into())
}

/// One night, open or closed, with everything about it, read from the tables.
pub fn load_night(reader: Reader<'_>, night: NightId) -> Result<Tonight, BankError> {
    let mut evening: Evening = reader.evening(night)?;
    if let Some(seed) = &evening.seed
        && reader.events_of(night)?.iter().any(|event| shows(&event.fact, seed))
    {
        evening.seed = None;
    }
    let profile = profile(&evening.profile)?;
    let case = chip_set(reader.case()?, &profile)?;
    let house = in_its_case(profile, case.as_ref());
    let currency = reader.book()?.currency;
    let (people, notes, apart) = (roster(reader)?, reader.notes()?, reader.apart()?);
    let tournaments = reader.tournaments_of(night)?;
    let owner = match evening.closed {
        Some(_) => reader.owner_at_close(night)?,
        None => reader.owners()?.get(house.name()).copied(),
    };
    Ok(Tonight {
        evening,
        house,
        owner,
        people,
        notes,
        apart,
        tournaments,
        case,
        currency,
        insists: Insists::default(),
    })
}

/// True if a draw showed the seed, even if it was taken back: a second word for a seed that everybody knows would be a choice.
fn shows(fact: &Fact, seed: &str) -> bool {
    let of_seats = if let Fact::Seat(fact) = fact { fact.dealt_by() } else { None };
    let of_hands = if let Fact::Hand(fact) = fact { fact.dealt_by() } else { None };
    of_seats.or(of_hands).is_some_and(|dealing| dealing.seed == seed)
}

/// The chips played with: the book's own case, or else the house's.
pub fn chip_set(kinds: Vec<ChipKind>, house: &House) -> Result<Option<ChipSet>, BankError> {
    if !kinds.is_empty() {
        return Ok(Some(ChipSet::new(kinds)?));
    }
    let Some(chips) = house.chips() else { return Ok(None) };
    let kinds = chips.value.into_iter().map(|chip| {
        let no_color = |_| Refusal::new(HouseRefused::NoColor { word: chip.colour.clone() });
        let colour = Colour::new(&chip.colour).map_err(no_color)?;
        Ok(ChipKind { colour, value: chip.value, count: chip.count, reserve: chip.reserve })
    });
    Ok(Some(ChipSet::new(kinds.collect::<Result<_, Refusal>>()?)?))
}

/// The house with the smallest amount its case can pay. Tournament chips aren't money and don't count here.
#[must_use]
pub fn in_its_case(house: House, case: Option<&ChipSet>) -> House {
    let is_money = house.word(key::MONEY_KIND).is_none_or(|kind| kind.value != "tournament");
    match case {
        Some(case) if is_money => house.paid_in(case.unit()),
        _ => house,
    }
}

/// The house a hand was played under; in a tournament it counts in chips.
pub fn house_at(house: &House, hand: &HandPlayed) -> Result<House, BankError> {
    let Some(stage) = hand.tournament else { return Ok(house.clone()) };
    let level = InChips { unit: stage.unit, ante: Money::ZERO, blinds: None };
    Ok(house.in_chips(level).map_err(|misfit| Refusal::new(TournamentTableRefused::NotInChips(misfit)))?)
}

/// How many profiles are cached.
const KNOWN_MAX: usize = 8;

thread_local! {
    /// Profiles that were read before: one request asks for the same few texts again and again.
    static KNOWN: RefCell<Vec<(String, House)>> = const { RefCell::new(Vec::new()) };
}

/// Reads a profile the book stored; it was checked when it was stored.
pub fn profile(text: &str) -> Result<House, BankError> {
    let known = KNOWN
        .with_borrow(|known| known.iter().find(|(known, _)| known == text).map(|(_, house)| house.clone()));
    if let Some(house) = known {
        return Ok(house);
    }
    let house = house::check(text).map_err(|lines| {
        let first = lines.first().map(ToString::to_string).unwrap_or_default();
        StoreError::Damaged(format!("a stored house can't be read: {first}"))
    })?;
    KNOWN.with_borrow_mut(|known| {
        known.truncate(KNOWN_MAX.saturating_sub(1));
        known.insert(0, (text.to_owned(), house.clone()));
    });
    Ok(house)
}

impl Session<'_, '_> {
    /// The open night with everything recorded so far.
    pub fn tonight(&self) -> Result<Tonight, BankError> {
        Ok(Tonight { insists: self.insists().clone(), ..load_tonight(self.journal().reader())? })
    }

    /// The book as it is.
    pub fn book(&self) -> Result<LoadedBook, BankError> {
        load_book(self.journal().reader())
    }
}
