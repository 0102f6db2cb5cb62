//! Why chips aren't sold, and what the table should hear about a sale.

use engine::money::Amount;

/// What is wrong with a sale of chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuyingRefused {
    /// The bank sells to each player once; `sellers` have as many chips.
    BankSellsOnce { name: String, before: Amount, total: Amount, sellers: Vec<String> },
    /// A player begins with chips from the bank.
    BankFirst { name: String, first: Amount },
    /// The first purchase is always the same.
    NotTheFirst { first: Amount, total: Amount },
    /// The bank sells in multiples of an amount.
    NotAMultiple { multiple: Amount, total: Amount },
    /// A player begins with at least this much.
    TooLittle { least: Amount, total: Amount },
    /// A player begins with at least this many big blinds.
    TooFew { blinds: i64, least: Amount, total: Amount },
    /// Nobody buys up to more than this many big blinds, or more than the biggest stack.
    TooMany { total: Amount, stack: Amount, most: Amount, blinds: i64 },
    /// Nobody buys more than this from the bank in a night.
    PastTheMost { before: Amount, total: Amount, most: Amount },
    /// Everybody begins with the same as the others did.
    NotEqual { least: Amount, total: Amount },
    /// The player is in the tournament, and no cash goes on the table.
    PlaysInTournament { name: String },
    /// The tournament is over, and the player has chips to cash out.
    TournamentOver { name: String, stack: Amount },
    /// The player has chips in play, and no money is added to them.
    StackInPlay { name: String, stack: Amount },
    /// Nobody can buy in a tournament hand.
    InTournamentHand,
    /// Buyer and seller are the same person.
    FromHimself { name: String },
    /// Players sell no chips to each other.
    NoPlayerSales,
    /// The dealer sells the chips, and nobody else does.
    OnlyDealerSells,
}

/// What the table should hear about a sale of chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BuyingNoticed {
    /// Ask other players first; this one has the most.
    PlayersFirst { seller: String, stack: Amount },
    /// Chips of high value stay in the case while there are lower ones.
    ReserveStays { colours: Vec<String>, left: Option<Amount> },
}
