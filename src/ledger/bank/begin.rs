//! Beginning: a new book, an adopted house, the case of chips, a night opened and handed over.

use crate::bank::book::check_usual;
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{chip_set, in_its_case, load_tonight, profile};
use crate::chips::{ChipCount, ChipKind, ChipSet, Swap, plan};
use crate::ids::{NightId, PlayerId};
use crate::journal::{AppKept, ChipFact, Fact, HouseFact, NightFact};
use crate::night::evening::Evening;
use crate::night::opening::{self, Book, Opening};
use crate::night::payable;
use crate::refusal::{HouseNoticed, HouseRefused, Notice, Refusal, TonightRefused};
use crate::store::Reader;
use crate::time::Instant;
use engine::formats::house;
use engine::house::{House, Stops, key};
use engine::money::{Amount, Currency, Money};
use engine::play::Stakes;
use engine::play::procedure::{Which, cited};

/// A house with its text: one of the presets, or a file.
#[derive(Clone)]
pub struct ChosenHouse {
    pub house: House,
    pub text: String,
}

/// The preset of that name, or the profile that `read` finds in a file of that name.
pub fn choose_house(name: &str, read: impl Fn(&str) -> Option<String>) -> Result<ChosenHouse, BankError> {
    if let (Some(house), Some(text)) = (house::preset(name), house::preset_text(name)) {
        return Ok(ChosenHouse { house, text: text.to_owned() });
    }
    let Some(text) = read(name) else {
        let (name, known) = (name.to_owned(), house::preset_names().collect());
        return Err(Refusal::new(HouseRefused::Unknown { name, known }).into());
    };
    let house = house::check_entering(&text).map_err(|lines| {
        let all: Vec<String> = lines.iter().map(|line| format!("{name}:{line}")).collect();
        BankError::BadFile(all.join("\n"))
    })?;
    Ok(ChosenHouse { house, text })
}

/// Begins a book.
pub fn begin(
    session: &mut Session<'_, '_>,
    currency: Currency,
    house: Option<&ChosenHouse>,
) -> Result<(), BankError> {
    let book = session.fresh_id();
    session.record(&HouseFact::BookBegun { book, currency }.into())?;
    if let Some(chosen) = house {
        adopt(session, chosen)?;
    }
    Ok(())
}

/// Adopts a house for the nights to come. A night that's open keeps the rules it began with (DAV-17).
pub fn adopt(session: &mut Session<'_, '_>, chosen: &ChosenHouse) -> Result<Vec<Notice>, BankError> {
    let currency = session.book()?.head.currency;
    if chosen.house.currency() != currency {
        let (house, counts_in) = (chosen.house.name().to_owned(), chosen.house.currency());
        return Err(Refusal::new(HouseRefused::OtherUnit { house, counts_in, book: currency }).into());
    }
    playable(&chosen.house)?;
    let (house, text) = (chosen.house.name().to_owned(), chosen.text.clone());
    session.record(&HouseFact::HouseAdopted { house, profile: text }.into())?;
    let reader = session.journal().reader();
    let running = reader.open_night()?.map(|night| reader.evening(night)).transpose()?;
    let goes_on = running.map(|running| {
        let began = profile(&running.profile)?;
        let rule = stands(&began);
        let goes_on = HouseNoticed::NightGoesOn { night: running.number, house: running.house };
        Ok::<_, BankError>(Notice::new(rule.as_deref(), goes_on))
    });
    Ok(goes_on.transpose()?.into_iter().collect())
}

/// The rule by which a night keeps the rules it began with: in a tournament only all who are in can change them (PIG-01), and
/// limits named at the outset stay (DAV-17).
fn stands(began: &House) -> Option<String> {
    if began.word(key::MONEY_KIND).is_some_and(|kind| kind.value == "tournament") {
        return began.text(key::RULES_BASE).and_then(|base| base.rule);
    }
    began.word(key::BUYIN_ANNOUNCED).filter(|said| said.value == "outset").and_then(|said| said.rule)
}

/// A house that can't be played at isn't adopted, and no night is opened under it.
fn playable(house: &House) -> Result<(), Refusal> {
    let mut faults = house.faults().into_iter().filter(|fault| fault.stops == Stops::Night);
    let Some(fault) = faults.next().map(Box::new) else { return Ok(()) };
    let (rule, house) = (fault.rule.clone(), house.name().to_owned());
    Err(Refusal::new(HouseRefused::Unplayable { house, fault, more: faults.count() }).by(rule.as_deref()))
}

