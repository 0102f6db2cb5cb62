//! `season`: the standings of a year.

use crate::answer::Amount;
use crate::answer::season::{Evening, Season as Told, Standing};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::render::season as render;
use clap::Args;
use engine::money::Money;
use ledger::bank::past_nights::{NightLookedBack, past_nights};
use ledger::records::{SeasonLine, SeasonTerms, standings};
use ledger::refusal::Refusal;
use ledger::store::Reader;

/// Show the standings for a year
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook season\n  housebook season 2026 --best 10 --min-nights 5\n\n\
        A closed night counts in the year it started.")]
pub struct Season {
    #[command(flatten)]
    of: Seasonal,
}

/// Which season, and how it is counted.
#[derive(Debug, Default, Args)]
pub struct Seasonal {
    /// The year (else this one)
    year: Option<String>,
    /// Only nights at this house
    #[arg(long, value_name = "H")]
    house: Option<String>,
    /// Count only each player's best K nights
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    best: Option<u16>,
    /// Don't rank players with fewer nights
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..))]
    min_nights: Option<u16>,
}

impl Season {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let told = self.of.told(context, store.reader())?;
        Ok(Reply::look(render::page(&told), told))
    }
}

impl Seasonal {
    /// The season of a year, or of this one, at all houses.
    #[must_use]
    #[cfg(feature = "web")]
    pub fn of_year(year: Option<String>) -> Self {
        Self { year, ..Self::default() }
    }

    /// The season as values.
    pub fn told(&self, context: &Context, reader: Reader<'_>) -> Result<Told, Failure> {
        let this = || clock::day(context.at).chars().take_while(char::is_ascii_digit).collect();
        let year: String = self.year.clone().unwrap_or_else(this);
        let period = Days::of_year(year.clone()).period()?;
        let nights = past_nights(reader, period, self.house.as_deref())?;
        let (names, currency) = (naming::names(reader)?, reader.book()?.currency);
        let results: Vec<_> = nights.iter().map(|night| night.results.clone()).collect();
        let terms = SeasonTerms {
            best: self.best.map(usize::from),
            nights_min: self.min_nights.map_or(0, u64::from),
        };
        let amount = |money: Money| Amount::new(money, currency);
        let standing = |line: SeasonLine| Standing {
            place: line.place,
            player: names.word(line.player).to_owned(),
            nights: line.nights,
            won: line.won,
            net: amount(line.net),
            counted: terms.best.map(|_| amount(line.counted)),
            best: amount(line.best),
            worst: amount(line.worst),
            after: line.after.into_iter().map(amount).collect(),
        };
        let evening = |night: &NightLookedBack| Evening {
            night: night.row.number,
            opened: clock::when(night.row.opened),
        };
        let lines = standings(&results, terms).map_err(Refusal::from)?;
        Ok(Told {
            year,
            best: terms.best,
            min_nights: self.min_nights.map(u64::from),
            evenings: nights.iter().map(evening).collect(),
            players: lines.into_iter().map(standing).collect(),
        })
    }
}
