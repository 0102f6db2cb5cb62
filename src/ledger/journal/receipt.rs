//! What a receipt says: that a book held an event with a certain hash. Kept outside the book, it proves a loss.

use crate::journal::digest::Digest;
use std::fmt;
use std::str::FromStr;

/// What every receipt of this form begins with.
const FORM: &str = "hb1";

/// How many digits of the book's id a receipt has: the last ones, because ids from one hour begin the same.
const BOOK_DIGITS: usize = 8;

/// How many digits of the hash a receipt has.
const HASH_DIGITS: usize = 16;

/// A prime above the number of letters: a single wrong letter or two neighbors swapped always change the check.
const CHECK_MODULUS: u32 = 97;

/// The letters a receipt is made of, each with its own value.
const LETTERS: &str = "0123456789abcdefghijklmnopqrstuvwxyz-";

/// One receipt: the book, the event's number, the beginning of its hash, and a check against typing errors.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Receipt {
    book: String,
    seq: u64,
    hash: String,
}

/// Why a text isn't a receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReceipt {
    /// It does not look like one.
    #[error("a receipt looks like `hb1-3f9a2c41-128-9d3e0c7711aa22bb-78`")]
    Form,
    /// It looks like one, but its last two digits don't fit the rest.
    #[error("there's a typo, because its last two digits don't match the rest")]
    Mistyped,
}

impl Receipt {
    /// The receipt of event `seq` with this hash in the book with this id.
    #[must_use]
    pub fn new(book: &str, seq: u64, hash: Digest) -> Self {
        Self { book: book_word(book), seq, hash: beginning(hash) }
    }

    /// The number of the event.
    #[must_use]
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// The digits of the book's id.
    #[must_use]
    pub fn book(&self) -> &str {
        &self.book
    }

    /// The digits of the event's hash.
    #[must_use]
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// True if the receipt is from the book with this id.
    #[must_use]
    pub fn is_of(&self, book: &str) -> bool {
        self.book == book_word(book)
    }

    /// True if this is the hash of the receipt's event.
    #[must_use]
    pub fn names(&self, hash: Digest) -> bool {
        self.hash == beginning(hash)
    }

    fn body(&self) -> String {
        format!("{FORM}-{}-{}-{}", self.book, self.seq, self.hash)
    }
}

impl fmt::Display for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        write!(f, "{body}-{:02}", check(&body).unwrap_or_default())
    }
}

impl FromStr for Receipt {
    type Err = NoReceipt;

    /// Reads a receipt, in lower or upper case.
    fn from_str(text: &str) -> Result<Self, NoReceipt> {
        let text = text.trim().to_ascii_lowercase();
        let (body, digits) = text.rsplit_once('-').ok_or(NoReceipt::Form)?;
        if text.chars().any(|letter| !LETTERS.contains(letter)) || !text.starts_with(FORM) {
            return Err(NoReceipt::Form);
        }
        if digits.len() != 2 || digits.parse().ok() != check(body) {
            return Err(NoReceipt::Mistyped);
        }
        let parts: Vec<&str> = body.split('-').collect();
        let [form, book, seq, hash] = *parts.as_slice() else { return Err(NoReceipt::Form) };
        let hex = |word: &str, digits| {
            word.len() == digits && word.bytes().all(|letter| letter.is_ascii_hexdigit())
        };
        let seq: u64 = seq.parse().map_err(|_| NoReceipt::Form)?;
        if form != FORM || !hex(book, BOOK_DIGITS) || !hex(hash, HASH_DIGITS) {
            return Err(NoReceipt::Form);
        }
        let anchor = Self { book: book.to_owned(), seq, hash: hash.to_owned() };
        // A number with leading zeros would be another text for the same receipt.
        if anchor.body() == body { Ok(anchor) } else { Err(NoReceipt::Form) }
    }
}

/// The check of a text: its letters as the digits of one number, modulo the prime.
fn check(body: &str) -> Option<u32> {
    let base = u32::try_from(LETTERS.len()).ok()?;
    body.chars().try_fold(0_u32, |sum, letter| {
        let value = u32::try_from(LETTERS.find(letter)?).ok()?;
        sum.checked_mul(base)?.checked_add(value)?.checked_rem(CHECK_MODULUS)
    })
}

/// The last digits of a book's id, however it's written.
fn book_word(book: &str) -> String {
    let digits: Vec<char> = book.chars().filter(char::is_ascii_hexdigit).collect();
    digits.iter().skip(digits.len().saturating_sub(BOOK_DIGITS)).collect()
}

fn beginning(hash: Digest) -> String {
    hash.to_string().chars().take(HASH_DIGITS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn anchor() -> Receipt {
        Receipt::new("0190-abcd-ef3f9a2c41", 128, Digest([0x9d; 32]))
    }

    #[test]
    fn a_receipt_is_read_back_in_small_and_large_letters() {
        let text = anchor().to_string();
        assert!(text.starts_with("hb1-3f9a2c41-128-9d9d9d9d9d9d9d9d-"), "{text}");
        assert_eq!(text.parse(), Ok(anchor()));
        assert_eq!(format!(" {}\n", text.to_uppercase()).parse(), Ok(anchor()));
        assert!(anchor().is_of("ef3f9a2c41") && !anchor().is_of("ef3f9a2c42"));
        assert!(anchor().names(Digest([0x9d; 32])) && !anchor().names(Digest([0x9c; 32])));
    }

    #[test]
    fn no_wrong_letter_and_no_swap_of_neighbours_goes_unseen() {
        let text = anchor().to_string();
        let letters: Vec<char> = text.chars().collect();
        for place in 0..letters.len() {
            for letter in LETTERS.chars().filter(|letter| *letter != letters[place]) {
                let mut wrong = letters.clone();
                wrong[place] = letter;
                assert!(wrong.iter().collect::<String>().parse::<Receipt>().is_err(), "{wrong:?}");
            }
            let mut swapped = letters.clone();
            if place > 0 && letters[place] != letters[place - 1] {
                swapped.swap(place, place - 1);
                assert!(swapped.iter().collect::<String>().parse::<Receipt>().is_err(), "{swapped:?}");
            }
        }
    }

    #[test]
    fn other_text_and_mistyped_receipts_are_told_apart() {
        let text = anchor().to_string();
        assert_eq!(text.replace("128", "129").parse::<Receipt>(), Err(NoReceipt::Mistyped));
        for wrong in ["", "-", "hb1", "hello", "hb1-äöü-1-2-3", &text.replace("hb1", "xy9")] {
            assert_eq!(wrong.parse::<Receipt>(), Err(NoReceipt::Form), "{wrong}");
        }
        let body = "hb1-3f9a2c41-0128-9d9d9d9d9d9d9d9d";
        let doubled = format!("{body}-{:02}", check(body).unwrap());
        assert_eq!(doubled.parse::<Receipt>(), Err(NoReceipt::Form));
    }
}
