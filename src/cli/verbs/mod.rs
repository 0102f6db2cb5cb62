//! One file per verb: its words, the call, what it says.

#[macro_use]
mod table;

pub mod config;
pub mod house;
pub mod init;
pub mod player;

pub mod chips;

pub mod adjust;
pub mod at_table;
pub mod banker;
pub mod close;
pub mod deal;
pub mod nights;
pub mod open;
pub mod seat;
pub mod seats;
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
pub mod records;
pub mod report;
pub mod season;
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

pub mod completions;
pub mod demo;
mod first_night;
pub mod help;
pub mod man;
pub mod run;
pub mod serve;
pub mod shell;

use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;

verbs! {
    "Tonight" {
        /// Open a night
        Open("open", open::Open),
        /// Show where tonight stands
        Status("status", status::Status),
        /// Seat players
        Seat("seat", seat::Seat),
        /// Show seats; split, balance and merge tables
        Seats("seats", seats::Seats),
        /// Say who deals next and who posts what
        Deal("deal", deal::Deal),
        /// Let a player without chips go home
        Leave("leave", seat::Leave),
        /// Type commands at a prompt, with Tab completion
        Shell("shell", shell::Shell),
        /// Run the night full screen
        Table("table", at_table::Table),
        /// Show the night on phones and TV
        Serve("serve", serve::Serve),
        /// Hand the bank to somebody else
        Banker("banker", banker::Banker),
        /// Close the night and settle up
        Close("close", close::Close),
        /// Write down a ruling
        Ruling("ruling", ruling::Ruling),
    }
    "Money" {
        /// Sell chips to a player
        Buy("buy", buy::Buy),
        /// Count a player's stack
        Count("count", count::Count),
        /// Pay players for their chips
        Cashout("cashout", cashout::Cashout),
        /// Count the cash box
        Drawer("drawer", drawer::Drawer),
        /// Deal one hand for the odd change
        Coldhands("coldhands", coldhands::Coldhands),
        /// Warn or fine a player
        Fine("fine", fine::Fine),
        /// Show or pay out the house kitty
        Fund("fund", fund::FundVerb),
        /// Show, set and plan the case of chips
        Chips("chips", chips::Chips),
        /// Correct a closed night
        Adjust("adjust", adjust::Adjust),
    }
    "Hands" {
        /// Record, show and search hands
        Hand("hand", hand::HandVerb),
        /// Show the games and how they're played
        Games("games", games::Games),
        /// Play dice, Golf or In Between
        Play("play", play::Play),
    }
    "Debts" {
        /// Write, pass on and pay bank notes (IOUs)
        Note("note", note::NoteVerb),
        /// Show and settle the debts in THE BOOK
        Book("book", book::BookVerb),
    }
    "Tournament" {
        /// Run a tournament: entries, levels, knockouts, prizes
        Tournament("tournament", tournament::TournamentVerb),
    }
    "Looking back" {
        /// List the nights
        Nights("nights", nights::Nights),
        /// Show one night
        Night("night", nights::Night),
        /// Show results and playing styles
        Stats("stats", stats::Stats),
        /// Show big pots, best nights, beats and rivals
        Records("records", records::Records),
        /// Show the standings for a year
        Season("season", season::Season),
        /// Chart a night, player, season or THE BOOK
        Report("report", report::Report),
        /// Show the journal, line by line
        Log("log", log::Log),
        /// Show one event
        Show("show", log::Show),
        /// Print a receipt again
        Receipt("receipt", receipt::Receipt),
    }
    "Setting up" {
        /// Start a new book
        Init("init", init::Init),
        /// Add, list and rename players
        Player("player", player::Player),
        /// Show, compare and choose house rules
        House("house", house::HouseVerb),
        /// Write completions for your shell
        Completions("completions", completions::Completions),
        /// Write the manual pages
        Man("man", man::Manual),
        /// Show or change the book's settings
        Config("config", config::Config),
        /// Import a file
        Import("import", import::Import),
        /// Watch a whole evening
        Demo("demo", demo::Demo),
        /// Explain a verb, a topic or any word
        Help("help", help::Help),
    }
    "Safety" {
        /// Undo the last command, or an earlier one
        Undo("undo", undo::Undo),
        /// Recheck every figure
        Audit("audit", audit::Audit),
        /// Copy the book into a new file
        Backup("backup", backup::Backup),
        /// Restore the book from tape or backup
        Restore("restore", restore::Restore),
        /// Keep a second copy of every event
        Tape("tape", tape::Tape),
    }
    "For programs" {
        /// Run a script of commands
        Run("run", run::Run),
        /// Write the journal for other programs
        Export("export", export::Export),
        /// Find the fewest payments (JSON on stdin)
        SettleUp("settle-up", settle_up::SettleUp),
        /// Settle a pot (JSON on stdin)
        Showdown("showdown", showdown::Showdown),
        /// Compare hands (JSON on stdin)
        Rank("rank", rank::Rank),
    }
}

impl Verb {
    /// True for the verbs that run lines of a script.
    #[must_use]
    pub const fn is_script(&self) -> bool {
        matches!(self, Self::Run(_) | Self::Demo(_) | Self::Shell(_))
    }

    /// What a verb does that reads a whole book or a whole file.
    #[must_use]
    pub const fn takes_long(&self) -> Option<&'static str> {
        match self {
            Self::Audit(_) => Some("checking every figure"),
            Self::Backup(_) => Some("copying the book"),
            Self::Book(_) => Some("going through the debts"),
            Self::Export(_) => Some("writing the journal"),
            Self::Hand(_) => Some("going through the hands"),
            Self::Import(_) => Some("reading the file"),
            Self::Init(_) => Some("starting the book"),
            Self::Records(_) | Self::Report(_) | Self::Season(_) | Self::Stats(_) => Some("adding it all up"),
            Self::Restore(_) => Some("restoring the book"),
            Self::SettleUp(_) => Some("looking for the fewest payments"),
            Self::Tape(_) => Some("copying every event"),
            Self::Undo(_) => Some("undoing it"),
            _ => None,
        }
    }
}

/// Runs a verb; none shows tonight.
pub fn run(verb: Option<Verb>, context: &mut Context) -> Result<Reply, Failure> {
    match verb {
        None if first_night::is_due(context) => first_night::begin(context),
        None => status::Status {}.run(context),
        Some(verb) => verb.run(context),
    }
}
