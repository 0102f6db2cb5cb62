//! Every hand of a text, one after the other, whatever kind of hand file it is.

use crate::formats::hands::blank::blank;
use crate::formats::hands::fault::Fault;
use crate::formats::hands::kind::Kind;
use crate::formats::hands::phh::{Hands, Held};
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::{ohh, poker_now};

/// What is done with each hand of a file, or with what is wrong with it.
pub type Each<'a> = dyn FnMut(Result<&HandRecord, Fault>) + 'a;

/// Reads every hand of a text, those of a house held to it; false for a kind that holds no hand records.
pub fn each(kind: Kind, text: &str, held: Held<'_>, told: &mut Each<'_>) -> bool {
    match kind {
        Kind::Phh | Kind::Phhs => {
            let (mut hands, mut record) = (Hands::held(text, held), blank());
            while let Some(read) = hands.read_into(&mut record) {
                told(read.map(|()| &record));
            }
        }
        Kind::Ohh => ohh::read(text).into_iter().for_each(|read| told(read.as_ref().map_err(Clone::clone))),
        Kind::PokerNow => {
            poker_now::read(text).into_iter().for_each(|read| told(read.as_ref().map_err(Clone::clone)));
        }
        Kind::Showdowns => return false,
    }
    true
}
