//! `records`: what stands out in many nights.

mod all_ins;

use crate::answer::records::{Nemesis, NightResult, Pot, Records as Told, Rivals, Streak, Streaks};
use crate::answer::stats::Share;
use crate::answer::{Amount, ByName};
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::words::Words;
use crate::render::names::Names;
use crate::render::records as render;
use clap::Args;
use engine::money::{Currency, Money};
use ledger::bank::past_nights::NightLookedBack;
use ledger::bank::records::{BigPot, TableRecords, records};
use ledger::ids::PlayerId;
use ledger::records::{NightRun, Rivalry};
use std::cmp::Reverse;

/// Show big pots, best nights, beats and rivals
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook records --year 2026\n  housebook records Ann --top 3\n\n\
        A night counts once it's closed, under the day it started. A player's nemesis is the \
        player who won the most from them in hands with a single winner.\n\n\
        Beats and luck count hands for money, recorded action by action, in which \
        somebody was all-in before the last card and everybody's cards are \
        known. Equity is a player's share of the pot when the last bet was called, \
        averaged over every way the rest can be dealt; before the flop it's estimated from 20,000 \
        deals. A bad beat is a hand that had at least half the equity in the main pot and won \
        nothing. Luck is what a player won in these hands, minus what the player's shares of all \
        pots were worth. `showdown --equity` shows the shares of one hand.")]
pub struct Records {
    /// Only what involves this player
    #[arg(value_name = "P")]
    player: Option<String>,
    /// Only nights at this house
    #[arg(long, value_name = "H")]
    house: Option<String>,
    /// How many of the biggest pots and nights to show
    #[arg(long, value_name = "K", default_value = "10", value_parser = clap::value_parser!(u8).range(1..=100))]
    top: u8,
    #[command(flatten)]
    days: Days,
}

impl Records {
    /// Looks.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let store = context.look()?;
        let reader = store.reader();
        let words = Words::load(reader)?;
        let player = self.player.as_deref().map(|word| words.player(word)).transpose()?;
        let (over, top) = ((self.days.period()?, self.house.as_deref()), usize::from(self.top));
        let found = records(reader, over, player, top)?;
        let telling = Telling { names: naming::names(reader)?, currency: words.currency, player, top };
        let told = telling.told(&found)?;
        Ok(Reply::look(render::page(&told), told))
    }
}

/// What is needed to put the records into words.
struct Telling {
    names: Names,
    currency: Currency,
    player: Option<PlayerId>,
    top: usize,
}

impl Telling {
    fn told(&self, found: &TableRecords) -> Result<Told, Failure> {
        let opened = |night: Option<&NightLookedBack>| night.map(|night| clock::when(night.row.opened));
        let came = found.attendance.iter().filter(|(player, _)| self.is_wanted(**player));
        let mut came: Vec<_> = came.collect();
        came.sort_by_cached_key(|(player, _)| self.word(**player).to_lowercase());
        let mut often = came.clone();
        often.sort_by_key(|(_, attendance)| Reverse(attendance.nights));
        let all = found.nights.len() as u64;
        Ok(Told {
            nights: all,
            first: opened(found.nights.first()),
            last: opened(found.nights.last()),
            pots: found.pots.iter().map(|pot| self.pot(pot)).collect(),
            best_nights: self.best(&found.nights, 1),
            worst_nights: self.best(&found.nights, -1),
            streaks: came
                .iter()
                .map(|(player, of)| {
                    let run = |run: NightRun| streak(run, &of.places, &found.nights);
                    let streaks = Streaks {
                        won: of.runs.won.and_then(run),
                        lost: of.runs.lost.and_then(run),
                        now: of.runs.now,
                    };
                    (self.word(**player), streaks)
                })
                .collect(),
            nemesis: self.nemeses(came.iter().map(|(player, _)| **player), found),
            head_to_head: self.rivals(found),
            attendance: often
                .iter()
                .map(|(player, of)| (self.word(**player), Share::new(of.nights, all)))
                .collect(),
            all_ins: self.all_ins(&found.all_ins)?,
        })
    }

