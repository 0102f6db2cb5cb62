//! How many keys it takes to enter a hand at the table (seven players, a raise, an all-in, a side pot, three hands shown),
//! and to do what the banker does all night, typed in the shell.

use crate::program::Table;

/// What is typed, line by line; every line ends with Enter.
const TYPED: &[&str] =
    &["", "ffr2acffc", "qs7h2c", "kb4c", "5d", "k*", "9s", "b5c", "asad", "kskd", "qdqc", ""];

/// The same hand if nobody enters the cards at the showdown.
const WITHOUT_HANDS: &[&str] = &["", "ffr2acffc", "qs7h2c", "kb4c", "5d", "k*", "9s", "b5c", "w gus", ""];

/// The same in the standard hand-history format, as somebody would write the acts into a file.
const WRITTEN: &str = "p3 f, p4 f, p5 cbr 2, p6 cbr 6, p7 cc, p1 f, p2 f, p5 cc, d db Qs7h2c, p5 cc, p7 cbr 4, p5 cc, \
     d db 5d, p5 cc, p7 cc, d db 9s, p5 cbr 5, p7 cc, p5 sm AsAd, p6 sm KsKd, p7 sm QdQc";

/// A table of seven with 20.00 each, except Fay with 6.00.
fn seven() -> Table {
    let mut table = Table::new();
    let names = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"];
    table.does("init --house dave");
    for name in names {
        table.does(&format!("player add {name}"));
    }
    table.does("open --house dave --banker Gus --stakes .25/.50");
    for (seat, name) in names.iter().enumerate() {
        table.does(&format!("buy {name} 20"));
        table.does(&format!("seat {name} {}", seat + 1));
    }
    table.does("count Fay 6");
    table
}

/// Types the lines, and counts the keys: every character and every Enter. Shift is not counted because none is needed.
fn keys(lines: &[&str]) -> usize {
    let mut table = seven();
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    assert_eq!(typed, typed.to_lowercase());
    let told = table.run(&["hand", "new"], &typed);
    assert!(
        told.stdout.starts_with("hand 1, holdem: Gus wins $36.75\nrecorded"),
        "{}{}",
        told.stdout,
        told.stderr
    );
    let chips = table.does("status --json");
    for (name, chips_left) in [("Ann", "19.75"), ("Eve", "5.00"), ("Fay", "0.00"), ("Gus", "41.75")] {
        let player = chips.split("{").find(|part| part.contains(&format!("\"name\":\"{name}\""))).unwrap();
        assert!(player.contains(&format!("\"chips\":\"{chips_left}\"")), "{name}: {player}");
    }
    typed.chars().count()
}

#[test]
fn a_hand_with_a_side_pot_takes_fewer_keys_than_writing_it_down() {
    let (whole, without) = (keys(TYPED), keys(WITHOUT_HANDS));
    let written = WRITTEN.chars().count();
    println!("a seven-handed hand with a side pot: {whole} keys; without the hands shown: {without}");
    println!("its acts alone, written down: {written} characters");
    assert!(whole <= 52 && without <= 43, "{whole} and {without} keys");
    assert!(whole * 3 < written, "{whole} keys against {written}");
}

/// Two players at a house that takes notes.
fn two_with_notes() -> Table {
    let mut table = Table::new();
    for line in ["init --house mike", "player add Ann Bob", "open --banker Ann", "buy Ann 20"] {
        table.does(line);
    }
    table
}

/// Seven players and an open night, nobody seated.
fn seven_standing() -> Table {
    let mut table = Table::new();
    for line in ["init --house dave", "player add Ann Bob Cat Dan Eve Fay Gus", "open --banker Gus"] {
        table.does(line);
    }
    table
}

/// Types a line in the shell, and counts its keys.
#[track_caller]
fn typed(table: &mut Table, lines: &[&str], shows: &str) -> usize {
    let typed: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let told = table.run(&["shell"], &typed);
    assert!(told.stdout.contains(shows), "{typed}{}{}", told.stdout, told.stderr);
    assert!(!told.stderr.contains("error:"), "{typed}{}", told.stderr);
    typed.chars().count()
}

#[test]
fn the_bankers_lines_take_no_more_keys_than_they_should() {
    let mut table = seven();
    let table = &mut table;
    let rows = [
        ("cash buy-in", 9, typed(table, &["b an 20"], "Ann buys chips: $20.00 in cash")),
        ("note buy-in", 12, typed(&mut two_with_notes(), &["n bo 20"], "Bob buys chips")),
        ("player to player", 16, typed(&mut two_with_notes(), &["b bo 5 from an"], "Bob buys chips")),
        ("seat seven", 25, typed(&mut seven_standing(), &["s an bo ca da ev fa gu"], "Gus")),
        ("hand by its result", 35, typed(table, &["h result holdem an 2 bo ca"], "Ann wins")),
        (
            "count seven",
            55,
            typed(table, &["c", "42.25", "18.75", "18.50", "19.75", "20.50", "5.75", "20.25"], "Gus has"),
        ),
    ];
    for (row, most, keys) in rows {
        println!("{row}: {keys} keys, at most {most}");
        assert!(keys <= most, "{row}: {keys} keys");
    }
}
