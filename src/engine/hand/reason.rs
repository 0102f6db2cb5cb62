//! The reasons of a settlement as data: what happened, with its figures, and the choice of the house behind it.

use crate::cards::Card;
use crate::hand::beats::Ahead;
use crate::hand::house_rules::Cite;
use crate::hand::seats::Seats;
use crate::money::Money;
use crate::rank::{CardPoints, High, Low, LowAce, Wilds};

/// One step of a settlement and the choice of the house behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which choice of the house decided.
    pub cite: Cite,
    /// What happened, with its figures.
    pub fact: ReasonFact,
}

/// Which part of a pot is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// All of it.
    Whole,
    /// The high half.
    High,
    /// The low half.
    Low,
}

/// What won a part of a pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// A high hand.
    High(High),
    /// A low.
    Low(Low),
    /// The highest spade in the hole.
    Spade(Card),
    /// The lowest spade in the hole.
    LowSpade(Card),
    /// A badugi as the other half, next to a low.
    Badugi(Low),
    /// Points near a number.
    CardPoints(CardPoints),
}

/// What miscalling a hand costs, by the house's rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Nothing: the cards count.
    Nothing,
    /// Nothing, because nobody mucked because of it.
    NobodyMisled,
    /// Every pot that another hand is left for; at least one pot has no other hand left.
    WhereOthersAre,
    /// Every pot.
    All,
}

/// Why a player shows first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstToShow {
    /// They bet or raised last in the last round.
    BetLast,
    /// Nobody bet in it, and they were the first to act (PIG-53).
    ActedFirst,
    /// Nobody bet in it, and they are the first on the dealer's left.
    OnTheLeft,
}

