//! A time in digits that can be read from across the room.

/// The rows of a digit before it is enlarged.
pub const HEIGHT: usize = 5;

/// Blank cells between two characters.
const GAP: usize = 1;

/// Columns per cell: letters are twice as high as wide.
const CELL: usize = 2;

/// The characters it knows, row by row; a `#` is filled.
const SIGNS: &[(char, [&str; HEIGHT])] = &[
    ('0', ["###", "# #", "# #", "# #", "###"]),
    ('1', [" # ", "## ", " # ", " # ", "###"]),
    ('2', ["###", "  #", "###", "#  ", "###"]),
    ('3', ["###", "  #", "###", "  #", "###"]),
    ('4', ["# #", "# #", "###", "  #", "  #"]),
    ('5', ["###", "#  ", "###", "  #", "###"]),
    ('6', ["###", "#  ", "###", "# #", "###"]),
    ('7', ["###", "  #", "  #", "  #", "  #"]),
    ('8', ["###", "# #", "###", "# #", "###"]),
    ('9', ["###", "# #", "###", "  #", "###"]),
    (':', [" ", "#", " ", "#", " "]),
];

/// The lines of `text`, as large as they fit into `columns` and `rows`; none if they don't fit at all.
#[must_use]
pub fn lines(text: &str, columns: usize, rows: usize) -> Option<Vec<String>> {
    let cells = rows_of(text)?;
    let width = cells.first().map_or(0, |row| row.chars().count());
    let scale = (1..=rows / HEIGHT).rev().find(|scale| width * CELL * scale <= columns)?;
    let enlarged = |row: &String| -> String {
        row.chars().flat_map(|cell| std::iter::repeat_n(cell, CELL * scale)).collect()
    };
    Some(cells.iter().flat_map(|row| std::iter::repeat_n(enlarged(row), scale)).collect())
}

/// The cells of all characters side by side; none if a character is not in the table.
fn rows_of(text: &str) -> Option<Vec<String>> {
    let find = |sign| SIGNS.iter().find(|(known, _)| *known == sign).map(|(_, rows)| rows);
    let signs = text.chars().map(find).collect::<Option<Vec<_>>>()?;
    let gap = " ".repeat(GAP);
    let row = |index: usize| {
        let parts: Vec<&str> = signs.iter().filter_map(|rows| rows.get(index).copied()).collect();
        parts.join(&gap).replace('#', "█")
    };
    Some((0..HEIGHT).map(row).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_beside_each_other() {
        let shown = lines("1:20", 80, 5).unwrap();
        assert_eq!(
            shown,
            [
                "  ██        ██████  ██████",
                "████    ██      ██  ██  ██",
                "  ██        ██████  ██  ██",
                "  ██    ██  ██      ██  ██",
                "██████      ██████  ██████",
            ]
        );
    }

    #[test]
    fn they_grow_with_the_room_and_give_way() {
        let size = |columns, rows| {
            lines("12:34", columns, rows).map(|lines| (lines[0].chars().count(), lines.len()))
        };
        assert_eq!(size(80, 5), Some((34, 5)));
        assert_eq!(size(80, 10), Some((68, 10)));
        assert_eq!(size(80, 50), Some((68, 10)));
        assert_eq!(size(33, 50), None);
        assert_eq!(size(80, 4), None);
        assert_eq!(lines("12h", 80, 24), None);
    }
}
