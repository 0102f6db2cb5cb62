//! The ledger of a Poker Now game: one row for every sitting, in the older layout or with the column for the nit game.
//!
//! The file does not say what it counts in: cents in some games, whole units in others. That is asked, never guessed.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::poker_now::rows::{begins, closed, unreadable};
use crate::formats::hands::record::Spot;
use crate::money::{Currency, Money, Overflow};
use crate::readable::check_readable;
use crate::readable::shown;
use csv::{ReaderBuilder, StringRecord};

/// What the figures of a file mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Hundredths: `5000` is fifty.
    Cents,
    /// Whole units, with or without decimals: `50` and `45.50`.
    Whole,
}

/// One sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LedgerRow {
    /// Where it begins in the file.
    pub spot: Spot,
    /// The player's nickname in this sitting.
    pub nickname: String,
    /// The site's id of the player, the same under any nickname.
    pub id: String,
    /// When the player sat down, as the file writes it; empty if they were moved here from another table.
    pub began: String,
    /// When the player left, as the file writes it; empty if they are still there.
    pub ended: String,
    /// What the player bought in for, rebuys included.
    pub buy_in: Money,
    /// What the player left the table with, or still has there.
    pub out: Money,
}

/// The columns that every layout has, in their order.
const COLUMNS: [&str; 7] =
    ["player_nickname", "player_id", "session_start_at", "session_end_at", "buy_in", "buy_out", "stack"];
/// The column that the newer layout has before the last one.
const ESCROW: &str = "nit_escrow";
const NET: &str = "net";

/// Every sitting of a ledger, in the order of the file.
///
/// # Errors
///
/// The first row that isn't a sitting, with its place.
pub fn sittings(text: &str, counts: Counts, currency: Currency) -> Result<Vec<LedgerRow>, HandFault> {
    let lines = Lines::of(text.trim_start_matches('\u{feff}'));
    let mut reader =
        ReaderBuilder::new().flexible(true).has_headers(false).from_reader(lines.text().as_bytes());
    let mut records = reader.records();
    let layout = layout(&lines, records.next())?;
    let mut found = Vec::new();
    let mut last = 0;
    for record in records {
        let record = record.map_err(|why| unreadable(&lines, &why))?;
        last = begins(&lines, &record);
        let cells = Cells { spot: lines.spot(last), record: &record, layout, counts, currency };
        found.push(cells.row().map_err(|fault| closed(&lines, last).err().unwrap_or(fault))?);
    }
    closed(&lines, last)?;
    Ok(found)
}

/// Refuses a file that doesn't start like a ledger.
///
/// # Errors
///
/// The first line, with what belongs there.
pub fn check_head(text: &str) -> Result<(), HandFault> {
    let lines = Lines::of(text.trim_start_matches('\u{feff}'));
    let mut reader =
        ReaderBuilder::new().flexible(true).has_headers(false).from_reader(lines.text().as_bytes());
    layout(&lines, reader.records().next()).map(|_| ())
}

/// Which columns the file has, by its first row.
fn layout(lines: &Lines<'_>, header: Option<csv::Result<StringRecord>>) -> Result<Layout, HandFault> {
    let Some(header) = header else { return Err(HandFault::new(lines.spot(0), "the file is empty")) };
    let header = header.map_err(|why| unreadable(lines, &why))?;
    Layout::of(&header).ok_or_else(|| HandFault::new(lines.spot(0), no_ledger(&header)))
}

/// The id and the nickname in every row, as far as the file can be read.
pub fn named(text: &str) -> Vec<(String, String)> {
    let cell = |row: &StringRecord, at: usize| row.get(at).unwrap_or_default().trim().to_owned();
    rows_of(text).iter().map(|row| (cell(row, 1), cell(row, 0))).collect()
}

/// True if an amount of the file has decimals: then it counts whole units, and nobody has to be asked.
#[must_use]
pub fn has_decimals(text: &str) -> bool {
    rows_of(text).iter().any(|row| row.iter().skip(4).any(|cell| cell.contains('.')))
}

/// The rows after the header.
fn rows_of(text: &str) -> Vec<StringRecord> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    reader.records().filter_map(Result::ok).collect()
}

