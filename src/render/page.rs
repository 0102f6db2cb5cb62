//! How everything on a page looks: quiet tables, aligned money, names that can't break a line.

use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, LineStyle, Table, presets};
use engine::character;
use engine::hand::STANDARD;
use engine::readable::{ISOLATE, RELEASE, is_right_to_left, isolates, revealed};

/// The widest page.
pub const WIDTH: u16 = 80;

/// Spaces between two columns.
const GAP: usize = 2;

/// The narrowest column that words are wrapped in.
const WORDS_MIN: usize = 12;

/// A reason with its rule; a rule of the engine's own is shown by what players call it.
#[must_use]
pub fn reason(text: &str, rule: &str) -> String {
    let rule = if rule == STANDARD { "standard rule" } else { rule };
    format!("{text} ({rule})")
}

/// The same if there may be no rule.
#[must_use]
pub fn by_rule(text: &str, rule: Option<&str>) -> String {
    rule.map_or_else(|| text.to_owned(), |rule| reason(text, rule))
}

/// Lines that fit the page: a longer one is broken between words, and continues indented by two more spaces.
///
/// A word too long for any line gets a line of its own, uncut.
#[must_use]
pub fn wrapped(text: &str) -> String {
    text.split('\n').map(broken).collect::<Vec<_>>().join("\n")
}

fn broken(line: &str) -> String {
    let width = |text: &str| text.chars().count();
    if width(line) <= usize::from(WIDTH) {
        return line.to_owned();
    }
    let words = line.trim_start_matches(' ');
    let indent = " ".repeat(width(line) - width(words));
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(last) if width(last) + 1 + width(word) <= usize::from(WIDTH) => {
                last.push(' ');
                last.push_str(word);
            }
            Some(_) => lines.push(format!("{indent}  {word}")),
            None => lines.push(format!("{indent}{word}")),
        }
    }
    lines.join("\n")
}

/// A quiet table: a header, no lines; the columns in `right` are aligned right, as money is.
#[must_use]
pub fn table<const N: usize>(
    header: &[&str; N],
    right: &[usize],
    rows: impl IntoIterator<Item = [String; N]>,
) -> String {
    let rows: Vec<Vec<String>> = rows.into_iter().map(Vec::from).collect();
    columns(header, right, &rows)
}

/// The same for as many columns as there are.
#[must_use]
pub fn columns(header: &[&str], right: &[usize], rows: &[Vec<String>]) -> String {
    let mut table = quiet(rows);
    table.load_style(presets::NOTHING.header_separator(LineStyle::none().fill('─')));
    table.set_header(header.to_vec());
    laid_out(table, right, fits(header, right, rows))
}

/// The same without a header.
#[must_use]
pub fn lines<const N: usize>(right: &[usize], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let rows: Vec<Vec<String>> = rows.into_iter().map(Vec::from).collect();
    laid_out(quiet(&rows), right, fits(&[], right, &rows))
}

/// The same for as many columns as there are.
#[must_use]
pub fn rows(right: &[usize], rows: &[Vec<String>]) -> String {
    laid_out(quiet(rows), right, fits(&[], right, rows))
}

/// True if the table fits a page without breaking a figure: words may be broken, figures never.
#[must_use]
pub fn fits(header: &[&str], right: &[usize], rows: &[Vec<String>]) -> bool {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0).max(header.len());
    let width = |index: usize| {
        let cells = rows.iter().filter_map(|row| row.get(index)).map(|cell| cell.chars().count());
        let widest = cells.chain(header.get(index).map(|word| word.chars().count())).max().unwrap_or(0);
        if right.contains(&index) { widest } else { widest.min(WORDS_MIN) }
    };
    let total: usize = (0..count).map(width).sum();
    total + GAP * count <= usize::from(WIDTH)
}

fn quiet(rows: &[Vec<String>]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH);
    for row in rows {
        table.add_row(row.clone());
    }
    table
}

fn laid_out(mut table: Table, right: &[usize], fits: bool) -> String {
    let gap = u16::try_from(GAP).unwrap_or_default();
    for (index, column) in table.column_iter_mut().enumerate() {
        column.set_padding((0, gap));
        if right.contains(&index) {
            column.set_cell_alignment(CellAlignment::Right);
            if fits {
                column.set_constraint(ColumnConstraint::ContentWidth);
            }
        }
    }
    let lines: Vec<String> = table.to_string().lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

/// Words from outside, on one line: control characters, marks that change the reading direction and characters
/// that print as nothing are shown by their numbers, so that no terminal obeys or hides them.
#[must_use]
pub fn escaped(text: &str) -> String {
    revealed(text, |_, _| false, by_number)
}

/// A text of several lines, each of them [`escaped`]; isolates around right-to-left names are kept.
#[must_use]
pub fn harmless(text: &str) -> String {
    let kept = isolates(text);
    revealed(text, |at, character| character == '\n' || kept.contains(&at), by_number)
}

fn by_number(character: char, out: &mut String) {
    out.push_str(&character::escaped(character));
}

/// A name or free words for a line: [`escaped`], with right-to-left words isolated, so that the
/// figures beside them stay put.
#[must_use]
pub fn name(text: &str) -> String {
    let out = escaped(text);
    if out.chars().any(is_right_to_left) { format!("{ISOLATE}{out}{RELEASE}") } else { out }
}

/// A list of names: `Ann`, `Ann and Bob`, `Ann, Cat and Dan`.
#[must_use]
pub fn together(names: &[String]) -> String {
    joined(names, "and")
}

/// Words to choose from: `house, winner or banker`.
#[must_use]
pub fn either(words: &[String]) -> String {
    joined(words, "or")
}

fn joined(words: &[String], before_last: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {before_last} {last}", first.join(", ")),
    }
}

