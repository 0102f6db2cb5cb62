//! Why a bundle is not made, or not taken.

use engine::money::Currency;

/// What is wrong with a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleRefused {
    /// A night is open, and only whole nights travel.
    NightOpen { night: u32 },
    /// THE BOOK travels whole.
    TravelsWhole,
    /// A surrogate has other events of its own.
    OtherRange { first: u64, last: u64 },
    /// The range ends before it begins.
    EndsBeforeItBegins { first: u64, last: u64 },
    /// The event that was named is within a night.
    WithinANight { event: u64 },
    /// A surrogate begins with THE BOOK, and this bundle is of a surrogate.
    OfASurrogate,
    /// The house wants no stand-in for THE BOOK.
    NoStandIn,
    /// This book is a surrogate: nothing goes into it.
    IntoASurrogate,
    /// A bundle of THE BOOK is no surrogate's.
    OfTheBookItself,
    /// The surrogate stands in for another book.
    OfAnotherBook,
    /// The surrogate began after an event that is not the one here, or not here; then the last one that is.
    UnknownAnchor { event: u64, last: Option<u64> },
    /// The bundle is signed with another key than the first was.
    OtherKey { key: String, known: String },
    /// Events are missing before the first of the bundle.
    EventsMissing { first: u64, last: u64, begins: u64 },
    /// The surrogate went on in two ways; its last events here and in the bundle, each with its hash.
    KeptTwice { from: u64, here: (u64, String), there: (u64, String) },
    /// The bundle ends within a night.
    EndsWithinANight,
    /// The bundle brings a house that counts in other money.
    OtherUnit { event: u64, house: String, theirs: Currency, ours: Currency },
    /// The bundle has stakes that are no amounts here.
    BadStakes { event: u64, stakes: String, unit: Currency },
}