fn no_ledger(header: &StringRecord) -> String {
    let first = shown(&header.iter().collect::<Vec<_>>().join(","));
    format!("a ledger starts with the line `{},…,net`, not `{first}`", COLUMNS[..2].join(","))
}

/// Which columns a file has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    Plain,
    WithEscrow,
}

impl Layout {
    fn of(header: &StringRecord) -> Option<Self> {
        let is = |tail: &[&str]| header.iter().map(str::trim).eq(COLUMNS.iter().chain(tail).copied());
        match (is(&[NET]), is(&[ESCROW, NET])) {
            (true, _) => Some(Self::Plain),
            (_, true) => Some(Self::WithEscrow),
            _ => None,
        }
    }

    const fn cells(self) -> usize {
        match self {
            Self::Plain => COLUMNS.len() + 1,
            Self::WithEscrow => COLUMNS.len() + 2,
        }
    }
}

/// One record and how it is read.
struct Cells<'a> {
    spot: Spot,
    record: &'a StringRecord,
    layout: Layout,
    counts: Counts,
    currency: Currency,
}

impl Cells<'_> {
    fn row(&self) -> Result<LedgerRow, HandFault> {
        if self.record.len() != self.layout.cells() {
            let (has, wants) = (self.record.len(), self.layout.cells());
            return Err(self.fault(format!("the row has {has} cells, but the header has {wants}")));
        }
        for (cell, column) in self.record.iter().zip(COLUMNS) {
            check_readable(cell).map_err(|hides| self.fault(format!("`{column}` {hides}")))?;
        }
        let text = |column: usize| self.record.get(column).unwrap_or_default().trim().to_owned();
        let row = LedgerRow {
            spot: self.spot,
            nickname: text(0),
            id: text(1),
            began: text(2),
            ended: text(3),
            buy_in: self.amount(4)?,
            out: self.out()?,
        };
        if row.id.is_empty() {
            return Err(self.fault("the row has no `player_id`".to_owned()));
        }
        let net = self.signed(self.record.len().saturating_sub(1))?;
        let should = row.out.minus(row.buy_in).map_err(|_| self.too_large())?;
        if net != should {
            let [net, should] = [net, should].map(|amount| self.currency.shown(amount));
            let message = format!("net is {net}, but cashouts minus buy-ins is {should}");
            return Err(self.fault(message));
        }
        Ok(row)
    }

    /// What the player left with, what they still have in front of them, and what the nit game holds for them.
    fn out(&self) -> Result<Money, HandFault> {
        let escrow = match self.layout {
            Layout::Plain => Money::ZERO,
            Layout::WithEscrow => self.amount(7)?,
        };
        Money::sum([self.amount(5)?, self.amount(6)?, escrow]).map_err(|Overflow| self.too_large())
    }

    /// An amount that cannot be below zero; an empty cell is zero.
    fn amount(&self, column: usize) -> Result<Money, HandFault> {
        let amount = self.signed(column)?;
        if amount.is_negative() {
            return Err(self.fault(format!("`{}` is below zero", self.column(column))));
        }
        Ok(amount)
    }

    fn signed(&self, column: usize) -> Result<Money, HandFault> {
        let text = self.record.get(column).unwrap_or_default().trim();
        if text.is_empty() {
            return Ok(Money::ZERO);
        }
        let plain = text.chars().all(|letter| letter.is_ascii_digit() || matches!(letter, '-' | '.'));
        let amount = match self.counts {
            _ if !plain => None,
            Counts::Whole => self.currency.parse(text).ok(),
            Counts::Cents => (self.currency.decimals() == 2 && !text.contains('.'))
                .then(|| Currency::units(0).parse(text).ok())
                .flatten(),
        };
        let unit = match self.counts {
            Counts::Cents => "cents",
            Counts::Whole => self.currency.code(),
        };
        amount.ok_or_else(|| {
            let column = self.column(column);
            self.fault(format!("`{column}` is `{}`, which isn't a valid amount in {unit}", shown(text)))
        })
    }

    fn column(&self, column: usize) -> &'static str {
        let tail: &[&'static str] = match self.layout {
            Layout::Plain => &[NET],
            Layout::WithEscrow => &[ESCROW, NET],
        };
        COLUMNS.iter().chain(tail).nth(column).copied().unwrap_or_default()
    }

    fn too_large(&self) -> HandFault {
        self.fault("the amounts in the row are too large".to_owned())
    }

    fn fault(&self, message: String) -> HandFault {
        HandFault::new(self.spot, message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str =
        "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,net\n";
    const NIT: &str =
        "player_nickname,player_id,session_start_at,session_end_at,buy_in,buy_out,stack,nit_escrow,net\n";

    type Read = (String, String, i64, i64);

    fn read(text: &str, counts: Counts) -> Result<Vec<Read>, String> {
        let rows = sittings(text, counts, Currency::USD).map_err(|fault| fault.to_string())?;
        Ok(rows.into_iter().map(|row| (row.nickname, row.id, row.buy_in.minor(), row.out.minor())).collect())
    }

    #[test]
    fn both_layouts_are_read_row_by_row() {
        let rows = "\"Alex, Jr.\",a,2026-08-26T06:40:29.687Z,,5000,,6050,0,1050\n\
                    \"Casey\",c,2026-08-26T05:17:52.139Z,2026-08-26T05:32:37.389Z,7500,3722,0,78,-3700\n\
                    Old,o,,2026-09-29T03:10:45.717Z,100,100,0,0,0\n";
        let wanted = vec![
            ("Alex, Jr.".to_owned(), "a".to_owned(), 5000, 6050),
            ("Casey".to_owned(), "c".to_owned(), 7500, 3800),
            ("Old".to_owned(), "o".to_owned(), 100, 100),
        ];
        assert_eq!(read(&format!("{NIT}{rows}"), Counts::Cents), Ok(wanted));
        let row = "Ann,a,t,,20,,45.50,25.50\r\n";
        assert_eq!(
            read(&format!("\u{feff}{PLAIN}{row}"), Counts::Whole),
            Ok(vec![("Ann".to_owned(), "a".to_owned(), 2000, 4550)])
        );
    }

    #[test]
    fn the_same_figures_are_other_money_in_the_other_unit() {
        let text = format!("{PLAIN}Ann,a,t,,5000,,6050,1050\n");
        assert_eq!(read(&text, Counts::Cents).unwrap()[0].3, 6050);
        assert_eq!(read(&text, Counts::Whole).unwrap()[0].3, 605_000);
    }

    #[test]
    fn what_is_no_ledger_is_refused_at_its_place() {
        for (text, counts, place, words) in [
            ("", Counts::Whole, "1:1", "the file is empty"),
            ("entry,at,order\n", Counts::Whole, "1:1", "starts with the line"),
            (&PLAIN.replace(',', ";"), Counts::Whole, "1:1", "starts with the line"),
            (&format!("{PLAIN}A,a,t,,1,2\n"), Counts::Whole, "2:1", "the row has 6 cells"),
            (&format!("{PLAIN}A,a,t,,1,,3,3\n"), Counts::Whole, "2:1", "net is $3.00, but"),
            (&format!("{PLAIN}A,a,t,,1,,2,1\nB,,t,,1,,2,1\n"), Counts::Whole, "3:1", "no `player_id`"),
            (&format!("{PLAIN}A,a,t,,-1,,2,3\n"), Counts::Whole, "2:1", "`buy_in` is below zero"),
            (&format!("{PLAIN}A,a,t,,1e3,,2,3\n"), Counts::Whole, "2:1", "`buy_in` is `1e3`"),
            (&format!("{PLAIN}A,a,t,,\"1,5\",,2,3\n"), Counts::Whole, "2:1", "`buy_in` is `1,5`"),
            (&format!("{PLAIN}A,a,t,,$1,,2,3\n"), Counts::Whole, "2:1", "`buy_in` is `$1`"),
            (&format!("{PLAIN}A,a,t,,1.50,,2,0.50\n"), Counts::Cents, "2:1", "amount in cents"),
            (&format!("{PLAIN}A,a,t,,1,,2,1\n\"B,b,t,,1,,2,1\n"), Counts::Whole, "3:1", "has no end"),
        ] {
            let said = read(text, counts).unwrap_err();
            assert!(said.starts_with(place) && said.contains(words), "{said}");
        }
    }
}
