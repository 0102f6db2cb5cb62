//! The page of the clock in windows of all sizes.

use super::*;
use ledger::time::Instant;
use ledger::tournament::clock::{ClockAct, Moment, run};
use ledger::tournament::level_words::parse_structure;

fn shown(levels: &str, seconds: i64, acts: &[(i64, ClockAct)]) -> ClockPage {
    let at = |seconds: i64| Moment { wall: Instant(seconds * 1000), tick: None, said: false };
    let structure = parse_structure(levels).unwrap().unwrap();
    let acts: Vec<_> = acts.iter().map(|(seconds, act)| (at(*seconds), *act)).collect();
    let reading = run(&structure, &acts, &at(seconds)).unwrap();
    ClockPage {
        title: "Whose Pig Is This?".to_owned(),
        players: Some((5, 8)),
        average: Some("2,400 (24 big blinds)".to_owned()),
        chips: Some("12,000".to_owned()),
        prizes: [("1st", "$60.00"), ("2nd", "$30.00"), ("3rd", "$10.00")]
            .map(|(place, amount)| (place.to_owned(), amount.to_owned()))
            .to_vec(),
        ..ClockPage::of(&reading)
    }
}

const LEVELS: &str = "25/50@20 50/100@20 break@10 100/200/25";

fn running() -> ClockPage {
    shown(LEVELS, 1326, &[(0, ClockAct::Start)])
}

#[test]
fn the_page_fits_a_terminal() {
    let expected = "
                               Whose Pig Is This?
                                  LEVEL 2 OF 3

          ████        ████████████            ████████████    ████    ████
          ████        ████████████            ████████████    ████    ████
      ████████        ████    ████    ████    ████    ████    ████    ████
      ████████        ████    ████    ████    ████    ████    ████    ████
          ████        ████████████            ████    ████    ████████████
          ████        ████████████            ████    ████    ████████████
          ████        ████    ████    ████    ████    ████            ████
          ████        ████    ████    ████    ████    ████            ████
      ████████████    ████████████            ████████████            ████
      ████████████    ████████████            ████████████            ████

                                 blinds 50/100
                  next: 10-minute break, then 100/200, ante 25

                 players 5 of 8   average 2,400 (24 big blinds)
                    chips in play 12,000   total time 22:06

                                  1st  $60.00
                                  2nd  $30.00
                                  3rd  $10.00
                  space pause · n next level · b back · q quit";
    let lines = page(&ClockPage { left: Some(1_084_000), ..running() }, 80, 24);
    assert_eq!(format!("\n{}", lines.join("\n")), expected);
}

#[test]
fn no_window_is_too_small_and_none_is_overrun() {
    let mut full = running();
    full.said = Some("the clock is paused already".to_owned());
    full.prizes = (1..30).map(|place| (format!("{place}th"), "$10.00".to_owned())).collect();
    for columns in 0..120 {
        for rows in 0..60 {
            let lines = page(&full, columns, rows);
            assert!(lines.len() <= usize::from(rows), "{columns}x{rows}");
            let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
            assert!(widest <= usize::from(columns), "{columns}x{rows}: {lines:?}");
        }
    }
}

#[test]
fn a_small_window_keeps_what_matters() {
    let small = page(&running(), 30, 4);
    assert_eq!(
        small.iter().map(|line| line.trim()).collect::<Vec<_>>(),
        ["LEVEL 2 OF 3", "17:54", "blinds 50/100", "next: 10-minute break, then 1…"]
    );
    let large = page(&running(), 200, 50);
    assert!(large.iter().filter(|line| line.contains('█')).count() >= 20, "{large:#?}");
}

#[test]
fn pauses_breaks_and_endless_levels_are_said() {
    let start = (0, ClockAct::Start);
    let text = |page_shown: &ClockPage| page(page_shown, 80, 24).join("\n");
    let paused = shown(LEVELS, 100, &[start, (60, ClockAct::Pause)]);
    assert!(text(&paused).contains("PAUSED"));
    let resting = shown(LEVELS, 2400, &[start]);
    assert!(text(&resting).contains("BREAK") && !text(&resting).contains("blinds 5"));
    let endless = shown(LEVELS, 3600, &[start]);
    assert!(text(&endless).contains("until the table agrees"));
    let over = shown("25/50@20", 9999, &[start]);
    assert!(text(&over).contains("TIME IS UP"), "{}", text(&over));
    assert!(text(&shown(LEVELS, 0, &[])).contains("NOT STARTED"));
}

#[test]
fn nothing_on_the_page_is_obeyed_by_a_terminal() {
    let page_shown = ClockPage { title: "Pig\u{1b}[2J".to_owned(), ..running() };
    assert!(page(&page_shown, 80, 24).iter().all(|line| !line.chars().any(char::is_control)));
}

#[test]
fn times_are_minutes_and_long_ones_have_hours() {
    for (millis, text) in
        [(0, "0:00"), (59_999, "0:59"), (5_999_000, "99:59"), (6_000_000, "1:40:00"), (-5, "0:00")]
    {
        assert_eq!(time(millis), text);
    }
}
