//! The clock of a tournament through everything that stops a program or a clock: a kill, a restart, a clock that is set.

use crate::durability::folder::{Folder, PROGRAM, outcome, skipped};
use serde_json::Value;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A tournament of three levels that just started.
fn started() -> Folder {
    let folder = Folder::with_night();
    folder.done("tournament new --entry 20 --stack 1500 --payout 100 --levels 25/50@20,50/100@20,100/200@20");
    folder.done("tournament enter Ann Bob Cat");
    folder.done("tournament start");
    folder
}

/// What the clock shows after the machine has been up this many minutes more, by its own tick.
fn shown(command: &mut Command) -> Value {
    let seen = outcome(&command.output().expect("the program starts"));
    assert_eq!(seen.code, 0, "{seen:?}");
    serde_json::from_str(&seen.stdout).expect("one object")
}

fn at_tick(folder: &Folder, line: &str, boot: &str, minutes: i64) -> Command {
    let mut command = folder.command(line);
    command.env("HOUSEBOOK_TICK", format!("{boot}:{}", 1_000_000 + minutes * 60_000));
    command
}

/// The same with a wall clock that is off by this much.
fn off_by(folder: &Folder, line: &str, step: &str) -> Command {
    let plain = folder.command(line);
    let mut command = Command::new("faketime");
    command.args(["-f", step, PROGRAM]).args(plain.get_args()).current_dir(folder.path()).env_clear();
    for (name, value) in plain.get_envs() {
        command.env(name, value.unwrap_or_default());
    }
    command
}

#[test]
fn a_clock_that_is_set_changes_no_level() {
    if Command::new("faketime").arg("--version").stdout(Stdio::null()).status().is_err() {
        skipped("a_clock_that_is_set_changes_no_level", "faketime is missing");
        return;
    }
    let folder = started();
    let here = shown(&mut folder.command("tournament clock --json"));
    if here["by_wall"] == true {
        skipped("a_clock_that_is_set_changes_no_level", "this machine tells no ticks");
        return;
    }
    for step in ["+90m", "-90m", "+400d"] {
        let stepped = shown(&mut off_by(&folder, "tournament clock --json", step));
        assert_eq!((&stepped["level"], &stepped["by_wall"]), (&1.into(), &false.into()), "{step}: {stepped}");
        assert!(stepped["elapsed"].as_i64().expect("seconds") < 600, "{step}: {stepped}");
    }
    // What is done while the clock is off also counts from its tick.
    let paused = off_by(&folder, "tournament clock pause", "+90m").output().expect("it starts");
    assert!(paused.status.success(), "{paused:?}");
    let still = shown(&mut folder.command("tournament clock --json"));
    assert_eq!((&still["level"], &still["state"]), (&1.into(), &"paused".into()), "{still}");
    folder.audit();
}

#[test]
fn levels_go_on_by_the_tick_and_after_a_new_start_of_the_machine_by_the_wall() {
    let folder = Folder::with_night();
    folder.done("tournament new --entry 20 --stack 1500 --payout 100 --levels 25/50@20,50/100@20,100/200@20");
    folder.done("tournament enter Ann Bob Cat");
    assert!(at_tick(&folder, "tournament start", "one", 0).status().expect("it starts").success());
    for (minutes, level, left) in [(0, 1, 1200), (19, 1, 60), (21, 2, 1140), (45, 3, 900), (90, 3, 0)] {
        let clock = shown(&mut at_tick(&folder, "tournament clock --json", "one", minutes));
        assert_eq!((&clock["level"], &clock["left"]), (&level.into(), &left.into()), "{minutes}: {clock}");
    }
    // The machine was restarted: only the wall clock knows, and the answer says so.
    let clock = shown(&mut at_tick(&folder, "tournament clock --json", "two", 0));
    assert_eq!((&clock["level"], &clock["by_wall"]), (&1.into(), &true.into()), "{clock}");
}

#[test]
fn a_killed_clock_has_lost_nothing() {
    let folder = started();
    let command = format!("{PROGRAM} tournament clock");
    let mut inside = Command::new("script");
    inside.args(["-qfec", &command, "/dev/null"]).current_dir(folder.path()).env("HOUSEBOOK", "night.book");
    inside.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let Ok(mut watching) = inside.spawn() else {
        skipped("a_killed_clock_has_lost_nothing", "script, which makes a terminal, is missing");
        return;
    };
    let before = shown(&mut folder.command("tournament clock --json"));
    let mut page = watching.stdout.take().expect("a page");
    page.read_exact(&mut [0]).expect("it is drawn");
    std::thread::spawn(move || std::io::copy(&mut page, &mut std::io::sink()));
    // A space pauses, as the key is read; then the whole terminal dies.
    let mut keys = watching.stdin.take().expect("keys");
    keys.write_all(b" ").and_then(|()| keys.flush()).expect("a key");
    let begun = Instant::now();
    while shown(&mut folder.command("tournament clock --json"))["state"] != "paused" {
        assert!(begun.elapsed() < Duration::from_secs(120), "the key was never read");
        std::thread::sleep(Duration::from_millis(200));
    }
    watching.kill().expect("it runs");
    watching.wait().expect("it ran");
    let after = shown(&mut folder.command("tournament clock --json"));
    assert_eq!((&after["level"], &after["state"]), (&before["level"], &"paused".into()));
    folder.done("tournament clock resume");
    assert_eq!(shown(&mut folder.command("tournament clock --json"))["state"], "running");
    folder.audit();
}
