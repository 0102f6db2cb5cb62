//! Why a bundle isn't made, or isn't accepted.

use engine::money::Currency;

/// What is wrong with a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BundleRefused {
    /// A night is open, and only whole nights go into a bundle.
    NightOpen { night: u32 },
    /// THE BOOK goes into a bundle as a whole.
    TravelsWhole,
    /// A surrogate has other events of its own.
    OtherRange { first: u64, last: u64 },
    /// The range ends before it begins.
    EndsBeforeItBegins { first: u64, last: u64 },
    /// The named event is in the middle of a night.
    WithinANight { event: u64 },
    /// A surrogate begins with THE BOOK, and this bundle is from a surrogate.
    OfASurrogate,
    /// The house wants no stand-in for THE BOOK.
    NoStandIn,
    /// This book is a surrogate: nothing goes into it.
    IntoASurrogate,
    /// A bundle of THE BOOK isn't from a surrogate.
    OfTheBookItself,
    /// The surrogate stands in for another book.
    OfAnotherBook,
    /// The surrogate began after an event that's different here, or doesn't exist here; with the last one that does.
    UnknownAnchor { event: u64, last: Option<u64> },
    /// The bundle is signed with a different key than the first one.
    OtherKey { key: String, known: String },
    /// Events are missing before the first of the bundle.
    EventsMissing { first: u64, last: u64, begins: u64 },
    /// The surrogate went on in two different ways; its last events here and in the bundle, each with its hash.
    KeptTwice { from: u64, here: (u64, String), there: (u64, String) },
    /// The bundle ends in the middle of a night.
    EndsWithinANight,
    /// The bundle brings a house with another currency.
    OtherUnit { event: u64, house: String, theirs: Currency, ours: Currency },
    /// The bundle has stakes that aren't amounts here.
    BadStakes { event: u64, stakes: String, unit: Currency },
}
