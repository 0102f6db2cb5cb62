//! `tournament colour-up`, `tournament chips`: which chips are in play.

use crate::answer::Amount;
use crate::answer::chips::by_colour;
use crate::answer::tournament::chips::{ColouredUp, Exchanged, Starting};
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::typed_cards;
use crate::cli::verbs::tournament::new::chips;
use crate::cli::words::{Words, not_chips, pair};
use crate::render::tournament::happened as render;
use clap::Args;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use ledger::bank::tournament;
use ledger::chips::{ChipCount, ChipKind, ChipSet};
use ledger::night::tournament::colouring::ToldExchange;
use ledger::tournament::chip_set::{ChipNeeds, starting};
use ledger::tournament::colour_up::OddChips;

/// Color up the smallest chips
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament colour-up 25 100 Ann=3 Bob=7 Cat=2 --round-up\n  \
        housebook tournament colour-up 25 100 Ann=3 Bob=1 \\\n    \
        --card Ann=KhQd2s --card Bob=As")]
pub struct ColourUp {
    /// Value of the small chips
    small: String,
    /// Value of the large chips
    #[arg(value_name = "BIG")]
    large: String,
    /// How many small chips each player has
    #[arg(required = true, value_name = "PLAYER=CHIPS")]
    held: Vec<String>,
    /// The cards of the chip race, one for each odd chip
    #[arg(long, value_name = "PLAYER=CARDS", conflicts_with = "round_up")]
    card: Vec<String>,
    /// Round odd chips up to one large chip
    #[arg(long)]
    round_up: bool,
}

/// Plan starting stacks from a case of chips
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament chips white=25:200 red=100:150 --players 9 --stack 2000\n  \
        housebook tournament chips white=25:200 red=100:150 blue=500:50 \\\n    \
        --players 9 --stack 3000 --rebuys 3")]
pub struct Chips {
    /// Each color with value and count
    #[arg(required = true, value_name = "COLOR=VALUE:COUNT")]
    case: Vec<String>,
    /// How many players
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    players: u32,
    /// Starting stack
    #[arg(long, value_name = "CHIPS")]
    stack: String,
    /// How many rebuys and add-ons to keep chips for
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=1000))]
    rebuys: u32,
    /// Chips for each of those (else a starting stack)
    #[arg(long, value_name = "CHIPS")]
    rebuy: Option<String>,
    /// First small blind (else the smallest chip)
    #[arg(long, value_name = "CHIPS")]
    small_blind: Option<String>,
}

impl ColourUp {
    /// Exchanges.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let (told, now) = (self.told(&words)?, context.moment());
        context.record(
            |session| tournament::colour_up(session, &told, &now),
            |(tonight, players, done)| {
                let name = |player| tonight.name(player).to_owned();
                let rows = players.iter().zip(&done.players).map(|(player, after)| Exchanged {
                    player: name(*player),
                    large: after.large,
                    odd: after.odd,
                    won: after.won,
                    kept_in: after.kept_in,
                });
                let changes = players.iter().zip(&done.players);
                let changes = changes.map(|(player, after)| (name(*player), amount(after.difference)));
                let answer = ColouredUp {
                    changes: changes.collect(),
                    difference: amount(done.difference),
                    rows: rows.collect(),
                };
                Told::new(render::coloured_up(&answer), answer)
            },
        )
    }

    fn told(&self, words: &Words) -> Result<ToldExchange, Failure> {
        let held = self.held.iter().map(|word| {
            let (player, count) = pair(word)?;
            let count = count.parse::<u32>().map_err(|_| {
                Failure::new(
                    exit::USAGE,
                    "not-chips",
                    format!("`{}` isn't a valid number of chips", count.as_typed()),
                )
            })?;
            Ok((words.player(player)?, count))
        });
        let cards = self.card.iter().map(|word| {
            let (player, cards) = pair(word)?;
            Ok((words.player(player)?, typed_cards::cards(cards)?))
        });
        Ok(ToldExchange {
            small: chips(&self.small)?,
            large: chips(&self.large)?,
            odd: if self.round_up { OddChips::RoundUp } else { OddChips::Race },
            held: held.collect::<Result<_, Failure>>()?,
            cards: cards.collect::<Result<_, Failure>>()?,
        })
    }
}

impl Chips {
    /// Works them out.
    pub fn run(self, _: &mut Context) -> Result<Reply, Failure> {
        let kinds = self.case.iter().map(|word| ChipKind::parse(word, Currency::CHIPS).map_err(not_chips));
        let set = ChipSet::new(kinds.collect::<Result<Vec<_>, _>>()?)?;
        let stack = chips(&self.stack)?;
        let option = |word: &Option<String>| word.as_deref().map(chips).transpose();
        let rebuy = option(&self.rebuy)?.unwrap_or(stack);
        let small_blind = option(&self.small_blind)?.unwrap_or(set.unit());
        let seats = ChipNeeds { players: self.players, stack, rebuys: self.rebuys, rebuy, small_blind };
        let begun = starting(&set, &seats)?;
        let shown = |chips: &ChipCount| chips.shown(&set, Currency::CHIPS);
        let answer = Starting {
            each: by_colour(&begun.each),
            rebuy: by_colour(&begun.rebuy),
            reserve: by_colour(&begun.reserve),
            missing: begun.short.as_ref().map(|short| by_colour(&short.missing)),
            players: self.players,
            each_shown: shown(&begun.each)?,
            rebuy_shown: (self.rebuys > 0).then(|| shown(&begun.rebuy)).transpose()?,
            reserve_shown: begun.short.is_none().then(|| shown(&begun.reserve)).transpose()?,
        };
        Ok(Reply::look(render::starting(&answer), answer).with(begun.notices))
    }
}

fn amount(chips: Money) -> Amount {
    Amount::new(chips, Currency::CHIPS)
}
