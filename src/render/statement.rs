//! A statement as text and as a page to print.

use crate::render::markup::words;
use crate::render::page::columns;
use engine::money::{Currency, Money};

/// A line of a statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub event: u64,
    pub day: String,
    /// The other side.
    pub with: String,
    /// What happened.
    pub text: String,
    pub amount: Money,
    /// What the two stand at after it.
    pub balance: Money,
}

/// A part that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenLine {
    pub with: String,
    /// The event it came from.
    pub event: u64,
    pub day: String,
    pub days: i64,
    pub amount: Money,
}

/// What of the open parts is of one age.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Age {
    pub name: &'static str,
    pub owes: Money,
    pub owed: Money,
}

/// Lines of a class of debts, with what each other side stood at before and stands at after.
#[derive(Clone, Debug, Default)]
pub struct Account {
    pub opening: Vec<(String, Money)>,
    pub lines: Vec<Line>,
    pub closing: Vec<(String, Money)>,
}

/// Everything a statement shows.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Whose it is.
    pub name: String,
    /// The days it covers, in words.
    pub period: String,
    pub book: Account,
    pub balance: Money,
    pub open: Vec<OpenLine>,
    pub ageing: Vec<Age>,
    pub private: Account,
    /// Bank notes that are open, as sentences.
    pub notes: Vec<String>,
    pub currency: Currency,
}

/// A part of a statement: a heading, and a table below it.
struct Part {
    heading: String,
    header: Vec<&'static str>,
    /// Columns of figures.
    right: Vec<usize>,
    rows: Vec<Vec<String>>,
}

const SIGNS: &str = "above zero is owed to him, below zero he owes";

impl Statement {
    fn parts(&self) -> Vec<Part> {
        let mut parts = account("THE BOOK", &self.book, self.currency);
        if !self.open.is_empty() {
            parts.push(self.open_part());
            parts.push(self.ageing_part());
        }
        parts.extend(account("private, not in THE BOOK", &self.private, self.currency));
        if !self.notes.is_empty() {
            let rows = self.notes.iter().map(|note| vec![note.clone()]).collect();
            let heading = "open bank notes, not in THE BOOK yet".to_owned();
            parts.push(Part { heading, header: vec![""], right: Vec::new(), rows });
        }
        parts
    }

    fn open_part(&self) -> Part {
        let row = |open: &OpenLine| {
            let amount = self.currency.shown(open.amount);
            vec![
                open.with.clone(),
                format!("#{}", open.event),
                open.day.clone(),
                open.days.to_string(),
                amount,
            ]
        };
        Part {
            heading: "open, the oldest first".to_owned(),
            header: vec!["with", "from", "day", "days", "amount"],
            right: vec![1, 3, 4],
            rows: self.open.iter().map(row).collect(),
        }
    }

    fn ageing_part(&self) -> Part {
        let row = |age: &Age| {
            vec![age.name.to_owned(), self.currency.shown(age.owes), self.currency.shown(age.owed)]
        };
        Part {
            heading: "how old it is".to_owned(),
            header: vec!["", "owes", "is owed"],
            right: vec![1, 2],
            rows: self.ageing.iter().map(row).collect(),
        }
    }

    fn headline(&self) -> String {
        format!("statement of {}, {}", self.name, self.period)
    }

    fn sum(&self) -> String {
        let (owed, currency) = (self.balance, self.currency);
        match (owed.is_negative(), owed.is_zero()) {
            (_, true) => format!("{} owes nothing on balance", self.name),
            (true, _) => format!("{} owes {} on balance", self.name, currency.shown(owed.abs())),
            (false, _) => format!("{} is owed {} on balance", self.name, currency.shown(owed)),
        }
    }
}

