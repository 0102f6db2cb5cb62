//! One file per verb: its words, the call, what it says.

pub mod house;
pub mod init;
pub mod player;

pub mod chips;

pub mod adjust;
pub mod banker;
pub mod close;
pub mod deal;
pub mod nights;
pub mod open;
pub mod seat;
mod seats;
pub mod status;

pub mod buy;
pub mod cashout;
pub mod coldhands;
pub mod count;
pub mod drawer;
pub mod fine;
pub mod fund;

pub mod book;
pub mod note;
pub mod settle_up;

pub mod games;
pub mod hand;
pub mod play;
pub mod rank;
pub mod showdown;
pub mod stats;

pub mod tournament;

pub mod audit;
pub mod backup;
pub mod export;
pub mod import;
pub mod log;
pub mod receipt;
pub mod restore;
pub mod ruling;
pub mod tape;
pub mod undo;

pub mod demo;
pub mod run;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use clap::Subcommand;

/// The verbs.
#[derive(Debug, Subcommand)]
pub enum Verb {
    /// Begin a book
    Init(init::Init),
    /// The people of the book
    Player(player::Player),
    /// House rules: list, show, compare, check, adopt
    House(house::HouseVerb),
    /// The case of chips
    Chips(chips::Chips),

    /// Open a night
    Open(open::Open),
    /// Show the state of tonight
    Status(status::Status),
    /// Hand the bank over
    Banker(banker::Banker),
    /// Seat a player
    Seat(seat::Seat),
    /// Show who sits where
    Seats(seats::Seats),
    /// Note who deals the next hand
    Deal(deal::Deal),
    /// A player without chips leaves the table
    Leave(seat::Leave),
    /// Close the night: cash out, settle the bank, consolidate THE BOOK
    Close(close::Close),
    /// List the nights
    Nights(nights::Nights),
    /// Show one night
    Night(nights::Night),
    /// Book a fact found after a night's close
    Adjust(adjust::Adjust),

    /// Sell chips to a player
    Buy(buy::Buy),
    /// Judge an offence: a warning, then a fine into the pot
    Fine(fine::Fine),
    /// The fund of a house that has one
    Fund(fund::FundVerb),
    /// Count a player's whole stack
    Count(count::Count),
    /// Count the cash box
    Drawer(drawer::Drawer),
    /// Pay players for their chips
    Cashout(cashout::Cashout),
    /// Play one hand each for what lies above the whole amounts
    Coldhands(coldhands::Coldhands),

    /// Bank notes
    Note(note::NoteVerb),
    /// THE BOOK of debts
    Book(book::BookVerb),
    /// The fewest payments that settle balances (JSON on stdin)
    SettleUp(settle_up::SettleUp),

    /// The journal, line by line
    Log(log::Log),
    /// Show one event
    Show(log::Show),
    /// Take the last command back, or the one that wrote event N
    Undo(undo::Undo),
    /// Record a ruling of the host
    Ruling(ruling::Ruling),
    /// Work everything out again and compare
    Audit(audit::Audit),
    /// Copy the book into a new file
    Backup(backup::Backup),
    /// Put the book in place again, out of its tape or a backup
    Restore(restore::Restore),
    /// The tape: a text copy of every event, which survives the book
    Tape(tape::Tape),
    /// Print the receipt of an event again
    Receipt(receipt::Receipt),
    /// Write the journal for other programs
    Export(export::Export),
    /// Take in what another program wrote
    Import(import::Import),

    /// Card games: list, show, check
    Games(games::Games),
    /// Recorded hands
    Hand(hand::HandVerb),
    /// Play a game that is no poker: dice, Golf, In Between
    Play(play::Play),
    /// A tournament: entries, levels, exits, prizes
    Tournament(tournament::TournamentVerb),
    /// Look back: nights, hands, net, showdowns, how everybody plays
    Stats(stats::Stats),
    /// Settle a pot from contributions, cards and declarations (JSON on stdin)
    Showdown(showdown::Showdown),
    /// Compare hands (JSON on stdin)
    Rank(rank::Rank),

    /// Run a script of these same lines
    Run(run::Run),
    /// Watch a whole evening
    Demo(demo::Demo),
}

impl Verb {
    /// True for the verbs that run lines of a script.
    #[must_use]
    pub const fn is_script(&self) -> bool {
        matches!(self, Self::Run(_) | Self::Demo(_))
    }
}

/// Runs a verb; none shows tonight.
pub fn run(verb: Option<Verb>, context: &mut Context) -> Result<Reply, Failure> {
    match verb {
        None => status::Status {}.run(context),
        Some(Verb::Init(verb)) => verb.run(context),
        Some(Verb::Player(verb)) => verb.run(context),
        Some(Verb::Chips(verb)) => verb.run(context),
        Some(Verb::Note(verb)) => verb.run(context),
        Some(Verb::Book(verb)) => verb.run(context),
        Some(Verb::SettleUp(verb)) => verb.run(context),
        Some(Verb::Log(verb)) => verb.run(context),
        Some(Verb::Show(verb)) => verb.run(context),
        Some(Verb::Undo(verb)) => verb.run(context),
        Some(Verb::Ruling(verb)) => verb.run(context),
        Some(Verb::Audit(verb)) => verb.run(context),
        Some(Verb::Backup(verb)) => verb.run(context),
        Some(Verb::Restore(verb)) => verb.run(context),
        Some(Verb::Tape(verb)) => verb.run(context),
        Some(Verb::Receipt(verb)) => verb.run(context),
        Some(Verb::Export(verb)) => verb.run(context),
        Some(Verb::Import(verb)) => verb.run(context),
        Some(Verb::House(verb)) => verb.run(context),
        Some(Verb::Open(verb)) => verb.run(context),
        Some(Verb::Status(verb)) => verb.run(context),
        Some(Verb::Banker(verb)) => verb.run(context),
        Some(Verb::Seat(verb)) => verb.run(context),
        Some(Verb::Seats(verb)) => verb.run(context),
        Some(Verb::Deal(verb)) => verb.run(context),
        Some(Verb::Leave(verb)) => verb.run(context),
        Some(Verb::Close(verb)) => verb.run(context),
        Some(Verb::Nights(verb)) => verb.run(context),
        Some(Verb::Night(verb)) => verb.run(context),
        Some(Verb::Adjust(verb)) => verb.run(context),
        Some(Verb::Buy(verb)) => verb.run(context),
        Some(Verb::Fine(verb)) => verb.run(context),
        Some(Verb::Fund(verb)) => verb.run(context),
        Some(Verb::Count(verb)) => verb.run(context),
        Some(Verb::Drawer(verb)) => verb.run(context),
        Some(Verb::Cashout(verb)) => verb.run(context),
        Some(Verb::Coldhands(verb)) => verb.run(context),
        Some(Verb::Games(verb)) => verb.run(context),
        Some(Verb::Hand(verb)) => verb.run(context),
        Some(Verb::Play(verb)) => verb.run(context),
        Some(Verb::Tournament(verb)) => verb.run(context),
        Some(Verb::Stats(verb)) => verb.run(context),
        Some(Verb::Showdown(verb)) => verb.run(context),
        Some(Verb::Rank(verb)) => verb.run(context),
        Some(Verb::Run(verb)) => verb.run(context),
        Some(Verb::Demo(verb)) => verb.run(context),
    }
}
