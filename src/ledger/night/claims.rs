//! For whom alone a pot waits, and what the others and those who leave it hear.

use crate::ids::PlayerId;
use crate::refusal::{Notice, Refusal};
use engine::hand::STANDARD;
use engine::house::{House, key};

/// For whom alone a pot waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotClaims {
    pub players: Vec<PlayerId>,
    pub why: WaitsBecause,
}

/// Why it waits for some alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsBecause {
    /// The cards ran out, and they were still in (MIK-34).
    RanOut,
    /// They started the match game that goes on (CAU-120).
    Started,
}

impl PotClaims {
    /// True if he plays for it.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.players.contains(&player)
    }

    /// The refusal of a player who does not.
    #[must_use]
    pub fn not_in_this_pot(&self, house: &House, name: &str) -> Refusal {
        let message = match self.why {
            WaitsBecause::RanOut => format!("`{name}` is out: the pot is for those who were still in"),
            WaitsBecause::Started if returns(house) => {
                format!("`{name}` was not in the last deal of this game, and the pot is for those who were")
            }
            WaitsBecause::Started => format!("`{name}` dropped, and the pot is for those who stayed in"),
        };
        Refusal::worded("not-in-this-pot", message).by(self.rule(house).as_deref())
    }

    /// What the table hears of a player who is there and does not play for it, where it was not his own hand that put him out.
    #[must_use]
    pub fn sits_out(&self, house: &House, name: &str) -> Option<Notice> {
        let text = format!("`{name}` was not in the last deal of this game and waits for another game");
        (self.why == WaitsBecause::Started && returns(house))
            .then(|| Notice::worded(self.rule(house).as_deref(), text))
    }

    /// What the table hears of somebody who could still win it and gets no cards for it.
    #[must_use]
    pub fn gives_up(&self, house: &House, name: &str, middle: &str) -> Notice {
        let text =
            format!("`{name}` is not dealt in again and gives up his claim to the {middle} in the middle");
        Notice::worded(self.rule(house).as_deref(), text)
    }

    fn rule(&self, house: &House) -> Option<String> {
        match self.why {
            WaitsBecause::RanOut => house.word(key::MISDEAL_REMEDY).and_then(|said| said.rule),
            WaitsBecause::Started => {
                let said = house.flag(key::DROP_RETURN).and_then(|said| said.rule);
                Some(said.unwrap_or_else(|| STANDARD.to_owned()))
            }
        }
    }
}

/// True if who dropped is dealt in again while a match game goes on (CAU-120).
fn returns(house: &House) -> bool {
    house.flag(key::DROP_RETURN).is_none_or(|said| said.value)
}
