//! What to do instead of what was refused. The interface turns it into a command to type, or a button.

use crate::money::Amount;

/// What to do instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// See what the table has.
    LookAtTheTable,
    /// See the list of games.
    ListGames,
    /// See this game.
    ShowGame(String),
    /// Play this game, which isn't poker.
    Play(String),
    /// See this game with a feature added.
    ShowGameWith {
        /// The game.
        game: String,
        /// The feature.
        added: String,
    },
    /// See the list of houses.
    ListHouses,
    /// See what the house says about this setting.
    Explain(String),
    /// Say who deals.
    NameDealer,
    /// Open the night with stakes.
    SayStakes,
    /// Buy chips during the hand.
    BuyInHand {
        /// The player who buys.
        name: String,
        /// How much.
        amount: Amount,
    },
    /// Buy chips before the hand.
    Buy {
        /// The player who buys.
        name: String,
        /// How much.
        amount: Amount,
        /// The player who sells, or the bank.
        seller: Option<String>,
    },
    /// Give the cards of the hand nobody plays.
    GiveBlindHand,
    /// Enter the hand card by card.
    EnterTheHand,
    /// Enter it in the program's own format.
    OwnFormat,
    /// All the others may let this player out.
    AllLetOut(String),
    /// Go all-in.
    AllHeHas(Amount),
    /// Call or fold.
    CallOrFold,
    /// Check.
    Check,
    /// Deal one shared last card, deal again, or agree on something else.
    SharedCardOrRedeal,
    /// Deal one shared last card, or agree on something else: a side pot can't be dealt for again.
    SharedCard,
    /// Agree to shuffle the discards: a side pot can't be dealt for again.
    Reshuffle,
    /// Deal again, or agree to shuffle the discards.
    RedealOrReshuffle,
    /// Check now, and show or muck at the showdown.
    CheckAndShow,
    /// Type the player's cards, or record the hand by its result.
    TypeHisCards,
    /// Nothing: the cards decide now.
    CardsDecide,
}
