//! Looking back over nights, as text. Shares are exact fractions; their percents are rounded half up.

use crate::render::page::{lines, name, table};

/// One player's figures in words; amounts and shares come ready.
#[derive(Clone, Debug)]
pub struct StatsLine {
    pub who: String,
    pub nights: u64,
    pub hands: u64,
    pub net: String,
    pub won_max: String,
    /// Showdowns won of those he was in.
    pub showdowns: Share,
    /// Entered, raised, raised again, went to the showdown, won there.
    pub style: [Share; 5],
}

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    pub times: u64,
    pub of: u64,
}

impl Share {
    /// The percent, rounded half up; none of nothing.
    #[must_use]
    pub const fn percent(self) -> Option<u64> {
        let Some(hundredfold) = self.times.checked_mul(100) else { return None };
        hundredfold.saturating_add(self.of / 2).checked_div(self.of)
    }

    /// `3/12 (25 %)`.
    #[must_use]
    pub fn shown(self) -> String {
        match self.percent() {
            None => "–".to_owned(),
            Some(percent) => format!("{}/{} ({percent} %)", self.times, self.of),
        }
    }
}

/// The shares of hands whose every act is known, in the order of [`StatsLine::style`].
pub const STYLE: [&str; 5] = ["VPIP", "PFR", "3-bet", "to showdown", "won there"];

/// What is counted how, said once below the figures.
const STYLE_NOTE: &str = "VPIP, PFR, 3-bet: hands in which he put money in by choice, raised, raised again
(of his chances) before the flop; to showdown: of the flops he saw";

/// Everybody, one line each; play before the flop below, where it is known.
#[must_use]
pub fn everybody(rows: &[StatsLine]) -> String {
    if rows.is_empty() {
        return "nobody has played anything like that".to_owned();
    }
    let header = ["player", "nights", "hands", "net", "most won", "showdowns won"];
    let figures = rows.iter().map(|row| {
        [
            name(&row.who),
            row.nights.to_string(),
            row.hands.to_string(),
            row.net.clone(),
            row.won_max.clone(),
            row.showdowns.shown(),
        ]
    });
    let mut text = table(&header, &[1, 2, 3, 4, 5], figures);
    let known: Vec<&StatsLine> = rows.iter().filter(|row| is_known(row)).collect();
    if !known.is_empty() {
        let [vpip, pfr, three, went, won] = STYLE;
        let styles = known.iter().map(|row| {
            let [entered, raised, again, went, won] = row.style.map(Share::shown);
            [name(&row.who), entered, raised, again, went, won]
        });
        let styles = table(&["player", vpip, pfr, three, went, won], &[1, 2, 3, 4, 5], styles);
        text = format!("{text}\n\n{styles}\n\n{STYLE_NOTE}");
    }
    text
}

/// One player: in all, and in parts.
#[must_use]
pub fn one(whole: &StatsLine, parts: &[(&str, Vec<StatsLine>)]) -> String {
    let mut rows = vec![
        ["nights".to_owned(), whole.nights.to_string()],
        ["hands".to_owned(), whole.hands.to_string()],
        ["net".to_owned(), whole.net.clone()],
        ["most won in a hand".to_owned(), whole.won_max.clone()],
        ["showdowns won".to_owned(), whole.showdowns.shown()],
    ];
    if is_known(whole) {
        rows.extend(STYLE.iter().zip(whole.style).map(|(word, share)| [(*word).to_owned(), share.shown()]));
    }
    let mut text = format!("{}\n{}", name(&whole.who), lines(&[], rows));
    if is_known(whole) {
        text = format!("{text}\n\n{STYLE_NOTE}");
    }
    for (what, rows) in parts.iter().filter(|(_, rows)| !rows.is_empty()) {
        let header = [what, "nights", "hands", "net", "most won", "showdowns won"];
        let rows = rows.iter().map(|row| {
            let nights = if row.nights == 0 { String::new() } else { row.nights.to_string() };
            [
                name(&row.who),
                nights,
                row.hands.to_string(),
                row.net.clone(),
                row.won_max.clone(),
                row.showdowns.shown(),
            ]
        });
        text = format!("{text}\n\n{}", table(&header, &[1, 2, 3, 4, 5], rows));
    }
    text
}

fn is_known(row: &StatsLine) -> bool {
    row.style.iter().any(|share| share.of > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_exact_and_its_percent_rounds_half_up() {
        let shown = |times, of| Share { times, of }.shown();
        assert_eq!(shown(3, 12), "3/12 (25 %)");
        assert_eq!(shown(1, 8), "1/8 (13 %)");
        assert_eq!(shown(1, 3), "1/3 (33 %)");
        assert_eq!(shown(2, 3), "2/3 (67 %)");
        assert_eq!(shown(0, 0), "–");
        assert_eq!(shown(7, 7), "7/7 (100 %)");
    }
}
