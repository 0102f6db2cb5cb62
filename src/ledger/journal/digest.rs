//! A hash of 32 bytes, written in hexadecimal digits wherever people or files use it.

use engine::as_text::as_text;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A SHA-256 hash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// What comes before the first event of a journal.
    pub const NONE: Self = Self([0; 32]);
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digit = |value: u8| char::from_digit(u32::from(value), 16).unwrap_or_default();
        let text: String = self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect();
        f.write_str(&text)
    }
}

/// The text isn't 64 hexadecimal digits in lower case.
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

as_text!(Digest, NoDigest);

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
    fn anything_but_a_hash_is_refused() {
        let text = Digest::NONE.to_string();
        for wrong in ["", "00", &text[1..], &format!("{text}0"), &text.replace('0', "G"), &"AB".repeat(32)] {
            assert_eq!(wrong.parse::<Digest>(), Err(NoDigest), "{wrong}");
        }
    }
}
