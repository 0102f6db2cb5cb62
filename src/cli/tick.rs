//! The tick: the machine's clock that nobody can set, for what must not jump when somebody sets the time.

use crate::cli::environment;
use ledger::time::Instant;
use ledger::tournament::clock::{Moment, Tick};

/// Where Linux identifies the current boot.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// Where Linux tells the uptime, in seconds with two decimals, sleep included.
const UPTIME: &str = "/proc/uptime";

/// The moment something is done: the hour `at`, which may have been `said`, and the tick that goes with it.
///
/// There is no tick if the machine has none, or if the program's clock is stopped.
#[must_use]
pub fn moment(now: Instant, at: Instant, said: bool) -> Moment {
    let given = environment::tick().as_deref().and_then(given);
    let stopped = environment::now().is_some();
    let tick = given.or_else(|| if stopped { None } else { machine() });
    Moment { wall: at, tick: tick.map(|tick| shifted(tick, now, at)), said }
}

/// The tick at the hour `at`, if it is `tick` at the hour `now`.
fn shifted(tick: Tick, now: Instant, at: Instant) -> Tick {
    Tick { millis: tick.millis.saturating_add(at.0.saturating_sub(now.0)), boot: tick.boot }
}

fn machine() -> Option<Tick> {
    let boot = std::fs::read_to_string(BOOT).ok()?.trim().to_owned();
    let millis = uptime(&std::fs::read_to_string(UPTIME).ok()?)?;
    (!boot.is_empty()).then_some(Tick { boot, millis })
}

/// The milliseconds of `35806.15 19233.59`.
fn uptime(text: &str) -> Option<i64> {
    let (seconds, rest) = text.split_whitespace().next()?.split_once('.')?;
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    let (seconds, millis): (i64, i64) = (seconds.parse().ok()?, digits.parse().ok()?);
    seconds.checked_mul(1000)?.checked_add(millis)
}

/// The tick written `boot:millis`.
fn given(text: &str) -> Option<Tick> {
    let (boot, millis) = text.rsplit_once(':')?;
    Some(Tick { boot: boot.to_owned(), millis: millis.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ledger::tournament::clock::ClockAct;
    use ledger::tournament::level_words::parse_level;
    use ledger::tournament::levels::BlindStructure;
    use serde_json::json;

    fn tick(boot: &str, millis: i64) -> Option<Tick> {
        Some(Tick { boot: boot.to_owned(), millis })
    }

    #[test]
    fn the_uptime_is_read_to_the_millisecond() {
        assert_eq!(uptime("35806.15 19233.59\n"), Some(35_806_150));
        assert_eq!(uptime("0.00 0.00"), Some(0));
        for text in ["", "x", "12", "12.x 3", "99999999999999999999.1"] {
            assert_eq!(uptime(text), None, "{text}");
        }
    }

    #[test]
    fn a_tick_is_given_as_its_boot_and_its_milliseconds() {
        assert_eq!(given("one:5000"), tick("one", 5000));
        assert_eq!(given("a:b:-1"), tick("a:b", -1));
        assert_eq!(given("one"), None);
        assert_eq!(given("one:soon"), None);
    }

    #[test]
    fn the_book_keeps_moments_and_acts_in_these_words() {
        let moment = Moment { wall: Instant(7), tick: tick("one", 5), said: false };
        let agreed = ClockAct::Agreed(parse_level("25/50/5").unwrap());
        for (kept, words) in [
            (serde_json::to_value(&moment), json!({ "wall": 7, "tick": { "boot": "one", "millis": 5 } })),
            (serde_json::to_value(ClockAct::Start), json!("start")),
            (serde_json::to_value(ClockAct::Level(2)), json!({ "level": 2 })),
            (serde_json::to_value(ClockAct::Shift(-60_000)), json!({ "shift": -60_000 })),
            (
                serde_json::to_value(agreed),
                json!({ "agreed": { "play": { "blinds": { "small": 25, "big": 50, "ante": 5 } } } }),
            ),
        ] {
            assert_eq!(kept.unwrap(), words);
        }
        let stored = json!([{ "play": { "blinds": { "small": 25, "big": 50 }, "minutes": 20 } }]);
        let structure: BlindStructure = serde_json::from_value(stored.clone()).unwrap();
        assert_eq!(serde_json::to_value(structure).unwrap(), stored);
        let falling = json!([{ "break": { "minutes": 10 } }]);
        assert!(serde_json::from_value::<BlindStructure>(falling).is_err());
    }

    #[test]
    fn an_hour_that_was_typed_has_the_tick_of_that_hour() {
        let now = Tick { boot: "one".to_owned(), millis: 600_000 };
        assert_eq!(Some(shifted(now, Instant(1_000_000), Instant(700_000))), tick("one", 300_000));
    }
}
