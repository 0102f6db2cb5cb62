//! A statement as text and as a page to print.

use crate::answer::people::PaidAt;
use crate::answer::statement::{Account, Age, Line, Open, OpenNote, Side, Statement};
use crate::render::markup::words;
use crate::render::names::spoken;
use crate::render::page::name;
use crate::render::parts::{self, Laid};

/// A part of a statement: a heading, and a table below it.
struct Part {
    heading: String,
    header: Vec<&'static str>,
    /// Columns of figures.
    right: Vec<usize>,
    rows: Vec<Vec<String>>,
}

const SIGNS: &str = "a minus means this player owes money; no minus means this player is owed";

fn parts(statement: &Statement) -> Vec<Part> {
    let mut parts = account("in THE BOOK", &statement.book);
    if !statement.open.is_empty() {
        parts.push(open(&statement.open));
        parts.push(ageing(&statement.ageing));
    }
    if !statement.pay.is_empty() {
        parts.push(pay(&statement.pay));
    }
    parts.extend(account("private, not in THE BOOK", &statement.private));
    if !statement.notes.is_empty() {
        let rows = statement.notes.iter().map(|held| vec![note(held)]).collect();
        let heading = "open bank notes, not in THE BOOK yet".to_owned();
        parts.push(Part { heading, header: vec![""], right: Vec::new(), rows });
    }
    parts
}

fn open(open: &[Open]) -> Part {
    let row = |open: &Open| {
        let (event, days) = (format!("#{}", open.event), open.days.to_string());
        vec![name(&open.with.word), event, open.at.day().to_owned(), days, open.amount.to_string()]
    };
    Part {
        heading: "open debts, oldest first".to_owned(),
        header: vec!["with", "from", "day", "days", "amount"],
        right: vec![1, 3, 4],
        rows: open.iter().map(row).collect(),
    }
}

fn ageing(ages: &[Age]) -> Part {
    let row = |age: &Age| vec![age.bucket.to_owned(), age.owes.to_string(), age.owed.to_string()];
    Part {
        heading: "how old the debts are".to_owned(),
        header: vec!["", "owes", "is owed"],
        right: vec![1, 2],
        rows: ages.iter().map(row).collect(),
    }
}

fn pay(handles: &[PaidAt]) -> Part {
    let row = |paid: &PaidAt| vec![name(&paid.player), name(paid.paid_at.as_deref().unwrap_or_default())];
    let rows = handles.iter().map(row).collect();
    Part { heading: "how to pay".to_owned(), header: vec!["pay", "at"], right: Vec::new(), rows }
}

fn note(OpenNote { note, debtor, holder, open }: &OpenNote) -> String {
    let holder = holder.as_ref().map(spoken).unwrap_or_default();
    format!("{}'s note {} for {open}, held by {holder}", spoken(debtor), name(note))
}

fn headline(statement: &Statement) -> String {
    let period = match (&statement.from, &statement.to) {
        (None, None) => "all nights".to_owned(),
        (Some(from), None) => format!("from {from} on"),
        (None, Some(to)) => format!("through {to}"),
        (Some(from), Some(to)) => format!("{from} to {to}"),
    };
    format!("statement for {}, {period}", spoken(&statement.player))
}

fn sum(statement: &Statement) -> String {
    let (who, owed) = (spoken(&statement.player), statement.balance);
    let at = statement.paid_at.as_ref().map(|handle| format!(" ({})", name(handle)));
    let at = at.unwrap_or_default();
    match (owed.is_negative(), owed.is_zero()) {
        (_, true) => format!("{who} owes nothing in THE BOOK{at}"),
        (true, _) => format!("{who} owes {} in THE BOOK{at}", owed.abs()),
        (false, _) => format!("{who} is owed {owed} in THE BOOK{at}"),
    }
}