/// A sum already in words, or a dash for zero.
#[must_use]
pub fn or_dash(is_zero: bool, shown: String) -> String {
    if is_zero { "–".to_owned() } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_left_and_figures_right() {
        let rows = [("Ann", "$5.00"), ("Bartholomew", "-$1,250.00")];
        let text = table(&["who", "amount"], &[1], rows.map(|(who, sum)| [who.to_owned(), sum.to_owned()]));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "who              amount");
        assert_eq!(lines[2], "Ann               $5.00");
        assert_eq!(lines[3], "Bartholomew  -$1,250.00");
    }

    #[test]
    fn no_line_is_wider_than_a_page() {
        let text = lines(&[0], [["12".to_owned(), "a long sentence of many words ".repeat(9)]]);
        assert!(text.lines().all(|line| line.chars().count() <= usize::from(WIDTH)), "{text}");
    }

    #[test]
    fn a_long_line_is_broken_between_its_words() {
        let sentence = "a sentence of several words ".repeat(9);
        let text = wrapped(&format!("short\n  {}", sentence.trim_end()));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.iter().all(|line| line.chars().count() <= usize::from(WIDTH)), "{text}");
        assert_eq!((lines[0], lines.len()), ("short", 5));
        assert!(lines[1].starts_with("  a ") && lines[2].starts_with("    words"), "{text}");
        let words: Vec<&str> = text.split_whitespace().skip(1).collect();
        assert_eq!(words.join(" "), sentence.trim_end());
    }

    #[test]
    fn a_word_that_fits_no_line_stays_whole() {
        let path = "x".repeat(90);
        assert_eq!(wrapped(&format!("it is in {path} now")), format!("it is in\n  {path}\n  now"));
        let full = "word ".repeat(16);
        assert_eq!(wrapped(full.trim_end()), full.trim_end());
    }

    #[test]
    fn no_figure_is_broken_where_words_can_be() {
        let row =
            ["Bartholomew Featherstonehaugh the Third", "-$1,000,000.00", "$1,000,000.00", "$1,000,000.00"];
        let rows = vec![row.map(str::to_owned).to_vec()];
        let text = columns(&["who", "a", "b", "c"], &[1, 2, 3], &rows);
        assert!(text.contains("-$1,000,000.00  $1,000,000.00  $1,000,000.00"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= usize::from(WIDTH)), "{text}");
    }

    #[test]
    fn figures_that_need_more_than_a_page_do_not_fit() {
        let row: Vec<String> = vec!["-$1,000,000.00".to_owned(); 6];
        assert!(!fits(&[""; 6], &[0, 1, 2, 3, 4, 5], &[row]));
    }

    #[test]
    fn a_right_to_left_name_is_kept_to_itself() {
        assert_eq!(name("דנה"), "\u{2068}דנה\u{2069}");
        assert_eq!(name("Ann"), "Ann");
    }

    #[test]
    fn no_control_character_is_printed() {
        assert_eq!(name("A\u{1b}[31m\nB\u{202e}"), "A\\u{001B}[31m\\u{000A}B\\u{202E}");
    }

    #[test]
    fn lines_stay_lines_and_nothing_else_is_obeyed() {
        assert_eq!(harmless("one\ntwo\u{1b}[31m\u{9b}"), "one\ntwo\\u{001B}[31m\\u{009B}");
        assert_eq!(harmless("\u{2068}דנה\u{2069}\n$5"), "\u{2068}דנה\u{2069}\n$5");
        let mixed = harmless("\u{2068}דנה\u{2069} \u{202e}\u{200b}\u{2068}Ann\u{2069} \u{2068}דנה");
        assert_eq!(mixed, "\u{2068}דנה\u{2069} \\u{202E}\\u{200B}\\u{2068}Ann\\u{2069} \\u{2068}דנה");
    }

    #[test]
    fn names_stand_in_a_row() {
        let names = ["Ann", "Cat", "Dan"].map(str::to_owned);
        assert_eq!(together(&names), "Ann, Cat and Dan");
        assert_eq!(together(&names[..2]), "Ann and Cat");
        assert_eq!(together(&names[..1]), "Ann");
    }
}
