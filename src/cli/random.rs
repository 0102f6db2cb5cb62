//! Randomness: ids and seeds from the system, or from a fixed seed for tests.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use ledger::bank::chance::stream;
use ledger::journal::Digest as Hash;
use sha2::{Digest, Sha256};
use uuid::Uuid;

/// A source of random numbers.
pub struct Random(ChaCha20Rng);

impl Random {
    /// A source seeded by the system, or by a fixed word and `turn` (so that each command gets its own).
    pub fn new(fixed: Option<&str>, turn: u64) -> Result<Self, String> {
        if let Some(word) = fixed {
            return Ok(Self::dealing(word, &turn.to_string()));
        }
        let mut seed = [0_u8; 32];
        #[expect(clippy::disallowed_methods, reason = "the one place that asks the system for chance")]
        getrandom::fill(&mut seed).map_err(|error| format!("the system gives no random numbers: {error}"))?;
        Ok(Self(ChaCha20Rng::from_seed(seed)))
    }

    /// A new global id, in order of `unix_ms`.
    pub fn id(&mut self, unix_ms: i64) -> Uuid {
        let mut bytes = [0_u8; 10];
        self.0.fill_bytes(&mut bytes);
        uuid::Builder::from_unix_timestamp_millis(u64::try_from(unix_ms).unwrap_or(0), &bytes).into_uuid()
    }

    /// An unguessable word for a link: 128 bits, in lower-case hex.
    pub fn token(&mut self) -> String {
        let mut bytes = [0_u8; 16];
        self.0.fill_bytes(&mut bytes);
        bytes.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// A seed for dealing cards.
    pub fn seed(&mut self) -> [u8; 32] {
        let mut seed = [0_u8; 32];
        self.0.fill_bytes(&mut seed);
        seed
    }
}

impl Random {
    /// The stream that deals cards for a seed and a word, the same on every machine.
    #[must_use]
    pub fn dealing(seed: &str, word: &str) -> Self {
        Self(stream(seed, word))
    }

    /// The next 32 bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// The hash announced before a seed is revealed: SHA-256 of its text.
#[must_use]
pub fn hash_of(seed: &str) -> String {
    hex(&Sha256::digest(seed.as_bytes()).into())
}

/// Bytes as people read them.
#[must_use]
pub fn hex(bytes: &[u8; 32]) -> String {
    Hash(*bytes).to_string()
}
