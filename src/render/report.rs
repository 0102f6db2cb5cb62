//! Reports as text with bars, and as one page that needs nothing else.

use crate::answer::report::Chart;
use crate::answer::{Amount, ByName};
use crate::render::chart::picture;
use crate::render::markup::words;
use crate::render::page::{name, table};

/// The longest bar, in characters.
const BAR: u64 = 32;

/// The most evenings drawn in characters; the last ones are taken.
const COURSE: usize = 32;

/// The bars of a chart, lowest first.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The report as text: its figures, and each chart in characters.
#[must_use]
pub fn text(body: &str, charts: &[Chart]) -> String {
    let drawn = charts.iter().map(|chart| match chart {
        Chart::Bars { chart, bars } => format!("{chart}:\n{}", in_bars(bars)),
        Chart::Curves { chart, curves, .. } => format!("{chart}:\n{}", courses(curves)),
    });
    std::iter::once(body.to_owned()).chain(drawn).collect::<Vec<_>>().join("\n\n")
}

/// Bars in characters: full ones above zero, light ones below.
fn in_bars(bars: &ByName<Amount>) -> String {
    let most = bars.iter().map(|(_, amount)| size(amount)).max().unwrap_or_default();
    let row = |(who, amount): &(String, Amount)| {
        let full = size(amount).saturating_mul(BAR).div_ceil(most.max(1));
        let ink = if amount.is_negative() { "░" } else { "█" };
        [name(who), ink.repeat(usize::try_from(full).unwrap_or_default()), amount.to_string()]
    };
    table(&["", "", "amount"], &[2], bars.iter().map(row))
}

const fn size(amount: &Amount) -> u64 {
    amount.money.minor().unsigned_abs()
}

/// How amounts changed, in characters, each player between their own lowest and highest.
fn courses(curves: &ByName<Vec<Amount>>) -> String {
    let row = |(who, amounts): &(String, Vec<Amount>)| {
        let last = amounts.get(amounts.len().saturating_sub(COURSE)..).unwrap_or_default();
        let end = amounts.last().map(ToString::to_string).unwrap_or_default();
        [name(who), course(last), end]
    };
    table(&["", "course", "at the end"], &[2], curves.iter().map(row))
}

fn course(amounts: &[Amount]) -> String {
    let minors = || amounts.iter().map(|amount| amount.money.minor());
    let (low, high) = (minors().min().unwrap_or_default(), minors().max().unwrap_or_default());
    let steps = HEIGHTS.len().saturating_sub(1) as u64;
    let height = |minor: i64| {
        let step =
            minor.abs_diff(low).saturating_mul(steps).checked_div(high.abs_diff(low)).unwrap_or_default();
        HEIGHTS.get(usize::try_from(step).unwrap_or_default()).copied().unwrap_or(' ')
    };
    minors().map(height).collect()
}

const STYLE: &str = "body{font:11pt/1.4 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}\
h1{font-size:1.4em}pre{overflow-x:auto;font-size:.9em}svg{max-width:100%;height:auto}\
@media print{body{margin:0;max-width:none}svg{break-inside:avoid}}";

/// The report as a page that needs nothing else and can be printed: the picture, and the figures below it.
///
/// # Errors
///
/// What cannot be drawn.
pub fn html(title: &str, body: &str, charts: &[Chart]) -> Result<String, String> {
    let (title, figures) = (words(title), body.lines().map(words).collect::<Vec<_>>().join("\n"));
    let picture = picture(charts)?;
    Ok(format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{picture}\n<pre>\n{figures}\n</pre>\n\
         </body>\n</html>\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::money::{Currency, Money};

    fn amount(minor: i64) -> Amount {
        Amount::new(Money::from_minor(minor), Currency::USD)
    }

    #[test]
    fn the_longest_bar_is_the_largest_amount() {
        let bars = [("Ann", 1000), ("Bob", -500), ("Cat", 0)];
        let text = in_bars(&bars.map(|(who, minor)| (who.to_owned(), amount(minor))).into_iter().collect());
        assert!(text.contains(&format!("Ann  {}  $10.00", "█".repeat(32))), "{text}");
        assert!(text.contains(&"░".repeat(16)) && !text.contains(&"░".repeat(17)), "{text}");
    }

    #[test]
    fn a_course_goes_from_its_lowest_to_its_highest() {
        assert_eq!(course(&[-700, 0, 0, -700].map(amount)), "▁██▁");
        assert_eq!(course(&[amount(5)]), "▁");
    }

    #[test]
    fn no_name_breaks_the_page_or_its_picture() {
        let bars = [("<script>\u{1b}".to_owned(), amount(100))].into_iter().collect();
        let charts = [Chart::Bars { chart: "<b>".to_owned(), bars }];
        let page = html("<i>", "<u>", &charts).unwrap();
        for tag in ["<script", "<b>", "<i>", "<u>", "\u{1b}"] {
            assert!(!page.contains(tag), "{tag} in {page}");
        }
        assert!(page.contains("<svg") && !page.contains("src=") && !page.contains("href="), "{page}");
    }
}
