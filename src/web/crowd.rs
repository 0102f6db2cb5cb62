//! How many connections there are from each address: one phone must not crowd out the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The most from one address. This machine itself has no limit: a proxy on it speaks for many.
const MOST: usize = 32;

/// Connections by address.
#[derive(Clone, Debug, Default)]
pub struct Crowd(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// The place of one connection; dropping it frees the place.
#[derive(Debug)]
pub struct OneMore(Crowd, IpAddr);

impl Crowd {
    /// A place for one more from this address, if there is one.
    #[must_use]
    pub fn one_more(&self, from: IpAddr) -> Option<OneMore> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(from).or_default();
        if *count >= MOST && !from.is_loopback() {
            return None;
        }
        *count = count.saturating_add(1);
        Some(OneMore(self.clone(), from))
    }
}

impl Drop for OneMore {
    fn drop(&mut self) {
        let mut counts = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.1) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(&self.1);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_phone_does_not_take_the_room_of_others() {
        let crowd = Crowd::default();
        let (one, other) = (IpAddr::from([192, 168, 1, 7]), IpAddr::from([192, 168, 1, 8]));
        let mut places: Vec<OneMore> = (0..MOST).map(|_| crowd.one_more(one).unwrap()).collect();
        assert!(crowd.one_more(one).is_none() && crowd.one_more(other).is_some());
        places.pop();
        assert!(crowd.one_more(one).is_some());
        let here = IpAddr::from([127, 0, 0, 1]);
        let all: Vec<Option<OneMore>> = (0..MOST * 4).map(|_| crowd.one_more(here)).collect();
        assert!(all.iter().all(Option::is_some));
    }
}
