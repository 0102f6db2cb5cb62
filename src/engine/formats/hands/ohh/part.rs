//! One part of a hand's object read into its type, with the place of what is wrong with it.

use crate::formats::hands::exact::{NotExact, Scale};
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::ohh::objects::unreadable;
use crate::formats::hands::record::Spot;
use crate::money::Money;
use crate::readable::shown;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// Why a hand isn't read at this scale: it's faulty, or a finer scale is needed.
#[derive(Debug)]
pub(crate) enum Amiss {
    /// The hand is faulty.
    Fault(Box<HandFault>),
    /// An amount has this many decimals.
    Finer(u8),
}

impl From<HandFault> for Amiss {
    fn from(fault: HandFault) -> Self {
        Self::Fault(Box::new(fault))
    }
}

/// The file, and how its amounts are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'l, 'a> {
    /// The file.
    pub lines: &'l Lines<'a>,
    /// The scale.
    pub scale: Scale,
}

impl<'a> Source<'_, 'a> {
    /// Reads a part.
    pub(crate) fn part<T: Deserialize<'a>>(&self, raw: &'a RawValue) -> Result<T, HandFault> {
        serde_json::from_str(raw.get()).map_err(|why| unreadable(self.lines, raw.get(), &why))
    }

    /// The place of a part.
    pub(crate) fn spot(&self, raw: &RawValue) -> Spot {
        self.lines.spot_of(raw.get())
    }

    /// An amount; absent or null is zero.
    pub(crate) fn money(&self, raw: Option<&RawValue>, what: &str) -> Result<Money, Amiss> {
        let Some(raw) = raw else { return Ok(Money::ZERO) };
        self.scale.read(raw.get()).map_err(|why| match why {
            NotExact::Finer(decimals) => Amiss::Finer(decimals),
            why => {
                let message = format!("{what} `{}` isn't a valid amount: {why}", shown(raw.get()));
                HandFault::new(self.spot(raw), message).into()
            }
        })
    }

    /// A text, or a number as it is written; absent, null and empty are `None`.
    pub(crate) fn text(&self, raw: Option<&'a RawValue>) -> Result<Option<String>, HandFault> {
        let Some(raw) = raw else { return Ok(None) };
        let text = match raw.get().as_bytes().first() {
            Some(b'"') => self.part::<Cow<'a, str>>(raw)?.into_owned(),
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => raw.get().to_owned(),
            _ => {
                let message = format!("`{}` should be text", shown(raw.get()));
                return Err(HandFault::new(self.spot(raw), message));
            }
        };
        Ok(Some(text).filter(|text| !text.is_empty()))
    }
}
