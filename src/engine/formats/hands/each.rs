//! Every hand of a text, one after the other, for any kind of hand file.

use crate::formats::hands::blank::blank;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::kind::FileKind;
use crate::formats::hands::phh::{Hands, Held};
use crate::formats::hands::record::HandRecord;
use crate::formats::hands::{ohh, poker_now, site_text};

/// What to do with each hand of a file, or with what is wrong with it.
pub type Each<'a> = dyn FnMut(Result<&HandRecord, HandFault>) + 'a;

/// Reads every hand of a text and holds hands of a house to its rules; false for a kind that holds no hand records.
pub fn each(kind: FileKind, text: &str, held: Held<'_>, told: &mut Each<'_>) -> bool {
    match kind {
        FileKind::Phh | FileKind::Phhs => {
            let (mut hands, mut record) = (Hands::held(text, held), blank());
            while let Some(read) = hands.read_into(&mut record) {
                told(read.map(|()| &record));
            }
        }
        FileKind::Ohh => {
            ohh::read(text).into_iter().for_each(|read| told(read.as_ref().map_err(Clone::clone)))
        }
        FileKind::SiteText => {
            site_text::read(text).into_iter().for_each(|read| told(read.as_ref().map_err(Clone::clone)));
        }
        FileKind::PokerNow => {
            poker_now::read(text).into_iter().for_each(|read| told(read.as_ref().map_err(Clone::clone)));
        }
        FileKind::Showdowns => return false,
    }
    true
}
