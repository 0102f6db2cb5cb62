//! `tournament`: entries, levels, exits, prizes.

mod agree;
mod clock;
mod colour;
mod enter;
mod exits;
mod new;
mod pay;
mod series;
mod start;
mod status;
mod suggest;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::{Args, Subcommand};

/// A tournament: entries, levels, exits, prizes
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament new --entry 20 --stack 1500 --payout 60/30/10\n  \
    housebook tournament enter Ann\n  housebook tournament start")]
pub struct TournamentVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Announce one: price, stack, prizes, levels, ways back
    New(Box<new::New>),
    /// Take entries
    Enter(enter::Enter),
    /// Let the first card be dealt: the prizes must make exactly the pool
    Start(start::Start),
    /// Show it: level, players, prizes
    Status(status::Status),
    /// Show the level, or play another one
    Level(clock::Level),
    /// The clock: start, stop, set
    Clock(clock::Clock),
    /// Players lost their last chip
    Bust(exits::Bust),
    /// A player who is out comes back
    Rebuy(enter::Rebuy),
    /// A player who is in gets more chips, once
    Addon(enter::Addon),
    /// A player leaves with chips: they leave the game, his money stays
    Leave(exits::Leave),
    /// Who sits where, has the button, deals
    Seats(status::Seats),
    /// Write down a change of the rules that all agreed on
    Agree(agree::Agree),
    /// Other prizes, which all agreed on
    Prizes(agree::Prizes),
    /// Stop play until there is a ruling
    Stop(agree::Stop),
    /// Those who are in agree on how to share
    Chop(pay::Chop),
    /// Pay the prizes
    Payout(pay::Payout),
    /// Exchange the smallest chips for larger ones
    ColourUp(colour::ColourUp),
    /// The chips each player begins with, out of a case
    Chips(colour::Chips),
    /// Levels that end at the hour wanted
    Suggest(suggest::Suggest),
    /// Points over many tournaments
    Standings(series::Standings),
    /// Call it off: everybody gets his money back
    Cancel(pay::Cancel),
}

impl TournamentVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            None => status::Status::last().run(context),
            Some(What::New(verb)) => verb.run(context),
            Some(What::Enter(verb)) => verb.run(context),
            Some(What::Start(verb)) => verb.run(context),
            Some(What::Status(verb)) => verb.run(context),
            Some(What::Level(verb)) => verb.run(context),
            Some(What::Clock(verb)) => verb.run(context),
            Some(What::Bust(verb)) => verb.run(context),
            Some(What::Rebuy(verb)) => verb.run(context),
            Some(What::Addon(verb)) => verb.run(context),
            Some(What::Leave(verb)) => verb.run(context),
            Some(What::Seats(verb)) => verb.run(context),
            Some(What::Agree(verb)) => verb.run(context),
            Some(What::Prizes(verb)) => verb.run(context),
            Some(What::Stop(verb)) => verb.run(context),
            Some(What::Chop(verb)) => verb.run(context),
            Some(What::Payout(verb)) => verb.run(context),
            Some(What::ColourUp(verb)) => verb.run(context),
            Some(What::Chips(verb)) => verb.run(context),
            Some(What::Suggest(verb)) => verb.run(context),
            Some(What::Standings(verb)) => verb.run(context),
            Some(What::Cancel(verb)) => verb.run(context),
        }
    }
}
