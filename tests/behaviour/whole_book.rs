//! The whole book as a folder: every file on its list is there, each says what the program says, and the results can be imported.

use crate::program::Table;

/// Two evenings, one of them with hands of every depth, and one that is still open.
fn played() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann",
        "player add Bob",
        "player add 'Big Mike' --alias Mike",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20 --debt",
        "buy 'Big Mike' 30",
        "hand result --game holdem --in Ann=1 --in Bob=1 --win Ann=2",
        "count Ann 21",
        "cashout Ann",
        "count Bob 19",
        "cashout Bob",
        "count 'Big Mike' 30",
        "cashout 'Big Mike'",
        "close --yes",
        "open --banker Bob",
        "buy Ann 10",
    ] {
        table.does(line);
    }
    table
}

#[test]
fn the_whole_book_is_a_folder_that_needs_no_program() {
    let mut table = played();
    table.does("export all --out out --dry-run");
    assert!(!table.path("out").exists());
    table.does("export all --out out");
    let list = table.read("out/README.txt");
    let there = std::fs::read_dir(table.path("out")).unwrap();
    for entry in there {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        assert!(name == "README.txt" || list.contains(&name), "{name} isn't in\n{list}");
    }
    for (file, line) in [
        ("night-1.txt", "night 1"),
        ("debts.txt", "book"),
        ("players.txt", "player list"),
        ("results.csv", "export results"),
        ("events.jsonl", "export json"),
    ] {
        let said = table.does(line);
        assert!(
            table.read(&format!("out/{file}")).starts_with(said.trim_end()),
            "{file} isn't what `{line}` says"
        );
    }
    // An existing folder is left alone.
    let again = table.run(&["export", "all", "--out", "out"], "");
    assert_eq!((again.code, again.stdout.as_str()), (4, ""));
    assert_eq!(list, table.read("out/README.txt"));
}

#[test]
fn results_that_left_come_in_again() {
    let mut table = played();
    table.does("export results --out results.csv");
    let season = |table: &mut Table, book: &str| {
        let told: serde_json::Value =
            serde_json::from_str(&table.does(&format!("season 2026 --json {book}"))).unwrap();
        told["players"].clone()
    };
    let before = season(&mut table, "");
    table.does("init --house mike --book second.book");
    table.does("import results results.csv --new-players --settled --book second.book");
    assert_eq!(before, season(&mut table, "--book second.book"));
    assert_eq!(before.as_array().unwrap().len(), 3);
}