fn account(heading: &str, account: &Account) -> Vec<Part> {
    let sides = |when: &str, sides: &[Side]| Part {
        heading: format!("{when} ({heading})"),
        header: vec!["with", "balance"],
        right: vec![1],
        rows: sides.iter().map(|side| vec![name(&side.with.word), side.balance.to_string()]).collect(),
    };
    let line = |Line { link, with, balance }: &Line| {
        let (event, day) = (format!("#{}", link.event), link.at.day().to_owned());
        let (amount, balance) = (link.amount.to_string(), balance.to_string());
        vec![event, day, name(&with.word), link.text.clone(), amount, balance]
    };
    let lines = Part {
        heading: format!("what happened ({heading})"),
        header: vec!["", "day", "with", "what happened", "amount", "balance"],
        right: vec![0, 4, 5],
        rows: account.lines.iter().map(line).collect(),
    };
    let parts = [sides("before", &account.before), lines, sides("now", &account.now)];
    parts.into_iter().filter(|part| !part.rows.is_empty()).collect()
}

/// The statement as text.
#[must_use]
pub fn text(statement: &Statement) -> String {
    parts::text(&in_parts(statement))
}

/// The same in parts.
#[must_use]
pub fn in_parts(statement: &Statement) -> Vec<parts::Part> {
    let words = parts::Part::words;
    let mut blocks = vec![vec![words(headline(statement)), words(sum(statement))]];
    for part in parts(statement) {
        let body = match part.header.as_slice() {
            [""] => words(part.rows.concat().join("\n")),
            header => parts::Part::Table(Laid::of(header, &part.right, part.rows)),
        };
        blocks.push(vec![words(format!("{}:", part.heading)), body]);
    }
    if !statement.book.lines.is_empty() {
        blocks.push(vec![words(SIGNS.to_owned())]);
    }
    blocks.join(&parts::Part::gap())
}

const STYLE: &str = "body{font:11pt/1.4 sans-serif;max-width:48em;margin:2em auto;padding:0 1em}\
h1{font-size:1.4em}h2{font-size:1.1em;margin-top:1.6em}div{overflow-x:auto}table{border-collapse:collapse;width:100%}\
th,td{text-align:left;padding:.2em .6em;border-bottom:1px solid #ccc;vertical-align:top}\
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}\
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}}";

/// The statement as a page that needs nothing else and can be printed.
#[must_use]
pub fn html(statement: &Statement) -> String {
    let title = words(&headline(statement));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<p>{}</p>\n",
        words(&sum(statement))
    );
    for part in parts(statement) {
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
    format!("<h2>{}</h2>\n<div>\n<table>\n{head}{rows}</table>\n</div>\n", words(&part.heading))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answer::chain::Link;
    use crate::answer::{Amount, When, Who};
    use engine::money::{Currency, Money};
    use ledger::ids::PlayerId;

    fn statement(with: &str) -> Statement {
        let (who, five) = (
            |name: &str| Who::new(PlayerId(Default::default()), name),
            Amount::new(Money::from_minor(-500), Currency::USD),
        );
        let at = When { machine: String::new(), shown: "2026-11-21 20:15".to_owned() };
        let link = Link { event: 7, at, night: None, text: "a bet".to_owned(), amount: five };
        let line = Line { link, with: who(with), balance: five };
        let side = vec![Side { with: who(with), balance: five }];
        Statement {
            book: Account { before: Vec::new(), lines: vec![line], now: side },
            balance: five,
            open: Vec::new(),
            ageing: Vec::new(),
            private: Account::default(),
            notes: Vec::new(),
            paid_at: None,
            pay: Vec::new(),
            player: who("Ann"),
            from: None,
            to: None,
        }
    }

    #[test]
    fn a_statement_says_who_owes_in_the_book() {
        assert!(text(&statement("Bob")).contains("Ann owes $5.00 in THE BOOK"));
    }

    #[test]
    fn a_name_cannot_break_the_page() {
        let page = html(&statement("<script>alert(1)</script>"));
        assert!(!page.contains("<script"), "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{page}");
        assert!(!page.contains("http"), "{page}");
    }
}
