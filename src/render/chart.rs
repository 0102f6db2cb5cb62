//! Charts as one SVG picture. It draws what it is given; the figures are those of the text beside it.

use crate::answer::report::Chart;
use crate::answer::{Amount, ByName};
use crate::render::page::name;
use engine::money::{Currency, Money};
use plotters::coord::Shift;
use plotters::prelude::{
    ChartBuilder, DrawingArea, IntoDrawingArea, IntoSegmentedCoord, LineSeries, PathElement, RGBColor,
    Rectangle, SVGBackend, SegmentValue,
};
use plotters::style::{BLACK, Color, WHITE};
use std::ops::Range;

/// How wide a picture is, in pixels.
const WIDTH: u32 = 800;

/// How high a bar is, and the space around all of them.
const BAR: (u32, u32) = (26, 110);

/// How high curves are.
const CURVES: u32 = 380;

/// Room for names beside the bars.
const NAMES: u32 = 150;

/// Colors that people who are red-green color-blind can tell apart too.
const INKS: [RGBColor; 8] = [
    RGBColor(0, 114, 178),
    RGBColor(230, 159, 0),
    RGBColor(0, 158, 115),
    RGBColor(204, 121, 167),
    RGBColor(86, 180, 233),
    RGBColor(213, 94, 0),
    RGBColor(120, 94, 240),
    RGBColor(90, 90, 90),
];

/// Bars above zero, and below.
const SIGNS: [RGBColor; 2] = [RGBColor(0, 114, 178), RGBColor(213, 94, 0)];

/// The font of a picture.
const FONT: &str = "sans-serif";

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// All charts, one below the other.
///
/// # Errors
///
/// What the drawing could not do, in words.
pub fn picture(charts: &[Chart]) -> Result<String, String> {
    let heights: Vec<u32> = charts.iter().map(height).collect();
    let whole = heights.iter().sum::<u32>().max(1);
    let mut text = String::new();
    {
        let mut area = SVGBackend::with_string(&mut text, (WIDTH, whole)).into_drawing_area();
        area.fill(&WHITE).map_err(|error| error.to_string())?;
        for (chart, height) in charts.iter().zip(heights) {
            let (own, rest) = area.split_vertically(height);
            match chart {
                Chart::Bars { chart, bars } => draw_bars(&own, chart, bars),
                Chart::Curves { chart, days, curves } => draw_curves(&own, chart, days, curves),
            }?;
            area = rest;
        }
        area.present().map_err(|error| error.to_string())?;
    }
    Ok(text)
}

fn height(chart: &Chart) -> u32 {
    match chart {
        Chart::Bars { bars, .. } => {
            let (each, around) = BAR;
            let count = u32::try_from(bars.iter().count()).unwrap_or(u32::MAX);
            count.saturating_mul(each).saturating_add(around)
        }
        Chart::Curves { .. } => CURVES,
    }
}

/// From the lowest to the highest, including zero, with some room.
fn reach(amounts: impl Iterator<Item = i64> + Clone) -> Range<i64> {
    let low = amounts.clone().min().unwrap_or_default().min(0);
    let high = amounts.max().unwrap_or_default().max(0);
    let room = high.saturating_sub(low).checked_div(20).unwrap_or_default().max(1);
    let below = if low < 0 { low.saturating_sub(room) } else { 0 };
    let above = if high > 0 { high.saturating_add(room) } else { 0 };
    if below == above { 0..1 } else { below..above }
}

fn draw_bars(area: &Area<'_>, title: &str, bars: &ByName<Amount>) -> Result<(), String> {
    let all: Vec<&(String, Amount)> = bars.iter().collect();
    let Some(last) = all.len().checked_sub(1) else { return Ok(()) };
    let currency = all.first().map_or(Currency::POINTS, |(_, amount)| amount.currency);
    let minors = all.iter().map(|(_, amount)| amount.money.minor());
    let mut chart = ChartBuilder::on(area)
        .caption(name(title), (FONT, 20))
        .margin(10)
        .x_label_area_size(30)
        .y_label_area_size(NAMES)
        .build_cartesian_2d(reach(minors), (0..last).into_segmented())
        .map_err(|error| error.to_string())?;
    // The first one is at the top.
    let at = |place: usize| all.get(last.saturating_sub(place));
    chart
        .configure_mesh()
        .disable_y_mesh()
        .x_labels(6)
        .max_light_lines(1)
        .y_labels(all.len())
        .x_label_formatter(&|minor| currency.shown(Money::from_minor(*minor)))
        .y_label_formatter(&|place| match place {
            SegmentValue::CenterOf(place) => at(*place).map(|(who, _)| name(who)).unwrap_or_default(),
            _ => String::new(),
        })
        .draw()
        .map_err(|error| error.to_string())?;
    let bar = |place: usize| {
        let minor = at(place).map_or(0, |(_, amount)| amount.money.minor());
        let [above, below] = SIGNS;
        let ink = if minor < 0 { below } else { above };
        let ends = [(0, SegmentValue::Exact(place)), (minor, SegmentValue::Exact(place.saturating_add(1)))];
        let mut bar = Rectangle::new(ends, ink.filled());
        bar.set_margin(4, 4, 0, 0);
        bar
    };
    chart.draw_series((0..=last).map(bar)).map_err(|error| error.to_string())?;
    Ok(())
}

fn draw_curves(
    area: &Area<'_>,
    title: &str,
    days: &[String],
    curves: &ByName<Vec<Amount>>,
) -> Result<(), String> {
    let all: Vec<&(String, Vec<Amount>)> = curves.iter().collect();
    let amounts = all.iter().flat_map(|(_, amounts)| amounts.iter());
    let currency = amounts.clone().next().map_or(Currency::POINTS, |amount| amount.currency);
    let minors = amounts.map(|amount| amount.money.minor());
    // Everybody starts at zero, before the first evening.
    let end = i64::try_from(days.len()).unwrap_or(i64::MAX).max(1);
    let mut chart = ChartBuilder::on(area)
        .caption(name(title), (FONT, 20))
        .margin(10)
        .x_label_area_size(30)
        .y_label_area_size(90)
        .build_cartesian_2d(0..end, reach(minors))
        .map_err(|error| error.to_string())?;
    let day = |place: &i64| {
        let place = usize::try_from(*place).ok().and_then(|place| place.checked_sub(1));
        place.and_then(|place| days.get(place)).cloned().unwrap_or_default()
    };
    chart
        .configure_mesh()
        .x_labels(6)
        .max_light_lines(1)
        .x_label_formatter(&day)
        .y_label_formatter(&|minor| currency.shown(Money::from_minor(*minor)))
        .draw()
        .map_err(|error| error.to_string())?;
    for ((who, amounts), ink) in all.iter().zip(INKS.iter().cycle()) {
        let points = std::iter::once(0).chain(amounts.iter().map(|amount| amount.money.minor()));
        let ink = *ink;
        chart
            .draw_series(LineSeries::new((0..).zip(points), ink.stroke_width(2)))
            .map_err(|error| error.to_string())?
            .label(name(who))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], ink.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(plotters::prelude::SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .draw()
        .map_err(|error| error.to_string())
}
