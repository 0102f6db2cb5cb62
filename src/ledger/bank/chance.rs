//! Chance that anybody can repeat: the stream of numbers for a seed and a word.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use sha2::{Digest, Sha256};

/// The stream for a seed and a word, the same on every machine: ChaCha20 keyed with SHA-256 of `seed:word`.
#[must_use]
pub fn stream(seed: &str, word: &str) -> ChaCha20Rng {
    ChaCha20Rng::from_seed(Sha256::digest(format!("{seed}:{word}").as_bytes()).into())
}
