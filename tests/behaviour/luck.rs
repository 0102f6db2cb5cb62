//! Repeatable randomness for random evenings and hands: the same seed draws the same on every machine.

/// A stream of numbers from one seed (splitmix64).
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `ways`.
    pub fn below(&mut self, ways: usize) -> usize {
        usize::try_from(self.word() % (ways.max(1) as u64)).expect("small")
    }

    /// True in `percent` of a hundred cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// `HOUSEBOOK_TIMES=n` takes this many samples of random cases; without it, a run takes part of one, to keep it short.
pub fn times(sample: u64) -> u64 {
    setting("HOUSEBOOK_TIMES").map_or(sample.div_ceil(QUICK), |times| sample * times)
}

/// Which part of a sample a quick run takes.
const QUICK: u64 = 4;

/// The first case of a sample; `HOUSEBOOK_FROM=n` starts elsewhere.
pub fn first() -> u64 {
    setting("HOUSEBOOK_FROM").unwrap_or(0)
}

/// How much of it a run asks for, from an environment variable.
#[expect(clippy::disallowed_methods, reason = "whoever runs the tests says so in the environment")]
pub fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}
