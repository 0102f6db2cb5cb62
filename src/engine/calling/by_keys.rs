//! What the keys of a file or an object add to a game, in the words the hand's record uses (IGL-07).

use crate::calling::call::{Called, forbidden};
use crate::calling::feature::{Change, FEATURES, Feature};
use crate::games::Step;
use crate::hand::HiLo;
use crate::house::{House, key};
use crate::rank::{Joker, Wilds};
use crate::refusal::Refusal;

/// What the keys say about a game besides its name.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByKeys {
    /// How the halves find their winners.
    pub hilo: Option<HiLo>,
    /// True if players who tie for best get nothing of that part.
    pub goalpost: bool,
    /// What is wild besides the game's own wild cards.
    pub wilds: Option<Wilds>,
}

impl Called {
    /// The same game with what the keys say, as far as there are words for it. What the house or the game does anyway
    /// isn't added.
    #[must_use]
    pub fn with_keys(mut self, by_keys: ByKeys, house: &House) -> Self {
        let base = self.row.clone();
        let is_plain = self.features.is_empty();
        for feature in FEATURES {
            let is_said = by_keys.says(feature.change, &self, house);
            if is_said && !self.features.contains(&feature) && feature.misfit(&self.row).is_none() {
                feature.change(&mut self.row);
                self.features.push(feature);
            }
        }
        self.features.sort_by_key(|feature: &&Feature| feature.place());
        if is_plain { self.by_its_row(&base, house) } else { self }
    }

    /// True if players declare when the keys say nothing.
    fn declares(&self, house: &House) -> bool {
        self.row.has_step(|step| step == Step::Declare)
            || house.word(key::HILO_MODE).is_some_and(|said| said.value == "declare")
    }
}

impl ByKeys {
    /// Whether the house lets this be added to a game; wild cards are checked when the hand is settled.
    ///
    /// # Errors
    ///
    /// As [`forbidden`] says, by the rule of the house.
    pub fn check(self, called: &Called, house: &House) -> Result<(), Refusal> {
        let keys = Self { wilds: None, ..self };
        let mut said = FEATURES.iter().filter(|feature| keys.says(feature.change, called, house));
        said.find_map(|feature| forbidden(feature, called.row.name(), house)).map_or(Ok(()), Err)
    }

    /// True if the keys say it and it isn't done anyway.
    fn says(&self, change: Change, called: &Called, house: &House) -> bool {
        match change {
            Change::Wild(wilds) => self.wilds.is_some_and(|said| holds(said, wilds)),
            Change::Goalpost => self.goalpost,
            Change::Declare => self.hilo == Some(HiLo::Declare) && !called.declares(house),
            Change::CardsSpeak => self.hilo == Some(HiLo::Cards) && called.declares(house),
            _ => false,
        }
    }
}

/// True if everything wild in `some` is wild in `all`.
fn holds(all: Wilds, some: Wilds) -> bool {
    let cards = all.cards.with(some.cards) == all.cards;
    let joker = some.joker == Joker::Absent || some.joker == all.joker;
    let lowest = some.lowest.is_none() || some.lowest == all.lowest;
    some.ranks & !all.ranks == 0 && cards && joker && lowest
}
