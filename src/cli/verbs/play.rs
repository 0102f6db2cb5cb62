//! `play`: a game that isn't poker, move by move; every move is in the book as soon as it is made.

mod lines;
mod setting;
mod state;

use crate::answer::play::NotBegun;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit, failure_text};
use crate::cli::reply::{Reply, object};
use crate::cli::talk::{on_screen, say, wipe};
use crate::cli::told::Told;
use crate::cli::verbs::play::lines::Lines;
use crate::cli::verbs::play::setting::{Setting, Typed};
use crate::cli::verbs::play::state::{abandoned, answer, final_text, told};
use crate::cli::{clock, environment};
use crate::render::page::{reason, wrapped};
use crate::render::party as render;
use clap::Args;
use engine::as_text::listed;
use engine::games::party::find;
use engine::readable::AsTyped;
use engine::refusal::Notice;
use ledger::bank::loaded::load_tonight;
use ledger::bank::party::{self, PartyTable};
use ledger::bank::{BankError, Session};
use ledger::refusal::Refusal;
use serde_json::Value;
use std::path::PathBuf;

/// Play dice, Golf or In Between
#[derive(Debug, Args)]
#[command(after_help = "At the prompt, type what the game asks for, `back` (one step), `sheet`, \
        `why`, `q` to leave the table (`play` picks up from there), or `give up WHY` to end the game \
        without a result.\n\n\
        Examples:\n  \
        housebook play zilch\n  \
        housebook play golf --players Ann,Bob,Cat --option holes=4\n  \
        housebook play lcr --roll --salt banana\n  \
        housebook play zilch evening.txt")]
pub struct Play {
    /// The game (else the one on the table goes on)
    game: Option<String>,
    /// File with the lines to play, or - for stdin
    file: Option<PathBuf>,
    /// Players, clockwise (else everybody with chips)
    #[arg(long, value_name = "P,P", value_delimiter = ',')]
    players: Vec<String>,
    /// Player who deals or chose the game
    #[arg(long, value_name = "P")]
    dealer: Option<String>,
    /// Player who starts (else left of the dealer)
    #[arg(long, value_name = "P")]
    first: Option<String>,
    /// A setting you agree on, like holes=4 (repeatable)
    #[arg(long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    /// Let the program roll the dice or deal the cards
    #[arg(long, visible_alias = "deal")]
    roll: bool,
    /// A word a player names after seeing the hash
    #[arg(long, value_name = "WORD", requires = "roll")]
    salt: Option<String>,
    /// End the game without a result
    #[arg(long, value_name = "WHY", conflicts_with_all = ["file", "players", "dealer", "first", "option", "roll"])]
    give_up: Option<String>,
}

impl Play {
    /// Plays until the game is over, the lines end, or the banker leaves.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        context.check_not_rehearsed("a game is recorded move by move")?;
        let row = self.game.as_deref().map(|word| find(word).ok_or_else(|| unknown(word))).transpose()?;
        let game = row.map(|row| row.name);
        if let Some(why) = &self.give_up {
            return give_up(context, game, why);
        }
        let tonight = load_tonight(context.look()?.reader())?;
        let goes_on =
            tonight.evening.running.iter().any(|running| game.is_none_or(|game| running.begun.game == game));
        let lines = Lines::from(self.file.as_deref())?;
        let id = context.id.take();
        if goes_on && id.is_none() {
            self.check_goes_on()?;
        }
        let mut evening = Evening {
            context,
            id,
            number: 0,
            lines,
            game,
            table: None,
            answer: Value::Null,
            notices: Vec::new(),
        };
        match row {
            Some(row) if !goes_on => {
                tonight.check_no_game()?;
                let mut setting = Setting::new(evening.context, &tonight, row, &self)?;
                drop(tonight);
                if !evening.agree(&mut setting)? {
                    return Ok(Reply::look("nothing was started", NotBegun { running: false }));
                }
            }
            _ => {
                let table = party::load(tonight, game)?;
                let moves = table.play.moves().len();
                say(&format!("{} continues after {moves} moves\n", table.play.row().title))?;
                evening.show(&table)?;
                evening.answer = object(answer(&table));
                evening.table = Some(table);
                evening.number = 1;
            }
        }
        evening.hold()
    }
}

