//! `hand check` as a program: what it prints, how it ends, and that no file makes it crash.

use crate::in_memory;
use crate::program::Table;
use housebook::cli::in_process;

const GOOD: &str = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                    starting_stacks = [20, 20]\nactions = ['d dh p1 AsKd', 'd dh p2 7h7c', 'p2 f']\n";

/// What the program says about one file, which must be bad.
#[track_caller]
fn fault(name: &str, text: impl AsRef<[u8]>) -> String {
    let mut table = Table::new();
    table.write(name, text);
    let seen = table.run(&["hand", "check", name], "");
    assert_eq!((seen.code, seen.stderr.as_str()), (5, ""), "{name}: {}", seen.stdout);
    let first = seen.stdout.lines().next().unwrap_or_else(|| panic!("{name}: nothing is said"));
    let said: serde_json::Value = serde_json::from_str(first).unwrap();
    assert_eq!(said["file"], name);
    let error = &said["error"];
    let action = error["action"].as_u64().map(|action| format!("action {action}: ")).unwrap_or_default();
    format!("{}:{}: {action}{}", error["line"], error["column"], error["message"].as_str().unwrap())
}

#[test]
fn hand_check_tells_each_hand_as_a_line_of_json() {
    let mut table = Table::new();
    table.write("night/one.phh", GOOD);
    table.write("night/deep/two.phhs", format!("[1]\n{GOOD}\n[2]\n{}", GOOD.replace("'p2 f'", "'p2 cbr 3'")));
    table.write("night/notes.md", "nothing to see here");
    let seen = table.run(&["hand", "check", "night"], "");
    assert_eq!((seen.code, seen.stderr.as_str()), (5, ""));
    let lines: Vec<&str> = seen.stdout.lines().collect();
    let good = |file: &str, hand: &str| {
        format!(
            "{{\"file\":\"{file}\",\"hand\":{hand},\"variant\":\"NT\",\"starting\":[20,20],\"finishing\":[21,19],\
             \"pots\":[{{\"amount\":2,\"eligible\":[\"p1\"],\"high\":[\"p1\"],\"low\":[]}}],\"awards\":[2,0],"
        )
    };
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with(&good("night/one.phh", "null")), "{}", lines[0]);
    assert!(lines[1].starts_with(&good("night/deep/two.phhs", "\"1\"")), "{}", lines[1]);
    assert_eq!(
        lines[2],
        "{\"file\":\"night/deep/two.phhs\",\"error\":{\"line\":15,\"column\":45,\"action\":3,\"message\":\"`p2` can raise to anything from 4 to 20, not to 3; use `p2 f`, `p2 cc` to call 1, `p2 cbr` from 4 to 20\"}}"
    );
    let seen = table.run(&["hand", "check", "night/one.phh"], "");
    assert_eq!(seen.code, 0);
    let seen = table.run(&["hand", "check", "no-such-file.phh"], "");
    assert_eq!((seen.code, seen.stdout.as_str()), (5, ""));
}

#[test]
fn hand_check_inside_another_program_keeps_what_it_says() {
    let folder = in_memory::folder();
    let file = folder.path().join("two.phhs");
    std::fs::write(&file, format!("[1]\n{GOOD}\n[2]\n{}", GOOD.replace("'p2 f'", "'p2 cbr 3'"))).unwrap();
    let words = ["hand", "check", file.to_str().unwrap(), "--json"];
    let ended = in_process::run(&folder.path().join("no.book"), &words);
    let lines: Vec<serde_json::Value> =
        ended.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((ended.exit, lines.len()), (5, 2));
    assert_eq!((lines[0]["hand"].as_str(), lines[1]["error"]["action"].as_u64()), (Some("1"), Some(3)));
}

