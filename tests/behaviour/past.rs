//! Past nights from workbooks, which a story can't hold, and ten years of them at once.

use crate::program::Table;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

fn bytes(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(name)).expect("a workbook")
}

/// A table at Mike's, nobody there yet.
fn table() -> Table {
    let mut table = Table::new();
    assert_eq!(table.run(&["init", "--house", "mike"], "").code, 0);
    table
}

#[test]
fn the_workbooks_come_in() {
    let mut table = table();
    table.write("years.xlsx", bytes("years.xlsx"));
    table.write("garage.ods", bytes("garage.ods"));
    // A tab without a night doesn't stop the import, but its place is reported.
    let seen = table.run(&["import", "results", "years.xlsx", "--settled", "--new-players"], "");
    assert_eq!(seen.code, 0, "{seen:?}");
    assert!(seen.stdout.contains("4 nights, 2016-01-08 to 2017-01-27"), "{seen:?}");
    assert!(seen.stderr.contains("[Rules]"), "{seen:?}");
    let both = table.does("import results garage.ods years.xlsx --settled --json");
    let both: serde_json::Value = serde_json::from_str(&both).expect("JSON");
    assert_eq!(both["known"], 4, "{both}");
    assert_eq!(both["nights"][1]["day"], "2018-02-16");
    let totals = both["totals"].as_array().expect("totals");
    let nets: Vec<(&str, &str)> = totals
        .iter()
        .map(|total| (total["player"].as_str().unwrap(), total["net"].as_str().unwrap()))
        .collect();
    assert_eq!(nets, [("Ann", "15.25"), ("Dan", "-5.25"), ("Bob", "-10.00")]);
    let audit = table.does("audit");
    assert!(audit.contains("sound") || audit.contains("ok"), "{audit}");
    let nights = table.does("nights");
    assert!(nights.contains("2016-01-08"), "{nights}");
}

#[test]
fn ten_years_come_in_and_go_again() {
    let mut sheet = "date,player,net\n".to_owned();
    let mut sums = [0_i64; 8];
    for night in 0..520_i64 {
        let (year, month, day) = (2010 + night / 52, 1 + night % 52 / 5, 1 + night % 5 * 5);
        let mut left = 0;
        for player in 0..8_i64 {
            let net = if player == 7 { -left } else { (night * 7919 + player * 104_729) % 2001 - 1000 };
            left += net;
            sums[usize::try_from(player).unwrap()] += net;
            let sign = if net < 0 { "-" } else { "" };
            writeln!(
                sheet,
                "{year}-{month:02}-{day:02},P{player},{sign}{}.{:02}",
                net.abs() / 100,
                net.abs() % 100
            )
            .unwrap();
        }
    }
    let mut table = table();
    table.write("years.csv", &sheet);
    let began = std::time::Instant::now();
    let taken = table.does("import results years.csv --new-players --json");
    println!("520 nights in {:?}", began.elapsed());
    let taken: serde_json::Value = serde_json::from_str(&taken).expect("JSON");
    assert_eq!(taken["nights"].as_array().map(Vec::len), Some(520));
    let net = |line: &str, table: &mut Table| -> serde_json::Value {
        serde_json::from_str(&table.does(line)).expect("JSON")
    };
    let book = net("book --json", &mut table);
    for (player, sum) in sums.iter().enumerate() {
        let sign = if *sum < 0 { "-" } else { "" };
        let amount = format!("{sign}{}.{:02}", sum.abs() / 100, sum.abs() % 100);
        let owed = book["net"][format!("P{player}")].as_str().unwrap_or("0.00").to_owned();
        assert_eq!(owed, amount, "P{player}");
    }
    table.does("audit");
    let again = net("import results years.csv --json", &mut table);
    assert_eq!(again["known"], 520);
    table.does("undo");
    let book = net("book --json", &mut table);
    assert_eq!(book["debts"].as_array().map(Vec::len), Some(0));
    assert!(table.does("player list").lines().count() <= 2);
}
