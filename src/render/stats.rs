//! Looking back over nights, as text. Shares are exact fractions; their percents are rounded half up.

use crate::answer::ByName;
use crate::answer::stats::{Everybody, Figures, OnePlayer, Share, Style};
use crate::render::page::{name, or_dash};
use crate::render::parts::{Laid, Part, text};

/// `3/12 (25 %)`.
fn share(share: Share) -> String {
    match share.percent {
        None => "–".to_owned(),
        Some(percent) => format!("{}/{} ({percent}%)", share.times, share.of),
    }
}

/// The shares of hands whose every act is known, in the order of [`shares`].
const STYLE: [&str; 5] = ["VPIP", "PFR", "3-bet", "to showdown", "won there"];

/// What each figure counts, said once below them.
const STYLE_NOTE: &str = "VPIP, PFR, 3-bet: how often the player chose to put money in, raised and
reraised before the flop; to showdown: how many of the flops seen";

/// Everybody, one line each; play before the flop below, where it is known.
#[must_use]
pub fn everybody(Everybody { players }: &Everybody) -> String {
    if players.is_empty() {
        return "nobody has played anything like that".to_owned();
    }
    let first = in_lines("player", players, |nights| nights.to_string());
    let mut known = players.iter().filter(|(_, figures)| is_known(figures)).peekable();
    if known.peek().is_none() {
        return text(&[first]);
    }
    let [vpip, pfr, three, went, won] = STYLE;
    let styles = known.map(|(who, figures)| {
        let [entered, raised, again, went, won] = shares(figures).map(share);
        [name(who), entered, raised, again, went, won]
    });
    let styles = Part::table(&["player", vpip, pfr, three, went, won], &[1, 2, 3, 4, 5], styles);
    text(&[first, Part::gap(), styles, Part::gap(), Part::words(STYLE_NOTE)])
}

/// One player: in all, and in parts.
#[must_use]
pub fn one(one: &OnePlayer) -> String {
    text(&parts(one))
}

/// The same in parts.
#[must_use]
pub fn parts(OnePlayer { whole, player, games, houses }: &OnePlayer) -> Vec<Part> {
    let mut rows = vec![
        ["nights".to_owned(), whole.nights.to_string()],
        ["hands".to_owned(), whole.hands.to_string()],
        ["net".to_owned(), whole.net.to_string()],
        ["most won in a hand".to_owned(), won_max(whole)],
        ["showdowns won".to_owned(), share(whole.showdowns)],
    ];
    if is_known(whole) {
        rows.extend(STYLE.iter().zip(shares(whole)).map(|(word, of)| [(*word).to_owned(), share(of)]));
    }
    let rows = Laid::of(&[], &[], rows.into_iter().map(Vec::from).collect());
    let mut parts = vec![Part::words(name(player)), Part::Table(rows)];
    if is_known(whole) {
        parts.extend([Part::gap(), Part::words(STYLE_NOTE)]);
    }
    for (what, figures) in [("game", games), ("house", houses)] {
        if !figures.is_empty() {
            let nights = |nights: u64| if nights == 0 { String::new() } else { nights.to_string() };
            parts.extend([Part::gap(), in_lines(what, figures, nights)]);
        }
    }
    parts
}

fn in_lines(what: &str, parts: &ByName<Figures>, nights: fn(u64) -> String) -> Part {
    let header = [what, "nights", "hands", "net", "most won", "showdowns won"];
    let rows = parts.iter().map(|(who, figures)| {
        let (hands, net) = (figures.hands.to_string(), figures.net.to_string());
        [name(who), nights(figures.nights), hands, net, won_max(figures), share(figures.showdowns)]
    });
    Part::table(&header, &[1, 2, 3, 4, 5], rows)
}

fn won_max(Figures { biggest_pot, .. }: &Figures) -> String {
    or_dash(biggest_pot.is_zero(), biggest_pot.to_string())
}

const fn shares(figures: &Figures) -> [Share; 5] {
    let Style { vpip, pfr, three_bet, went_to_showdown, won_at_showdown } = figures.style;
    [vpip, pfr, three_bet, went_to_showdown, won_at_showdown]
}

fn is_known(figures: &Figures) -> bool {
    shares(figures).iter().any(|share| share.of > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_exact_and_its_percent_rounds_half_up() {
        let shown = |times, of| share(Share::new(times, of));
        assert_eq!(shown(3, 12), "3/12 (25%)");
        assert_eq!(shown(1, 8), "1/8 (13%)");
        assert_eq!(shown(1, 3), "1/3 (33%)");
        assert_eq!(shown(2, 3), "2/3 (67%)");
        assert_eq!(shown(0, 0), "–");
        assert_eq!(shown(7, 7), "7/7 (100%)");
    }
}
