//! The fund: booked in the request that makes a payment due, given by hand, paid out, and turned into money at the close.

use crate::accounts::{Asset, Party};
use crate::bank::desk::{BankError, Session};
use crate::bank::loaded::{load_book, load_night, open_night};
use crate::bank::merged::MergedRecords;
use crate::bank::{owed_deal, pot_for};
use crate::ids::{HandId, PlayerId};
use crate::journal::{FundCashedOut, FundFact, FundPaid, FundSpent, FundWhy};
use crate::night::Tonight;
use crate::night::fund::{self, Balance, Due, Fund};
use crate::people::Roster;
use crate::refusal::Notice;
use crate::store::{FundRow, Reader};
use engine::money::{Currency, Money};

/// What was booked because it was due, and who had nothing to pay it with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FundBooked {
    pub paid: Vec<FundPaid>,
    pub short: Vec<Notice>,
}

impl FundBooked {
    fn book(&mut self, session: &mut Session<'_, '_>, due: Due) -> Result<(), BankError> {
        if let Some(paid) = due.paid {
            session.record(&FundFact::FundPaid(paid.clone()).into())?;
            self.paid.push(paid);
        }
        self.short.extend(due.short);
        Ok(())
    }

    /// All of it in words.
    #[must_use]
    pub fn notices(&self, tonight: &Tonight) -> Vec<Notice> {
        self.paid.iter().map(|paid| fund::told(tonight, paid)).chain(self.short.iter().cloned()).collect()
    }
}

/// True if `player` hasn't paid for a place at tonight's table since last leaving it.
pub fn joins(session: &Session<'_, '_>, player: PlayerId) -> Result<bool, BankError> {
    let reader = session.journal().reader();
    Ok(!reader.fund_joined(open_night(reader)?)?.contains(&player))
}

/// Takes what joining the table costs.
pub fn join(session: &mut Session<'_, '_>, player: PlayerId) -> Result<FundBooked, BankError> {
    let mut booked = FundBooked::default();
    let due = fund::join(&session.tonight()?, player)?;
    booked.book(session, due)?;
    Ok(booked)
}

/// Who dealt a hand whose pot waits for some players: dealing it again is the same deal. Asked before the next hand is recorded.
pub fn dealt_already(session: &Session<'_, '_>) -> Result<Vec<PlayerId>, BankError> {
    let tonight = session.tonight()?;
    if !fund::takes_for_deals(&tonight.house) {
        return Ok(Vec::new());
    }
    let Some((_, row)) = pot_for::waits(session.journal().reader(), &tonight)? else { return Ok(Vec::new()) };
    // The deal of that hand was noted before it, and those of its redeal after it.
    let here = tonight.at_table(row.table).evening;
    let mut since = here.deals.iter().skip_while(|deal| deal.after < row.number);
    let of_hand = since.next().filter(|_| !since.any(|deal| deal.unwritten));
    Ok(of_hand.map(|deal| deal.dealer).into_iter().collect())
}

/// Charges each dealer of a hand or game one chip per deal. Dealers who `already` paid for the hand don't pay for it again.
/// `hand` is `None` if nobody wrote the hand down.
pub fn dealt(
    session: &mut Session<'_, '_>,
    dealers: &[PlayerId],
    already: &[PlayerId],
    hand: Option<HandId>,
) -> Result<FundBooked, BankError> {
    let mut booked = FundBooked::default();
    let mut deals: Vec<(PlayerId, u32)> = Vec::new();
    for dealer in dealers {
        match deals.iter_mut().find(|(known, _)| known == dealer) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => deals.push((*dealer, 1)),
        }
    }
    for (dealer, count) in deals {
        let owed = if already.contains(&dealer) { count.saturating_sub(1) } else { count };
        let due = fund::deal(&session.tonight()?, dealer, owed, hand)?;
        booked.book(session, due)?;
    }
    Ok(booked)
}

/// Books a payment by hand.
pub fn give(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    amount: Option<Money>,
) -> Result<(Tonight, FundPaid), BankError> {
    let tonight = session.tonight()?;
    let given = fund::give(&tonight, player, amount)?;
    let owed = match fund::costs_a_deal(&tonight.house, given.amount) {
        true => owed_deal::owed(session.journal().reader(), &tonight, player)?,
        false => None,
    };
    let why = if owed.is_some() { FundWhy::Dealt } else { given.why };
    let paid = FundPaid { hand: owed, why, ..given };
    session.record(&FundFact::FundPaid(paid.clone()).into())?;
    Ok((session.tonight()?, paid))
}

/// Pays a player out of the fund.
pub fn pay(
    session: &mut Session<'_, '_>,
    player: PlayerId,
    amount: Money,
    why: &str,
) -> Result<(Look, FundSpent), BankError> {
    let before = look(session.journal().reader())?;
    if before.fund.night.is_some() {
        session.tonight()?.check_amount(amount)?;
    }
    let spent = before.fund.spend(player, amount, why)?;
    session.record(&FundFact::FundSpent(spent.clone()).into())?;
    Ok((look(session.journal().reader())?, spent))
}

/// The end of the night: the fund's chips become cash, or a claim on the bank.
pub fn cash_out(session: &mut Session<'_, '_>) -> Result<Option<FundCashedOut>, BankError> {
    let cashed = fund::cash_out(&session.tonight()?)?;
    if let Some(cashed) = &cashed {
        session.record(&FundFact::FundCashedOut(cashed.clone()).into())?;
    }
    Ok(cashed)
}

/// The fund as it is, with everybody who ever paid into it or got something from it.
pub struct Look {
    pub fund: Fund,
    pub rows: Vec<FundRow>,
    pub people: Roster,
}

/// Looks at the fund: tonight under the night's house, otherwise under the adopted one.
pub fn look(reader: Reader<'_>) -> Result<Look, BankError> {
    let book = load_book(reader)?;
    let open = reader.open_night()?;
    let tonight = open.map(|night| load_night(reader, night)).transpose()?;
    let house = tonight.as_ref().map(|tonight| &tonight.house).or(book.house.as_ref());
    let claims = reader.holdings(Party::Fund)?.into_iter().filter(|(asset, ..)| *asset == Asset::Book);
    let balance = Balance {
        chips: tonight.as_ref().map_or(Money::ZERO, |tonight| tonight.evening.chips(Party::Fund)),
        cash: reader.fund_cash()?,
        book: Money::sum(claims.map(|(_, _, amount)| amount))?,
    };
    let currency: Currency = book.head.currency;
    let fund = Fund {
        name: house.and_then(fund::name).map(str::to_owned),
        rule: house.and_then(fund::rule),
        night: open,
        balance,
        currency,
    };
    let rows = merged(reader.fund_rows(open)?, &MergedRecords::load(reader)?)?;
    Ok(Look { fund, rows, people: book.people })
}

/// What merged records paid counts for the record that was kept.
fn merged(rows: Vec<FundRow>, merged: &MergedRecords) -> Result<Vec<FundRow>, BankError> {
    let mut kept: Vec<FundRow> = Vec::new();
    for row in rows {
        let player = merged.of(row.player);
        match kept.iter_mut().find(|known| known.player == player) {
            Some(known) => {
                known.tonight = known.tonight.plus(row.tonight)?;
                known.paid = known.paid.plus(row.paid)?;
                known.received = known.received.plus(row.received)?;
            }
            None => kept.push(FundRow { player, ..row }),
        }
    }
    Ok(kept)
}
