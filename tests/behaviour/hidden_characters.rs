//! No character that a terminal obeys, that reverses a line or that is invisible comes out raw, whichever way it comes in.

use crate::program::{Outcome, Table};

/// One of every kind; `@` stands for it below.
const HIDDEN: [char; 10] = [
    '\u{1b}', '\u{7f}', '\u{85}', '\u{9b}', '\u{200b}', '\u{200d}', '\u{202e}', '\u{2028}', '\u{2066}',
    '\u{feff}',
];

/// Words typed, by verb; each is refused as wrong usage.
const TYPED: &[&str] = &[
    "player add Zed@",
    "player rename Ann Anna@",
    "open --stakes 1@/2",
    "buy An@n 20",
    "adjust Ann 5 --against Bob --why lost@",
    "ruling the@pot",
    "ruling pot --by Ann@",
    "note issue Ann 5 --as BO@A",
    "book settle Ann Bob 5 --why beer@",
    "book limit Ann 5 --why beer@",
    "book pay Ann Bob 5 --note beer@",
    "book due --older 1@4d",
    "season 20@26",
    "fund spend 5 --why beer@",
    "fine Ann@ 5",
    "hand result --game hold@em --in Ann=2 --in Bob=2 --win Ann=4",
    "hand result --game zork@ --new-game --rules odd --in Ann=2 --win Ann=2",
    "hand result --game zork --new-game --rules odd@ --in Ann=2 --win Ann=2",
    "hand result --game holdem --in An@n=2 --in Bob=2 --win Ann=4",
    "hand tag 1 bluff@",
    "hand note 1 nice@hand",
    "hand void 1 --why odd@",
    "hand list --tag a@b",
    "hand search a@b",
    "hand add --hand {\"id\":\"a@b\"}",
    "hand said raise@ 5",
    "tournament new --name Cup@ --entry 5 --stack 100",
    "tournament rule odd@",
    "play guts --salt a@b",
    "seats draw --salt a@b",
    "coldhands --game holdem --salt a@b",
    "house use ../a@b",
    "rank As@Ks",
    "import poker-now ledger.csv --unit cents --player a@b=Ann",
    "a@b",
    "status --a@b",
    "status --at to@day",
    "status --id a@b",
];

/// Files, and the line that reads each; `ESC` stands for the character as the format escapes it.
const FILES: &[(&str, &str, &str)] = &[
    ("raw.phh", "hand check raw.phh", PHH_RAW),
    ("raw.phh", "hand add raw.phh", PHH_RAW),
    ("escaped.phh", "hand check escaped.phh", PHH_ESCAPED),
    ("escaped.phh", "hand add escaped.phh", PHH_ESCAPED),
    ("one.ohh", "hand check one.ohh", OHH),
    ("one.ohh", "hand add one.ohh", OHH),
    ("log.csv", "hand check log.csv", LOG),
    ("log.csv", "hand add log.csv", LOG),
    ("ledger.csv", "import poker-now ledger.csv --unit cents", LEDGER),
    ("house.toml", "house check house.toml", "[house]\nname = \"x\"\ntitle = \"a@b\"\ncurrency = \"usd\"\n"),
    ("house.toml", "house use house.toml", "[house]\nname = \"x\"\ntitle = \"aESCb\"\ncurrency = \"usd\"\n"),
    ("house.toml", "house check house.toml", "[house]\nname = \"a@b\"\ntitle = \"x\"\ncurrency = \"usd\"\n"),
    (
        "house.toml",
        "house check house.toml",
        "[house]\nname = \"x\"\ncurrency = \"usd\"\n[buy-in]\nmultiple = { is = \"5.00\", rule = \"aESCb\" }\n",
    ),
    ("evening", "run evening", "status\nruling \"the@pot\"\n"),
    ("questions.jsonl", "showdown questions.jsonl", SHOWDOWN),
    ("questions.jsonl", "hand add questions.jsonl", SHOWDOWN),
    ("a.bundle", "restore --from a.bundle", "{\"bundle\":\"a@b\"}\n"),
];

