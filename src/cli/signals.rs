//! Signals that end a program: held back while it has the terminal. The signal for a file at its size limit never ends it.

use signal_hook::{flag, low_level};
use std::ffi::c_int;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What ends a program that doesn't handle it.
#[cfg(unix)]
const ENDING: &[c_int] = {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    &[SIGHUP, SIGINT, SIGQUIT, SIGTERM]
};
#[cfg(not(unix))]
const ENDING: &[c_int] = signal_hook::consts::TERM_SIGNALS;

/// No signal has this number.
const NONE: usize = 0;

/// The signals that came; once dropped, signals end the program again as they come.
pub struct Signals {
    came: Arc<AtomicUsize>,
    at_once: Arc<AtomicBool>,
}

impl Signals {
    /// Holds them back from now on. A second one is not held back: the program may hang at a terminal that hangs.
    pub fn held() -> io::Result<Self> {
        let held = Self { came: Arc::default(), at_once: Arc::default() };
        for signal in ENDING {
            // The order counts: the first must not see the flag it sets itself.
            flag::register_conditional_default(*signal, Arc::clone(&held.at_once))?;
            flag::register(*signal, Arc::clone(&held.at_once))?;
            let number = usize::try_from(*signal).unwrap_or(NONE);
            flag::register_usize(*signal, Arc::clone(&held.came), number)?;
        }
        Ok(held)
    }

    /// The signal held back.
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

/// A file that reaches the size limit is a failure like a full disk, and reported like one.
#[cfg(unix)]
pub fn outlive_file_limits() {
    // With the signal caught, the write returns the error; this fails only for a number that isn't a signal.
    let _ = flag::register(signal_hook::consts::SIGXFSZ, Arc::default());
}

#[cfg(not(unix))]
pub const fn outlive_file_limits() {}

/// Does what the signal would have done at once, so that the sender sees the end they asked for.
pub fn obey(signal: c_int) {
    // It fails only for an unknown signal, and those are not held back.
    let _ = low_level::emulate_default_handler(signal);
}
