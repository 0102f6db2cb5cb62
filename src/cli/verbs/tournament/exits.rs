//! `tournament bust`, `tournament leave`: who is out, and who goes home.

use crate::answer::Amount;
use crate::answer::tournament::{Gone, Left, Out};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::verbs::tournament::new::chips;
use crate::cli::words::{Words, pair};
use crate::render::tournament::happened as render;
use clap::Args;
use engine::house::key;
use engine::money::{Currency, Money};
use ledger::bank::going_out;
use ledger::bank::tournament::TournamentDone;
use ledger::ids::PlayerId;
use ledger::night::Tonight;
use ledger::night::tournament::fallen::{Fallen, rule};
use ledger::tournament::did::Did;

/// Knock players out
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook tournament bust Ann --by Bob\n  \
    housebook tournament bust Ann Cat --stack Ann=400 --stack Cat=150")]
pub struct Bust {
    /// Player; several if they busted in one hand
    #[arg(required = true, value_name = "PLAYER")]
    players: Vec<String>,
    /// Player who won their last chips, for the bounty
    #[arg(long, value_name = "PLAYER")]
    by: Vec<String>,
    /// Chips before the hand: the bigger stack finishes higher
    #[arg(long, value_name = "PLAYER=CHIPS")]
    stack: Vec<String>,
}

/// Take out a player who leaves early
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook tournament leave Ann\n  \
        housebook tournament leave Bob --at 23:15\n\n\
        The player's chips come out of play; the money stays in the prize pool.")]
pub struct Leave {
    /// The player
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

fn told((tonight, did, notices): TournamentDone, players: &[PlayerId]) -> Told {
    let bounties = if let Did::Out(out) = &did { out.bounties.as_slice() } else { &[] };
    let won = bounties
        .iter()
        .map(|(player, bounty)| (tonight.name(*player).to_owned(), Amount::new(*bounty, tonight.currency)));
    let answer = Out {
        out: players.iter().map(|player| gone(&tonight, *player)).collect(),
        left: tonight.tournament().map_or(0, |on| on.players().count()),
        bounties: won.collect(),
        rule: rule(&tonight),
    };
    Told::new(render::out(&answer), answer).with(notices)
}

fn gone(tonight: &Tonight, player: PlayerId) -> Gone {
    let on = tonight.tournament();
    let place = on.and_then(|on| on.places().into_iter().find(|place| place.players.contains(&player)));
    let shared = place.map(|place| {
        let others = place.players.iter().filter(|other| **other != player);
        (place.place, others.map(|other| tonight.name(*other).to_owned()).collect())
    });
    Gone { player: tonight.name(player).to_owned(), place: on.and_then(|on| on.place_of(player)), shared }
}

impl Leave {
    /// Lets the player go.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let player = words.player(&self.player)?;
        context.record(
            |session| going_out::leave(session, player),
            |(tonight, did, notices)| {
                let stack = if let Did::Left { stack, .. } = did { stack } else { Money::ZERO };
                let in_play = tonight.tournament().map_or(Money::ZERO, |on| on.chips);
                let house = tonight.house.setting(key::LEAVE_EARLY);
                let answer = Left {
                    player: tonight.name(player).to_owned(),
                    stack: Amount::new(stack, Currency::CHIPS),
                    in_play: Amount::new(in_play, Currency::CHIPS),
                    rule: house.and_then(|said| said.rule.clone()),
                };
                Told::new(render::left(&answer), answer).with(notices)
            },
        )
    }
}
