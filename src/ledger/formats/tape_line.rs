//! The lines of a tape: the first names format, version and book; every other line is one event and the answer to its request.

use crate::journal::{Asked, Written};
use serde::{Deserialize, Serialize};

/// What the first line calls the format.
const FORMAT: &str = "housebook-tape";

/// The version of the lines this program writes and reads.
const VERSION: u32 = 1;

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    version: u32,
    book: String,
}

/// Any other line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TapeLine {
    pub event: Written,
    /// The request whose last event it is, and its answer.
    pub request: Option<Asked>,
}

/// The first line of a tape of `book`, without a line end.
#[must_use]
pub fn head(book: &str) -> String {
    let head = Head { format: FORMAT.to_owned(), version: VERSION, book: book.to_owned() };
    serde_json::to_string(&head).unwrap_or_default()
}

/// The book that a first line names.
pub fn book_of(line: &str) -> Result<String, String> {
    let found: Head = serde_json::from_str(line).map_err(|_| "this isn't a book's tape".to_owned())?;
    if found.format != FORMAT || (found.version <= VERSION && head(&found.book) != line) {
        return Err("this isn't a book's tape".to_owned());
    }
    if found.version != VERSION {
        return Err(format!("its lines are version {}, but this program knows {VERSION}", found.version));
    }
    Ok(found.book)
}

/// The line of an event, without a line end.
pub fn write(line: &TapeLine) -> Result<String, String> {
    serde_json::to_string(line).map_err(|error| error.to_string())
}

/// Reads a line back; refuses it if any byte differs from how it's written.
pub fn read(text: &str) -> Result<TapeLine, String> {
    let line: TapeLine = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if write(&line)? != text {
        return Err("the line wasn't written like this".to_owned());
    }
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::{Digest, Origin};
    use crate::time::Instant;

    fn line() -> TapeLine {
        let event = Written {
            seq: 7,
            request: "r".to_owned(),
            at: Instant(1),
            recorded: Instant(2),
            kind: "undone".to_owned(),
            version: 1,
            night: String::new(),
            nature: "still".to_owned(),
            body: "{\"kind\":\"undone\",\"seq\":3}".to_owned(),
            reverses: None,
            origin: Origin { book: "b".to_owned(), seq: 7, hash: None },
            postings: Vec::new(),
            prev: Digest([1; 32]),
            hash: Digest([2; 32]),
        };
        let asked = Asked {
            origin: "b".to_owned(),
            id: "r".to_owned(),
            body: Digest([3; 32]),
            first: 7,
            last: 7,
            answer: "{}".to_owned(),
            hash: Digest([4; 32]),
        };
        TapeLine { event, request: Some(asked) }
    }

    #[test]
    fn lines_are_read_back() {
        let text = write(&line()).unwrap();
        assert!(!text.contains('\n'));
        assert_eq!(read(&text), Ok(line()));
        assert_eq!(book_of(&head("b")), Ok("b".to_owned()));
    }

    #[test]
    fn a_line_has_one_spelling() {
        let text = write(&line()).unwrap();
        for wrong in ["", "{}", &text.replacen(':', ": ", 1), &format!("{text} "), &text[1..]] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        for wrong in [&head("b").replace("tape", "tap"), &head("b").replace(':', ": "), "{}", ""] {
            assert_eq!(book_of(wrong), Err("this isn't a book's tape".to_owned()), "{wrong}");
        }
        let newer = book_of(&head("b").replace(":1", ":2")).unwrap_err();
        assert_eq!(newer, "its lines are version 2, but this program knows 1");
    }
}
