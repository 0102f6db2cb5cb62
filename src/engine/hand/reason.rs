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
    /// A badugi beside another low.
    Badugi(Low),
    /// Points near a number.
    CardPoints(CardPoints),
}

/// What a hand costs that was named wrongly, by the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Nothing: the cards count.
    Nothing,
    /// Nothing, as nobody threw his hand away for it.
    NobodyMisled,
    /// Every pot that another hand is left for; there is one that none is left for.
    WhereOthersAre,
    /// Every pot.
    All,
}

/// Why a player shows first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstToShow {
    /// He bet or raised last in the last round.
    BetLast,
    /// Nobody bet in it, and he was the first to act (PIG-53).
    ActedFirst,
    /// Nobody bet in it, and he is the first on the dealer's left.
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
/// | `board` | which board of those that lie side by side, counted from 0 |
/// | `round` | which round of betting, counted from 1 |
/// | `held`, `due` | how many cards a player has, and how many he should have |
/// | `pots` | how many pots there are |
/// | `cost`, `why`, `ahead`, `ace`, `wilds`, `game` | the choice that decided, as its type says |
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the table above says what a field means, once for all facts")]
pub enum ReasonFact {
    /// The deal was bad, and everybody takes his money back.
    BadDeal,
    /// The cards ran out, and the pot waits for a new deal to these.
    RanOut { seats: Seats, carry: Money },
    /// Nobody opened the first round, which throws the cards in: the pot waits for the next hand.
    Unopened { carry: Money },
    /// Nobody is left: the pot waits for the next hand.
    Waits { carry: Money },
    /// A bet nobody called went back.
    Returned { seat: usize, amount: Money },
    /// The money was laid in several pots.
    Layered { pots: usize },
    /// A blind was posted short.
    ShortBlind { seat: usize },
    /// Somebody all-in wins at most so much from each of the others.
    Capped { seat: usize, amount: Money },
    /// A hand is the best five of the cards its owner sees, with any number of his own.
    AnyFive,
    /// The best hand of all these is the shared cards.
    OnBoard { seats: Seats },
    /// Hands are ranked in the usual order.
    UsualOrder,
    /// The dealer announced wild cards.
    Announced { wilds: Wilds },
    /// Hands count as their owners call them.
    AsCalled,
    /// Everybody left has put in the same, those all in apart.
    Level,
    /// Nobody declares, so the cards say who takes each half of a pot.
    CardsTalk { pot: usize },
    /// Somebody named his hand wrongly and another threw his away for it.
    Miscalled { seat: usize, cost: Cost },
    /// Somebody wins with seven-deuce, and each of the others pays him.
    SevenDeuce { seat: usize, seats: Seats, amount: Money, paid: Money },
    /// Somebody did not show and so conceded.
    Unshown { seat: usize },
    /// Somebody has the wrong number of cards and cannot win.
    Miscounted { seat: usize, held: usize, due: usize },
    /// A pot is shared among runs of the board.
    Run { pot: usize, run: usize, of: usize, amount: Money },
    /// A pot, or what one run has of it, is shared among the boards of the game.
    Board { pot: usize, run: Option<usize>, board: usize, of: usize, amount: Money },
    /// The only one left with a claim on a pot.
    Alone { pot: usize, seat: usize, amount: Money },
    /// The best hand of a pot or of a half.
    Best { pot: usize, side: Side, seats: Seats, hand: Hand, amount: Money },
    /// One who went both ways is the best on both sides.
    BothWays { pot: usize, seat: usize, high: Hand, low: Hand, amount: Money },
    /// He used other cards for high than for low.
    TwoSets { seat: usize },
    /// One ace is in his high hand and in his low.
    SwingingAce { seat: usize },
    /// One who went both ways is not, and gets nothing (or, by some houses, only what he won).
    Pigged { pot: usize, seat: usize, side: Side, against: Seats },
    /// Two players are left on opposite sides.
    TwoLeft { pot: usize, high: usize, low: usize },
    /// A half that nobody is left to claim goes with the other.
    Unclaimed { pot: usize, side: Side },
    /// Nobody is entitled to any of a pot.
    NobodyEntitled { pot: usize },
    /// Tied winners get nothing of their part.
    Posted { pot: usize, side: Side, seats: Seats },
    /// A part of a pot stays for the next game.
    Stays { pot: usize, side: Side, amount: Money },
    /// Those still in agreed who gets what.
    Agreed { seat: usize, amount: Money },
    /// A pot was halved.
    InHalves { pot: usize, half: Money },
    /// A pot was halved and had an odd unit.
    Halved { pot: usize, high: Money, low: Money },
    /// Several winners shared.
    Shared { pot: usize, side: Side, seats: Seats, share: Money },
    /// An odd amount went to one of those who shared.
    OddPaid { pot: usize, seat: usize, amount: Money },
    /// An odd amount stays in the middle.
    OddCarried { pot: usize, amount: Money },
    /// The hand nobody plays is best, or as good as that of these.
    Blind { hand: Hand, seats: Seats },
    /// It is beaten.
    BlindBeaten { hand: Hand, seats: Seats },
    /// Losers of a drop game owe the next pot so much each; what of this pot were fines does not count.
    Owe { seats: Seats, amount: Money, fines: Money },
    /// Tied leaders owe it too.
    TiedOwe { seats: Seats, amount: Money },
    /// A loser has too little; by the house he buys what is missing, or plays for what he has.
    Short { seat: usize, paid: Money, missing: Money },
    /// The game goes on with these for that pot.
    GoesOn { seats: Seats, carry: Money },
    /// The game is over, won by these.
    GameOver { seats: Seats },
    /// Somebody who stayed by mistake was let out by all the others.
    LetOut { seat: usize },
    /// Everybody dropped.
    AllOut { carry: Money },
    /// Somebody antes again.
    ReAnte { seat: usize, amount: Money },
    /// The next dealer antes again, so much for each player dealt in.
    DealerReAntes { each: Money },
    /// The best hands are ahead of the next ones, or level among themselves.
    Ahead { ahead: Ahead, seats: Seats, hand: Hand, others: Seats, other: Hand },
    /// Wild cards of the game itself; without any none are.
    GameWilds { game: &'static str, wilds: Wilds },
    /// Somebody holds an ace where the lowest card is wild.
    AceLow { ace: LowAce },
    /// Nobody bet in a round, counted from 1.
    AllChecked { round: u32, pot: Money },
    /// Several are left, so there is a draw.
    Draw,
    /// One is left, so there is none.
    NoDraw { seat: usize },
    /// Who shows first, and why.
    ShowsFirst { seat: usize, why: FirstToShow },
    /// A hand came out of the muck again, as the house lets it at once.
    TakenBack { seat: usize },
    /// A hand came out of the muck again by a ruling.
    GivenBack { seat: usize },
    /// A hand was declared dead.
    Killed { seat: usize },
    /// The hand waited while a player bought chips.
    Waited { seat: usize, amount: Money },
    /// A player said early what he would do, and was held to it.
    KeptWord { seat: usize },
    /// A player said early what he would do, and could not do it any more when his turn came.
    LapsedWord { seat: usize },
    /// A player said early what he would do, and had no turn any more.
    UnusedWord { seat: usize },
}
