//! `tournament standings`: points over many tournaments.

use crate::answer::tournament::{self as answer, Stands};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::tournament::happened as render;
use clap::Args;
use engine::house::key;
use engine::house::points::PointsTable;
use ledger::bank::tournament::finishes;
use ledger::tournament::standings::{SeriesStanding, standings};

/// Show points across tournaments
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament standings\n  \
        housebook tournament standings --points 10/7/5/3/2/1 --best 8")]
pub struct Standings {
    /// Points by place, square-root or beaten (else the house's)
    #[arg(long, value_name = "10/7/5|FORMULA")]
    points: Option<String>,
    /// Count only each player's best N results
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    best: Option<u32>,
    /// From this tournament on
    #[arg(long, value_name = "N")]
    from: Option<u32>,
    /// Up to this tournament
    #[arg(long, value_name = "N")]
    to: Option<u32>,
}

/// How places are scored if neither the table nor the house says it.
const POINTS: &str = "square-root";

impl Standings {
    /// Adds up.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let house = ledger::bank::load_book(reader)?.house;
        let said = house.as_ref().and_then(|house| house.text(key::TOURNAMENT_POINTS));
        let typed = self.points.as_deref().or(said.as_ref().map(|said| said.value)).unwrap_or(POINTS);
        let points: PointsTable = typed
            .parse()
            .map_err(|error: engine::house::points::NotPoints| Failure::usage(error.to_string()))?;
        let (from, to) = (self.from.unwrap_or(0), self.to.unwrap_or(u32::MAX));
        let (played, finishes) = finishes(reader, &words.people, from..=to)?;
        let best = self.best.and_then(|best| usize::try_from(best).ok());
        let all = standings(&points, best, &finishes);
        // Points are mentioned only if somebody has some.
        let points = (!all.is_empty()).then(|| points.to_string());
        let tournaments = if all.is_empty() { 0 } else { played };
        let standings = all.iter().map(stands).collect();
        let answer = answer::Standings { tournaments, points, standings, best: self.best };
        Ok(Reply::look(render::standings(&answer), answer))
    }
}

fn stands(stands: &SeriesStanding<(String, ledger::ids::PlayerId)>) -> Stands {
    Stands {
        rank: stands.rank,
        player: stands.who.0.clone(),
        points: stands.points.to_string(),
        wins: stands.wins,
        best_place: stands.best_place,
        played: stands.played,
        counted: stands.counted,
    }
}
