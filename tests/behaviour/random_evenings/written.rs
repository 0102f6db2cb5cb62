//! A small strict reader of bookkeeping journals: it knows what ours contain and nothing else.

use std::collections::{BTreeMap, BTreeSet};

/// What a journal says: the balance of every account, and the code of every transaction.
#[derive(Debug, Default)]
pub struct Read {
    pub balances: BTreeMap<String, i128>,
    pub codes: Vec<String>,
    day: String,
    sum: i128,
    asserted: BTreeSet<String>,
}

/// An amount in minor units: at most one point, and digits.
pub fn amount(text: &str) -> Result<i128, String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits.replacen('.', "", 1);
    if plain.is_empty() || !plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("no amount: `{text}`"));
    }
    let sum: i128 = plain.parse().map_err(|_| format!("no amount: `{text}`"))?;
    Ok(if text.starts_with('-') { -sum } else { sum })
}

impl Read {
    fn declare(&mut self, account: &str, plain: bool) -> Result<(), String> {
        let good = |part: &str| {
            let first = part.chars().next().is_some_and(|letter| !letter.is_lowercase() && letter != '-');
            let letter = |letter: char| {
                letter == '-' || if plain { letter.is_ascii_alphanumeric() } else { letter.is_alphanumeric() }
            };
            first && part.chars().all(letter)
        };
        if !account.starts_with("Assets:") || !account.split(':').all(good) {
            return Err(format!("no account: `{account}`"));
        }
        match self.balances.insert(account.to_owned(), 0) {
            None => Ok(()),
            Some(_) => Err(format!("`{account}` is declared twice")),
        }
    }

    /// A transaction is never dated before the previous one.
    fn begin(&mut self, day: &str) -> Result<(), String> {
        if self.sum != 0 {
            return Err(format!("before {day}: a transaction is off by {}", self.sum));
        }
        let shape: String = day.chars().map(|c| if c.is_ascii_digit() { '9' } else { c }).collect();
        if shape != "9999-99-99" || day < self.day.as_str() {
            return Err(format!("`{day}` after `{}`", self.day));
        }
        self.day = day.to_owned();
        Ok(())
    }

    fn post(&mut self, account: &str, sum: &str) -> Result<(), String> {
        let sum = amount(sum)?;
        let balance = self.balances.get_mut(account).ok_or(format!("`{account}` is not declared"))?;
        *balance += sum;
        self.sum += sum;
        Ok(())
    }

    fn assert(&mut self, account: &str, sum: &str) -> Result<(), String> {
        let balance = self.balances.get(account).ok_or(format!("`{account}` is not declared"))?;
        super::check::same(&format!("what {account} is said to come to"), &amount(sum)?, balance)?;
        self.asserted.insert(account.to_owned());
        Ok(())
    }

    fn end(self) -> Result<Self, String> {
        super::check::same("a last transaction off by", &self.sum, &0)?;
        super::check::same("accounts asserted", &self.asserted.len(), &self.balances.len())?;
        Ok(self)
    }
}

/// Reads a journal for hledger.
pub fn hledger(text: &str) -> Result<Read, String> {
    let mut read = Read::default();
    let mut unit = String::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(';')) {
        let wrong = || format!("no line of a journal: `{}`", line.escape_debug());
        let words: Vec<&str> = line.split(' ').collect();
        if let Some(posting) = line.strip_prefix("    ") {
            let (account, rest) = posting.split_once("  ").ok_or_else(wrong)?;
            match rest.split(' ').collect::<Vec<_>>().as_slice() {
                [sum, of] if *of == unit => read.post(account, sum)?,
                [sum, of, "=", asserted, again] if *of == unit && *again == unit => {
                    read.post(account, sum)?;
                    read.assert(account, asserted)?;
                }
                _ => return Err(wrong()),
            }
            continue;
        }
        match words.as_slice() {
            ["decimal-mark", "."] => {}
            ["commodity", _, declared] if unit.is_empty() => unit = (*declared).to_owned(),
            ["account", account] => read.declare(account, false)?,
            [day, "*", code, ..] if !line.contains(';') && !line.contains('\u{1b}') => {
                read.begin(day)?;
                let code =
                    code.strip_prefix('(').and_then(|code| code.strip_suffix(')')).ok_or_else(wrong)?;
                if code != "balances" {
                    read.codes.push(code.to_owned());
                }
            }
            _ => return Err(wrong()),
        }
    }
    read.end()
}

/// Reads a journal for beancount.
pub fn beancount(text: &str) -> Result<Read, String> {
    let mut read = Read::default();
    let mut unit = String::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with(';')) {
        let wrong = || format!("no line of a journal: `{}`", line.escape_debug());
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["option", ..] => {}
            [_, "commodity", declared] if unit.is_empty() => unit = (*declared).to_owned(),
            [_, "open", account, of] if *of == unit => read.declare(account, true)?,
            [day, "balance", account, sum, of] if *of == unit => {
                read.begin(day)?;
                read.assert(account, sum)?;
            }
            ["code:", code] => read.codes.push(code.trim_matches('"').to_owned()),
            [account, sum, of] if *of == unit && line.starts_with("  ") => read.post(account, sum)?,
            [day, "*", ..] if is_quoted(line.get(13..).unwrap_or_default()) => read.begin(day)?,
            _ => return Err(wrong()),
        }
    }
    read.end()
}

/// One string in quotes, with a backslash before every quote and every backslash.
fn is_quoted(text: &str) -> bool {
    let Some(inside) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) else { return false };
    let rest = inside.replace("\\\\", "").replace("\\\"", "");
    !rest.contains(['"', '\\']) && !rest.chars().any(char::is_control)
}