const PHH_RAW: &str = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
    starting_stacks = [20, 20]\nplayers = [\"An@n\", \"Bob\"]\nactions = ['d dh p1 AsKd', 'd dh p2 7h7c', 'p2 f']\n";

const PHH_ESCAPED: &str = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
    starting_stacks = [20, 20]\nhand = \"aESCb\"\nplayers = [\"Ann\", \"Bob\"]\n\
    actions = ['d dh p1 AsKd', 'd dh p2 7h7c', 'p2 f']\n";

const OHH: &str = "{\"ohh\":{\"spec_version\":\"1.4.7\",\"site_name\":\"aESCb\",\"network_name\":\"x\",\"internal_version\":\"1.4.7\",\"tournament\":false,\"game_number\":\"aESCb\",\"start_date_utc\":\"\",\"table_name\":\"\",\"game_type\":\"Holdem\",\"bet_limit\":{\"bet_type\":\"NL\"},\"table_size\":2,\"currency\":\"USD\",\"dealer_seat\":1,\"small_blind_amount\":0.25,\"big_blind_amount\":0.5,\"ante_amount\":0,\"flags\":[],\"players\":[{\"id\":0,\"seat\":1,\"name\":\"AESCnn\",\"starting_stack\":50,\"is_sitting_out\":false},{\"id\":1,\"seat\":2,\"name\":\"Bob\",\"starting_stack\":50,\"is_sitting_out\":false}],\"rounds\":[{\"id\":0,\"street\":\"Preflop\",\"cards\":[],\"actions\":[{\"action_number\":0,\"player_id\":0,\"action\":\"Post SB\",\"amount\":0.25,\"is_allin\":false},{\"action_number\":1,\"player_id\":1,\"action\":\"Post BB\",\"amount\":0.5,\"is_allin\":false},{\"action_number\":2,\"player_id\":0,\"action\":\"Fold\",\"amount\":0,\"is_allin\":false}]}],\"pots\":[{\"number\":0,\"amount\":0.5,\"rake\":0,\"jackpot\":0,\"player_wins\":[{\"player_id\":1,\"win_amount\":0.5}]}]}}\n";

const LOG: &str = "entry,at,order\n\"-- ending hand #1 --\",2022-01-20T10:51:58.556Z,9\n\
    \"\"\"A@nn @ a\"\" collected 50 from pot\",2022-01-20T10:51:57.556Z,8\n\
    \"Uncalled bet of 25 returned to \"\"A@nn @ a\"\"\",2022-01-20T10:51:56.556Z,7\n\
    \"\"\"Bob @ b\"\" folds\",2022-01-20T10:51:55.556Z,6\n\
    \"\"\"A@nn @ a\"\" posts a big blind of 50\",2022-01-20T10:51:54.556Z,5\n\
    \"\"\"Bob @ b\"\" posts a small blind of 25\",2022-01-20T10:51:53.556Z,4\n\
    \"Player stacks: #1 \"\"A@nn @ a\"\" (500) | #2 \"\"Bob @ b\"\" (500)\",2022-01-20T10:51:52.556Z,3\n\
    \"-- starting hand #1  (No Limit Texas Hold'em) (dealer: \"\"Bob @ b\"\") --\",2022-01-20T10:51:51.556Z,2\n";

const LEDGER: &str = "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n\
    \"An@n\",\"a\",2022-01-20T10:00:00.000Z,2022-01-20T11:00:00.000Z,500,500,0,0\n";

const SHOWDOWN: &str = "{\"id\":\"aESCb\",\"game\":\"hold@em\",\"house\":\"ESC\",\"board\":\"x\",\"players\":[{\"name\":\"AESCnn\",\"cards\":\"AsKs\",\"bet\":\"1\"}]}\n";

/// A folder with a night in it.
fn table() -> Table {
    let mut table = Table::new();
    for line in [
        "init --house mike",
        "player add Ann",
        "player add Bob",
        "open --banker Ann",
        "buy Ann 20",
        "buy Bob 20",
    ] {
        let seen = table.run(&line.split(' ').collect::<Vec<_>>(), "");
        assert_eq!(seen.code, 0, "{line}: {}", seen.stderr);
    }
    table
}

#[track_caller]
fn nothing_hidden(told: &str, seen: &Outcome) {
    for text in [&seen.stdout, &seen.stderr] {
        let raw = text
            .chars()
            .find(|character| character.is_control() && *character != '\n' || HIDDEN.contains(character));
        assert_eq!(raw, None, "{told:?}: {text:?}");
    }
}

/// Runs a line for people and for machines, and returns how it ended.
fn told(table: &mut Table, line: &str, character: char) -> i32 {
    let words: Vec<String> = line.split(' ').map(|word| word.replace('@', &character.to_string())).collect();
    let plain = table.run(&words, "");
    nothing_hidden(line, &plain);
    let json = table.run(&words.iter().map(String::as_str).chain(["--json"]).collect::<Vec<_>>(), "");
    nothing_hidden(line, &json);
    for object in json.stdout.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(object).is_ok(), "{line}: {object}");
    }
    plain.code
}

