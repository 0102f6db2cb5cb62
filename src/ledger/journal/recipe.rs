//! Recipes: the one entry each kind of fact makes.
//!
//! The entry follows from the fact alone, so that an audit can write every entry again and compare.

mod bank;
mod lines;

use crate::accounts::{Asset, Counter, Entry, Nature, Party, Unbalanced};
use crate::ids::{NightId, PlayerId};
use crate::journal::amending::NightAmended;
use crate::journal::fact::{
    Adjusted, BoughtIn, CashedOut, ColdHands, Consolidated, DebtAssumed, DebtLine, Fact, HandPlayed, Holding,
    Means, NightOpened, NoteUse,
};
use crate::journal::fund::{FundPaid, FundSpent};
use crate::journal::recipe::lines::Lines;
use crate::journal::surrogate::{CashHanded, Side};
use crate::tournament::did::{Did, Entered, InTournament, Paid, Stacks};
use engine::money::{Money, Overflow};

/// The entry of `fact`. An undo has none of its own: the book negates the event it names.
pub fn entry(fact: &Fact) -> Result<Entry, Unbalanced> {
    let mut lines = Lines::default();
    let nature = match fact {
        Fact::NightOpened(NightOpened { float, float_of, .. })
        | Fact::NightAmended(NightAmended { float, float_of, .. }) => {
            bank::float_in(&mut lines, *float_of, *float)
        }
        Fact::BankerChanged { app, .. } => bank::handed_over(&mut lines, app.as_ref()),
        Fact::BoughtIn(bought) => buy_in(&mut lines, bought)?,
        Fact::Counted(counted) => {
            let asset = if counted.tournament.is_some() { Asset::Stacks } else { Asset::Chips };
            lines.moved(Party::Table, counted.player.into(), asset, counted.found.minus(counted.expected)?);
            Nature::Play
        }
        Fact::DrawerCounted { found, expected, .. } => {
            lines.moved(Party::Drawer, Party::Bank, Asset::Cash, found.minus(*expected)?);
            Nature::Transfer
        }
        Fact::Fined { player, amount, .. } => {
            lines.moved((*player).into(), Party::Pot, Asset::Chips, *amount);
            Nature::Play
        }
        Fact::HandPlayed(hand) => hand_played(&mut lines, hand)?,
        Fact::FundPaid(FundPaid { player, amount, .. }) => {
            lines.moved((*player).into(), Party::Fund, Asset::Chips, *amount);
            Nature::Transfer
        }
        Fact::FundSpent(FundSpent { night, player, amount, .. }) => {
            let asset = if night.is_some() { Asset::Chips } else { Asset::Cash };
            lines.moved(Party::Fund, (*player).into(), asset, *amount);
            Nature::Transfer
        }
        Fact::Tournament(InTournament { did, .. }) => in_tournament(&mut lines, did)?,
        Fact::FundCashedOut(cashed) => bank::fund_cashed_out(&mut lines, cashed),
        Fact::ColdHands(cold) => cold_hands(&mut lines, cold)?,
        Fact::CashedOut(cashed) => bank::cash_out(&mut lines, cashed),
        Fact::ClaimPaid { player, amount, .. } => {
            debt_paid(&mut lines, Party::Bank, (*player).into(), *amount)
        }
        Fact::OverShortBooked { chips, cash, bearer, .. } => {
            bank::over_short(&mut lines, *chips, *cash, *bearer)?
        }
        Fact::BankSettled(settled) => bank::bank_settled(&mut lines, settled)?,
        Fact::Adjusted(adjusted) => adjustment(&mut lines, adjusted),
        Fact::CashHanded(handed) => cash_handed(&mut lines, handed),
        Fact::PlayersMerged { kept, gone, holdings } => merge(&mut lines, *kept, *gone, holdings),
        other => return debts(other),
    };
    Entry::new(nature, lines.0)
}

