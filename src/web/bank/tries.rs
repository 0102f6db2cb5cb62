//! How often somebody may try a PIN: five wrong ones from one phone, fifty in all, then there is a wait.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// Wrong tries of one address before it waits, and for how long.
const OF_ONE: (u32, Duration) = (5, Duration::from_secs(300));

/// How many wrong tries, from all addresses, make everybody without the PIN wait, and how long.
const OF_ALL: (u32, Duration) = (50, Duration::from_secs(3600));

/// The most addresses that are remembered.
const ADDRESSES: usize = 1024;

/// Wrong tries since a moment.
type Wrong = (u32, Instant);

/// Wrong tries so far.
#[derive(Debug, Default)]
pub struct Tries {
    one: HashMap<IpAddr, Wrong>,
    all: Option<Wrong>,
}

impl Tries {
    /// True if somebody at this address may try now.
    pub fn may(&mut self, from: IpAddr, now: Instant) -> bool {
        self.one.retain(|_, (_, since)| now.duration_since(*since) < OF_ONE.1);
        self.all = self.all.filter(|(_, since)| now.duration_since(*since) < OF_ALL.1);
        let of_one = self.one.get(&from).is_none_or(|(wrong, _)| *wrong < OF_ONE.0);
        let of_all = self.all.is_none_or(|(wrong, _)| wrong < OF_ALL.0);
        of_one && of_all && (self.one.len() < ADDRESSES || self.one.contains_key(&from))
    }

    /// Counts a wrong one.
    pub fn wrong(&mut self, from: IpAddr, now: Instant) {
        let (wrong, _) = self.one.entry(from).or_insert((0, now));
        *wrong = wrong.saturating_add(1);
        let (wrong, since) = self.all.unwrap_or((0, now));
        self.all = Some((wrong.saturating_add(1), since));
    }

    /// Forgets what this address tried: it was right.
    pub fn right(&mut self, from: IpAddr) {
        self.one.remove(&from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_cannot_be_tried_for_long() {
        let mut tries = Tries::default();
        let now = Instant::now();
        let address = |last: u8| IpAddr::from([192, 168, 1, last]);
        for _ in 0..5 {
            assert!(tries.may(address(1), now));
            tries.wrong(address(1), now);
        }
        assert!(!tries.may(address(1), now) && tries.may(address(2), now));
        assert!(tries.may(address(1), now + Duration::from_secs(301)));
        for other in 2..60 {
            if tries.may(address(other), now) {
                tries.wrong(address(other), now);
            }
        }
        assert!(!tries.may(address(99), now));
        assert!(tries.may(address(99), now + Duration::from_secs(3601)));
    }
}
