//! Why a player does not deal, and what is said about the dealer, in words.

use crate::render::refusal::said::Said;
use crate::render::refusal::way_out::WayOut;
use engine::as_text::counted;
use engine::cards::Card;
use ledger::refusal::{DealNoticed, DealRefused, FirstCard, FirstDeals, GoesRound};

/// Deals for the first jack.
pub(super) const DEAL: &str = "deal --deal";

/// How the cards of the table are typed.
const DEAL_HELP: &str = "deal --help";

pub(super) fn said(why: &DealRefused) -> Said {
    match why {
        DealRefused::HasLeft { name } => {
            no_player(format!("`{name}` has left and can't deal: only the player with the button can"))
                .or("seats")
        }
        DealRefused::DoesNotPlay { name } => {
            no_player(format!("`{name}` isn't playing tonight, so it can't be `{name}`'s turn to deal"))
                .or("seats")
        }
        DealRefused::HasNotCome { name } => no_player(format!(
            "`{name}` isn't here tonight and can't deal: only the player with the button can"
        ))
        .or("seats"),
        DealRefused::NeverPlayed { name } => no_player(format!(
            "`{name}` hasn't played tonight, and only a player who's out can deal without playing"
        ))
        .or("seats"),
        DealRefused::NoChips { name, dealer, in_hand } => {
            let message = format!("`{name}` has no chips and isn't in the next hand, so `{dealer}` deals it");
            Said::new("no-dealer", message).way(if *in_hand {
                WayOut::line("d").in_hand(dealer)
            } else {
                WayOut::line("seats")
            })
        }
        DealRefused::ButtonNotDue { name, due } => {
            let message = format!(
                "`{name}` isn't in this hand, and the button only goes to an empty seat when that seat is next"
            );
            let said = Said::new("no-dealer", message);
            match due {
                Some(due) => said.way(WayOut::line("d").in_hand(due)),
                None => said,
            }
        }
        DealRefused::CardsFirst(card) => cards_first(*card),
        DealRefused::NobodyFirst => {
            Said::new("no-dealer", "nobody has dealt yet, and the house rules don't say who deals first")
                .or(DEAL_HELP)
        }
        DealRefused::DealtAlready { name } => {
            Said::new("dealer-known", format!("`{name}` already dealt, so the deal moves on from `{name}`"))
                .or("deal")
        }
        DealRefused::OtherFirst(first) => {
            let other = match first {
                FirstDeals::Banker => "the banker deals first",
                FirstDeals::FirstSeat => "seat 1 deals first",
            };
            Said::new("other-first-dealer", format!("{other} at this house, not the first jack")).or("deal")
        }
        DealRefused::TooFew { players } => {
            let message =
                format!("it takes at least 2 players to pass the deal, but this table has {players}");
            Said::new("nobody-to-play", message).or("seat --help")
        }
        DealRefused::CardTwice { card, first, again } => {
            Said::new("card-twice", format!("{card} was dealt twice: to `{first}` and to `{again}`"))
        }
        DealRefused::JackBefore { card, name, behind, dealt } => jack_before(*card, name, *behind, dealt),
        DealRefused::NoJack { cards } => {
            let message = format!("no jack in {}: keep dealing until one comes up", counted(cards, "card"));
            Said::new("no-jack", message).or(DEAL_HELP)
        }
    }
}

fn jack_before(card: Card, name: &str, behind: usize, dealt: &[Card]) -> Said {
    let behind = counted(behind, "card");
    let message = format!("`{name}` got the first jack, {card}: leave out the {behind} after it");
    let dealt: Vec<String> = dealt.iter().map(ToString::to_string).collect();
    Said::new("jack-before", message).way(WayOut::line("deal").option("--cards", &dealt.join(" ")))
}

/// Says who deals.
pub(super) fn dealer(name: &str) -> WayOut {
    WayOut::line("deal").option("--dealer", name)
}

fn no_player(message: String) -> Said {
    Said::new("not-in-the-game", message)
}

fn cards_first(card: FirstCard) -> Said {
    let message = format!("nobody has dealt yet: {} gets the first deal", the_card(card));
    let said = Said::new("no-dealer", message).or(DEAL);
    match card {
        FirstCard::Jack => said.or(DEAL_HELP),
        FirstCard::Highest => said,
    }
}

const fn the_card(card: FirstCard) -> &'static str {
    match card {
        FirstCard::Jack => "the first jack",
        FirstCard::Highest => "the highest card",
    }
}

/// What goes round the table, in a word.
pub(super) const fn turn(turn: GoesRound) -> &'static str {
    match turn {
        GoesRound::Deal => "deal",
        GoesRound::Button => "button",
    }
}

pub(super) fn noticed(what: &DealNoticed) -> String {
    match what {
        DealNoticed::CardsDecide(card) => format!("{} decides who deals next", the_card(*card)),
        DealNoticed::TakenForHis { name, turn } => {
            let turn = self::turn(*turn);
            format!("nobody said yet who deals, so `{name}` gets the {turn}")
        }
        DealNoticed::ToTheLeft => "the deal passes to the left".to_owned(),
        DealNoticed::First(FirstDeals::Banker) => "the banker deals the first hand".to_owned(),
        DealNoticed::First(FirstDeals::FirstSeat) => {
            "the player in the first seat deals the first hand".to_owned()
        }
        DealNoticed::CanEnd { name, of_banker } => {
            let whose = if *of_banker { "the banker" } else { "the first dealer" };
            format!("`{name}` sits to the right of {whose}, so the night can end here")
        }
        DealNoticed::DeadButton { owner, dealer } => {
            format!("dead button: it stays at `{owner}`'s seat, and `{dealer}` deals")
        }
        DealNoticed::WithoutPlaying { name } => format!("`{name}` deals without playing"),
        DealNoticed::OutAndDeals { name } => {
            format!("`{name}` is out and deals until the next player goes out")
        }
    }
}
