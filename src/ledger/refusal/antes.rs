//! Why an ante doesn't follow the house's rules.

use engine::money::Amount;

/// What is wrong with the antes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnteRefused {
    /// Everybody antes, and this player put in less.
    Missing { name: String, put_in: Amount, due: Amount },
    /// Some may ante for the others, and less than all antes together went in.
    MissingOfAll { put_in: Amount, due: Amount },
    /// Nobody bets in this game, and this player put in more than an ante; with `of_all` more than everybody's antes.
    TooMuch { name: String, put_in: Amount, most: Amount, of_all: bool },
    /// Nobody bets in this game, and two players anted different amounts.
    Differ { game: String, name: String, put_in: Amount, other: String, ante: Amount },
    /// A player is named who put nothing in.
    NothingPutIn { name: String, nothing: Amount },
    /// Nobody put anything in, and a hand starts with blinds, or else with antes.
    NobodyPutIn { blinds: bool },
    /// Some ante for the whole table.
    ForAll(AnteForAll),
}

/// What is wrong with an ante for the whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnteForAll {
    /// The dealer alone antes, and this player does not deal.
    NotTheDealer { name: String, put_in: Amount, dealer: String },
    /// The dealer antes this much if this many were dealt in, and put in something else.
    OtherOfDealer { name: String, put_in: Amount, ante: Amount, dealt: usize },
    /// Nobody said how much of the dealer's money is the ante; if it is, this much of it is a bet.
    DealerUnsaid { name: String, ante: Amount, dealt: usize, bet: Amount },
    /// The dealer antes and is not in the line.
    DealerUnlisted { name: String, ante: Amount, dealt: usize },
    /// The dealer antes, and the player who is said to deal was away.
    DealerAway { name: String },
    /// The dealer antes and put nothing in, in a hand told by its result.
    DealerPutNothing { name: String, ante: Amount, dealt: usize },
    /// The winners of the last pot ante, and nobody said how much of this player's money is their share; if it is, this much of
    /// it is a bet.
    WinnerUnsaid { name: String, ante: Amount, dealt: usize, share: Amount, bet: Amount },
    /// The winners of the last pot ante, and this winner's share was given wrong.
    OtherOfWinner { name: String, put_in: Amount, ante: Amount, dealt: usize, share: Amount },
    /// The winners of the last pot ante, and this player didn't win it.
    NotAWinner { name: String, put_in: Amount },
}

impl From<AnteForAll> for AnteRefused {
    fn from(why: AnteForAll) -> Self {
        Self::ForAll(why)
    }
}