impl Play {
    /// The terms of a game on the table are already agreed, and a file would play its first lines again.
    fn check_goes_on(&self) -> Result<(), Failure> {
        let agrees = !self.players.is_empty() || !self.option.is_empty() || self.roll;
        if agrees || self.dealer.is_some() || self.first.is_some() {
            return Err(Failure::usage("you agreed on this game's settings when it started").hint("play"));
        }
        if self.file.is_some() {
            let message = "a game is already going, and this file would start it over";
            let refusal = Refusal::worded("game-running", message);
            return Err(refusal.hint("play").into());
        }
        Ok(())
    }
}

fn unknown(word: &str) -> Failure {
    let known: Vec<&str> = engine::games::party::ROWS.iter().map(|row| row.name).collect();
    let message = format!(
        "`play` has no game called `{}`; it has {}",
        word.as_typed(),
        listed(&known, "and").unwrap_or_default()
    );
    Failure::from(Refusal::worded("unknown-game", message).hint("hand new"))
}

fn give_up(context: &mut Context, game: Option<&str>, why: &str) -> Result<Reply, Failure> {
    context.record(
        |session| party::give_up(session, game, why),
        |(tonight, begun)| abandoned(&tonight, &begun, why),
    )
}

/// One session of the game.
struct Evening<'a> {
    context: &'a mut Context,
    /// The request id that was given: line N has `ID:N`.
    id: Option<String>,
    number: u32,
    lines: Lines,
    game: Option<&'static str>,
    /// The game as it stands.
    table: Option<PartyTable>,
    /// The answer to the last request.
    answer: Value,
    /// Notices for the end.
    notices: Vec<Notice>,
}

/// What the player to move is asked.
fn question(table: &PartyTable) -> String {
    let throws = table.begun.dealt.is_some() && table.play.ask().is_chance();
    format!("{}{} ", render::question(&table.play), if throws { " Enter rolls" } else { "" })
}