    fn is_wanted(&self, player: PlayerId) -> bool {
        self.player.is_none_or(|wanted| wanted == player)
    }

    fn word(&self, player: PlayerId) -> String {
        self.names.word(player).to_owned()
    }

    const fn amount(&self, money: Money) -> Amount {
        Amount::new(money, self.currency)
    }

    fn pot(&self, BigPot { row, winners, cards }: &BigPot) -> Pot {
        Pot {
            night: row.night,
            hand: row.number,
            at: clock::when(row.at),
            game: row.game.clone(),
            pot: self.amount(row.pot),
            winners: winners.iter().map(|(player, won)| (self.word(*player), self.amount(*won))).collect(),
            cards: cards.hands.iter().map(|(player, cards)| (self.word(*player), cards.clone())).collect(),
            board: cards.board.clone(),
        }
    }

    /// The nights with the most won by one player, or, if the sign is negative, the most lost.
    fn best(&self, nights: &[NightLookedBack], sign: i64) -> Vec<NightResult> {
        let results = nights.iter().flat_map(|night| {
            let results = night.results.iter().filter(|(player, _)| self.is_wanted(*player));
            results.map(move |(player, result)| (night, *player, *result))
        });
        let mut results: Vec<_> = results.filter(|(_, _, result)| result.minor().signum() == sign).collect();
        results.sort_by_key(|(_, _, result)| Reverse(result.abs()));
        let told = results.into_iter().take(self.top).map(|(night, player, result)| NightResult {
            player: self.word(player),
            night: night.row.number,
            opened: clock::when(night.row.opened),
            house: night.row.house.clone(),
            result: self.amount(result),
        });
        told.collect()
    }

    /// Every two who met, each pair starting with the player who is up; the widest gap first.
    fn rivals(&self, found: &TableRecords) -> Vec<Rivals> {
        let seen = found.rivalries.iter().filter_map(|((one, other), of)| match self.player {
            Some(player) if player == *one => Some((*one, *other, *of)),
            Some(player) if player == *other => Some((*other, *one, of.turned())),
            Some(_) => None,
            None if of.net.is_negative() => Some((*other, *one, of.turned())),
            None => Some((*one, *other, *of)),
        });
        let mut seen: Vec<(PlayerId, PlayerId, Rivalry)> = seen.collect();
        seen.sort_by_key(|(one, other, of)| (Reverse(of.net), self.word(*one), self.word(*other)));
        let told = |(one, other, of): (PlayerId, PlayerId, Rivalry)| Rivals {
            player: self.word(one),
            other: self.word(other),
            nights: of.nights,
            ahead: of.ahead,
            behind: of.behind,
            took: of.took,
            gave: of.gave,
            net: self.amount(of.net),
        };
        seen.into_iter().map(told).collect()
    }

    /// For everybody who lost to somebody, the player who took most from them.
    fn nemeses(&self, players: impl Iterator<Item = PlayerId>, found: &TableRecords) -> ByName<Nemesis> {
        let lost = |player: PlayerId| {
            let met = found.rivalries.iter().filter_map(|((one, other), of)| match player {
                _ if player == *one => Some((*other, of.net.negated())),
                _ if player == *other => Some((*one, of.net)),
                _ => None,
            });
            met.filter(|(_, lost)| lost.is_positive())
                .max_by_key(|(other, lost)| (*lost, Reverse(self.word(*other))))
        };
        let told = players.filter_map(|player| {
            let (other, lost) = lost(player)?;
            Some((self.word(player), Nemesis { player: self.word(other), amount: self.amount(lost) }))
        });
        told.collect()
    }
}

/// A run of nights by their numbers.
fn streak(run: NightRun, places: &[usize], nights: &[NightLookedBack]) -> Option<Streak> {
    let number = |place: usize| Some(nights.get(*places.get(place)?)?.row.number);
    Some(Streak { nights: run.nights, from: number(run.first)?, to: number(run.last)? })
}
