//! Closing the night: what must be settled first, and what the bank turns into.

use crate::accounts::{Asset, Party};
use crate::ids::{NightId, PlayerId};
use crate::journal::{
    BankSettled, CashOutFact, DebtAssumed, DebtFact, DebtLine, DrawerShared, Fact, NoteFact, NoteUse,
};
use crate::night::cold_hands;
use crate::night::end_of_play;
use crate::night::evening::{Note, NoteStatus};
use crate::night::tonight::Tonight;
use crate::night::two_counts::{self, TwoCounts};
use crate::refusal::{Bears, ClosingNoticed, ClosingRefused, CountedHow, LapsingNote, Notice, Refusal};
use engine::house::key;
use engine::money::{Money, Overflow};

/// Who covers what's over or short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// The owner of the house; until one is named, the banker.
    House,
    /// The biggest winner.
    Winner,
    /// The banker.
    Banker,
}

/// What happens to the notes that would become void at the end of the night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastNotes {
    /// Nobody said: as long as there are any, the night doesn't end.
    #[default]
    Unsaid,
    /// They are written into THE BOOK.
    Committed,
    /// They become void.
    Lapse,
    /// They stay open: a night that was played online has no notes of its own.
    Kept,
}

/// How the banker ends the night.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    /// Who dealt the last hand.
    pub dealer: Option<PlayerId>,
    /// Who covers what's over or short.
    pub bearer: Option<Bearer>,
    /// What happens to notes that aren't in THE BOOK.
    pub notes: LastNotes,
    /// True if it was played elsewhere: there were no chips to count, and no counts to compare.
    pub is_elsewhere: bool,
    /// The question the banker answered about them. If others would lapse by then, the banker is asked again.
    pub named: Option<Refusal>,
}

/// May the night end now? Says what the banker should hear first.
pub fn check(
    tonight: &Tonight,
    dealer: Option<PlayerId>,
    bearer: Option<Bearer>,
) -> Result<Vec<Notice>, Refusal> {
    tonight.check_no_game()?;
    if let Some(on) = tonight.tournament() {
        let (number, pool) = (on.number, tonight.amount(on.pool));
        return Err(Refusal::new(ClosingRefused::TournamentOpen { number, pool }));
    }
    let evening = &tonight.evening;
    if !evening.cold.is_empty() {
        let names = evening.cold.iter().map(|player| tonight.name(*player).to_owned()).collect();
        return Err(Refusal::new(ClosingRefused::ColdHandsTied { names }));
    }
    cold_hands::check_none_waits(tonight)?;
    check_over_short(tonight, bearer)?;
    let mut notices = end_of_play::notices(tonight, dealer);
    notices.extend(without_prizes(tonight));
    Ok(notices)
}

fn check_over_short(tonight: &Tonight, bearer: Option<Bearer>) -> Result<(), Refusal> {
    let (chips, cash) = (tonight.evening.over_short(), tonight.evening.drawer_over_short());
    if bearer.is_some() || chips.is_zero() && cash.is_zero() {
        return Ok(());
    }
    let shortage = tonight.house.word(key::CASHOUT_SHORTAGE);
    let said = shortage.as_ref().map(|shortage| shortage.value);
    let why = ClosingRefused::OverShort {
        chips: tonight.amount(chips),
        colours: tonight.evening.colour_differences(),
        cash: tonight.amount(cash),
        found_first: said == Some("cleared-first"),
        bearers: who_covers(tonight),
    };
    Err(Refusal::new(why).by(shortage.and_then(|shortage| shortage.rule).as_deref()))
}

/// Whose stacks are paid by the ledger because nobody counted them, and whose were counted by only one of the two.
#[must_use]
pub fn uncounted(tonight: &Tonight, counts: &[(PlayerId, TwoCounts)]) -> Vec<Notice> {
    let evening = &tonight.evening;
    // After a tournament, what's turned in is prize money, not chips that somebody could count.
    if tonight.is_tournament() && !tonight.tournaments.is_empty() {
        return Vec::new();
    }
    let rule = two_counts::rule(tonight).filter(|_| two_counts::wanted(tonight));
    let is_counted = |player| evening.sitting(player).is_some_and(|sitting| sitting.counted.is_some());
    let uncounted = counts.iter().filter(|(player, _)| !is_counted(*player));
    let said = |counted: CountedHow, by: (bool, bool)| {
        let is_so = |counts: &TwoCounts| (counts.player.is_some(), counts.banker.is_some()) == by;
        let which = uncounted.clone().filter(|(_, counts)| is_so(counts));
        let names: Vec<String> = which.map(|(player, _)| tonight.name(*player).to_owned()).collect();
        let is_said = !names.is_empty();
        is_said.then(|| Notice::new(rule.as_deref(), ClosingNoticed::LedgersStack { counted, names }))
    };
    let notices = [
        said(CountedHow::Not, (false, false)),
        said(CountedHow::ByPlayer, (true, false)),
        said(CountedHow::ByBanker, (false, true)),
        said(CountedHow::Differently, (true, true)),
    ];
    notices.into_iter().flatten().collect()
}

