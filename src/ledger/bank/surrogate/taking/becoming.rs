//! What each event of a surrogate becomes here. Each group of facts is listed in full, so that every fact says whether a
//! surrogate may bring it.

use crate::bank::desk::BankError;
use crate::bank::loaded::roster;
use crate::bank::surrogate::taking::Taking;
use crate::bank::surrogate::translating::translated;
use crate::ids::PlayerId;
use crate::journal::{
    CashOutFact, ChipFact, DebtFact, DebtLimited, Elsewhere, Fact, FundFact, HandFact, HandVoided, HouseFact,
    InTournament, NightFact, NightOpened, NoteFact, Pair, PartyFact, SeatFact, SurrogateFact, Undone,
    Written,
};
use crate::refusal::{Notice, Refusal, SurrogateNoticed, SurrogateRefused};
use crate::tournament::did::Did;
use std::collections::BTreeSet;
/// What a surrogate sets for itself only.
pub(super) const SETTINGS: &str = "it's a setting for the stand-in only";

/// What becomes of an event.
pub(super) enum Becomes {
    This(Box<Fact>),
    Undo(u64),
    Nothing { why: String, said: bool },
}

impl Taking<'_, '_, '_> {
    /// What a fact of `there` becomes; `stands` unless the same bundle takes it back.
    pub(super) fn becomes(
        &mut self,
        event: &Written,
        there: &Fact,
        stands: bool,
    ) -> Result<Becomes, BankError> {
        match translated(&event.body, there, &self.who)? {
            Fact::House(fact) => self.house(event, fact, stands),
            Fact::Person(fact) if stands => self.person((event, there), fact),
            Fact::Person(fact) => Ok(this(fact)),
            Fact::Night(fact) => Ok(this(self.night(event.seq, fact, stands)?)),
            Fact::Seat(fact) => Ok(seat(fact, stands)),
            Fact::Hand(fact) => self.hand(event, fact, stands),
            Fact::Tournament(fact) => Ok(this(self.tournament(fact, stands))),
            Fact::Debt(fact) => self.debt(event, fact, stands),
            Fact::Surrogate(fact) => of_two_books(event, fact),
            Fact::Undone(Undone { seq }) => self.undo(seq),
            Fact::Chip(
                fact @ (ChipFact::BoughtIn(_)
                | ChipFact::Swapped { .. }
                | ChipFact::Counted(_)
                | ChipFact::CountSaid(_)
                | ChipFact::DrawerCounted { .. }
                | ChipFact::DrawerFollowed { .. }),
            ) => Ok(this(fact)),
            Fact::Party(
                fact @ (PartyFact::PartyBegun(_) | PartyFact::PartyMoved(_) | PartyFact::PartyGivenUp(_)),
            ) => Ok(this(fact)),
            Fact::Fund(
                fact @ (FundFact::FundPaid(_) | FundFact::FundCashedOut(_) | FundFact::FundSpent(_)),
            ) => Ok(this(fact)),
            Fact::CashOut(
                fact @ (CashOutFact::CashedOut(_)
                | CashOutFact::ClaimPaid { .. }
                | CashOutFact::OverShortBooked { .. }
                | CashOutFact::BankSettled(_)),
            ) => Ok(this(fact)),
            Fact::Note(
                fact @ (NoteFact::NoteIssued { .. }
                | NoteFact::NoteGiven { .. }
                | NoteFact::NotePaid { .. }
                | NoteFact::NoteCommitted { .. }
                | NoteFact::NoteLapsed { .. }
                | NoteFact::NoteVoided { .. }),
            ) => Ok(this(fact)),
        }
    }

    fn house(&mut self, event: &Written, fact: HouseFact, stands: bool) -> Result<Becomes, BankError> {
        match fact {
            HouseFact::BookBegun { .. } => Err(none_of_a_surrogate(event)),
            HouseFact::HouseAdopted { .. } | HouseFact::CaseSet { .. } | HouseFact::HintsTurned { .. } => {
                Ok(nothing(SETTINGS))
            }
            HouseFact::OwnerNamed { house, owner } if stands => self.owner(house, owner),
            HouseFact::OwnerNamed { .. } => Ok(this(fact)),
        }
    }

    fn night(&mut self, event: u64, fact: NightFact, stands: bool) -> Result<NightFact, BankError> {
        if let NightFact::PastPlayed(past) = &fact
            && stands
        {
            let players: BTreeSet<PlayerId> = past.results.iter().map(|result| result.player).collect();
            if players.len() < past.results.len() {
                return Err(self.sits_twice(event, past.results.iter().map(|result| result.player)).into());
            }
        }
        Ok(match fact {
            NightFact::NightOpened(opened) => {
                let number = self.nights.saturating_add(1);
                self.nights = if stands { number } else { self.nights };
                NightFact::NightOpened(NightOpened { number, kept_in: Some(self.book), ..opened })
            }
            NightFact::NightAmended(_)
            | NightFact::BankerChanged { .. }
            | NightFact::AppFollowed { .. }
            | NightFact::SessionImported(_)
            | NightFact::PastPlayed(_)
            | NightFact::PastSettled(_)
            | NightFact::Warned { .. }
            | NightFact::Fined { .. }
            | NightFact::Exempted { .. }
            | NightFact::Ruled { .. }
            | NightFact::NightClosed { .. } => fact,
        })
    }

    /// The refusal of a fact in which one person has two places.
    fn sits_twice(&self, event: u64, players: impl Iterator<Item = PlayerId>) -> Refusal {
        let mut seen = BTreeSet::new();
        let twice = { players }.find(|player| !seen.insert(*player));
        let merge = twice.and_then(|player| self.one_here.merge_into(player));
        Refusal::new(SurrogateRefused::SitsTwice { event, merge })
    }

    fn hand(&self, event: &Written, fact: HandFact, stands: bool) -> Result<Becomes, BankError> {
        match fact {
            HandFact::HandPlayed(hand) => {
                let players: BTreeSet<PlayerId> = hand.seats.iter().map(|seat| seat.player).collect();
                if !stands || players.len() == hand.seats.len() {
                    return Ok(this(HandFact::HandPlayed(hand)));
                }
                Err(self.sits_twice(event.seq, hand.seats.iter().map(|seat| seat.player)).into())
            }
            HandFact::HandVoided(voided) => {
                let seq = self.here(voided.seq)?;
                Ok(this(HandFact::HandVoided(HandVoided { seq, ..voided })))
            }
            HandFact::HandTagged(_)
            | HandFact::HandNoted(_)
            | HandFact::ColdCommitted { .. }
            | HandFact::ColdHands(_) => Ok(this(fact)),
        }
    }

    /// A tournament gets the next number here; whatever happens in it is the same.
    fn tournament(&mut self, fact: InTournament, stands: bool) -> InTournament {
        let InTournament { night, tournament, did } = fact;
        let Did::Made(made) = did else { return InTournament { night, tournament, did } };
        let made = made.numbered(self.tournaments.saturating_add(1));
        self.tournaments = if stands { made.number } else { self.tournaments };
        InTournament { night, tournament, did: Did::Made(Box::new(made)) }
    }

    fn debt(&mut self, event: &Written, fact: DebtFact, stands: bool) -> Result<Becomes, BankError> {
        match fact {
            DebtFact::DebtLimited(limited) if stands => self.limit(event, limited),
            DebtFact::DebtPaid { .. } | DebtFact::DebtForgiven { .. } if stands => {
                self.parted.add(event.seq, &fact);
                // What was private there stays private here, so that taking it back leaves nothing behind.
                Ok(this(fact))
            }
            DebtFact::DebtLimited(_)
            | DebtFact::DebtOwed { .. }
            | DebtFact::DebtPaid { .. }
            | DebtFact::DebtForgiven { .. }
            | DebtFact::DebtAssumed(_)
            | DebtFact::Consolidated(_)
            | DebtFact::DebtShifted(_)
            | DebtFact::Adjusted(_) => Ok(this(fact)),
        }
    }

    /// The number here of an event of the surrogate.
    fn here(&self, seq: u64) -> Result<u64, BankError> {
        if seq > self.known {
            return Ok(self.base.saturating_add(seq.saturating_sub(self.known)));
        }
        match self.reader().taken_in(self.book, seq)? {
            Some((here, _)) => Ok(here),
            None => {
                let what = format!("the stand-in changed event {seq}, which belongs to THE BOOK");
                Err(BankError::BadFile(what))
            }
        }
    }

    /// What's undone there may be recorded here by an event of its own, which still counts.
    fn says_what_stays(&mut self, seq: u64, here: u64) -> Result<(), BankError> {
        let Some(event) = self.reader().event(here)? else { return Ok(()) };
        let Fact::Surrogate(SurrogateFact::Elsewhere(Elsewhere { same: Some(same), .. })) = event.fact else {
            if self.twice.contains(&here) {
                self.notices.push(Notice::new(None, SurrogateNoticed::AlsoThere { event: here }));
            }
            return Ok(());
        };
        if self.reader().undone_by(same)?.is_none() {
            let stays = SurrogateNoticed::StaysHere { event: seq, same };
            self.notices.push(Notice::new(None, stays));
        }
        Ok(())
    }

    fn undo(&mut self, seq: u64) -> Result<Becomes, BankError> {
        let here = self.here(seq)?;
        Ok(match self.reader().undone_by(here)? {
            None => {
                self.says_what_stays(seq, here)?;
                Becomes::Undo(here)
            }
            Some(by) => told(format!("event {here} was already undone here, by event {by}")),
        })
    }

    fn limit(&mut self, event: &Written, limited: DebtLimited) -> Result<Becomes, BankError> {
        let change = self.change("debt-limited", event, limited.player);
        let reader = self.reader_now()?;
        let same = reader.debt_limits()?.get(&limited.player).copied() == limited.limit;
        if !same && change.gives_way(reader)? {
            let people = roster(reader)?;
            let name = people.called(limited.player).map(ToString::to_string).unwrap_or_default();
            return Ok(told(format!("both books say what `{name}` can owe; this one wins")));
        }
        Ok(this(DebtFact::DebtLimited(limited)))
    }

    /// Who owns a house is up to THE BOOK; if it says nothing, the surrogate's word counts.
    fn owner(&mut self, house: String, owner: PlayerId) -> Result<Becomes, BankError> {
        let reader = self.reader_now()?;
        match reader.owners()?.get(&house).copied() {
            Some(ours) if ours == owner => Ok(nothing("this book already says that")),
            Some(ours) => {
                let people = roster(reader)?;
                let name = people.called(ours).map(ToString::to_string).unwrap_or_default();
                Ok(told(format!(
                    "this book already has `{name}` as the owner of `{house}`, and that won't change"
                )))
            }
            None => Ok(this(HouseFact::OwnerNamed { house, owner })),
        }
    }
}

