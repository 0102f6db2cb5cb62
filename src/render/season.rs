//! The standings of a year as text.

use crate::answer::season::{Season, Standing};
use crate::render::page::{name, wrapped};
use crate::render::parts::{Laid, Part, text};

/// The standings.
#[must_use]
pub fn page(season: &Season) -> String {
    text(&parts(season))
}

/// The same in parts.
#[must_use]
pub fn parts(season: &Season) -> Vec<Part> {
    let Season { year, evenings, players, .. } = season;
    if evenings.is_empty() {
        return vec![Part::words(format!("there are no finished nights in {year} yet"))];
    }
    let nights = if evenings.len() == 1 { "1 night" } else { &format!("{} nights", evenings.len()) };
    let has_counted = players.iter().any(|standing| standing.counted.is_some());
    let row = |standing: &Standing| {
        let Standing { place, player, nights, won, net, counted, best, worst, .. } = standing;
        let mut cells = vec![
            place.map(|place| place.to_string()).unwrap_or_default(),
            name(player),
            nights.to_string(),
            won.to_string(),
            best.to_string(),
            worst.to_string(),
            net.to_string(),
        ];
        cells.extend(counted.map(|counted| counted.to_string()));
        cells
    };
    let header = ["", "player", "nights", "won", "best", "worst", "net", "counts"];
    let shown = if has_counted { header.len() } else { header.len() - 1 };
    let rows: Vec<Vec<String>> = players.iter().map(row).collect();
    let laid = Laid::of(header.get(..shown).unwrap_or_default(), &[0, 2, 3, 4, 5, 6, 7], rows);
    let terms = terms(season).map(|terms| Part::words(wrapped(&terms)));
    let season = Part::words(format!("season {year}, {nights}"));
    [season, Part::Table(laid)].into_iter().chain(terms).collect()
}

/// The season's own terms, if it has any.
fn terms(season: &Season) -> Option<String> {
    let nights = |count: u64| if count == 1 { "1 night".to_owned() } else { format!("{count} nights") };
    let best = season.best.map(|best| match best {
        1 => "each player's best night counts".to_owned(),
        best => format!("each player's best {best} nights count"),
    });
    let least = season.min_nights.map(|least| format!("it takes at least {} to be ranked", nights(least)));
    let terms: Vec<String> = best.into_iter().chain(least).collect();
    (!terms.is_empty()).then(|| terms.join("; "))
}
