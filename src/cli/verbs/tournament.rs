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

/// Run a tournament: entries, levels, knockouts, prizes
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament new --entry 20 --stack 1500 --payout 60/30/10\n  \
        housebook tournament enter Ann Bob Cat\n  \
        housebook tournament start")]
pub struct TournamentVerb {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Set up a tournament
    New(Box<new::New>),
    /// Enter players
    Enter(enter::Enter),
    /// Start play
    Start(start::Start),
    /// Show level, players and prizes
    Status(status::Status),
    /// Show or change the level
    Level(clock::Level),
    /// Show, stop or set the clock
    Clock(clock::Clock),
    /// Knock players out
    Bust(exits::Bust),
    /// Let a busted player buy back in
    Rebuy(enter::Rebuy),
    /// Sell a player the add-on
    Addon(enter::Addon),
    /// Take out a player who leaves early
    Leave(exits::Leave),
    /// Show seats, button and dealer
    Seats(status::Seats),
    /// Write down a rule change everybody agreed on
    Agree(agree::Agree),
    /// Change the prizes if everybody agrees
    Prizes(agree::Prizes),
    /// Stop play until somebody rules
    Stop(agree::Stop),
    /// Chop the prizes
    Chop(pay::Chop),
    /// Pay the prizes
    Payout(pay::Payout),
    /// Color up the smallest chips
    #[command(alias = "color-up")]
    ColourUp(colour::ColourUp),
    /// Plan starting stacks from a case of chips
    Chips(colour::Chips),
    /// Suggest a blind schedule
    Suggest(suggest::Suggest),
    /// Show points across tournaments
    Standings(series::Standings),
    /// Call it off and refund everybody
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