/// Sets up the case. A color that's named again replaces the earlier one.
pub fn set_case(session: &mut Session<'_, '_>, named: Vec<ChipKind>) -> Result<ChipSet, BankError> {
    let mut kinds = case(session.journal().reader())?.map(|set| set.kinds().to_vec()).unwrap_or_default();
    for kind in named.iter().cloned() {
        match kinds.iter_mut().find(|old| old.colour == kind.colour) {
            Some(old) => *old = ChipKind { reserve: kind.reserve || old.reserve, ..kind },
            None => kinds.push(kind),
        }
    }
    let set = ChipSet::new(kinds)?;
    check_chips_of_the_house(session, &named)?;
    session.record(&HouseFact::CaseSet { chips: set.kinds().to_vec() }.into())?;
    if session.journal().reader().open_night()?.is_some() {
        let tonight = session.tonight()?;
        payable::check_case(&tonight.house, tonight.evening.stakes.as_deref(), &set)?;
    }
    Ok(set)
}

/// Refuses chips of a value that the house's chips don't have, if the house says what its chips are worth (IGL-02).
fn check_chips_of_the_house(session: &mut Session<'_, '_>, named: &[ChipKind]) -> Result<(), BankError> {
    let reader = session.journal().reader();
    let head = reader.book()?;
    let house = match reader.open_night()? {
        Some(_) => session.tonight()?.house,
        None if head.profile.is_empty() => return Ok(()),
        None => profile(&head.profile)?,
    };
    let Some(chips) = house.chips() else { return Ok(()) };
    let known = |kind: &ChipKind| chips.value.iter().any(|chip| chip.value == kind.value);
    let Some(kind) = named.iter().find(|kind| !known(kind)) else { return Ok(()) };
    let amount = |money| Amount::new(money, head.currency);
    let other_chips = HouseRefused::OtherChips {
        title: house.title().to_owned(),
        worth: chips.value.iter().map(|chip| amount(chip.value)).collect(),
        colour: kind.colour.to_string(),
        value: amount(kind.value),
    };
    let rule = cited(&house, key::CHIPS, Which::First);
    Err(Refusal::new(other_chips).by(rule.as_deref()).into())
}

/// The chips played with: the book's own, or else those of tonight's or the adopted house.
pub fn case(reader: Reader<'_>) -> Result<Option<ChipSet>, BankError> {
    if reader.open_night()?.is_some() {
        return Ok(load_tonight(reader)?.case);
    }
    let head = reader.book()?;
    let kinds = reader.case()?;
    if kinds.is_empty() && head.profile.is_empty() {
        return Ok(None);
    }
    if head.profile.is_empty() {
        return Ok(Some(ChipSet::new(kinds)?));
    }
    chip_set(kinds, &profile(&head.profile)?)
}

/// Proposes what to hand out for an amount, out of what the case holds now.
pub fn plan_chips(reader: Reader<'_>, amount: Money) -> Result<(ChipSet, ChipCount), BankError> {
    let currency = reader.book()?.currency;
    let set = case(reader)?.ok_or_else(|| Refusal::new(TonightRefused::NoChipsKnown))?;
    let in_case = match reader.open_night()? {
        Some(_) => load_tonight(reader)?.in_case()?,
        None => crate::chips::in_case(&set, &ChipCount::default())?,
    };
    let proposal = plan(&handed_out(&set, &head_house(reader)?)?, &in_case, amount, currency)?;
    Ok((set, proposal))
}

/// The house whose case it is: tonight's, or else the adopted one.
fn head_house(reader: Reader<'_>) -> Result<Option<House>, BankError> {
    match reader.open_night()? {
        Some(_) => Ok(Some(load_tonight(reader)?.house)),
        None => Ok(crate::bank::loaded::load_book(reader)?.house),
    }
}

/// The case as it's handed out: if the house lets any chip go out, none is kept back (MIK-14 keeps some back).
fn handed_out(set: &ChipSet, house: &Option<House>) -> Result<ChipSet, Refusal> {
    let policy = house.as_ref().and_then(|house| house.word(key::CHIPS_RESERVE_POLICY));
    if policy.is_none_or(|policy| policy.value != "free") {
        return Ok(set.clone());
    }
    let free = |kind: &ChipKind| ChipKind { reserve: false, ..kind.clone() };
    ChipSet::new(set.kinds().iter().map(free).collect())
}

/// Changes a player's chips for others of the same worth.
pub fn swap_chips(session: &mut Session<'_, '_>, player: PlayerId, swap: Swap) -> Result<Money, BankError> {
    let tonight = session.tonight()?;
    let worth = swap.check(tonight.chip_set()?, &tonight.in_case()?, tonight.currency)?;
    tonight.check_stack(player, worth)?;
    session.record(
        &ChipFact::Swapped { night: tonight.evening.id, player, gave: swap.gives, got: swap.gets }.into(),
    )?;
    Ok(worth)
}