/// Tournament chips buy places, not money: without a tournament to pay out, they're taken back at cost.
fn without_prizes(tonight: &Tonight) -> Option<Notice> {
    let played = tonight.is_tournament()
        && tonight.tournaments.is_empty()
        && tonight.evening.chips_out().is_positive();
    played.then(|| Notice::new(None, ClosingNoticed::WithoutPrizes))
}

/// Books what's over or short on the bearer, or nothing if the count is even.
pub fn over_short(tonight: &Tonight, bearer: Bearer) -> Result<Option<Fact>, Refusal> {
    let evening = &tonight.evening;
    let (chips, cash) = (evening.over_short(), evening.drawer_over_short());
    if chips.is_zero() && cash.is_zero() {
        return Ok(None);
    }
    let bearer = party(tonight, bearer)?;
    Ok(Some(CashOutFact::OverShortBooked { night: evening.id, chips, cash, bearer }.into()))
}

/// Who covers the difference.
///
/// # Errors
///
/// No banker, or not exactly one winner.
pub fn party(tonight: &Tonight, bearer: Bearer) -> Result<Party, Refusal> {
    match bearer {
        Bearer::House => Ok(tonight.house_party()),
        Bearer::Banker => {
            let banker = tonight.evening.banker.map(Party::from);
            banker.ok_or_else(|| Refusal::new(ClosingRefused::NoBanker))
        }
        Bearer::Winner => biggest_winner(tonight),
    }
}

/// Who can cover a difference tonight: the winner alone if the house says so and there's one, otherwise anybody who can.
#[must_use]
pub fn who_covers(tonight: &Tonight) -> Vec<Bears> {
    let shortage = tonight.house.word(key::CASHOUT_SHORTAGE).map(|shortage| shortage.value);
    match (shortage, biggest_winner(tonight)) {
        (Some("biggest-winner"), Ok(_)) => vec![Bears::Winner],
        (_, winner) => bearers(tonight, winner.is_ok()),
    }
}

/// Who can cover it: the one winner if there is one, and the banker if one is named.
fn bearers(tonight: &Tonight, won: bool) -> Vec<Bears> {
    let named = tonight.evening.banker.is_some();
    let bears = [(true, Bears::House), (won, Bears::Winner), (named, Bears::Banker)];
    bears.into_iter().filter(|(can, _)| *can).map(|(_, bears)| bears).collect()
}

fn biggest_winner(tonight: &Tonight) -> Result<Party, Refusal> {
    let results = tonight.evening.results();
    let best = results.iter().map(|(_, result)| *result).max().unwrap_or_default();
    let mut winners = results.iter().filter(|(_, result)| *result == best);
    match (winners.next(), winners.next()) {
        (Some((winner, _)), None) if best.is_positive() => Ok(Party::from(*winner)),
        (Some(_), Some(_)) if best.is_positive() => Err(Refusal::new(ClosingRefused::SeveralWon {
            each: tonight.amount(best),
            bearers: bearers(tonight, false),
        })),
        _ => Err(Refusal::new(ClosingRefused::NobodyWon { bearers: bearers(tonight, false) })),
    }
}

/// The notes that lapse now: not in THE BOOK when the night ends (MIK-07).
#[must_use]
pub fn lapsing(tonight: &Tonight) -> Vec<&Note> {
    let expiry = tonight.word_or(key::CREDIT_NOTE_EXPIRY, "session-end");
    if expiry.value != "session-end" {
        return Vec::new();
    }
    tonight.notes.iter().filter(|note| note.status == NoteStatus::Open && note.holder.is_some()).collect()
}

/// Nobody's claim ends with the night until somebody says so (MIK-07).
pub fn check_lapsing(tonight: &Tonight) -> Result<(), Refusal> {
    let told = |note: &Note| LapsingNote {
        note: tonight.open_note(note),
        holder: note.holder.map_or("nobody", |holder| tonight.party_name(holder)).to_owned(),
    };
    let notes: Vec<LapsingNote> = lapsing(tonight).into_iter().map(told).collect();
    if notes.is_empty() {
        return Ok(());
    }
    let rule = tonight.house.word(key::CREDIT_NOTE_EXPIRY).and_then(|expiry| expiry.rule);
    Err(Refusal::new(ClosingRefused::NotesWouldLapse { notes }).by(rule.as_deref()))
}

