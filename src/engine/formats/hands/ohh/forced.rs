//! The blinds and the ante that a file names, which may differ from what was posted.

use crate::formats::hands::exact::Scale;
use crate::formats::hands::ohh::scribe::blinds;
use crate::formats::hands::record::HandRecord;
use crate::money::{Currency, Money};

/// The note for blinds and an ante that differ from what was posted.
pub(crate) const BLINDS: &str = "blinds";

/// Small blind, big blind and ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Forced {
    pub small: Money,
    pub big: Money,
    pub ante: Money,
}

impl Forced {
    /// The blinds and the ante of a hand: as its file named them, else as they were posted.
    #[must_use]
    pub(crate) fn of(record: &HandRecord) -> Self {
        let said = record.notes.iter().find(|(name, _)| name == BLINDS);
        said.and_then(|(_, text)| Self::parse(text, record.setup.currency))
            .unwrap_or_else(|| Self::posted(record))
    }

    fn posted(record: &HandRecord) -> Self {
        let (small, big) = blinds(&record.setup);
        let ante = record.setup.places.iter().map(|place| place.ante).max().unwrap_or_default();
        Self { small, big, ante }
    }

    /// The note of a hand whose file names these; `None` if what was posted says the same.
    #[must_use]
    pub(crate) fn note(self, record: &HandRecord) -> Option<(String, String)> {
        let scale = Scale::of(record.setup.currency);
        let text = [self.small, self.big, self.ante].map(|amount| scale.plain(amount)).join("/");
        (self != Self::posted(record)).then(|| (BLINDS.to_owned(), text))
    }

    fn parse(text: &str, currency: Currency) -> Option<Self> {
        let amounts = text.split('/').map(|amount| currency.parse(amount).ok());
        let [small, big, ante] = amounts.collect::<Option<Vec<_>>>()?.try_into().ok()?;
        Some(Self { small, big, ante })
    }
}