pub(super) fn this(fact: impl Into<Fact>) -> Becomes {
    Becomes::This(Box::new(fact.into()))
}

pub(super) fn nothing(why: impl Into<String>) -> Becomes {
    Becomes::Nothing { why: why.into(), said: false }
}

pub(super) fn told(why: String) -> Becomes {
    Becomes::Nothing { why, said: true }
}

/// The same pair in the order that ours has.
fn paired(pair: Pair, fact: fn(Pair) -> SeatFact) -> Becomes {
    if pair.one == pair.other {
        return nothing("the two are the same player here");
    }
    this(fact(Pair::of(pair.one, pair.other)))
}

fn seat(fact: SeatFact, stands: bool) -> Becomes {
    match fact {
        SeatFact::PairForbidden(pair) if stands => paired(pair, SeatFact::PairForbidden),
        SeatFact::PairAllowed(pair) if stands => paired(pair, SeatFact::PairAllowed),
        SeatFact::Reservation(_) => nothing(SETTINGS),
        SeatFact::PairForbidden(_)
        | SeatFact::PairAllowed(_)
        | SeatFact::Seated { .. }
        | SeatFact::PlacesChanged(_)
        | SeatFact::LeaveAnnounced(_)
        | SeatFact::FirstDealt(_)
        | SeatFact::SeedCommitted(_)
        | SeatFact::Dealt { .. }
        | SeatFact::Left { .. } => this(fact),
    }
}

fn of_two_books(event: &Written, fact: SurrogateFact) -> Result<Becomes, BankError> {
    match fact {
        SurrogateFact::SurrogateBegun(_) => Ok(nothing(SETTINGS)),
        SurrogateFact::BookMerged(_) | SurrogateFact::KeyMade(_) => Err(none_of_a_surrogate(event)),
        SurrogateFact::Elsewhere(_) | SurrogateFact::PlayerMatched(_) | SurrogateFact::CashHanded(_) => {
            Ok(this(fact))
        }
    }
}

fn none_of_a_surrogate(event: &Written) -> BankError {
    BankError::BadFile(format!("event {} can't come from a stand-in", event.seq))
}
