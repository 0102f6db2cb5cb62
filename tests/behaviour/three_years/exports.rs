//! The files for other programs, added up again: everybody is there once, under today's name.

use super::Play;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::process::{Command, Stdio};

/// Whether a program is installed.
pub fn there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

impl Play {
    /// All postings add up to the accounts of the notebook: in the table of postings, in the list of events, in the journal.
    pub fn exports(&mut self) {
        let answers = self.see(&["export csv", "export json", "export hledger"].map(str::to_owned));
        let text = |at: usize| answers[at]["written"].as_str().expect("a file").to_owned();
        let known = self.accounts();

        let mut postings: BTreeMap<String, i64> = BTreeMap::new();
        let text_of_postings = text(0);
        let mut rows = csv::Reader::from_reader(text_of_postings.as_bytes());
        let header = rows.headers().expect("a header").clone();
        let column = |name: &str| header.iter().position(|word| word == name).expect("a column");
        let columns = ["party", "asset", "with", "amount"].map(column);
        for row in rows.records() {
            let row = row.expect("a row");
            let [party, asset, with, amount] = columns.map(|at| row[at].to_owned());
            *postings.entry(format!("{party},{asset},{with}")).or_default() +=
                super::cents(&Value::from(amount));
        }
        postings.retain(|_, sum| *sum != 0);
        self.same("export csv: the sum of all postings", &postings, &known);
        self.compared("csv");

        let mut postings: BTreeMap<String, i64> = BTreeMap::new();
        for line in text(1).lines() {
            let event: Value = serde_json::from_str(line).expect("an event");
            for posting in event["postings"].as_array().expect("postings") {
                let word = |key: &str| posting[key].as_str().expect("a word").to_owned();
                let account = format!("{},{},{}", word("name"), word("asset"), word("with"));
                *postings.entry(account).or_default() += super::cents(&posting["amount"]);
            }
        }
        postings.retain(|_, sum| *sum != 0);
        self.same("export json: the sum of all postings", &postings, &known);
        self.compared("json");
        if self.hledger {
            self.ask_hledger(&text(2));
        }
    }

    /// hledger finds the journal in order, and every account correct.
    fn ask_hledger(&mut self, journal: &str) {
        let checked = hledger(journal, &["check", "-s"]);
        self.same("hledger check", &checked, &String::new());
        let said = hledger(journal, &["balance", "--flat", "--layout=bare", "-O", "csv", "-N"]);
        let mut accounts: BTreeMap<String, i64> = BTreeMap::new();
        for row in csv::Reader::from_reader(said.as_bytes()).records() {
            let row = row.expect("a row");
            let cents = super::cents(&Value::from(&row[2]));
            *accounts.entry(one_note(&row[0])).or_default() += cents;
        }
        accounts.retain(|_, sum| *sum != 0);
        let known = self.accounts().into_iter().map(|(account, sum)| (path(&account), sum)).collect();
        self.same("hledger balance", &accounts, &known);
        self.compared("hledger");
        self.tally.hledger += 1;
    }
}

/// Notes with the same word each have a number (`BOW-3`); only one of them is open.
fn one_note(account: &str) -> String {
    let notes = account.split(':').nth(3) == Some("Notes");
    let word = account.trim_end_matches(|letter: char| letter.is_ascii_digit()).strip_suffix('-');
    word.filter(|_| notes).unwrap_or(account).to_owned()
}

/// An account as the journal calls it.
fn path(account: &str) -> String {
    let parts: Vec<&str> = account.splitn(3, ',').collect();
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let places = ["bank", "drawer", "outside", "table"];
    let of = if places.contains(&parts[0]) { "Places" } else { "Players" };
    let with = parts[2].strip_prefix("note ").unwrap_or(parts[2]);
    let end = if with.is_empty() { String::new() } else { format!(":{}", capital(with)) };
    format!("Assets:{of}:{}:{}{end}", capital(parts[0]), capital(parts[1]))
}

/// What hledger says about a journal, including complaints.
fn hledger(journal: &str, words: &[&str]) -> String {
    let mut child = Command::new("hledger")
        .args(["-f", "-"])
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("hledger starts");
    let mut input = child.stdin.take().expect("a piped input");
    let text = journal.to_owned();
    let writer = std::thread::spawn(move || drop(input.write_all(text.as_bytes())));
    let output = child.wait_with_output().expect("hledger ends");
    writer.join().expect("the journal was written");
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}
