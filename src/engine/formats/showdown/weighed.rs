//! The answer to a showdown with cards still to come: each player's share of each pot, as one JSON object.

use crate::formats::line::{Houses, Id, Rejected, one_line};
use crate::formats::showdown::read::Written;
use crate::hand::{Effort, Equity, PotWorth, Showdown, equity};
use crate::play::check_most;
use serde::Serialize;

/// An open hand, with what it is worth to each player.
#[derive(Clone, Debug)]
pub struct WeighedShowdown<'a> {
    id: Id<'a>,
    /// The hand as far as it is dealt.
    pub showdown: Showdown,
    /// Each player's share of each pot.
    pub equity: Equity,
}

#[derive(Serialize)]
struct AnswerLine<'a> {
    id: &'a Id<'a>,
    runouts: u64,
    exact: bool,
    pots: Vec<PotLine<'a>>,
}

#[derive(Serialize)]
struct PotLine<'a> {
    amount: String,
    equity: Vec<PlayerLine<'a>>,
}

#[derive(Serialize)]
struct PlayerLine<'a> {
    name: &'a str,
    percent: String,
    wins: u64,
    splits: u64,
    share: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// Works out the equity of one line; the answer is one line of JSON without its end.
///
/// # Errors
///
/// As [`weighed`].
pub fn equity_answer(line: &str, houses: &Houses) -> Result<String, Rejected> {
    weighed(line, houses).map(|weighed| weighed.line())
}

/// Works out each player's share of the pots of one line; the board may be short of cards.
///
/// # Errors
///
/// The line's id and the refusal: `bad-json`, `unknown-house`, `unknown-game`, or whatever [`equity`] refuses.
///
/// ```
/// use housebook_engine::formats::{line::Houses, showdown::equity_answer};
///
/// let line = r#"{"id": 7, "game": "holdem", "board": "Ks 9d 4c 2h", "players": [
///     {"name": "Ann", "in": "5.00", "cards": "As Ad"}, {"name": "Bob", "in": "5.00", "cards": "Kd Kc"}]}"#;
/// let answer = equity_answer(line, &Houses::presets()).expect("can be worked out");
/// assert!(answer.starts_with(r#"{"id":7,"runouts":44,"exact":true,"pots":[{"amount":"10.00","equity":["#));
/// assert!(answer.contains(r#"{"name":"Ann","percent":"4.5","wins":2,"splits":0,"share":"1/22"}"#));
/// ```
pub fn weighed<'a>(line: &'a str, houses: &Houses) -> Result<WeighedShowdown<'a>, Rejected> {
    let written: Written<'a> =
        serde_json::from_str(line).map_err(|error| Rejected::unreadable(line, &error))?;
    let outcome = houses.find(written.house.as_deref()).and_then(|rules| {
        let showdown = written.showdown(rules)?;
        check_most(&rules.house, &showdown.game, showdown.players.len(), showdown.drop.is_some())?;
        let equity = equity(&showdown, &rules.hand, Effort::THOROUGH)?;
        Ok((showdown, equity))
    });
    match outcome {
        Ok((showdown, equity)) => Ok(WeighedShowdown { id: written.id, showdown, equity }),
        Err(refusal) => Err(Rejected::new(written.id, refusal)),
    }
}

impl WeighedShowdown<'_> {
    /// The answer as one line of JSON.
    #[must_use]
    pub fn line(&self) -> String {
        let Equity { runouts, exact, pots } = &self.equity;
        let pots = pots.iter().map(|pot| self.pot(pot)).collect();
        one_line(&AnswerLine { id: &self.id, runouts: *runouts, exact: *exact, pots })
    }

    fn pot(&self, PotWorth { pot, worth }: &PotWorth) -> PotLine<'_> {
        let equity = worth.iter().filter_map(|of| {
            let (part, whole) = of.share.fraction();
            Some(PlayerLine {
                name: &self.showdown.players.get(of.seat)?.name,
                percent: of.share.percent(),
                wins: of.wins,
                splits: of.splits,
                share: format!("{part}/{whole}"),
                error: of.error_percent(),
            })
        });
        PotLine { amount: self.showdown.currency.plain(pot.amount), equity: equity.collect() }
    }
}