#[test]
fn no_typed_word_hides_anything() {
    let mut table = table();
    for (number, line) in TYPED.iter().enumerate() {
        // Every kind of word with some characters, every character with some words.
        for turn in 0..2 {
            let character = HIDDEN[(number * 3 + turn * 5 + turn) % HIDDEN.len()];
            assert_eq!(told(&mut table, line, character), 2, "{line} with {character:?}");
        }
        // An object may span several lines, but not within a word.
        let code = told(&mut table, line, '\n');
        assert!(code == 2 || line.contains('{') && code == 5, "{line} with a line break ended with {code}");
    }
}

#[test]
fn no_file_hides_anything() {
    for character in HIDDEN {
        let mut table = table();
        let escape = format!("\\u{:04x}", u32::from(character));
        for (name, line, text) in FILES {
            table.write(name, text.replace('@', &character.to_string()).replace("ESC", &escape));
            let code = told(&mut table, line, character);
            assert!([2, 4, 5].contains(&code), "{line} with {character:?} ended with {code}");
        }
        for line in ["status", "log", "export json", "export csv", "export hledger", "hand list"] {
            assert_eq!(told(&mut table, line, character), 0, "{line}");
        }
    }
}

#[test]
#[expect(clippy::disallowed_types, reason = "a book as an older program may have left it")]
fn an_old_book_that_holds_such_words_shows_them() {
    let mut table = table();
    for words in [["ruling", "x_marker"], ["ruling", "stands"]] {
        assert_eq!(table.run(&words, "").code, 0);
    }
    let book = rusqlite::Connection::open(table.path("night.book")).expect("a book");
    let kept = "SELECT sql FROM sqlite_schema WHERE name = 'event_kept'";
    let kept: String = book.query_row(kept, [], |row| row.get(0)).expect("a trigger");
    book.execute_batch("DROP TRIGGER event_kept").expect("dropped");
    let hostile: String = HIDDEN.iter().filter(|character| !character.is_control()).collect();
    let hostile = format!("x{hostile}\u{9b}y");
    book.execute("UPDATE event SET body = replace(body, 'x_marker', ?1)", [hostile]).expect("changed");
    book.execute_batch(&kept).expect("as it was");
    drop(book);
    for line in ["log", "log --night 1", "export json", "export csv", "export hledger", "export beancount"] {
        assert_eq!(told(&mut table, line, '@'), 0, "{line}: {}", table.run(&["log"], "").stderr);
        let seen = table.run(&line.split(' ').collect::<Vec<_>>(), "").stdout;
        let told = seen.contains("\\u{202E}") || seen.contains("\\u202e");
        assert!(told || !matches!(line, "log" | "export json"), "{line}: {seen}");
    }
    for (format, name) in
        [("csv", "a.csv"), ("json", "a.json"), ("hledger", "a.journal"), ("beancount", "a.bean")]
    {
        let seen = table.run(&["export", format, "--out", name], "");
        assert_eq!(seen.code, 0, "{format}: {}", seen.stderr);
        nothing_hidden(name, &Outcome { stdout: table.read(name), stderr: String::new(), code: 0 });
    }
}

#[test]
fn a_key_that_moves_the_cursor_is_no_answer() {
    let mut table = Table::new();
    let mut say = |line: &str, typed: &str| {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        table.run(&words, typed)
    };
    for line in
        ["init --house casino", "player add Ann", "player add Bob", "open --banker Ann --stakes .25/.50"]
    {
        assert_eq!(say(line, "").code, 0, "{line}");
    }
    for line in ["buy Ann 20", "buy Bob 20", "seat Ann 1", "seat Bob 2"] {
        assert_eq!(say(line, "").code, 0, "{line}");
    }
    let heard = say("hand new", "\u{1b}[A\n\u{1b}OBholdem\n");
    assert_eq!(
        heard.stderr.matches("arrow keys don't work here; type the line again").count(),
        2,
        "{}",
        heard.stderr
    );
    assert!(!heard.stderr.contains("\\u{1b}") && !heard.stderr.contains('\u{1b}'), "{}", heard.stderr);
}
