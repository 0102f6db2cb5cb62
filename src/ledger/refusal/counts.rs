//! Counts of stacks and of the drawer, and what contradicts them.

use engine::money::Amount;

/// What is wrong with a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountRefused {
    /// He has not bought in tonight.
    NotBoughtIn { name: String },
    /// He turned in all his chips and left.
    Gone { name: String },
    /// A stack is less than nothing.
    StackBelowZero { name: String, found: Amount },
    /// The drawer is less than nothing.
    DrawerBelowZero { found: Amount },
    /// There are not so many chips in play.
    MoreThanInPlay { found: Amount, out: Amount },
    /// The player counted his stack, and the banker did not.
    BankerMissing { name: String, counted: Amount },
    /// The banker counted the stack, and the player did not.
    PlayerMissing { name: String, counted: Amount },
    /// Nobody counted the stack.
    BothMissing { name: String, stack: Amount },
    /// The counts differ, or the one there is differs from the book's stack.
    Differ { name: String, counts: CountsSaid, stack: Amount },
    /// Both counts are the same, and the recorded hands leave another stack; the book has `stack`.
    AgainstHands { name: String, counted: Amount, by_hands: Amount, stack: Amount },
    /// The amount of a ruling cannot be read.
    RulingUnread { name: String, said: String, stack: Amount },
    /// A ruling may mean something else.
    RulingDoubtful { name: String, ruling: String, stack: Amount },
    /// A ruling names other amounts than the book's stack; `his` is the one that can only be his stack.
    RuledOtherwise { name: String, amounts: Vec<Amount>, stack: Amount, his: Option<Amount> },
}

/// Who counted what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsSaid {
    /// Only the player.
    Player(Amount),
    /// Only the banker.
    Banker(Amount),
    /// Both.
    Both { player: Amount, banker: Amount },
}

/// What is to be heard of counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountNoticed {
    /// The two counts of a stack differ.
    Differ { name: String, player: Amount, banker: Amount },
    /// He is paid as the ruling says.
    AsRuled { name: String, stack: Amount },
}
