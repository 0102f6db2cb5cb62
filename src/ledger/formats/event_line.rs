//! An event as one line of text: a JSON object with every field its hash covers, for tapes and bundles.

use crate::journal::Written;
use engine::readable::escaped_in_quotes;

/// The line of an event, without a line end.
pub fn write(event: &Written) -> Result<String, String> {
    let line = serde_json::to_string(event).map_err(|error| error.to_string())?;
    Ok(escaped_in_quotes(&line))
}

/// Reads a line back; anything missing, doubled or unknown is refused.
pub fn read(line: &str) -> Result<Written, String> {
    serde_json::from_str(line).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounts::{Asset, Counter, Party, Posting};
    use crate::journal::{Digest, Origin};
    use crate::time::Instant;
    use engine::money::Money;

    fn event() -> Written {
        let posting = |party, amount| Posting {
            party,
            asset: Asset::Book,
            counter: Counter::With(Party::Pot),
            amount: Money::from_minor(amount),
        };
        Written {
            seq: 7,
            request: "r\u{1f}\"x".to_owned(),
            at: Instant(-1),
            recorded: Instant(2),
            kind: "debt-owed".to_owned(),
            version: 1,
            night: String::new(),
            nature: "transfer".to_owned(),
            body: "{\"kind\":\"debt-owed\",\"reason\":\"\u{201e}a\\n\u{201c}\"}".to_owned(),
            reverses: Some(3),
            origin: Origin { book: "b".to_owned(), seq: 7, hash: Some(Digest([9; 32])) },
            postings: vec![posting(Party::Bank, 5), posting(Party::House, -5)],
            prev: Digest([1; 32]),
            hash: Digest([2; 32]),
        }
    }

    #[test]
    fn a_line_is_read_back_field_by_field() {
        let line = write(&event()).unwrap();
        assert!(!line.contains('\n'));
        assert_eq!(read(&line), Ok(event()));
    }

    #[test]
    fn anything_but_an_event_is_refused() {
        let line = write(&event()).unwrap();
        let doubled = line.replacen("{", "{\"seq\":8,", 1);
        let unknown = line.replacen("{", "{\"extra\":8,", 1);
        for wrong in ["", "{}", &line[1..], &doubled, &unknown, &line.replace("\"seq\":7", "\"seq\":7.0")] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
