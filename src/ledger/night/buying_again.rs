//! The house's rules on buying more chips after the first purchase, and on everybody buying the same.

use crate::accounts::{Asset, Party};
use crate::ids::PlayerId;
use crate::journal::{BoughtIn, CashOutFact, ChipFact, Fact, recipe};
use crate::night::tonight::Tonight;
use crate::refusal::{BuyingRefused, RebuyRefused, Refusal};
use engine::house::key;
use engine::money::Money;
use std::collections::{BTreeMap, BTreeSet};

/// Whether the bank sells this player `total` more; `before` is what it already sold them tonight.
pub fn check_bank(tonight: &Tonight, player: PlayerId, before: Money, total: Money) -> Result<(), Refusal> {
    check_never(tonight, player)?;
    if !before.is_positive() {
        return Ok(());
    }
    let Some(rebuy) = tonight.house.word(key::REBUY) else { return Ok(()) };
    let name = tonight.name(player).to_owned();
    let why = match rebuy.value {
        "players-only" => {
            let sellers = tonight.who_have(total, player);
            RebuyRefused::FromPlayers { name, total: tonight.amount(total), sellers }
        }
        "first-out-once" if tonight.evening.chips(player).is_positive() => RebuyRefused::NotOut { name },
        _ => return Ok(()),
    };
    Err(Refusal::new(why).by(rebuy.rule.as_deref()))
}

/// Only the first player out can rebuy from the bank, and only once (PIG-09); `facts` are those of the night, in order, without
/// undone ones.
///
/// # Errors
///
/// `no-rebuy` by the rule of the house.
pub fn check_first_out<'a>(
    tonight: &Tonight,
    player: PlayerId,
    facts: impl Iterator<Item = &'a Fact>,
) -> Result<(), Refusal> {
    let Some(rebuy) = tonight.house.word(key::REBUY).filter(|said| said.value == "first-out-once") else {
        return Ok(());
    };
    let told = Outs::of(facts)?;
    if !told.bought.contains(&player) {
        return Ok(());
    }
    let name = |player| tonight.name(player).to_owned();
    let why = match (told.again, told.first.as_slice()) {
        (Some(again), _) => RebuyRefused::DoneOnce { again: name(again) },
        (None, [first]) if *first != player => RebuyRefused::NotFirstOut { first: name(*first) },
        (None, several) => match several.iter().find(|other| **other != player) {
            Some(other) => RebuyRefused::OutTogether { name: name(player), other: name(*other) },
            None => return Ok(()),
        },
    };
    Err(Refusal::new(why).by(rebuy.rule.as_deref()))
}

/// Who bought and who lost all their chips in a night.
#[derive(Debug, Default)]
struct Outs {
    chips: BTreeMap<PlayerId, Money>,
    /// Who bought from the bank.
    bought: BTreeSet<PlayerId>,
    /// Who did so a second time.
    again: Option<PlayerId>,
    /// Who was out first, by the same hand.
    first: Vec<PlayerId>,
}

impl Outs {
    fn of<'a>(facts: impl Iterator<Item = &'a Fact>) -> Result<Self, Refusal> {
        let mut told = Self::default();
        for fact in facts {
            if let Fact::Chip(ChipFact::BoughtIn(BoughtIn { player, seller: None, .. })) = fact
                && !told.bought.insert(*player)
            {
                told.again.get_or_insert(*player);
            }
            let mut gone = Vec::new();
            for posting in recipe::entry(fact)?.postings().iter().filter(|line| line.asset == Asset::Chips) {
                let Party::Player(player) = posting.party else { continue };
                let chips = told.chips.entry(player).or_default();
                *chips = chips.plus(posting.amount)?;
                if chips.is_zero() {
                    gone.push(player);
                }
            }
            // A player who sells chips or turns them in isn't out.
            let loses =
                !matches!(fact, Fact::Chip(ChipFact::BoughtIn(_)) | Fact::CashOut(CashOutFact::CashedOut(_)));
            if loses && told.first.is_empty() {
                gone.retain(|player| told.chips.get(player).is_some_and(|chips| chips.is_zero()));
                told.first = gone;
            }
        }
        Ok(told)
    }
}

/// If rebuys aren't allowed, nobody buys a second time, from anybody.
pub fn check_never(tonight: &Tonight, player: PlayerId) -> Result<(), Refusal> {
    let bought = tonight.evening.sitting(player).map_or(Money::ZERO, |sitting| sitting.bought);
    let never = tonight.house.word(key::REBUY).filter(|rebuy| rebuy.value == "never");
    match never.filter(|_| bought.is_positive()) {
        None => Ok(()),
        Some(never) => {
            let (name, bought) = (tonight.name(player).to_owned(), tonight.amount(bought));
            Err(Refusal::new(RebuyRefused::Never { name, bought }).by(never.rule.as_deref()))
        }
    }
}

/// If everybody begins with the same, the first purchase must be the same as the others' (PIG-08).
pub fn check_equal(tonight: &Tonight, player: PlayerId, before: Money, total: Money) -> Result<(), Refusal> {
    let equal = tonight.house.flag(key::BUYIN_EQUAL).filter(|equal| equal.value && before.is_zero());
    let others = tonight.evening.sittings.iter().filter(|sitting| sitting.player != player);
    let least = others.map(|sitting| sitting.banked).filter(|banked| banked.is_positive()).min();
    match equal.zip(least).filter(|(_, least)| *least != total) {
        None => Ok(()),
        Some((equal, least)) => {
            let (least, total) = (tonight.amount(least), tonight.amount(total));
            Err(Refusal::new(BuyingRefused::NotEqual { least, total }).by(equal.rule.as_deref()))
        }
    }
}