/// What opening a night needs from the face.
#[derive(Clone)]
pub struct NightWanted {
    pub house: Option<ChosenHouse>,
    pub banker: Option<PlayerId>,
    pub stakes: Option<String>,
    pub float: Money,
}

/// A night that is open.
pub struct NowOpen {
    pub house: House,
    pub number: u32,
    /// The stakes, if they were said.
    pub stakes: Option<String>,
    /// True if it was open before, and this request only added what its opening left out.
    pub amended: bool,
    /// A float far above the stakes, which the banker confirmed.
    pub meant: Option<Notice>,
}

/// Opens a night under the house named, or else the adopted one. If a night is open, adds what its opening left out.
pub fn open(session: &mut Session<'_, '_>, wanted: NightWanted) -> Result<NowOpen, BankError> {
    let reader = session.journal().reader();
    if reader.open_night()?.is_some() && wanted.house.is_none() {
        return amend(session, wanted);
    }
    let (at, stakes, float) = (session.journal().stamp().at, wanted.stakes.clone(), wanted.float);
    let (house, number) = open_at(session, wanted, at)?;
    Ok(NowOpen { house, number, stakes, amended: false, meant: check_usual(session, None, float)? })
}

fn amend(session: &mut Session<'_, '_>, wanted: NightWanted) -> Result<NowOpen, BankError> {
    let tonight = session.tonight()?;
    let NightWanted { banker, stakes, float, .. } = wanted;
    check_stakes(session, &tonight.house, stakes.as_deref())?;
    let whose = (&tonight.house, tonight.owner);
    let banker = banker.map(|banker| (banker, tonight.name(banker)));
    let fact = opening::amend(&tonight.evening, whose, (banker, stakes, float))?;
    session.record(&fact)?;
    let tonight = session.tonight()?;
    let Evening { number, stakes, .. } = tonight.evening;
    let meant = check_usual(session, None, float)?;
    Ok(NowOpen { house: tonight.house, number, stakes, amended: true, meant })
}

/// Stakes at a house with blinds: two amounts that can be paid with the chips of the case.
fn check_stakes(session: &Session<'_, '_>, house: &House, stakes: Option<&str>) -> Result<(), BankError> {
    if let Some(stakes) = stakes {
        opening::check_has_blinds(house, stakes)?;
        Stakes::parse(stakes, house.currency())?;
    }
    let case = chip_set(session.journal().reader().case()?, house)?;
    let here = in_its_case(house.clone(), case.as_ref());
    Ok(payable::check_stakes(&here, stakes, case.as_ref())?)
}

/// The same for a night that began at `at`.
pub fn open_at(
    session: &mut Session<'_, '_>,
    wanted: NightWanted,
    at: Instant,
) -> Result<(House, u32), BankError> {
    let book = session.book()?;
    let chosen = match wanted.house {
        Some(chosen) => chosen,
        None => match book.house {
            Some(house) => ChosenHouse { house, text: book.head.profile.clone() },
            None => {
                return Err(Refusal::new(HouseRefused::NotChosen { like: "mike", opens: true }).into());
            }
        },
    };
    playable(&chosen.house)?;
    let reader = session.journal().reader();
    let running = reader.open_night()?.map(|night| reader.evening(night)).transpose()?;
    let nights = reader.last_night()?;
    check_stakes(session, &chosen.house, wanted.stakes.as_deref())?;
    let NightWanted { banker, stakes, float, .. } = wanted;
    let night = NightId(session.fresh_id());
    let owner = session.journal().reader().owners()?.get(chosen.house.name()).copied();
    let opening = Opening { night, banker, owner, stakes, float, at };
    let place = Book { currency: book.head.currency, nights };
    let fact = opening::open(place, &chosen.house, &chosen.text, running.as_ref(), opening)?;
    session.record(&fact)?;
    Ok((chosen.house, nights.saturating_add(1)))
}

/// Hands the bank over to another banker. Returns a sentence about what the last banker keeps or sent by app.
pub fn hand_over(session: &mut Session<'_, '_>, banker: PlayerId) -> Result<Option<Notice>, BankError> {
    let tonight = session.tonight()?;
    let fact = opening::hand_over(&tonight.evening, banker, tonight.name(banker))?;
    session.record(&fact)?;
    let Fact::Night(NightFact::BankerChanged { app: Some(AppKept { by, amount }), .. }) = fact else {
        return Ok(None);
    };
    let (name, sum) = (tonight.name(by).to_owned(), tonight.amount(amount.abs()));
    let heard = match amount.is_negative() {
        true => HouseNoticed::SentByApp { name, sum },
        false => HouseNoticed::KeepsByApp { name, sum },
    };
    Ok(Some(Notice::new(None, heard)))
}
