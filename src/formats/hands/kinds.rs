//! The kinds of hand files by how their names end, each with its reader.

use crate::formats::hands::fault::Fault;
use crate::formats::hands::phh::{Hands, blank};
use crate::formats::hands::record::HandRecord;

/// What is done with each hand of a file, or with what is wrong with it.
pub type Each<'a> = dyn FnMut(Result<&HandRecord, Fault>) + 'a;

/// A kind of hand file.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// How its name ends, without the point.
    pub extension: &'static str,
    /// What it is.
    pub what: &'static str,
    /// Reads every hand of a text.
    pub read: fn(&str, &mut Each<'_>),
}

/// Every kind.
pub const KINDS: &[Kind] = &[
    Kind { extension: "phh", what: "a hand (PHH and ours)", read: read_phh },
    Kind { extension: "phhs", what: "many hands (PHH and ours)", read: read_phh },
];

/// The kind of a file by the end of its name.
#[must_use]
pub fn kind(name: &str) -> Option<&'static Kind> {
    static ROWS: &[Kind] = KINDS;
    let (_, extension) = name.rsplit_once('.')?;
    ROWS.iter().find(|kind| kind.extension.eq_ignore_ascii_case(extension))
}

fn read_phh(text: &str, each: &mut Each<'_>) {
    let (mut hands, mut record) = (Hands::new(text), blank());
    while let Some(read) = hands.read_into(&mut record) {
        each(read.map(|()| &record));
    }
}
