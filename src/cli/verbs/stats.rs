//! `stats`: looking back on nights.

use crate::answer::stats::{Everybody, OnePlayer, Share, Style};
use crate::answer::{self, Amount};
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::stats as render;
use clap::Args;
use engine::money::Currency;
use ledger::bank::stats::{Over, PlayerFigures, Record, look_back};
use ledger::ids::PlayerId;
use std::collections::BTreeMap;

/// Show results and playing styles
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook stats --year 2026\n  housebook stats Ann --game holdem")]
pub struct Stats {
    /// One player (else everybody)
    #[arg(value_name = "P")]
    player: Option<String>,
    /// Only nights at this house
    #[arg(long, value_name = "H")]
    house: Option<String>,
    /// Only this game
    #[arg(long, value_name = "G")]
    game: Option<String>,
    /// Only this night
    #[arg(long, value_name = "N")]
    night: Option<u32>,
    #[command(flatten)]
    days: Days,
}

impl Stats {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let player = self.player.as_deref().map(|word| words.player(word)).transpose()?;
        let over =
            Over { house: self.house, game: self.game, night: self.night, period: self.days.period()? };
        let records = look_back(reader, &over)?;
        match player {
            Some(player) => {
                let one = one(&words, player, &records.get(&player).cloned().unwrap_or_default());
                Ok(Reply::look(render::one(&one), one))
            }
            None => Ok(everybody(&words, &records.into_iter().collect::<Vec<_>>())),
        }
    }
}

fn everybody(words: &Words, records: &[(PlayerId, Record)]) -> Reply {
    let mut records: Vec<&(PlayerId, Record)> = records.iter().collect();
    records.sort_by_key(|(_, record)| std::cmp::Reverse(record.whole.net));
    let player = |(player, record): &&(PlayerId, Record)| {
        (called(words, *player).to_owned(), figures(&record.whole, words.currency))
    };
    let everybody = Everybody { players: records.iter().map(player).collect() };
    Reply::look(render::everybody(&everybody), everybody)
}

/// One player as values.
#[must_use]
pub fn one(words: &Words, player: PlayerId, record: &Record) -> OnePlayer {
    let parts = |parts: &BTreeMap<String, PlayerFigures>| {
        parts.iter().map(|(what, part)| (what.clone(), figures(part, words.currency))).collect()
    };
    OnePlayer {
        whole: figures(&record.whole, words.currency),
        player: called(words, player).to_owned(),
        games: parts(&record.games),
        houses: parts(&record.houses),
    }
}

fn called(words: &Words, player: PlayerId) -> &str {
    words.people.called(player).map_or("somebody", ledger::people::Name::as_str)
}

fn figures(figures: &PlayerFigures, currency: Currency) -> answer::stats::Figures {
    let (tally, amount) = (&figures.tally, |money| Amount::new(money, currency));
    answer::stats::Figures {
        nights: figures.nights,
        hands: tally.hands,
        net: amount(figures.net),
        net_in_hands: amount(tally.net),
        biggest_pot: amount(tally.won_max),
        showdowns: Share::new(tally.showdowns_won, tally.showdowns),
        style: Style {
            vpip: Share::new(tally.entered, tally.counted),
            pfr: Share::new(tally.raised, tally.counted),
            three_bet: Share::new(tally.reraised, tally.faced),
            went_to_showdown: Share::new(tally.went, tally.flops),
            won_at_showdown: Share::new(tally.went_won, tally.went),
        },
    }
}