/// The entries of notes and THE BOOK.
fn debts(fact: &Fact) -> Result<Entry, Unbalanced> {
    let mut lines = Lines::default();
    let nature = match fact {
        Fact::NoteIssued { note, debtor, holder, against } => {
            lines.note((*debtor).into(), *holder, note);
            paid_back(&mut lines, *holder, (*debtor).into(), *against, note.amount)
        }
        Fact::NoteGiven { note, from, to, against } => {
            lines.note(*from, *to, note);
            paid_back(&mut lines, *to, *from, *against, note.amount)
        }
        Fact::NotePaid { note, debtor, holder } => {
            lines.note(*holder, (*debtor).into(), note);
            lines.moved((*debtor).into(), *holder, Asset::Cash, note.amount);
            Nature::Trade
        }
        Fact::NoteCommitted { note, debtor, holder, inviter } => {
            commit(&mut lines, note, *debtor, *holder, *inviter);
            Nature::Trade
        }
        Fact::NoteLapsed { note, debtor, holder } | Fact::NoteVoided { note, debtor, holder, .. } => {
            lines.note(*holder, (*debtor).into(), note);
            Nature::Transfer
        }
        Fact::DebtOwed { debtor, creditor, amount, .. } => {
            lines.owed((*debtor).into(), *creditor, Asset::Book, *amount);
            Nature::Transfer
        }
        Fact::DebtPaid { from, to, amount, private, app } => {
            lines.moved(*from, *to, if *app { Asset::Transfer } else { Asset::Cash }, *amount);
            settled_between(&mut lines, (*to, *from), *amount, *private)?;
            Nature::Trade
        }
        Fact::DebtForgiven { creditor, debtor, amount, private, .. } => {
            settled_between(&mut lines, (*creditor, *debtor), *amount, *private)?;
            Nature::Transfer
        }
        Fact::DebtAssumed(assumed) => {
            assume(&mut lines, assumed);
            Nature::Trade
        }
        Fact::Consolidated(consolidated) => consolidation(&mut lines, consolidated),
        _ => return Ok(Entry::still()),
    };
    Entry::new(nature, lines.0)
}

fn buy_in(lines: &mut Lines, bought: &BoughtIn) -> Result<Nature, Overflow> {
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
    Ok(Nature::Trade)
}

