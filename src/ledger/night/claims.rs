//! The only players a pot waits for, and what the others and those leaving it hear.

use crate::ids::PlayerId;
use crate::refusal::{ClaimNoticed, ClaimRefused, Notice, Refusal};
use engine::hand::STANDARD;
use engine::house::{House, key};
use engine::money::Amount;

/// The only players a pot waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PotClaims {
    pub players: Vec<PlayerId>,
    pub why: WaitsBecause,
}

/// Why it waits for some players alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitsBecause {
    /// The cards ran out, and they were still in (MIK-34).
    RanOut,
    /// They started the match game that goes on (CAU-120).
    Started,
}

impl PotClaims {
    /// True if the player plays for it.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.players.contains(&player)
    }

    /// The refusal of a player who doesn't.
    #[must_use]
    pub fn not_in_this_pot(&self, house: &House, name: &str) -> Refusal {
        let name = name.to_owned();
        let why = match self.why {
            WaitsBecause::RanOut => ClaimRefused::WasOut { name },
            WaitsBecause::Started if returns(house) => ClaimRefused::DidNotStart { name },
            WaitsBecause::Started => ClaimRefused::Dropped { name },
        };
        Refusal::new(why).by(self.rule(house).as_deref())
    }

    /// What the table hears about a player who is there and doesn't play for it, unless their own hand put them out.
    #[must_use]
    pub fn sits_out(&self, house: &House, name: &str) -> Option<Notice> {
        let sits_out = ClaimNoticed::SitsOut { name: name.to_owned() };
        (self.why == WaitsBecause::Started && returns(house))
            .then(|| Notice::new(self.rule(house).as_deref(), sits_out))
    }

    /// What the table hears about a player who could still win it and gets no cards for it. If everybody who started a match game
    /// is in the next deal, the player is back then.
    #[must_use]
    pub fn gives_up(&self, house: &House, name: &str, middle: Amount) -> Notice {
        let name = name.to_owned();
        let gives_up = match self.why {
            WaitsBecause::Started if returns(house) => ClaimNoticed::MissesDeal { name },
            _ => ClaimNoticed::GivesUp { name, middle },
        };
        Notice::new(self.rule(house).as_deref(), gives_up)
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

/// True if everybody who started a match game is in each deal of it (CAU-120).
#[must_use]
pub fn returns(house: &House) -> bool {
    house.flag(key::DROP_RETURN).is_none_or(|said| said.value)
}
