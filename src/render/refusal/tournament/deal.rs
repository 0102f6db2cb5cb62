//! Why the players do not come to terms, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::tournament::players::players;
use crate::render::refusal::way_out::WayOut;
use ledger::refusal::{SharesFlaw, TableMatter, TournamentDealRefused};

pub(super) fn said(why: &TournamentDealRefused) -> Said {
    match why {
        TournamentDealRefused::NobodyEntered { on } => {
            let on = matter(*on);
            Said::new("nobody-entered", format!("{on} takes all who are in, and nobody has entered"))
                .or("tournament enter --help")
        }
        TournamentDealRefused::NotUnanimous { on, all, against } => {
            let (on, against) = (matter(*on), players(against, "and"));
            Said::new(
                "not-unanimous",
                format!("{on} takes all {all} who are in, and {against} is against it"),
            )
        }
        TournamentDealRefused::DealtAlready => {
            Said::new("chopped-already", "they agreed on a deal already").or("tournament payout").or("undo")
        }
        TournamentDealRefused::SharedAlready => {
            Said::new("chopped-already", "they agreed on a deal already, and the prizes are shared by it")
                .or("tournament payout")
        }
        TournamentDealRefused::LevelNotPayable { amount, unit, small, big } => {
            Said::new("level-unpayable", format!("{amount} cannot be paid in chips of {unit}"))
                .way(WayOut::line(format!("tournament level {}/{}", small.plain(), big.plain())))
        }
        TournamentDealRefused::SameLevel { level } => {
            Said::new("no-level", format!("level {level} is played already")).or("tournament level")
        }
        TournamentDealRefused::OtherJudge { judge, named } => {
            Said::new("other-judge", format!("`{judge}` rules here, not `{named}`")).or("ruling --help")
        }
        TournamentDealRefused::NoJudge { party } => {
            let party = match party {
                Some(name) => format!("no host was named, and `{name}` is party to it"),
                None => "host and deputy are both party to it".to_owned(),
            };
            Said::new("no-judge", format!("{party}; the others choose who rules")).or("ruling --help")
        }
        TournamentDealRefused::NotInAnyMore { name } => {
            Said::new("not-in-tournament", format!("`{name}` is not in any more")).or("tournament status")
        }
        TournamentDealRefused::StacksOff { known, all } => Said::new(
            "stacks-off",
            format!("the stacks make {known} by the book, and {all} are in play: count them first"),
        )
        .or("tournament status"),
        TournamentDealRefused::Shares(flaw) => shares(flaw),
    }
}

const fn matter(on: TableMatter) -> &'static str {
    match on {
        TableMatter::Rules => "a change of the rules",
        TableMatter::Prizes => "another prize table",
        TableMatter::Level => "another level",
        TableMatter::Deal => "a deal",
    }
}

fn shares(flaw: &SharesFlaw) -> Said {
    match flaw {
        SharesFlaw::Alone { players } => {
            Said::new("deal-alone", format!("a deal needs two players, {players} remains"))
        }
        SharesFlaw::TooManyPlayers { players, most } => Said::new(
            "icm-players",
            format!("{players} players are left, and chances are counted for {most} at most"),
        ),
        SharesFlaw::TooManyPlaces { places, players } => {
            Said::new("prizes-field", format!("place {places} is paid, and the players left are {players}"))
        }
        SharesFlaw::WithoutChips => Said::new("stack-empty", "a player without chips has no share in a deal"),
        SharesFlaw::PrizeBelowNothing => Said::new("prizes-zero", "a prize below nothing cannot be shared"),
        SharesFlaw::PlayedFor { amount, most } => Said::new(
            "deal-play-for",
            format!("{amount} cannot be played for: this deal leaves room for {most} at most"),
        ),
        SharesFlaw::Number { players, shares } => Said::new(
            "deal-players",
            format!("{players} players remain, and the number of agreed shares is {shares}"),
        ),
        SharesFlaw::ShareBelowNothing { share } => {
            Said::new("deal-negative", format!("a share of {share} is below nothing"))
        }
        SharesFlaw::Sum { sum, there } => {
            Said::new("deal-sum", format!("the shares add up to {sum}, and {there} is there to share"))
        }
    }
}
