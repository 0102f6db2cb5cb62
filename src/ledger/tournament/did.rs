//! The facts of a tournament: everything that happens between its terms and its prizes.

use crate::ids::PlayerId;
use crate::tournament::clock::{ClockAct, Moment};
use crate::tournament::levels::Level;
use crate::tournament::prize_table::PrizeTable;
use crate::tournament::terms::TournamentTerms;
use engine::money::Money;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// It was announced.
    Made(Box<Made>),
    /// Somebody paid and got chips.
    Entered(Entered),
    /// The first card may be dealt; the prizes are settled (PIG-16).
    Started {
        prizes: PrizeTable,
        host: Option<PlayerId>,
        deputy: Option<PlayerId>,
        moment: Moment,
        /// Who had entered: whatever depends on this event depends on them.
        field: Vec<PlayerId>,
    },
    /// Who has the button in the next hand, and who deals it if that is somebody else (PIG-20).
    Dealt {
        button: PlayerId,
        by: Option<PlayerId>,
        /// True if the deal is for an empty chair that has the button.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        dead: bool,
        /// True if the table said who has it; otherwise it was this player's turn.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        named: bool,
        /// True if the hand before it was played and nobody wrote it down.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unwritten: bool,
    },
    /// Players lost their last chip.
    Out(Out),
    /// A player left with chips: the chips leave the game, the player's money stays (PIG-14).
    Left { player: PlayerId, stack: Money },
    /// Something was done to the clock. Another level is one that everybody still in agreed on, after this many hands (PIG-27).
    Clock {
        moment: Moment,
        act: ClockAct,
        #[serde(default, skip_serializing_if = "is_none")]
        hand: u32,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        agreed: Vec<PlayerId>,
    },
    /// Everybody still in agreed on a new level (PIG-27).
    Level { moment: Moment, level: Level, hand: u32, agreed: Vec<PlayerId> },
    /// The smallest chips were exchanged for larger ones; what everybody's stack changed by.
    Coloured { unit: Money, changes: Vec<(PlayerId, Money)> },
    /// Everybody still in agreed on a rule change (PIG-01).
    Agreed { text: String, hand: u32, agreed: Vec<PlayerId> },
    /// Everybody still in agreed on other prizes.
    Prizes { prizes: PrizeTable, hand: u32, agreed: Vec<PlayerId> },
    /// Play stops for a ruling; these players are involved (PIG-03).
    Stopped { why: String, parties: Vec<PlayerId> },
    /// The ruling was given, and play goes on (PIG-02).
    Resumed { ruling: String, by: PlayerId },
    /// Everybody still in agreed on how to share what's left.
    Chopped(Chopped),
    /// The prizes were paid.
    Paid(Paid),
    /// It isn't played: everybody gets their money back.
    Cancelled { why: String, back: Vec<(PlayerId, Money)>, stacks: Stacks },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_none(hands: &u32) -> bool {
    *hands == 0
}

/// A tournament with its terms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Made {
    /// Its number in the book.
    pub number: u32,
    pub name: String,
    pub terms: TournamentTerms,
}

impl Made {
    /// What a tournament with that number is called if nobody gave it a name.
    #[must_use]
    pub fn unnamed(number: u32) -> String {
        format!("tournament {number}")
    }

    /// The same with another number: a name that was only the number changes with it.
    #[must_use]
    pub fn numbered(self, number: u32) -> Self {
        let name = if self.name == Self::unnamed(self.number) { Self::unnamed(number) } else { self.name };
        Self { number, name, ..self }
    }
}

/// How somebody got tournament chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    First,
    /// The player was out.
    Again,
    Addon,
}

/// A player's money went into the pool, and the player got chips.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    pub player: PlayerId,
    pub how: EntryKind,
    pub price: Money,
    pub bounty: Money,
    /// What the house also keeps for its fund.
    pub fee: Money,
    pub stack: Money,
}

/// Players who went out together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Out {
    /// The hand of the night, if it was recorded.
    pub hand: Option<u32>,
    /// The last recorded hand of the night by then, if theirs wasn't recorded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    pub gone: Vec<Gone>,
    /// Of those, the players whose bounties wait until somebody says who won them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<PlayerId>,
    /// Players who were out already, and whose bounties are paid now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub heads: Vec<PlayerId>,
    /// Who gets their bounties.
    pub bounties: Vec<(PlayerId, Money)>,
}

/// One of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gone {
    pub player: PlayerId,
    /// The player's chips when the hand began: the larger stack has the better place (PIG-40).
    pub stack: Money,
    /// Chips the book still had for the player, which somebody at the table has now.
    pub lost: Money,
}

/// How the players who are left share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chopped {
    /// `icm`, `chips`, `even` or `custom`.
    pub way: String,
    pub shares: Vec<(PlayerId, Money)>,
    /// What the winner also gets.
    pub play_for: Money,
    /// The pool they shared in.
    pub pool: Money,
}

/// The prizes, and the chips that go back into the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    pub places: Vec<Prize>,
    pub stacks: Stacks,
    /// True if it was paid by a deal.
    pub by_deal: bool,
}

/// What a player gets for a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    pub place: u32,
    pub player: PlayerId,
    pub amount: Money,
    /// The player's own bounty, which nobody won.
    pub bounty: Money,
}

/// Who has what chips at the end, and how many the counts left unexplained.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stacks {
    pub held: Vec<(PlayerId, Money)>,
    /// Chips the book doesn't find with anybody.
    pub table: Money,
    /// Chips in the middle.
    pub pot: Money,
}
