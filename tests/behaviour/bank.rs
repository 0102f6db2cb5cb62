//! A bank for tests: an open night at a house, driven with the words a banker types, answering in JSON.

use crate::program::{Outcome, Table};
use serde_json::Value;

/// A table with a book in it.
pub struct Bank {
    table: Table,
}

/// How the program said no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The exit code.
    pub exit: i32,
    /// The stable word.
    pub code: String,
    /// The rules that decided; empty if none did.
    pub rule: String,
    /// The sentence.
    pub message: String,
    /// What to type next; empty if there is nothing.
    pub hint: String,
}

impl Bank {
    /// A book of `house` with these regulars in it; no night is open.
    pub fn closed(house: &str, people: &[&str]) -> Self {
        let mut bank = Self { table: Table::new() };
        let currency = if house == "cause" { "points" } else { "USD" };
        bank.say(&format!("init --house {house} --currency {currency}"));
        for name in people {
            bank.say(&format!("player add {name}"));
        }
        bank
    }

    /// A night open at `house`; the first of these people is the banker, and they sit in that order.
    pub fn open(house: &str, people: &[&str]) -> Self {
        let mut bank = Self::closed(house, people);
        bank.say(&format!("open --banker {}", people[0]));
        for (at, name) in people.iter().enumerate() {
            bank.say(&format!("seat {name} {}", at + 1));
        }
        bank
    }

    /// Lets this many minutes go by.
    pub fn wait(&mut self, minutes: u32) {
        self.table.wait(minutes);
    }

    /// Puts a file beside the book.
    pub fn write(&self, name: &str, text: &str) {
        self.table.write(name, text);
    }

    /// The content of a file beside the book.
    pub fn read(&self, name: &str) -> String {
        self.table.read(name)
    }

    /// Types a line that must succeed; returns its answer.
    #[track_caller]
    pub fn say(&mut self, line: &str) -> Value {
        let done = self.run(line);
        assert_eq!(done.code, 0, "{line}: {}", done.stdout);
        serde_json::from_str(&done.stdout).unwrap_or_else(|_| panic!("{line}: {}", done.stdout))
    }

    /// Types a line as people do; returns everything it says, remarks first.
    #[track_caller]
    pub fn hear(&mut self, line: &str) -> String {
        let done = self.table.run(&words(line), "");
        assert_eq!(done.code, 0, "{line}: {}", done.stderr);
        done.stderr + &done.stdout
    }

    /// Types a line and answers its questions; returns everything it says, remarks and questions first.
    #[track_caller]
    pub fn talk(&mut self, line: &str, answers: &str) -> String {
        let done = self.table.run(&words(line), answers);
        assert_eq!(done.code, 0, "{line}: {}", done.stderr);
        done.stderr + &done.stdout
    }

    /// Types a line that must be refused, and must leave the book as it was.
    #[track_caller]
    pub fn refused(&mut self, line: &str) -> Refused {
        let before = self.events();
        let done = self.run(line);
        assert_ne!(done.code, 0, "{line} was done: {}", done.stdout);
        assert_eq!(self.events(), before, "{line} was refused and yet recorded");
        let answer: Value = serde_json::from_str(&done.stdout).expect("a failure in JSON");
        let word = |key: &str| answer["error"][key].as_str().unwrap_or_default().to_owned();
        assert_eq!(answer["error"]["exit"], done.code, "{line}");
        Refused {
            exit: done.code,
            code: word("code"),
            rule: word("rule"),
            message: word("message"),
            hint: word("hint"),
        }
    }

    /// Types a line that must be refused; returns its code and its rule.
    #[track_caller]
    pub fn no(&mut self, line: &str) -> (String, String) {
        let Refused { code, rule, .. } = self.refused(line);
        (code, rule)
    }

    /// A player's line of tonight.
    #[track_caller]
    pub fn player(&mut self, name: &str) -> Value {
        let status = self.say("status");
        let players = status["players"].as_array().expect("players");
        players.iter().find(|player| player["name"] == name).expect("he sits there").clone()
    }

    /// THE BOOK, `DEBTOR CREDITOR AMOUNT` in order.
    pub fn debts(&mut self) -> Vec<String> {
        lines(&self.say("book")["debts"])
    }

    /// The last line of every test: the book is in order.
    #[track_caller]
    pub fn audited(&mut self) {
        assert_eq!(self.say("audit")["ok"], true);
    }

    fn events(&mut self) -> u64 {
        self.say("audit")["events"].as_u64().expect("a number of events")
    }

    fn run(&mut self, line: &str) -> Outcome {
        self.table.run(&words(&format!("--json {line}")), "")
    }
}

/// The words of a line, as a shell splits them.
fn words(line: &str) -> Vec<String> {
    shlex::split(line).expect("closed quotes")
}

/// A refusal as [`Bank::no`] returns it: its code, and its rules.
pub fn refusal(code: &str, rule: &str) -> (String, String) {
    (code.to_owned(), rule.to_owned())
}

/// Debts of an answer, `DEBTOR CREDITOR AMOUNT` in order.
pub fn lines(debts: &Value) -> Vec<String> {
    let word = |debt: &Value, key: &str| debt[key].as_str().expect("a word").to_owned();
    let line = |debt: &Value| {
        format!("{} {} {}", word(debt, "debtor"), word(debt, "creditor"), word(debt, "amount"))
    };
    let mut lines: Vec<String> = debts.as_array().expect("a list").iter().map(line).collect();
    lines.sort();
    lines
}

/// The rules of the remarks of an answer, in order; empty for a remark without a rule.
pub fn remarks(answer: &Value) -> Vec<&str> {
    let notices = answer["notices"].as_array().map(Vec::as_slice).unwrap_or_default();
    notices.iter().map(|notice| notice["rule"].as_str().unwrap_or_default()).collect()
}