#[test]
fn hand_check_reads_files_with_a_byte_order_mark_and_other_line_ends() {
    let mut table = Table::new();
    table.write("bom.phh", format!("\u{feff}{GOOD}"));
    table.write("crlf.phh", GOOD.replace('\n', "\r\n"));
    let log = "\u{feff}entry,at,order\n\"-- ending hand #1 --\",2022-01-20T10:51:58.556Z,9\n\
        \"\"\"Ann @ a\"\" collected 50 from pot\",2022-01-20T10:51:57.556Z,8\n\
        \"Uncalled bet of 25 returned to \"\"Ann @ a\"\"\",2022-01-20T10:51:56.556Z,7\n\
        \"\"\"Bob @ b\"\" folds\",2022-01-20T10:51:55.556Z,6\n\
        \"\"\"Ann @ a\"\" posts a big blind of 50\",2022-01-20T10:51:54.556Z,5\n\
        \"\"\"Bob @ b\"\" posts a small blind of 25\",2022-01-20T10:51:53.556Z,4\n\
        \"Player stacks: #1 \"\"Ann @ a\"\" (500) | #2 \"\"Bob @ b\"\" (500)\",2022-01-20T10:51:52.556Z,3\n\
        \"-- starting hand #1  (No Limit Texas Hold'em) (dealer: \"\"Bob @ b\"\") --\",2022-01-20T10:51:51.556Z,2\n";
    table.write("log.csv", log);
    for name in ["bom.phh", "crlf.phh", "log.csv"] {
        let seen = table.run(&["hand", "check", name], "");
        assert_eq!((seen.code, seen.stdout.lines().count()), (0, 1), "{name}: {}", seen.stdout);
        assert!(seen.stdout.contains("\"finishing\":"), "{name}: {}", seen.stdout);
    }
}

#[test]
fn hand_check_names_the_place_in_every_hostile_file() {
    let with = |from: &str, to: &str| GOOD.replacen(from, to, 1).into_bytes();
    let deep = format!("x = {}\n{GOOD}", "[".repeat(2000) + &"]".repeat(2000));
    let mut latin = GOOD.as_bytes().to_vec();
    latin.extend(b"# caf\xe9\n");
    let files: Vec<(&str, Vec<u8>)> = vec![
        ("latin.phh", latin),
        ("empty.phh", Vec::new()),
        ("twice.phh", with("min_bet = 2", "min_bet = 2\nmin_bet = 3")),
        ("nan.phh", with("min_bet = 2", "min_bet = nan")),
        ("huge.phh", with("min_bet = 2", "min_bet = 1e99")),
        ("deep.phh", deep.into_bytes()),
        ("brackets.phh", b"variant = ".iter().copied().chain(vec![b'['; 50_000_000]).collect()),
        ("p99.phh", with("p2 f", "p99 f")),
        ("cards.phh", with("7h7c", "AsKd")),
        ("game.phh", with("'NT'", "'whist'")),
        ("cut.ohh", b"{\"ohh\": {\"spec_version\": \"1.4.6\", \"game_number\": ".to_vec()),
        ("other.csv", b"player_nickname,player_id\n\"Ann\",\"a\"\n".to_vec()),
        ("text.txt", b"hello\n".to_vec()),
        ("null.phh", with("'NT'", "'N\0T'")),
    ];
    let told = [
        "7:6: the file isn't UTF-8 text",
        "1:1: the file has no hand",
        "5:1: `min_bet` is in the hand twice",
        "4:1: `min_bet` isn't a number",
        "4:1: `min_bet` has too many digits for an amount",
        "1:38: lists can't be more than 32 deep",
        "1:1: `variant` is a list; it should be text",
        "6:45: action 3: `p99` isn't a player; start an action with `d`, `t` or a player `p1`, `p2`, …",
        "6:29: action 2: As is already on the table; use `d dh` with 2 cards for p2",
        "1:1: `whist` isn't a variant; PHH has NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB, and `housebook games` lists the others",
        "1:49: it stops in the middle",
        "1:1: a log starts with the line `entry,at,order`, not `player_nickname`",
        "1:1: this isn't a hand file: use PHH (.phh, .phhs), Open Hand History (.ohh) or a Poker Now log (.csv)",
        "1:13: there's a control character (U+0000) here; in text write it as `\\u0000`",
    ];
    assert_eq!(files.len(), told.len());
    for ((name, text), told) in files.iter().zip(told) {
        assert_eq!(fault(name, text), told, "{name}");
    }
}
