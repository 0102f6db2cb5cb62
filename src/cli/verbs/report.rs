//! `report`: figures with charts, as text, as a page, as a picture.

use crate::answer::book::Book;
use crate::answer::nights::OneNight;
use crate::answer::report::{Chart, Report as Told};
use crate::answer::season::Season;
use crate::answer::stats::OnePlayer;
use crate::answer::{Amount, ByName};
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::verbs::book::show;
use crate::cli::verbs::nights;
use crate::cli::verbs::season::Seasonal;
use crate::cli::verbs::stats;
use crate::cli::words::Words;
use crate::cli::{clock, into_file};
use crate::render;
use crate::render::parts::{Part, text};
use clap::{Args, Subcommand};
use engine::money::Money;
use ledger::bank::past_nights::past_nights;
use ledger::bank::stats::{Over, look_back};
use ledger::ids::PlayerId;
use ledger::refusal::Refusal;
use ledger::shown::shown;
use ledger::store::Reader;
use serde::Serialize;
use std::path::PathBuf;

/// Chart a night, player, season or THE BOOK
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook report season 2026\n  \
        housebook report player Ann --html ann.html\n\n\
        The page and the picture are one file each and work offline.")]
pub struct Report {
    #[command(subcommand)]
    what: What,
    /// New page to write: one HTML file with its picture inside
    #[arg(long, value_name = "FILE", global = true)]
    html: Option<PathBuf>,
    /// New picture to write
    #[arg(long, value_name = "FILE", global = true)]
    svg: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Report on one night
    #[command(
        after_help = "Examples:\n  housebook report night 3\n  housebook report night 3 --svg night.svg"
    )]
    Night {
        /// Number of the night (nights lists them)
        number: u32,
    },
    /// Report on one player
    #[command(after_help = "Examples:\n  \
            housebook report player Ann\n  \
            housebook report player Ann --year 2026 --html ann.html")]
    Player {
        /// The player
        name: String,
        #[command(flatten)]
        days: Days,
    },
    /// Report on a season
    #[command(
        after_help = "Examples:\n  housebook report season\n  housebook report season 2026 --html 2026.html"
    )]
    Season(Seasonal),
    /// Chart what everybody owes or is owed
    #[command(after_help = "Examples:\n  housebook report book\n  housebook report book --html book.html")]
    Book,
}

/// A report: its title, its figures as text, and its charts.
pub struct Drawn {
    /// The title.
    pub title: String,
    /// The figures.
    pub body: Vec<Part>,
    /// The charts.
    pub charts: Vec<Chart>,
}

impl Report {
    /// Draws it.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match &self.what {
            What::Night { number } => {
                let (drawn, answer) = of_night(context.look()?.reader(), *number)?;
                self.told(context, drawn, answer)
            }
            What::Player { name, days } => {
                let player = Words::load(context.look()?.reader())?.player(name)?;
                let (drawn, one) = of_player(context, player, days)?;
                self.told(context, drawn, one)
            }
            What::Season(seasonal) => {
                let season = seasonal.told(context, context.look()?.reader())?;
                self.told(context, of_season(&season), season)
            }
            What::Book => {
                let book = show::told(context)?;
                self.told(context, of_book(&book), book)
            }
        }
    }

    fn told(&self, context: &Context, drawn: Drawn, figures: impl Serialize) -> Result<Reply, Failure> {
        let Drawn { title, body, charts } = drawn;
        let body = text(&body);
        for path in self.html.iter().chain(&self.svg) {
            into_file::check_free(&context.book, path)?;
        }
        if self.html.is_some() && self.html == self.svg {
            return Err(Failure::usage("the page and the picture each need their own file"));
        }
        if charts.is_empty() && (self.html.is_some() || self.svg.is_some()) {
            return Err(Refusal::worded("nothing-to-draw", "there's nothing to draw").hint("nights").into());
        }
        let no_picture =
            |why: String| Failure::new(exit::STORAGE, "storage", format!("can't draw it: {why}"));
        let mut lines = Vec::new();
        for (path, what) in [(&self.html, "the page"), (&self.svg, "the picture")] {
            let Some(path) = path else { continue };
            let drawn = match what {
                "the page" => render::report::html(&title, &body, &charts),
                _ => render::chart::picture(&charts),
            };
            let drawn = drawn.map_err(no_picture)?;
            if context.dry_run {
                lines.push(format!("would write {what} to `{}`", shown(path)));
                continue;
            }
            into_file::write(&context.book, path, drawn.as_bytes())?;
            lines.push(format!("saved {what} to `{}`", shown(path)));
        }
        let text = if lines.is_empty() { render::report::text(&body, &charts) } else { lines.join("\n") };
        let file = |path: &Option<PathBuf>| {
            path.as_ref().filter(|_| !context.dry_run).map(|path| path.display().to_string())
        };
        let told = Told { figures, title, charts, html: file(&self.html), svg: file(&self.svg) };
        Ok(Reply::look(text, told))
    }
}

