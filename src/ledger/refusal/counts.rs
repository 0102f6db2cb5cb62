//! Counts of stacks and of the drawer, and what contradicts them.

use engine::money::Amount;

/// What is wrong with a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountRefused {
    /// The player hasn't bought in tonight.
    NotBoughtIn { name: String },
    /// The player turned in all their chips and left.
    Gone { name: String },
    /// A stack is less than zero.
    StackBelowZero { name: String, found: Amount },
    /// The drawer is less than zero.
    DrawerBelowZero { found: Amount },
    /// There aren't that many chips in play.
    MoreThanInPlay { found: Amount, out: Amount },
    /// The player counted the stack, and the banker didn't.
    BankerMissing { name: String, counted: Amount },
    /// The banker counted the stack, and the player didn't.
    PlayerMissing { name: String, counted: Amount },
    /// Nobody counted the stack.
    BothMissing { name: String, stack: Amount },
    /// The counts differ, or the only one differs from the book's stack.
    Differ { name: String, counts: CountsSaid, stack: Amount },
    /// Both counts are the same, but the recorded hands lead to a different stack; the book has `stack`.
    AgainstHands { name: String, counted: Amount, by_hands: Amount, stack: Amount },
    /// The amount in a ruling can't be read.
    RulingUnread { name: String, said: String, stack: Amount },
    /// A ruling may mean something else.
    RulingDoubtful { name: String, ruling: String, stack: Amount },
    /// A ruling names other amounts than the book's stack; `his` is the one that can only be the player's stack.
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

/// What the table should hear about counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountNoticed {
    /// The two counts of a stack differ.
    Differ { name: String, player: Amount, banker: Amount },
    /// The player is paid as the ruling says.
    AsRuled { name: String, stack: Amount },
}
