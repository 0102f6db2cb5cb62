//! A hash of 32 bytes, written in hexadecimal digits wherever people or files carry it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// What stands before the first event of a journal.
    pub const NONE: Self = Self([0; 32]);
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is not 64 hexadecimal digits in small letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a hash has 64 hexadecimal digits")]
pub struct NoDigest;

impl FromStr for Digest {
    type Err = NoDigest;

    fn from_str(text: &str) -> Result<Self, NoDigest> {
        let digit = |letter: u8| match letter {
            b'0'..=b'9' | b'a'..=b'f' => {
                char::from(letter).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
            }
            _ => None,
        };
        let mut bytes = [0_u8; 32];
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        if pairs.len() != bytes.len() || !rest.is_empty() {
            return Err(NoDigest);
        }
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            let (high, low) = (digit(*high).ok_or(NoDigest)?, digit(*low).ok_or(NoDigest)?);
            *byte = (high << 4) | low;
        }
        Ok(Self(bytes))
    }
}

impl TryFrom<String> for Digest {
    type Error = NoDigest;

    fn try_from(text: String) -> Result<Self, NoDigest> {
        text.parse()
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> Self {
        digest.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_written_and_read_again_alike() {
        let digest = Digest(std::array::from_fn(|place| u8::try_from(place * 7 % 256).unwrap_or(0)));
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert!(digest.to_string().starts_with("00070e151c"));
    }

    #[test]
    fn what_is_no_hash_is_refused() {
        let text = Digest::NONE.to_string();
        for wrong in ["", "00", &text[1..], &format!("{text}0"), &text.replace('0', "G"), &"AB".repeat(32)] {
            assert_eq!(wrong.parse::<Digest>(), Err(NoDigest), "{wrong}");
        }
    }
}
