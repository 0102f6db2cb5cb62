//! `hand list` and `hand search`: which hands were recorded, page by page.

use crate::answer::Amount;
use crate::answer::hand_list::{HandLine, HandList};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render;
use clap::{Args, ValueEnum};
use engine::money::Currency;
use ledger::bank::hands::called_so;
use ledger::bank::searching;
use ledger::store::{HandFilter, HandRow, Reader};

/// How many hands fit on a page.
const PAGE: u64 = 40;

/// List recorded hands, latest first
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand list --night 2\n  \
        housebook hand list --won Ann --min-pot 20 --showdown")]
pub struct List {
    #[command(flatten)]
    kind: Kind,
}

/// Find hands by words
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook hand search \"Ann flush\"\n  \
        housebook hand search AsKd --night 2")]
pub struct Search {
    /// Words that must all appear: names, games, cards, tags, remarks
    text: String,
    #[command(flatten)]
    kind: Kind,
}

/// Which hands, and which page of them.
#[derive(Debug, Args)]
struct Kind {
    /// Only this night
    #[arg(long, value_name = "N")]
    night: Option<u32>,
    /// Only hands this player was in (repeatable)
    #[arg(long, value_name = "P")]
    player: Vec<String>,
    /// Only this game
    #[arg(long, value_name = "G")]
    game: Option<String>,
    /// Only pots of at least this much
    #[arg(long, value_name = "AMOUNT")]
    min_pot: Option<String>,
    /// Only pots of at most this much
    #[arg(long, value_name = "AMOUNT")]
    max_pot: Option<String>,
    /// Only hands this player won money in
    #[arg(long, value_name = "P")]
    won: Vec<String>,
    /// Only hands this player lost money in
    #[arg(long, value_name = "P")]
    lost: Vec<String>,
    /// Only hands with a showdown
    #[arg(long)]
    showdown: bool,
    /// Only hands with this tag (repeatable)
    #[arg(long, value_name = "WORD")]
    tag: Vec<String>,
    /// Only hands recorded this way
    #[arg(long, value_name = "WAY")]
    depth: Option<Depth>,
    #[command(flatten)]
    days: Days,
    /// Sort by time, or by pot, the biggest first
    #[arg(long, value_name = "time|pot", default_value = "time", hide_default_value = true)]
    sort: Sort,
    /// Page number: 1 is the latest
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    page: Option<u64>,
}

/// What the list is sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Sort {
    /// The latest last, as they were played.
    Time,
    /// The biggest pot first; tournament pots, which are in chips, come last.
    Pot,
}

/// How much of a hand is recorded.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Depth {
    /// Who won
    Result,
    /// What was shown
    Showdown,
    /// Every act
    Full,
    /// Every move of a game that isn't poker
    Game,
}

impl Depth {
    const fn word(self) -> &'static str {
        match self {
            Self::Result => "result",
            Self::Showdown => "showdown",
            Self::Full => "full",
            Self::Game => "game",
        }
    }
}

impl Kind {
    fn filter(&self, words: &Words, reader: Reader<'_>) -> Result<HandFilter, Failure> {
        let players = |list: &[String]| list.iter().map(|word| words.player(word)).collect::<Result<_, _>>();
        let amount = |word: &Option<String>| word.as_deref().map(|word| words.amount(word)).transpose();
        Ok(HandFilter {
            night: self.night,
            games: self.game.as_deref().map_or(Ok(Vec::new()), |game| called_so(reader, game))?,
            depth: self.depth.map(|depth| depth.word().to_owned()),
            pot_min: amount(&self.min_pot)?,
            pot_max: amount(&self.max_pot)?,
            players: players(&self.player)?,
            won: players(&self.won)?,
            lost: players(&self.lost)?,
            tags: self.tag.iter().map(|tag| tag.to_lowercase()).collect(),
            shown: self.showdown,
            words: Vec::new(),
            period: self.days.period()?,
            by_pot: self.sort == Sort::Pot,
        })
    }

    /// How many newer hands the page leaves out, and how many it holds; machines get all of them unless they ask for a page.
    fn reach(&self, json: bool) -> (u64, Option<u64>) {
        match self.page {
            None if json => (0, None),
            page => (page.unwrap_or(1).saturating_sub(1).saturating_mul(PAGE), Some(PAGE)),
        }
    }
}

impl List {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let filter = self.kind.filter(&words, store.reader())?;
        let (newer, most) = self.kind.reach(context.json);
        let total = store.reader().hands_count(&filter)?;
        let hands = store.reader().hands(&filter, newer, most)?;
        Ok(reply(&hands, (newer, total), words.currency, filter != HandFilter::default()))
    }
}

impl Search {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let words = Words::load(store.reader())?;
        let filter = self.kind.filter(&words, store.reader())?;
        let mut hands = searching::search(store.reader(), &words.people, &self.text, &filter)?;
        let total = hands.len() as u64;
        let (newer, most) = self.kind.reach(context.json);
        let most = most.unwrap_or(u64::MAX);
        let (begin, end) = match filter.by_pot {
            true => (newer.min(total), newer.saturating_add(most).min(total)),
            false => (total.saturating_sub(newer).saturating_sub(most), total.saturating_sub(newer)),
        };
        hands.truncate(usize::try_from(end).unwrap_or(usize::MAX));
        hands.drain(..usize::try_from(begin).unwrap_or(0));
        Ok(reply(&hands, (newer, total), words.currency, true))
    }
}

fn reply(hands: &[HandRow], (newer, total): (u64, u64), currency: Currency, searched: bool) -> Reply {
    let hands = hands.iter().map(|hand| line(hand, currency)).collect();
    let answer = HandList { hands, total, newer, page: PAGE, searched };
    Reply::look(render::hand_list::page(&answer), answer)
}

/// A listed hand.
#[must_use]
pub fn line(hand: &HandRow, currency: Currency) -> HandLine {
    HandLine {
        night: hand.night,
        hand: hand.number,
        hand_id: hand.id.to_string(),
        event: hand.seq,
        game: hand.game.clone(),
        depth: hand.depth.clone(),
        pot: Amount::new(hand.pot, hand.asset().counted_in(currency)),
        at: clock::when(hand.at),
        showdown: hand.shown,
        void: hand.voided.is_some(),
        tags: hand.tags.clone(),
    }
}