fn account(heading: &str, account: &Account, currency: Currency) -> Vec<Part> {
    let sides = |name: &str, sides: &[(String, Money)]| Part {
        heading: format!("{heading}: {name}"),
        header: vec!["with", "balance"],
        right: vec![1],
        rows: sides.iter().map(|(with, sum)| vec![with.clone(), currency.shown(*sum)]).collect(),
    };
    let line = |line: &Line| {
        let [amount, balance] = [line.amount, line.balance].map(|sum| currency.shown(sum));
        vec![
            format!("#{}", line.event),
            line.day.clone(),
            line.with.clone(),
            line.text.clone(),
            amount,
            balance,
        ]
    };
    let lines = Part {
        heading: format!("{heading}: what happened"),
        header: vec!["", "day", "with", "what happened", "amount", "balance"],
        right: vec![0, 4, 5],
        rows: account.lines.iter().map(line).collect(),
    };
    let parts = [sides("before", &account.opening), lines, sides("now", &account.closing)];
    parts.into_iter().filter(|part| !part.rows.is_empty()).collect()
}

/// The statement as text.
#[must_use]
pub fn text(statement: &Statement) -> String {
    let mut blocks = vec![format!("{}\n{}", statement.headline(), statement.sum())];
    for part in statement.parts() {
        let body = match part.header.as_slice() {
            [""] => part.rows.concat().join("\n"),
            header => columns(header, &part.right, &part.rows),
        };
        blocks.push(format!("{}:\n{body}", part.heading));
    }
    if !statement.book.lines.is_empty() {
        blocks.push(SIGNS.to_owned());
    }
    blocks.join("\n\n")
}

const STYLE: &str = "body{font:11pt/1.4 sans-serif;max-width:48em;margin:2em auto;padding:0 1em}\
h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.6em}table{border-collapse:collapse;width:100%}\
th,td{text-align:left;padding:.2em .6em;border-bottom:1px solid #ccc;vertical-align:top}\
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}\
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}";

/// The statement as a page that needs nothing else and can be printed.
#[must_use]
pub fn html(statement: &Statement) -> String {
    let title = words(&statement.headline());
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{}</p>\n",
        words(&statement.sum())
    );
    for part in statement.parts() {
        page.push_str(&section(&part));
    }
    page.push_str(&format!("<p>{}</p>\n</body>\n</html>\n", words(SIGNS)));
    page
}

fn section(part: &Part) -> String {
    let cells = |tag: &str, cells: Vec<String>| {
        let cell = |(column, cell): (usize, &String)| {
            let class = if part.right.contains(&column) { " class=\"n\"" } else { "" };
            format!("<{tag}{class}>{}</{tag}>", words(cell))
        };
        format!("<tr>{}</tr>\n", cells.iter().enumerate().map(cell).collect::<String>())
    };
    let head = cells("th", part.header.iter().map(|name| (*name).to_owned()).collect());
    let rows: String = part.rows.iter().map(|row| cells("td", row.clone())).collect();
    format!("<h2>{}</h2>\n<table>\n{head}{rows}</table>\n", words(&part.heading))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn statement(with: &str) -> Statement {
        let line = Line {
            event: 7,
            day: "2026-11-21".to_owned(),
            with: with.to_owned(),
            text: "a bet".to_owned(),
            amount: Money::from_minor(-500),
            balance: Money::from_minor(-500),
        };
        let side = vec![(with.to_owned(), Money::from_minor(-500))];
        Statement {
            name: "Ann".to_owned(),
            period: "all nights".to_owned(),
            book: Account { opening: Vec::new(), lines: vec![line], closing: side },
            balance: Money::from_minor(-500),
            open: Vec::new(),
            ageing: Vec::new(),
            private: Account::default(),
            notes: Vec::new(),
            currency: Currency::USD,
        }
    }

    #[test]
    fn a_statement_says_who_owes_on_balance() {
        assert!(text(&statement("Bob")).contains("Ann owes $5.00 on balance"));
    }

    #[test]
    fn a_name_cannot_break_the_page() {
        let page = html(&statement("<script>alert(1)</script>"));
        assert!(!page.contains("<script"), "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
        assert!(!page.contains("http"), "{page}");
    }
}
