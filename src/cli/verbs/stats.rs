//! `stats`: looking back over nights.

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::stats::{self, STYLE, Share, StatsLine};
use clap::Args;
use engine::money::{Currency, Money};
use ledger::bank::stats::{Figures, Over, Record, look_back};
use ledger::ids::PlayerId;
use ledger::night::hand_tally::Tally;
use serde_json::{Map, Value, json};

/// Look back: nights, hands, net, showdowns, how everybody plays
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook stats\n  housebook stats Ann --game holdem")]
pub struct Stats {
    /// One player, with the games and houses he played; else everybody
    #[arg(value_name = "P")]
    player: Option<String>,
    /// Only nights at this house
    #[arg(long, value_name = "H")]
    house: Option<String>,
    /// Only this game, as it was called
    #[arg(long, value_name = "G")]
    game: Option<String>,
    /// Only this night
    #[arg(long, value_name = "N")]
    night: Option<u32>,
}

impl Stats {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let player = self.player.as_deref().map(|word| words.player(word)).transpose()?;
        let over = Over { house: self.house, game: self.game, night: self.night };
        let records = look_back(reader, &over)?;
        match player {
            Some(player) => Ok(one(&words, player, &records.get(&player).cloned().unwrap_or_default())),
            None => Ok(everybody(&words, &records.into_iter().collect::<Vec<_>>())),
        }
    }
}

fn everybody(words: &Words, records: &[(PlayerId, Record)]) -> Reply {
    let mut records: Vec<&(PlayerId, Record)> = records.iter().collect();
    records.sort_by_key(|(_, record)| std::cmp::Reverse(record.whole.net));
    let lines: Vec<StatsLine> = records
        .iter()
        .map(|(player, record)| line(called(words, *player), &record.whole, words.currency))
        .collect();
    let json: Map<String, Value> = records
        .iter()
        .map(|(player, record)| {
            (called(words, *player).to_owned(), figures_json(&record.whole, words.currency))
        })
        .collect();
    Reply::look(stats::everybody(&lines), json!({ "players": json }))
}

fn one(words: &Words, player: PlayerId, record: &Record) -> Reply {
    let (name, currency) = (called(words, player), words.currency);
    let games = record.games.iter().map(|(game, figures)| line(game, figures, currency)).collect();
    let houses = record.houses.iter().map(|(house, figures)| line(house, figures, currency)).collect();
    let text = stats::one(&line(name, &record.whole, currency), &[("game", games), ("house", houses)]);
    let mut json = figures_json(&record.whole, currency);
    if let Some(object) = json.as_object_mut() {
        let games: Map<String, Value> = record
            .games
            .iter()
            .map(|(game, figures)| (game.clone(), figures_json(figures, currency)))
            .collect();
        let houses: Map<String, Value> = record
            .houses
            .iter()
            .map(|(house, figures)| (house.clone(), figures_json(figures, currency)))
            .collect();
        object.insert("player".to_owned(), json!(name));
        object.insert("games".to_owned(), json!(games));
        object.insert("houses".to_owned(), json!(houses));
    }
    Reply::look(text, json)
}

fn called(words: &Words, player: PlayerId) -> &str {
    words.people.called(player).map_or("somebody", ledger::people::Name::as_str)
}

fn line(who: &str, figures: &Figures, currency: Currency) -> StatsLine {
    let tally = &figures.tally;
    StatsLine {
        who: who.to_owned(),
        nights: figures.nights,
        hands: tally.hands,
        net: currency.shown(figures.net),
        won_max: shown_max(tally.won_max, currency),
        showdowns: showdowns(tally),
        style: style(tally),
    }
}

fn shown_max(won: Money, currency: Currency) -> String {
    crate::render::page::or_dash(won.is_zero(), currency.shown(won))
}

const fn showdowns(tally: &Tally) -> Share {
    Share { times: tally.showdowns_won, of: tally.showdowns }
}

const fn style(tally: &Tally) -> [Share; 5] {
    [
        Share { times: tally.entered, of: tally.counted },
        Share { times: tally.raised, of: tally.counted },
        Share { times: tally.reraised, of: tally.faced },
        Share { times: tally.went, of: tally.flops },
        Share { times: tally.went_won, of: tally.went },
    ]
}

/// The keys of the shares, in the order of [`STYLE`].
const STYLE_KEYS: [&str; STYLE.len()] = ["vpip", "pfr", "three_bet", "went_to_showdown", "won_at_showdown"];

fn figures_json(figures: &Figures, currency: Currency) -> Value {
    let tally = &figures.tally;
    let mut object = json!({
        "nights": figures.nights,
        "hands": tally.hands,
        "net": currency.plain(figures.net),
        "net_in_hands": currency.plain(tally.net),
        "biggest_pot": currency.plain(tally.won_max),
        "showdowns": share_json(showdowns(tally)),
    });
    if let Some(object) = object.as_object_mut() {
        for (key, share) in STYLE_KEYS.iter().zip(style(tally)) {
            object.insert((*key).to_owned(), share_json(share));
        }
    }
    object
}

fn share_json(share: Share) -> Value {
    json!({ "times": share.times, "of": share.of, "percent": share.percent() })
}
