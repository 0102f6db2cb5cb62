//! The letters of kept hands: one for each part of a setup, one for each kind of act.

use crate::games::{Beside, Deed, Highs, Lows, PassWay};
use crate::hand::{Declares, HiLo};
use crate::play::{Intent, NoContest, Opener, Reopen, Structure};
use crate::rank::{Category, Joker, LowAce, Lowest, Uses};

/// How every kept hand begins: the version of these letters.
pub(crate) const MARK: &str = "hand1";

/// Seats, from the first on.
pub(crate) const SEATS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";

/// A value with its letter, one table for each kind.
pub(crate) type Letters<T> = &'static [(u8, T)];

/// What a player goes for.
pub(crate) const SIDES: Letters<Declares> =
    &[(b'h', Declares::High), (b'l', Declares::Low), (b'b', Declares::Both)];

/// What players do with their own cards. The letters ran out: these are signs, like `$` and `~` for paying for a card or not.
pub(crate) const DEEDS: Letters<Deed> = &[
    (b'-', Deed::Discard),
    (b'<', Deed::Pass(PassWay::Left)),
    (b'>', Deed::Pass(PassWay::Right)),
    (b'^', Deed::Pass(PassWay::Across)),
    (b'+', Deed::Roll),
];

/// What a player said before their turn.
pub(crate) const INTENTS: Letters<Intent> =
    &[(b'f', Intent::Fold), (b'k', Intent::Check), (b'c', Intent::Call), (b'r', Intent::Raise)];

/// Kinds of hands.
pub(crate) const HANDS: Letters<Category> = &[
    (b'0', Category::HighCard),
    (b'1', Category::Pair),
    (b'2', Category::TwoPair),
    (b'3', Category::ThreeOfAKind),
    (b'4', Category::Straight),
    (b'5', Category::Flush),
    (b'6', Category::FullHouse),
    (b'7', Category::FourOfAKind),
    (b'8', Category::StraightFlush),
    (b'9', Category::FiveOfAKind),
];

/// Structures of betting.
pub(crate) const STRUCTURES: Letters<Structure> = &[
    (b'n', Structure::NoLimit),
    (b'p', Structure::PotLimit),
    (b'f', Structure::Fixed),
    (b's', Structure::Spread),
];

/// What a short all-in does.
pub(crate) const REOPENS: Letters<Reopen> =
    &[(b'a', Reopen::Always), (b'c', Reopen::Cumulative), (b'f', Reopen::Full)];

/// Who opens.
pub(crate) const OPENERS: Letters<Opener> = &[
    (b'd', Opener::LeftOfDealer),
    (b'b', Opener::LeftOfBlinds),
    (b'h', Opener::BestShowing),
    (b'l', Opener::WorstShowing),
    (b'r', Opener::LastRaiser),
    (b's', Opener::LeftOfLastRaiser),
];

/// When the last two players, who go for different halves, have nothing more to play for.
pub(crate) const NO_CONTESTS: Letters<NoContest> =
    &[(b'n', NoContest::AtOnce), (b'e', NoContest::AfterBetting), (b'-', NoContest::Never)];

/// Which cards make a hand.
pub(crate) const USES: Letters<Uses> = &[(b'a', Uses::Any), (b't', Uses::Two)];

/// Orders of high hands.
pub(crate) const HIGHS: Letters<Highs> = &[
    (b'n', Highs::Not),
    (b'5', Highs::Five),
    (b's', Highs::Short),
    (b'3', Highs::Three),
    (b'p', Highs::Points),
];

/// Orders of lows.
pub(crate) const LOWS: Letters<Lows> = &[
    (b'n', Lows::Not),
    (b'h', Lows::House),
    (b'8', Lows::EightOrBetter),
    (b'a', Lows::AceToFive),
    (b'd', Lows::DeuceToSeven),
    (b'b', Lows::Badugi),
    (b's', Lows::AceToSix),
    (b'p', Lows::Points),
];

/// What half the pot goes to besides the best hand.
pub(crate) const BESIDES: Letters<Option<Beside>> = &[
    (b'-', None),
    (b's', Some(Beside::HighSpade)),
    (b'l', Some(Beside::LowSpade)),
    (b'b', Some(Beside::Badugi)),
    (b'o', Some(Beside::OwnHand)),
];

/// What a joker is.
pub(crate) const JOKERS: Letters<Joker> = &[(b'n', Joker::Absent), (b'b', Joker::Bug), (b'w', Joker::Wild)];

/// Which lowest card is wild.
pub(crate) const LOWESTS: Letters<Option<Lowest>> = &[
    (b'n', None),
    (b'o', Some(Lowest::Hole)),
    (b'l', Some(Lowest::HoleAndLike)),
    (b'h', Some(Lowest::Hand)),
];

/// Whether an ace can be the lowest card.
pub(crate) const ACES: Letters<LowAce> =
    &[(b'h', LowAce::HighOnly), (b'u', LowAce::UnlessAllAces), (b'c', LowAce::Choice)];

/// How halves find their winners.
pub(crate) const HILOS: Letters<HiLo> = &[(b'd', HiLo::Declare), (b'c', HiLo::Cards), (b'g', HiLo::ByGame)];

/// The value of a letter.
pub(crate) fn value<T: Copy>(letters: Letters<T>, letter: u8) -> Option<T> {
    letters.iter().find(|(known, _)| *known == letter).map(|(_, value)| *value)
}

/// The letter of a value.
pub(crate) fn letter<T: Copy + PartialEq>(letters: Letters<T>, value: T) -> char {
    letters.iter().find(|(_, known)| *known == value).map_or('?', |(letter, _)| char::from(*letter))
}
