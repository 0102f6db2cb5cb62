//! Why somebody doesn't deal, and what's said about who does.

use engine::cards::Card;

/// What's wrong with the dealer, or with how the dealer is picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealRefused {
    /// The player has left the night.
    HasLeft { name: String },
    /// Players deal in turn, and this one doesn't play.
    DoesNotPlay { name: String },
    /// The player hasn't come, and the player with the button is the dealer.
    HasNotCome { name: String },
    /// Only players who are out deal without playing, and this one never played.
    NeverPlayed { name: String },
    /// The player has no chips, so the next one deals; `in_hand` while a hand is being entered.
    NoChips { name: String, dealer: String, in_hand: bool },
    /// The player gets no cards, and the button isn't due at their chair; it's at `due`.
    ButtonNotDue { name: String, due: Option<String> },
    /// Nobody dealt yet, and cards pick the first dealer.
    CardsFirst(FirstCard),
    /// Nobody dealt yet, and the house doesn't say who is first.
    NobodyFirst,
    /// Somebody dealt already.
    DealtAlready { name: String },
    /// The first dealer isn't picked by a jack here.
    OtherFirst(FirstDeals),
    /// A deal for the first dealer takes two players.
    TooFew { players: usize },
    /// A card appears twice.
    CardTwice { card: Card, first: String, again: String },
    /// There are cards after the first jack; `dealt` are those up to it.
    JackBefore { card: Card, name: String, behind: usize, dealt: Vec<Card> },
    /// No jack came.
    NoJack { cards: usize },
}

/// What's said about who deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealNoticed {
    /// Cards decide who deals next.
    CardsDecide(FirstCard),
    /// Nobody said who dealt so far, and it's taken to be this player's turn.
    TakenForHis { name: String, turn: GoesRound },
    /// The deal goes to the left.
    ToTheLeft,
    /// The house has a first dealer, and this is the first hand.
    First(FirstDeals),
    /// The dealer sits to the right of the banker, or of the first dealer: the night can end with this hand.
    CanEnd { name: String, of_banker: bool },
    /// The button is on an empty chair, and somebody else deals.
    DeadButton { owner: String, dealer: String },
    /// The player deals without playing.
    WithoutPlaying { name: String },
    /// The player is out of chips and deals until the next one is out.
    OutAndDeals { name: String },
}

/// The card that picks the first dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstCard {
    /// The first jack that comes.
    Jack,
    /// The highest of one card each.
    Highest,
}

/// Who deals first if no card decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstDeals {
    /// The banker.
    Banker,
    /// The player in the first seat.
    FirstSeat,
}

/// What goes around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoesRound {
    /// The deal.
    Deal,
    /// The button of a tournament.
    Button,
}
