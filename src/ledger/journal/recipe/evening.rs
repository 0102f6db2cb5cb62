//! The entries of an evening: the bank opens, chips are bought and counted, hands are played, players go home.

use crate::accounts::{Asset, Nature, Party};
use crate::journal::cash_out::CashOutFact;
use crate::journal::chips::{BoughtIn, ChipFact, Counted};
use crate::journal::fund::{FundFact, FundPaid, FundSpent};
use crate::journal::hand::{ColdHands, HandFact, HandPlayed};
use crate::journal::means::Means;
use crate::journal::night::{NightAmended, NightFact, NightOpened};
use crate::journal::past::{PastPlayed, PastSettled};
use crate::journal::recipe::bank;
use crate::journal::recipe::lines::Lines;
use engine::money::Overflow;

pub(super) fn night(lines: &mut Lines, fact: &NightFact) -> Nature {
    match fact {
        NightFact::NightOpened(NightOpened { float, float_of, .. })
        | NightFact::NightAmended(NightAmended { float, float_of, .. }) => {
            bank::float_in(lines, *float_of, *float)
        }
        NightFact::BankerChanged { app, .. } => bank::handed_over(lines, app.as_ref()),
        NightFact::AppFollowed { app, .. } => bank::handed_over(lines, Some(app)),
        NightFact::Fined { player, amount, .. } => {
            lines.moved((*player).into(), Party::Pot, Asset::Chips, *amount);
            Nature::Play
        }
        NightFact::PastPlayed(past) => past_played(lines, past),
        NightFact::PastSettled(settled) => past_settled(lines, settled),
        NightFact::SessionImported(_)
        | NightFact::Warned { .. }
        | NightFact::Exempted { .. }
        | NightFact::Ruled { .. }
        | NightFact::NightClosed { .. } => Nature::Still,
    }
}

/// Everybody takes their winnings from the table or leaves their losses there, in cash.
fn past_played(lines: &mut Lines, past: &PastPlayed) -> Nature {
    for result in &past.results {
        lines.moved(Party::Table, result.player.into(), Asset::Cash, result.net);
    }
    Nature::Play
}

/// The bearer makes the table even; players who owe get their money back, and a debt.
fn past_settled(lines: &mut Lines, settled: &PastSettled) -> Nature {
    for debt in &settled.debts {
        lines.moved(debt.creditor, debt.debtor, Asset::Cash, debt.amount);
        lines.owed(debt.debtor, debt.creditor, Asset::Book, debt.amount);
    }
    let Some(borne) = settled.borne else { return Nature::Trade };
    lines.moved(borne.by, Party::Table, Asset::Cash, borne.amount);
    Nature::Transfer
}

pub(super) fn chips(lines: &mut Lines, fact: &ChipFact) -> Result<Nature, Overflow> {
    Ok(match fact {
        ChipFact::BoughtIn(bought) => buy_in(lines, bought),
        ChipFact::Counted(Counted { player, found, expected, tournament, .. }) => {
            let asset = if tournament.is_some() { Asset::Stacks } else { Asset::Chips };
            lines.moved(Party::Table, (*player).into(), asset, found.minus(*expected)?);
            Nature::Play
        }
        ChipFact::DrawerCounted { found, expected, .. } => {
            lines.moved(Party::Drawer, Party::Bank, Asset::Cash, found.minus(*expected)?);
            Nature::Transfer
        }
        ChipFact::DrawerFollowed { over, .. } => {
            lines.moved(Party::Drawer, Party::Bank, Asset::Cash, *over);
            Nature::Transfer
        }
        ChipFact::Swapped { .. } | ChipFact::CountSaid(_) => Nature::Still,
    })
}

pub(super) fn hand(lines: &mut Lines, fact: &HandFact) -> Result<Nature, Overflow> {
    match fact {
        HandFact::HandPlayed(hand) => hand_played(lines, hand),
        HandFact::ColdHands(cold) => cold_hands(lines, cold),
        HandFact::HandTagged(_)
        | HandFact::HandNoted(_)
        | HandFact::HandVoided(_)
        | HandFact::ColdCommitted { .. } => Ok(Nature::Still),
    }
}

pub(super) fn fund(lines: &mut Lines, fact: &FundFact) -> Nature {
    match fact {
        FundFact::FundPaid(FundPaid { player, amount, .. }) => {
            lines.moved((*player).into(), Party::Fund, Asset::Chips, *amount);
            Nature::Transfer
        }
        FundFact::FundSpent(FundSpent { night, player, amount, .. }) => {
            let asset = if night.is_some() { Asset::Chips } else { Asset::Cash };
            lines.moved(Party::Fund, (*player).into(), asset, *amount);
            Nature::Transfer
        }
        FundFact::FundCashedOut(cashed) => bank::fund_cashed_out(lines, cashed),
    }
}

pub(super) fn going_home(lines: &mut Lines, fact: &CashOutFact) -> Result<Nature, Overflow> {
    match fact {
        CashOutFact::CashedOut(cashed) => Ok(bank::cash_out(lines, cashed)),
        CashOutFact::ClaimPaid { player, amount, .. } => {
            Ok(bank::claim_paid(lines, (*player).into(), *amount))
        }
        CashOutFact::OverShortBooked { chips, cash, bearer, .. } => {
            bank::over_short(lines, *chips, *cash, *bearer)
        }
        CashOutFact::BankSettled(settled) => bank::bank_settled(lines, settled),
    }
}

fn buy_in(lines: &mut Lines, bought: &BoughtIn) -> Nature {
    let buyer = Party::from(bought.player);
    let seller = bought.seller.map_or(Party::Bank, Party::from);
    for part in &bought.parts {
        lines.moved(seller, buyer, Asset::Chips, part.amount);
        match (part.means, &part.note) {
            (Means::Note, Some(note)) => lines.note(buyer, seller, note),
            (Means::Book, _) => lines.owed(buyer, seller, Asset::Book, part.amount),
            (Means::Transfer, _) => lines.moved(buyer, seller, Asset::Transfer, part.amount),
            _ => lines.moved(buyer, seller, Asset::Cash, part.amount),
        }
    }
    Nature::Trade
}

fn hand_played(lines: &mut Lines, hand: &HandPlayed) -> Result<Nature, Overflow> {
    for seat in &hand.seats {
        lines.moved(Party::Pot, seat.player.into(), hand.asset(), seat.net()?);
    }
    Ok(Nature::Play)
}

fn cold_hands(lines: &mut Lines, cold: &ColdHands) -> Result<Nature, Overflow> {
    for (player, amount) in &cold.contributions {
        lines.moved((*player).into(), Party::Pot, Asset::Chips, *amount);
    }
    for (player, amount) in &cold.shares {
        lines.moved(Party::Pot, (*player).into(), Asset::Chips, *amount);
    }
    if let [winner] = cold.best.as_slice() {
        lines.moved(Party::Pot, (*winner).into(), Asset::Chips, cold.pot()?);
    }
    Ok(Nature::Play)
}