/// What happened, with the figures that go into its sentence.
///
/// A field means the same in every fact:
///
/// | field | what it is |
/// |---|---|
/// | `pot` | the pot, counted from 0; 0 is the main pot |
/// | `side` | which part of that pot |
/// | `seat`, `seats` | the players it is about, as places in [`Showdown::players`](crate::hand::Showdown::players) |
/// | `others`, `against` | the players they are measured against |
/// | `high`, `low` | the players, hands or amounts of the two halves |
/// | `hand`, `other` | the hand that won or was beaten, and the next one |
/// | `amount`, `half`, `share`, `paid`, `missing`, `fines` | money, in minor units of the showdown's currency |
/// | `carry` | the money that waits for the next hand |
/// | `run`, `of` | which run of the board, counted from 0, and how many there are |
/// | `board` | which of the boards dealt side by side, counted from 0 |
/// | `round` | which round of betting, counted from 1 |
/// | `held`, `due` | how many cards a player has, and how many they should have |
/// | `pots` | how many pots there are |
/// | `cost`, `why`, `ahead`, `ace`, `wilds`, `game` | the choice that decided, as its type says |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the table above says what a field means, once for all facts")]
pub enum ReasonFact {
    /// The deal was bad, and everybody takes their money back.
    BadDeal,
    /// The cards ran out, and the pot waits for a new deal to these players.
    RanOut { seats: Seats, carry: Money },
    /// Nobody opened the first round, so the cards are thrown in: the pot waits for the next hand.
    Unopened { carry: Money },
    /// Nobody is left: the pot waits for the next hand.
    Waits { carry: Money },
    /// A bet nobody called went back.
    Returned { seat: usize, amount: Money },
    /// The money was divided into several pots.
    Layered { pots: usize },
    /// A blind was posted short.
    ShortBlind { seat: usize },
    /// A player who is all-in wins at most this much from each of the others.
    Capped { seat: usize, amount: Money },
    /// A hand is the best five of the cards its owner can use, with any number of hole cards.
    AnyFive,
    /// The best hand of all these players is the board.
    OnBoard { seats: Seats },
    /// Hands are ranked in the usual order.
    UsualOrder,
    /// The dealer announced wild cards.
    Announced { wilds: Wilds },
    /// Hands count as their owners call them.
    AsCalled,
    /// Everybody left has put in the same, except players all-in.
    Level,
    /// Nobody declares, so the cards say who takes each half of the pot.
    CardsTalk { pot: usize },
    /// Somebody miscalled a hand.
    Miscalled { seat: usize, cost: Cost },
    /// Somebody wins with seven-deuce, and each of the others pays a bounty.
    SevenDeuce { seat: usize, seats: Seats, amount: Money, paid: Money },
    /// Somebody didn't show and so conceded.
    Unshown { seat: usize },
    /// Somebody has the wrong number of cards and can't win.
    Miscounted { seat: usize, held: usize, due: usize },
    /// A pot is shared among runs of the board.
    Run { pot: usize, run: usize, of: usize, amount: Money },
    /// A pot, or one run's part of it, is shared among the boards of the game.
    Board { pot: usize, run: Option<usize>, board: usize, of: usize, amount: Money },
    /// Only one player is left with a claim on a pot.
    Alone { pot: usize, seat: usize, amount: Money },
    /// The best hand of a pot or of a half.
    Best { pot: usize, side: Side, seats: Seats, hand: Hand, amount: Money },
    /// A pig is the best on both sides.
    BothWays { pot: usize, seat: usize, high: Hand, low: Hand, amount: Money },
    /// A pig used different cards for high and for low.
    TwoSets { seat: usize },
    /// One ace is in a pig's high hand and in the low one.
    SwingingAce { seat: usize },
    /// A pig isn't the best on both sides, and gets nothing (or, at some houses, only what was won outright).
    Pigged { pot: usize, seat: usize, side: Side, against: Seats },
    /// Two players are left on opposite sides.
    TwoLeft { pot: usize, high: usize, low: usize },
    /// A half that nobody can claim goes to the other side.
    Unclaimed { pot: usize, side: Side },
    /// Nobody is entitled to any of a pot.
    NobodyEntitled { pot: usize },
    /// Tied winners get nothing of their part.
    Posted { pot: usize, side: Side, seats: Seats },
    /// A part of a pot stays for the next game.
    Stays { pot: usize, side: Side, amount: Money },
    /// The players still in agreed who gets what.
    Agreed { seat: usize, amount: Money },
    /// A pot was halved.
    InHalves { pot: usize, half: Money },
    /// A pot was halved and had an odd unit.
    Halved { pot: usize, high: Money, low: Money },
    /// Several winners shared.
    Shared { pot: usize, side: Side, seats: Seats, share: Money },
    /// An odd amount went to one of the players who shared.
    OddPaid { pot: usize, seat: usize, amount: Money },
    /// An odd amount stays in the middle.
    OddCarried { pot: usize, amount: Money },
    /// The hand nobody plays is best, or ties with these players.
    Blind { hand: Hand, seats: Seats },
    /// The hand nobody plays is beaten.
    BlindBeaten { hand: Hand, seats: Seats },
    /// Losers of a drop game owe the next pot this much each; fines in this pot don't count.
    Owe { seats: Seats, amount: Money, fines: Money },
    /// Tied leaders owe it too.
    TiedOwe { seats: Seats, amount: Money },
    /// A loser has too little: by the house's rule, they buy what is missing or play for what they have.
    Short { seat: usize, paid: Money, missing: Money },
    /// The game goes on, with these players, for that pot.
    GoesOn { seats: Seats, carry: Money },
    /// The game is over, won by these.
    GameOver { seats: Seats },
    /// Somebody who stayed by mistake was let out by all the others.
    LetOut { seat: usize },
    /// Everybody dropped.
    AllOut { carry: Money },
    /// A player antes again.
    ReAnte { seat: usize, amount: Money },
    /// The next dealer antes again, this much for each player dealt in.
    DealerReAntes { each: Money },
    /// The best hands beat the next ones, or tie with each other.
    Ahead { ahead: Ahead, seats: Seats, hand: Hand, others: Seats, other: Hand },
    /// The wild cards of the game itself, or that it has none.
    GameWilds { game: &'static str, wilds: Wilds },
    /// Somebody holds an ace in a game with the lowest card wild.
    AceLow { ace: LowAce },
    /// Nobody bet in a round, counted from 1.
    AllChecked { round: u32, pot: Money },
    /// Several players are left, so there is a draw.
    Draw,
    /// Only one player is left, so there is no draw.
    NoDraw { seat: usize },
    /// Who shows first, and why.
    ShowsFirst { seat: usize, why: FirstToShow },
    /// A hand came back out of the muck at once, as the house allows.
    TakenBack { seat: usize },
    /// A hand came back out of the muck by a ruling.
    GivenBack { seat: usize },
    /// A hand was declared dead.
    Killed { seat: usize },
    /// The hand waited while a player bought chips.
    Waited { seat: usize, amount: Money },
    /// A player said before their turn what they would do, and was held to it.
    KeptWord { seat: usize },
    /// A player said before their turn what they would do, but couldn't any more when the turn came.
    LapsedWord { seat: usize },
    /// A player said before their turn what they would do, but got no more turn.
    UnusedWord { seat: usize },
}
