//! `tournament bust`, `tournament leave`: who is out, and who goes home.

use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::verbs::tournament::new::chips;
use crate::cli::words::{Words, pair};
use crate::render::page::{name, together};
use clap::Args;
use engine::money::Currency;
use ledger::bank::going_out;
use ledger::bank::tournament::Done;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::going::{Fallen, rule};
use ledger::tournament::did::Did;
use serde_json::{Value, json};

/// Players lost their last chip
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook tournament bust Ann --by Bob\n  \
    housebook tournament bust Ann Cat --stack Ann=400 --stack Cat=150")]
pub struct Bust {
    /// Who; several if it was in one hand
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// Who won them, for the bounty
    #[arg(long, value_name = "PLAYER")]
    by: Vec<String>,
    /// What each had when the hand began: the larger stack has the better place
    #[arg(long, value_name = "PLAYER=CHIPS")]
    stack: Vec<String>,
}

/// A player leaves with chips: they leave the game, his money stays
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook tournament leave Ann")]
pub struct Leave {
    /// Who
    player: String,
}

impl Bust {
    /// Takes them out.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let all =
            |typed: &[String]| typed.iter().map(|word| words.player(word)).collect::<Result<Vec<_>, _>>();
        let stacks = self.stack.iter().map(|word| {
            let (player, stack) = pair(word)?;
            Ok((words.player(player)?, chips(stack)?))
        });
        let fallen = Fallen {
            players: all(&self.players)?,
            by: all(&self.by)?,
            stacks: stacks.collect::<Result<_, Failure>>()?,
        };
        let players = fallen.players.clone();
        context.record(|session| going_out::out(session, &fallen), |done| told(done, &players))
    }
}

fn told((tonight, did, notices): Done, players: &[PlayerId]) -> Told {
    let lines: Vec<String> = players.iter().map(|player| out(&tonight, *player)).collect();
    let left = tonight.tournament().map_or(0, |on| on.players().count());
    let mut text = lines.join("\n");
    if let Did::Out(out) = &did {
        for (player, bounty) in &out.bounties {
            text.push_str(&format!(
                "\n{} wins {} for it",
                name(tonight.name(*player)),
                tonight.shown(*bounty)
            ));
        }
    }
    text.push_str(&format!("\n{left} left"));
    let place = |player: &PlayerId| {
        let place = tonight.tournament().and_then(|on| on.place_of(*player));
        json!({ "player": tonight.name(*player), "place": place })
    };
    let gone: Vec<Value> = players.iter().map(place).collect();
    Told::new(text, json!({ "out": gone, "left": left })).with(notices)
}

fn out(tonight: &Tonight, player: PlayerId) -> String {
    let on = tonight.tournament();
    let place = on.and_then(|on| on.places().into_iter().find(|place| place.players.contains(&player)));
    let Some(place) = place else { return format!("{} is out", name(tonight.name(player))) };
    let shared: Vec<String> = place
        .players
        .iter()
        .filter(|other| **other != player)
        .map(|other| name(tonight.name(*other)))
        .collect();
    let with = if shared.is_empty() { String::new() } else { format!(", shared with {}", together(&shared)) };
    let rule = rule(tonight).map(|rule| format!(" ({rule})")).unwrap_or_default();
    format!("{} is out: place {}{with}{rule}", name(tonight.name(player)), place.place)
}

impl Leave {
    /// Lets him go.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let player = words.player(&self.player)?;
        context.record(
            |session| going_out::leave(session, player),
            |(tonight, did, notices)| {
                let stack =
                    if let Did::Left { stack, .. } = did { stack } else { engine::money::Money::ZERO };
                let chips = tonight.tournament().map_or(engine::money::Money::ZERO, |on| on.chips);
                let shown = |chips| Currency::CHIPS.shown(chips);
                let house = tonight.house.setting(engine::house::key::LEAVE_EARLY);
                let rule = house.and_then(|said| said.rule.clone());
                let rule = rule.map(|rule| format!(" ({rule})")).unwrap_or_default();
                let text = format!(
                    "{} leaves; {} chips leave the game, {} stay in play{rule}",
                    name(tonight.name(player)),
                    shown(stack),
                    shown(chips)
                );
                let plain = |chips| Currency::CHIPS.plain(chips);
                let answer =
                    json!({ "player": tonight.name(player), "stack": plain(stack), "in_play": plain(chips) });
                Told::new(text, answer).with(notices)
            },
        )
    }
}