fn hand_played(lines: &mut Lines, hand: &HandPlayed) -> Result<Nature, Overflow> {
    for seat in &hand.seats {
        let gain = seat.won.plus(seat.returned)?.minus(seat.put_in)?;
        lines.moved(Party::Pot, seat.player.into(), hand.asset(), gain);
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

impl ColdHands {
    /// All that lies in the middle.
    pub fn pot(&self) -> Result<Money, Overflow> {
        Money::sum(self.contributions.iter().map(|(_, amount)| *amount))?.plus(self.pot_before)
    }
}

fn debt_paid(lines: &mut Lines, from: Party, to: Party, amount: Money) -> Nature {
    lines.moved(from, to, Asset::Cash, amount);
    lines.owed(to, from, Asset::Book, amount);
    Nature::Trade
}

/// The debtor owes that much less: privately what is said to be private, else in THE BOOK.
fn settled_between(
    lines: &mut Lines,
    (creditor, debtor): (Party, Party),
    amount: Money,
    private: Option<Money>,
) -> Result<(), Overflow> {
    let private = private.unwrap_or_default();
    lines.owed(creditor, debtor, Asset::Book, amount.minus(private)?);
    lines.owed(creditor, debtor, Asset::Private, private);
    Ok(())
}

/// Money of a tournament is the credit that its players have at the bank; its chips come from the case and go back.
fn in_tournament(lines: &mut Lines, did: &Did) -> Result<Nature, Overflow> {
    match did {
        Did::Entered(Entered { player, price, bounty, stack, .. }) => {
            lines.moved((*player).into(), Party::Pool, Asset::Chips, price.plus(*bounty)?);
            lines.moved(Party::Bank, (*player).into(), Asset::Stacks, *stack);
        }
        Did::Out(out) => {
            for gone in &out.gone {
                lines.moved(gone.player.into(), Party::Table, Asset::Stacks, gone.lost);
            }
            for (player, amount) in &out.bounties {
                lines.moved(Party::Pool, (*player).into(), Asset::Chips, *amount);
            }
        }
        Did::Left { player, stack } => lines.moved((*player).into(), Party::Bank, Asset::Stacks, *stack),
        Did::Coloured { changes, .. } => {
            for (player, change) in changes {
                lines.moved(Party::Bank, (*player).into(), Asset::Stacks, *change);
            }
        }
        Did::Paid(Paid { places, stacks, .. }) => {
            for prize in places {
                let amount = prize.amount.plus(prize.bounty)?;
                lines.moved(Party::Pool, prize.player.into(), Asset::Chips, amount);
            }
            back_to_the_case(lines, stacks);
        }
        Did::Cancelled { back, stacks, .. } => {
            for (player, amount) in back {
                lines.moved(Party::Pool, (*player).into(), Asset::Chips, *amount);
            }
            back_to_the_case(lines, stacks);
        }
        _ => {}
    }
    Ok(Nature::Play)
}

fn back_to_the_case(lines: &mut Lines, stacks: &Stacks) {
    for (player, stack) in &stacks.held {
        lines.moved((*player).into(), Party::Bank, Asset::Stacks, *stack);
    }
    lines.moved(Party::Table, Party::Bank, Asset::Stacks, stacks.table);
    lines.moved(Party::Pot, Party::Bank, Asset::Stacks, stacks.pot);
}

fn adjustment(lines: &mut Lines, adjusted: &Adjusted) -> Nature {
    let (other, player) = (adjusted.against, Party::from(adjusted.player));
    match adjusted.cash {
        true => lines.moved(other, player, Asset::Cash, adjusted.amount),
        false => lines.owed(other, player, Asset::Book, adjusted.amount),
    }
    Nature::Play
}

/// Cash on its way between two books: each has its half, and together nothing is left on the way.
fn cash_handed(lines: &mut Lines, handed: &CashHanded) -> Nature {
    match handed.side {
        Side::Given => lines.moved(handed.from.into(), Party::Transit, Asset::Cash, handed.amount),
        Side::Taken => lines.moved(Party::Transit, handed.to.into(), Asset::Cash, handed.amount),
    }
    Nature::Transfer
}

/// Moves every holding over, and turns the other side of each debt towards the kept record.
fn merge(lines: &mut Lines, kept: PlayerId, gone: PlayerId, holdings: &[Holding]) -> Nature {
    for holding in holdings {
        let Ok(counter) = holding.counter.parse::<Counter>() else { continue };
        lines.line(gone.into(), holding.asset, counter, holding.amount.negated());
        match counter {
            Counter::With(other) => {
                lines.line(other, holding.asset, Counter::With(gone.into()), holding.amount);
                if other != kept.into() {
                    lines.owed(other, kept.into(), holding.asset, holding.amount);
                }
            }
            _ => lines.line(kept.into(), holding.asset, counter, holding.amount),
        }
    }
    Nature::Transfer
}

fn paid_back(lines: &mut Lines, from: Party, to: Party, against: Means, amount: Money) -> Nature {
    match against {
        Means::Cash => lines.moved(from, to, Asset::Cash, amount),
        Means::Transfer => lines.moved(from, to, Asset::Transfer, amount),
        Means::Chips => lines.moved(from, to, Asset::Chips, amount),
        Means::Book => lines.owed(from, to, Asset::Book, amount),
        Means::Note | Means::Gift => return Nature::Transfer,
    }
    Nature::Trade
}

/// The note dies; its debtor, or the inviter of a guest, owes the holder in THE BOOK.
fn commit(lines: &mut Lines, note: &NoteUse, debtor: PlayerId, holder: Party, inviter: Option<PlayerId>) {
    lines.note(holder, debtor.into(), note);
    match inviter {
        None => lines.owed(debtor.into(), holder, Asset::Book, note.amount),
        Some(inviter) => {
            // An inviter who holds his own guest's note owes himself nothing in THE BOOK.
            if Party::from(inviter) != holder {
                lines.owed(inviter.into(), holder, Asset::Book, note.amount);
            }
            lines.owed(debtor.into(), inviter.into(), Asset::Private, note.amount);
        }
    }
}

fn assume(lines: &mut Lines, assumed: &DebtAssumed) {
    let (guest, inviter) = (Party::from(assumed.guest), Party::from(assumed.inviter));
    lines.owed(assumed.creditor, guest, Asset::Book, assumed.amount);
    if inviter != assumed.creditor {
        lines.owed(inviter, assumed.creditor, Asset::Book, assumed.amount);
    }
    lines.owed(guest, inviter, Asset::Private, assumed.amount);
}

fn consolidation(lines: &mut Lines, consolidated: &Consolidated) -> Nature {
    for DebtLine { debtor, creditor, amount } in &consolidated.before {
        lines.owed(*creditor, *debtor, Asset::Book, *amount);
    }
    for DebtLine { debtor, creditor, amount } in &consolidated.after {
        lines.owed(*debtor, *creditor, Asset::Book, *amount);
    }
    Nature::Trade
}

/// The chips by colour that the bank handed out in `fact`, if colours were said; returned ones are negative.
#[must_use]
pub fn colours_out(fact: &Fact) -> Vec<(NightId, String, i64)> {
    match fact {
        Fact::BoughtIn(BoughtIn { night, seller: None, chips: Some(chips), .. }) => {
            chips.iter().map(|(colour, count)| (*night, colour.to_string(), i64::from(count))).collect()
        }
        Fact::CashedOut(CashedOut { night, chips: Some(chips), .. }) => {
            let back = |count: u32| i64::from(count).saturating_neg();
            chips.iter().map(|(colour, count)| (*night, colour.to_string(), back(count))).collect()
        }
        Fact::Swapped { night, gave, got, .. } => {
            let back = gave.iter().map(|(colour, count)| (colour, i64::from(count).saturating_neg()));
            let out = got.iter().map(|(colour, count)| (colour, i64::from(count)));
            back.chain(out).map(|(colour, count)| (*night, colour.to_string(), count)).collect()
        }
        _ => Vec::new(),
    }
}