impl Evening<'_> {
    /// Agrees on the terms and starts; false if nobody wants to.
    fn agree(&mut self, setting: &mut Setting) -> Result<bool, Failure> {
        let asks = self.lines.are_typed();
        if asks {
            say(&format!("{}\n", setting.shown()?))?;
        }
        loop {
            let line = self.lines.next("Enter starts: ")?;
            let typed = match &line {
                None if asks => return Ok(false),
                None => Ok(Typed::Begin),
                Some(line) => setting.line(line),
            };
            let begun = match typed {
                Ok(Typed::Changed(now)) if asks => say(&format!("{now}\n")).map(|()| false),
                Ok(Typed::Changed(_)) => Ok(false),
                Ok(Typed::Leave) => return Ok(false),
                Ok(Typed::Begin) => self.begin(setting, None),
                Ok(Typed::Move) => self.begin(setting, line),
                Err(failure) => Err(failure),
            };
            match begun {
                Ok(false) => {}
                Ok(true) => return Ok(true),
                Err(failure) => self.refused(failure)?,
            }
        }
    }

    fn begin(&mut self, setting: &Setting, line: Option<String>) -> Result<bool, Failure> {
        let wanted = setting.wanted()?;
        self.game = Some(wanted.row.name);
        self.notices.extend(setting.notice());
        self.request(&format!("start {}", setting.body()), |session| party::begin(session, &wanted))?;
        if let Some(antes) = self.table.as_ref().filter(|_| self.lines.are_typed()) {
            say(&format!("{}\n", told(antes, "why")))?;
        }
        if let Some(line) = line {
            self.lines.again(line);
        }
        Ok(true)
    }

    /// True for a line of a file that was agreed on when the game started.
    fn is_agreed(&self, line: &str) -> bool {
        let row = self.table.as_ref().map(|table| table.play.row());
        !self.lines.are_typed() && row.is_some_and(|row| setting::is_setting(line, row))
    }

    fn hold(mut self) -> Result<Reply, Failure> {
        let mut begins = true;
        while self.table.as_ref().is_none_or(|table| table.hand.is_none()) {
            let question = self.table.as_ref().map(question).unwrap_or_default();
            let Some(line) = self.lines.next(&question)? else { break };
            if std::mem::take(&mut begins) && self.is_agreed(&line) {
                begins = true;
                continue;
            }
            match self.line(&line) {
                Ok(true) => {}
                Ok(false) => break,
                Err(failure) => self.refused(failure)?,
            }
        }
        Ok(self.ended())
    }

    /// False if somebody leaves the table.
    fn line(&mut self, line: &str) -> Result<bool, Failure> {
        let game = self.game;
        match line {
            "q" | "quit" => return Ok(false),
            "" if self.table.as_ref().is_some_and(|table| table.begun.dealt.is_none()) => {}
            "b" | "back" => self.request(line, |session| party::back(session, game))?,
            "sheet" | "why" | "?" => {
                if let Some(table) = &self.table {
                    say(&format!("{}\n", told(table, line)))?;
                }
            }
            _ => match line.strip_prefix("give up") {
                Some(why) if !why.trim().is_empty() => {
                    let why = why.trim().to_owned();
                    self.stamp(line);
                    let reply = give_up(self.context, game, &why)?;
                    say(&format!("{}\n", reply.text))?;
                    self.answer = reply.json.into_iter().next_back().unwrap_or_default();
                    self.table = None;
                    return Ok(false);
                }
                _ => self.request(line, |session| party::line(session, game, line))?,
            },
        }
        Ok(true)
    }

    /// One request of this game, with its own id and moment.
    fn request(
        &mut self,
        body: &str,
        work: impl FnOnce(&mut Session<'_, '_>) -> Result<PartyTable, BankError>,
    ) -> Result<(), Failure> {
        self.stamp(body);
        let mut made = None;
        let reply = self.context.record(work, |table| {
            let answer = answer(&table);
            made = Some(table);
            Told::new("", answer)
        })?;
        self.answer = reply.json.into_iter().next_back().unwrap_or_default();
        if let Some(table) = made {
            self.show(&table)?;
            self.table = Some(table);
        } else {
            // It was recorded before: the book knows how the game stands.
            let tonight = load_tonight(self.context.look()?.reader())?;
            self.table = party::load(tonight, self.game).ok();
        }
        Ok(())
    }

    fn stamp(&mut self, body: &str) {
        let number = match self.lines.number() {
            Some(line) if self.number > 0 => line.to_string(),
            _ => self.number.to_string(),
        };
        self.context.id = self.id.as_ref().map(|id| format!("{id}:{number}"));
        self.context.body = format!("play\u{1f}{body}");
        self.context.now = clock::now(environment::now().as_deref());
        if self.context.said_at.is_none() {
            self.context.at = self.context.now;
        }
        self.number = self.number.saturating_add(1);
    }

    /// What happened, and on a screen how everybody stands.
    fn show(&self, table: &PartyTable) -> Result<(), Failure> {
        if on_screen() && self.lines.are_typed() {
            wipe()?;
            say(&format!("{}\n\n", render::sheet(&table.play)))?;
        }
        for happened in &table.happened {
            say(&format!("{}\n", render::happened(&table.play, happened.seat, &happened.done)))?;
            for (rule, why) in &happened.why {
                say(&format!("{}\n", wrapped(&format!("  {}", reason(why, rule)))))?;
            }
        }
        Ok(())
    }

    /// At the table a refused line is explained and asked again; in a file it ends the run, with its place.
    fn refused(&self, failure: Failure) -> Result<(), Failure> {
        if failure.exit != exit::REFUSED {
            return Err(failure);
        }
        match self.lines.place() {
            Some(place) => {
                let message = format!("{place}: {}", failure.message);
                Err(Failure { message, ..failure })
            }
            None => say(&format!("error: {}\n", failure_text(&failure))),
        }
    }

    /// What is said at the end; unused lines of a file are mentioned.
    fn ended(self) -> Reply {
        let left = self.lines.left();
        let mut notices = self.notices;
        if left > 0 {
            let text = format!("the game was over, but the file has {left} more lines");
            notices.push(Notice::new(None, text));
        }
        let known = if self.answer.get("given_up").is_some() { "" } else { "already recorded" };
        let text = self.table.as_ref().map_or_else(|| known.to_owned(), final_text);
        let reply = Reply { text, json: vec![self.answer], wrote: true, ..Reply::default() };
        reply.with(notices)
    }
}