/// A night.
pub fn of_night(reader: Reader<'_>, number: u32) -> Result<(Drawn, OneNight), Failure> {
    let (body, answer) = nights::looked_at(reader, number)?;
    let results = answer.state.players.iter();
    let bars = sorted(results.map(|player| (player.name.clone(), player.result)));
    let charts = vec![Chart::Bars { chart: "results".to_owned(), bars }];
    Ok((Drawn { title: format!("Night {number}"), body, charts }, answer))
}

/// A season.
pub fn of_season(season: &Season) -> Drawn {
    let title = format!("Season {}", season.year);
    Drawn { title, body: render::season::parts(season), charts: charts_of(season) }
}

/// THE BOOK.
pub fn of_book(book: &Book) -> Drawn {
    let bars = sorted(book.net.iter().cloned());
    let charts = Some(Chart::Bars { chart: "is owed in all".to_owned(), bars });
    let charts = charts.filter(|_| !book.net.is_empty()).into_iter().collect();
    Drawn { title: "THE BOOK".to_owned(), body: render::book::parts(book), charts }
}

/// A player over these days.
pub fn of_player(context: &Context, player: PlayerId, days: &Days) -> Result<(Drawn, OnePlayer), Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let words = Words::load(reader)?;
    let period = days.period()?;
    let records = look_back(reader, &Over { period, ..Over::default() })?;
    let one = stats::one(&words, player, &records.get(&player).cloned().unwrap_or_default());
    let (mut evenings, mut results, mut after) = (Vec::new(), Vec::new(), Vec::new());
    let mut stood = Money::ZERO;
    for night in past_nights(reader, period, None)? {
        for (_, result) in night.results.iter().filter(|(who, _)| *who == player) {
            stood = stood.plus(*result).map_err(Refusal::from)?;
            let day = clock::day(night.row.opened);
            results.push((format!("{} {day}", night.row.number), Amount::new(*result, words.currency)));
            evenings.push(day);
            after.push(Amount::new(stood, words.currency));
        }
    }
    let curves = [(one.player.clone(), after)].into_iter().collect();
    let mut charts = Vec::new();
    if !results.is_empty() {
        charts.push(Chart::Curves { chart: "all nights together".to_owned(), days: evenings, curves });
        charts.push(Chart::Bars { chart: "night by night".to_owned(), bars: results.into_iter().collect() });
    }
    Ok((Drawn { title: one.player.clone(), body: render::stats::parts(&one), charts }, one))
}

/// The largest amount first.
fn sorted(amounts: impl Iterator<Item = (String, Amount)>) -> ByName<Amount> {
    let mut amounts: Vec<(String, Amount)> = amounts.collect();
    amounts.sort_by_key(|(_, amount)| std::cmp::Reverse(amount.money));
    amounts.into_iter().collect()
}

fn charts_of(season: &Season) -> Vec<Chart> {
    if season.evenings.is_empty() {
        return Vec::new();
    }
    let days = season.evenings.iter().map(|evening| evening.opened.day().to_owned()).collect();
    let players = season.players.iter();
    let curves = players.clone().map(|standing| (standing.player.clone(), standing.after.clone())).collect();
    let bars = players.map(|standing| (standing.player.clone(), standing.net)).collect();
    vec![
        Chart::Bars { chart: "net".to_owned(), bars },
        Chart::Curves { chart: "after each night".to_owned(), days, curves },
    ]
}
