//! Why somebody does not deal, and what is said of who does.

use engine::cards::Card;

/// What is wrong with the dealer, or with how he is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealRefused {
    /// He has left the night.
    HasLeft { name: String },
    /// Players deal in turn, and he does not play.
    DoesNotPlay { name: String },
    /// He has not come, and who has the button is the dealer.
    HasNotCome { name: String },
    /// Only who is out deals without playing, and he never played.
    NeverPlayed { name: String },
    /// He has no chips, so the next one deals; `in_hand` while a hand is being entered.
    NoChips { name: String, dealer: String, in_hand: bool },
    /// He gets no cards, and the button is not due at his chair; it is at `due`.
    ButtonNotDue { name: String, due: Option<String> },
    /// Nobody dealt yet, and cards find the first dealer.
    CardsFirst(FirstCard),
    /// Nobody dealt yet, and the house does not say who is first.
    NobodyFirst,
    /// Somebody dealt already.
    DealtAlready { name: String },
    /// The first dealer is not found by a jack here.
    OtherFirst(FirstDeals),
    /// A deal for the first dealer takes two players.
    TooFew { players: usize },
    /// A card lies there twice.
    CardTwice { card: Card, first: String, again: String },
    /// Cards lie behind the first jack; `dealt` are those up to it.
    JackBefore { card: Card, name: String, behind: usize, dealt: Vec<Card> },
    /// No jack came.
    NoJack { cards: usize },
}

/// What is said of who deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealNoticed {
    /// Cards decide who deals next.
    CardsDecide(FirstCard),
    /// Nobody said who dealt so far, and it is taken for his.
    TakenForHis { name: String, turn: GoesRound },
    /// The deal goes to the left.
    ToTheLeft,
    /// The house has a first dealer, and this is the first hand.
    First(FirstDeals),
    /// The dealer sits to the right of the banker, or of the first dealer: the night can end with his hand.
    CanEnd { name: String, of_banker: bool },
    /// The button is on an empty chair, and another deals.
    DeadButton { owner: String, dealer: String },
    /// He deals without playing.
    WithoutPlaying { name: String },
    /// He is out of chips and deals until the next one is.
    OutAndDeals { name: String },
}

/// The card that finds the first dealer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstCard {
    /// The first jack that comes.
    Jack,
    /// The highest of one card each.
    Highest,
}

/// Who deals first where no card decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstDeals {
    /// The banker.
    Banker,
    /// The player in the first seat.
    FirstSeat,
}

/// What goes round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoesRound {
    /// The deal.
    Deal,
    /// The button of a tournament.
    Button,
}
