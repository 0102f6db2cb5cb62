//! What can be done instead of what was refused. A face finds the words: a line to type, a button.

use crate::money::Amount;

/// What leads on where something was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Look at what the table has.
    LookAtTheTable,
    /// Look through the games.
    ListGames,
    /// Look at this game.
    ShowGame(String),
    /// Look at this game with something added to it.
    ShowGameWith {
        /// The game.
        game: String,
        /// What is added.
        added: String,
    },
    /// Look at the houses.
    ListHouses,
    /// Look at what the house says under this key.
    Explain(String),
    /// Say who deals.
    NameDealer,
    /// Open the night with stakes.
    SayStakes,
    /// He buys chips inside the hand.
    BuyInHand {
        /// Who.
        name: String,
        /// How much.
        amount: Amount,
    },
    /// He buys chips before the hand.
    Buy {
        /// Who.
        name: String,
        /// How much.
        amount: Amount,
        /// The player who sells, or the bank.
        seller: Option<String>,
    },
    /// Give the cards of the hand that nobody holds.
    GiveBlindHand,
    /// Enter the hand card by card.
    EnterTheHand,
    /// Write it in the program's own format.
    OwnFormat,
    /// All the others let this player out.
    AllLetOut(String),
    /// Bet all he has.
    AllHeHas(Amount),
    /// Call or fold.
    CallOrFold,
    /// Check.
    Check,
    /// Lay a shared last card, deal again, or agree otherwise.
    SharedCardOrRedeal,
    /// Deal again, or agree to shuffle the thrown cards.
    RedealOrReshuffle,
    /// Check now, and show or throw away at the showdown.
    CheckAndShow,
    /// Type his cards, or tell the hand by its result.
    TypeHisCards,
    /// Nothing: the cards decide now.
    CardsDecide,
}
