//! Signals that end a program: kept waiting as long as it has the terminal; never for a file that may not grow.

use signal_hook::{flag, low_level};
use std::ffi::c_int;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What ends a program that does nothing about it.
#[cfg(unix)]
const ENDING: &[c_int] = {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    &[SIGHUP, SIGINT, SIGQUIT, SIGTERM]
};
#[cfg(not(unix))]
const ENDING: &[c_int] = signal_hook::consts::TERM_SIGNALS;

/// No signal has this number.
const NONE: usize = 0;

/// The signals that came; dropped, signals end the program again as they come.
pub struct Signals {
    came: Arc<AtomicUsize>,
    at_once: Arc<AtomicBool>,
}

impl Signals {
    /// Keeps them waiting from now on. A second one waits no more: the program may hang at a terminal that hangs.
    pub fn held() -> io::Result<Self> {
        let held = Self { came: Arc::default(), at_once: Arc::default() };
        for signal in ENDING {
            // The order counts: the first must not yet find what it sets itself.
            flag::register_conditional_default(*signal, Arc::clone(&held.at_once))?;
            flag::register(*signal, Arc::clone(&held.at_once))?;
            let number = usize::try_from(*signal).unwrap_or(NONE);
            flag::register_usize(*signal, Arc::clone(&held.came), number)?;
        }
        Ok(held)
    }

    /// The signal that waits.
    #[must_use]
    pub fn waiting(&self) -> Option<c_int> {
        let number = self.came.load(Ordering::SeqCst);
        c_int::try_from(number).ok().filter(|_| number != NONE)
    }
}

impl Drop for Signals {
    fn drop(&mut self) {
        self.at_once.store(true, Ordering::SeqCst);
    }
}

/// A file that reaches the limit of what may be written is a failure like a full disk, and said like one.
#[cfg(unix)]
pub fn outlive_file_limits() {
    // Caught, the signal leaves the error of the write; it fails only for a number that is no signal.
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

#[cfg(not(unix))]
pub const fn outlive_file_limits() {}

/// Does what the signal would have done at once, so that the sender sees the end they asked for.
pub fn obey(signal: c_int) {
    // It fails only for a signal that nobody knows, and those are not held.
    let _ = low_level::emulate_default_handler(signal);
}
