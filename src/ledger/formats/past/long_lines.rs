//! Lines of players put together into nights: those with the same day, place, game and night number. If one of these is left
//! empty, the line belongs with the lines around it.

use crate::formats::past::read_night::{ReadNight, ReadRow};
use engine::readable::AsTyped;

/// A line for a player and a night.
pub struct LongLine {
    /// Where it begins.
    pub spot: String,
    pub day: String,
    /// Place, game and the number of the night, if given.
    pub at: [Option<String>; 3],
    pub row: ReadRow,
}

/// The nights of the lines of one sheet, and what is wrong with them.
pub fn together(mut lines: Vec<LongLine>, sheet: usize) -> (Vec<ReadNight>, Vec<String>) {
    let mut faults = Vec::new();
    for (which, called) in ["place", "game", "night"].into_iter().enumerate() {
        let filled: Vec<Option<String>> = (0..lines.len()).map(|line| around(&lines, line, which)).collect();
        for (line, text) in filled.into_iter().enumerate() {
            if is_doubtful(&lines, line, which, text.as_deref()) {
                faults.extend(
                    lines
                        .get(line)
                        .map(|line| format!("{}: this line doesn't say which {called}", line.spot)),
                );
            }
            if let Some(said) = lines.get_mut(line).and_then(|line| line.at.get_mut(which)) {
                *said = said.take().or(text);
            }
        }
    }
    let mut nights: Vec<ReadNight> = Vec::new();
    for LongLine { spot, day, at: [place, game, number], row } in lines {
        let same = |night: &&mut ReadNight| {
            night.day == day
                && [(&night.place, &place), (&night.game, &game), (&night.number, &number)]
                    .into_iter()
                    .all(|(one, other)| is_alike(one, other))
        };
        match nights.iter_mut().rev().find(same) {
            Some(night) => {
                let small = row.name.to_lowercase();
                let is_doubted = faults.iter().any(|fault| fault.starts_with(&format!("{spot}: ")));
                if !is_doubted && night.rows.iter().any(|other| other.name.to_lowercase() == small) {
                    let name = row.name.as_typed();
                    faults.push(format!(
                        "{spot}: `{name}` already has a line for {day}; put both in one line, or number the nights \
                         in a `night` column"
                    ));
                }
                night.rows.push(row);
            }
            None => nights.push(ReadNight { spot, sheet, day, place, game, number, rows: vec![row] }),
        }
    }
    (nights, faults)
}

/// What an empty cell means: what the line above says for that day, or else the line below.
fn around(lines: &[LongLine], line: usize, which: usize) -> Option<String> {
    let (before, behind) = lines.split_at_checked(line)?;
    let (own, behind) = behind.split_first()?;
    let said = |other: &LongLine| {
        other
            .at
            .get(which)
            .cloned()
            .flatten()
            .filter(|_| other.day == own.day && own.at.get(which) == Some(&None))
    };
    before.iter().rev().find_map(said).or_else(|| behind.iter().find_map(said))
}

/// True for an empty cell of a player who is already in the game of the lines above, as well as in another game that day: nobody
/// can tell which.
fn is_doubtful(lines: &[LongLine], line: usize, which: usize, text: Option<&str>) -> bool {
    let Some((own, text)) = lines.get(line).zip(text) else { return false };
    let of_day = || lines.iter().filter(|other| other.day == own.day);
    let said = |other: &LongLine| other.at.get(which).and_then(Option::as_deref).map(str::to_lowercase);
    let small = Some(text.to_lowercase());
    let has_others = of_day().any(|other| said(other).is_some_and(|other| Some(other) != small));
    let name = own.row.name.to_lowercase();
    has_others && of_day().any(|other| other.row.name.to_lowercase() == name && said(other) == small)
}

fn is_alike(one: &Option<String>, other: &Option<String>) -> bool {
    let small = |text: &Option<String>| text.as_ref().map(|text| text.to_lowercase());
    small(one) == small(other)
}
