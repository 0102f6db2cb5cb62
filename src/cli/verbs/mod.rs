//! One file per verb: its words, the call, what it says.

#[macro_use]
mod table;

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

verbs! {
    /// Begin a book
    Init("init", init::Init),
    /// The people of the book
    Player("player", player::Player),
    /// House rules: list, show, compare, check, adopt
    House("house", house::HouseVerb),
    /// The case of chips
    Chips("chips", chips::Chips),

    /// Open a night
    Open("open", open::Open),
    /// Show the state of tonight
    Status("status", status::Status),
    /// Hand the bank over
    Banker("banker", banker::Banker),
    /// Seat a player
    Seat("seat", seat::Seat),
    /// Show who sits where
    Seats("seats", seats::Seats),
    /// Note who deals the next hand
    Deal("deal", deal::Deal),
    /// A player without chips leaves the table
    Leave("leave", seat::Leave),
    /// Close the night: cash out, settle the bank, consolidate THE BOOK
    Close("close", close::Close),
    /// List the nights
    Nights("nights", nights::Nights),
    /// Show one night
    Night("night", nights::Night),
    /// Book a fact found after a night's close
    Adjust("adjust", adjust::Adjust),

    /// Sell chips to a player
    Buy("buy", buy::Buy),
    /// Judge an offence: a warning, then a fine into the pot
    Fine("fine", fine::Fine),
    /// The fund of a house that has one
    Fund("fund", fund::FundVerb),
    /// Count a player's whole stack
    Count("count", count::Count),
    /// Count the cash box
    Drawer("drawer", drawer::Drawer),
    /// Pay players for their chips
    Cashout("cashout", cashout::Cashout),
    /// Play one hand each for what lies above the whole amounts
    Coldhands("coldhands", coldhands::Coldhands),

    /// Bank notes
    Note("note", note::NoteVerb),
    /// THE BOOK of debts
    Book("book", book::BookVerb),
    /// The fewest payments that settle balances (JSON on stdin)
    SettleUp("settle-up", settle_up::SettleUp),

    /// The journal, line by line
    Log("log", log::Log),
    /// Show one event
    Show("show", log::Show),
    /// Take the last command back, or the one that wrote event N
    Undo("undo", undo::Undo),
    /// Record a ruling of the host
    Ruling("ruling", ruling::Ruling),
    /// Work everything out again and compare
    Audit("audit", audit::Audit),
    /// Copy the book into a new file
    Backup("backup", backup::Backup),
    /// Put the book in place again, out of its tape or a backup
    Restore("restore", restore::Restore),
    /// The tape: a text copy of every event, which survives the book
    Tape("tape", tape::Tape),
    /// Print the receipt of an event again
    Receipt("receipt", receipt::Receipt),
    /// Write the journal for other programs
    Export("export", export::Export),
    /// Take in what another program wrote
    Import("import", import::Import),

    /// Card games: list, show, check
    Games("games", games::Games),
    /// Recorded hands
    Hand("hand", hand::HandVerb),
    /// Play a game that is no poker: dice, Golf, In Between
    Play("play", play::Play),
    /// A tournament: entries, levels, exits, prizes
    Tournament("tournament", tournament::TournamentVerb),
    /// Look back: nights, hands, net, showdowns, how everybody plays
    Stats("stats", stats::Stats),
    /// Settle a pot from contributions, cards and declarations (JSON on stdin)
    Showdown("showdown", showdown::Showdown),
    /// Compare hands (JSON on stdin)
    Rank("rank", rank::Rank),

    /// Run a script of these same lines
    Run("run", run::Run),
    /// Watch a whole evening
    Demo("demo", demo::Demo),
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
        Some(verb) => verb.run(context),
    }
}