/// The fact of a note's lapse.
#[must_use]
pub fn lapse(note: &Note) -> Option<Fact> {
    let holder = note.holder?;
    let used = NoteUse { id: note.id, identifier: note.identifier.clone(), amount: note.open };
    Some(NoteFact::NoteLapsed { note: used, debtor: note.debtor, holder }.into())
}

/// Guests' debts that become their inviters'; a guest nobody invited keeps the debt.
#[must_use]
pub fn guest_debts(tonight: &Tonight, debts: &[DebtLine]) -> Vec<Fact> {
    if tonight.word_or(key::CREDIT_WHO, "regulars").value != "regulars" {
        return Vec::new();
    }
    let assumed = debts.iter().filter_map(|debt| {
        let guest = debt.debtor.player()?;
        let inviter = tonight.people.answers_for(guest).ok()?.id;
        let night = Some(tonight.evening.id);
        let assumed = DebtAssumed { night, guest, inviter, creditor: debt.creditor, amount: debt.amount };
        (inviter != guest).then_some(DebtFact::DebtAssumed(assumed).into())
    });
    assumed.collect()
}

/// A claim on the bank that is paid at the close.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimPaid {
    pub player: PlayerId,
    pub amount: Money,
    /// True if it is sent by app.
    pub app: bool,
}

impl ClaimPaid {
    /// The fact that writes it.
    #[must_use]
    pub fn fact(self, night: NightId) -> Fact {
        let Self { player, amount, app } = self;
        if app {
            let (from, to) = (Party::Bank, Party::from(player));
            return DebtFact::DebtPaid { from, to, amount, private: None, app, remark: String::new() }.into();
        }
        CashOutFact::ClaimPaid { night, player, amount }.into()
    }
}

/// Claims on the bank that it can still pay, in the order given: first by app to players who paid the bank by app, as far as app
/// money goes, then from the drawer.
pub fn claims_paid(
    tonight: &Tonight,
    debts: &[DebtLine],
    app_payers: &[PlayerId],
) -> Result<Vec<ClaimPaid>, Overflow> {
    let evening = &tonight.evening;
    let claims = debts.iter().filter(|debt| debt.debtor == Party::Bank);
    let mut open: Vec<(PlayerId, Money)> =
        claims.filter_map(|debt| Some((debt.creditor.player()?, debt.amount))).collect();
    let mut paid = Vec::new();
    for (app, mut left) in
        [(true, evening.accounts.holding(Party::Bank, Asset::Transfer)), (false, evening.drawer())]
    {
        for (player, claim) in &mut open {
            let amount = (*claim).min(left);
            if amount.is_positive() && (!app || app_payers.contains(player)) {
                left = left.minus(amount)?;
                *claim = claim.minus(amount)?;
                paid.push(ClaimPaid { player: *player, amount, app });
            }
        }
    }
    Ok(paid)
}

/// Settles the bank: the float goes back to the party who gave it. The rest of the drawer and what came by app go to the banker,
/// with everything still open between the bank and THE BOOK. If nobody kept the bank, the owner of the house stands in. `None` if
/// nothing is left.
pub fn settle_bank(tonight: &Tonight, debts: &[DebtLine]) -> Result<Option<BankSettled>, Overflow> {
    let evening = &tonight.evening;
    let claims = debts.iter().filter(|debt| debt.creditor == Party::Bank).map(|debt| debt.amount);
    let owed = debts.iter().filter(|debt| debt.debtor == Party::Bank).map(|debt| debt.amount);
    let banker = evening.banker.or(tonight.owner);
    let keeper = banker.map_or(Party::House, Party::from);
    let (giver, float) = evening.float();
    let back = float.min(evening.drawer());
    let drawer =
        DrawerShared { giver, owner: if giver == Party::House { keeper } else { giver }, back, keeper };
    let settled = BankSettled {
        night: evening.id,
        banker,
        cash: evening.drawer(),
        transfer: evening.accounts.holding(Party::Bank, Asset::Transfer),
        float,
        residue: Money::sum(claims)?.minus(Money::sum(owed)?)?.minus(float.minus(back)?)?,
        drawer: Some(drawer),
    };
    let moves = [settled.cash, settled.transfer, settled.float, settled.residue];
    Ok(moves.iter().any(|amount| !amount.is_zero()).then_some(settled))
}
