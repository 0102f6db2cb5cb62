//! What a waiting pot means for a hand that's recorded: who plays for it, who gives it up, and whether anybody antes.

use crate::bank::coming::lately;
use crate::bank::dealer_noted::DealerSaid;
use crate::bank::desk::BankError;
use crate::bank::pot_for;
use crate::bank::wanted_hand::WantedHand;
use crate::ids::PlayerId;
use crate::journal::HandSeat;
use crate::night::Tonight;
use crate::night::anted_for_all;
use crate::night::called_game::called;
use crate::night::claims::{PotClaims, WaitsBecause};
use crate::night::everybody_antes;
use crate::night::result_told::ToldResult;
use crate::night::ring::sits;
use crate::night::tables;
use crate::refusal::{Notice, RecordedHandRefused, Refusal};
use crate::store::Reader;
use engine::formats::hands::HandRecord;
use engine::games::Step;
use engine::hand::STANDARD;
use engine::house::key;
use engine::money::Money;
use engine::play::{Place, Setup, check_least};

/// The waiting pot, for the game that's played.
#[derive(Clone, Debug, Default)]
pub struct PlayedFor {
    /// The only players who play for it; `None`: everybody.
    claims: Option<PotClaims>,
    /// True if losers of the last deal made it and the same game goes on, so nobody antes.
    is_fed: bool,
}

/// The pot that waits for a hand of this game and these players.
pub fn played_for(
    reader: Reader<'_>,
    tonight: &Tonight,
    game: &str,
    players: &[PlayerId],
) -> Result<PlayedFor, BankError> {
    if !tonight.evening.pot().is_positive() {
        return Ok(PlayedFor::default());
    }
    if let Some(only) = pot_for::of_tonight(reader, tonight)? {
        return Ok(PlayedFor {
            claims: Some(PotClaims { players: only, why: WaitsBecause::RanOut }),
            is_fed: false,
        });
    }
    let mut tables = players.iter().filter_map(|player| tables::table_of(&tonight.evening, *player));
    let next = lately(reader, tonight, tables.next().unwrap_or(tables::MAIN))?;
    Ok(PlayedFor { claims: next.claims(game), is_fed: next.is_fed(game) })
}

impl PlayedFor {
    /// Refuses a dealt-in player who can't play for the pot.
    pub fn check(&self, tonight: &Tonight, dealt: &[PlayerId]) -> Result<(), Refusal> {
        let Some(claims) = &self.claims else { return Ok(()) };
        match dealt.iter().find(|player| !claims.has(**player)) {
            Some(out) => Err(claims.not_in_this_pot(&tonight.house, tonight.name(*out))),
            None => Ok(()),
        }
    }

    /// Who could still win it and isn't dealt in again.
    #[must_use]
    pub fn given_up(&self, tonight: &Tonight, dealt: &[PlayerId]) -> Vec<Notice> {
        let middle = tonight.amount(tonight.evening.pot());
        let gives_up =
            |claims: &PotClaims, player| claims.gives_up(&tonight.house, tonight.name(player), middle);
        let claims = self.claims.iter();
        let out = claims.flat_map(|claims| claims.players.iter().map(move |player| (claims, *player)));
        out.filter(|(_, player)| !dealt.contains(player))
            .map(|(claims, player)| gives_up(claims, player))
            .collect()
    }

    /// The same for a hand told without its acts. A player who puts nothing in needn't be listed, unless a showdown `lists_all`,
    /// as in a drop game, or nobody gets cards for free.
    #[must_use]
    pub fn unlisted(&self, tonight: &Tonight, listed: &[PlayerId], lists_all: bool) -> Vec<Notice> {
        let ran_out = self.claims.as_ref().is_some_and(|claims| claims.why == WaitsBecause::RanOut);
        let tells = if ran_out { pays_for_cards(tonight) } else { lists_all };
        if tells { self.given_up(tonight, listed) } else { Vec::new() }
    }

    /// Refuses a deal of a drop game with fewer players than the house plays it with. A result needn't name players who dropped,
    /// so everybody counts who can have been dealt in: players who have chips at the table, weren't away and play for the pot.
    ///
    /// # Errors
    ///
    /// `players` by the rule of the house.
    pub fn check_enough(
        &self,
        tonight: &Tonight,
        told: &ToldResult,
        named: &[HandSeat],
    ) -> Result<(), Refusal> {
        let called = called(tonight, &told.game);
        let Some(called) = called.filter(|called| called.row.has_step(|step| step == Step::Drop)) else {
            return Ok(());
        };
        let at = |player| tables::table_of(&tonight.evening, player);
        let table = named.iter().find_map(|seat| at(seat.player));
        let is_named = |player| named.iter().any(|seat| seat.player == player);
        let others = tonight.evening.sittings.iter().map(|sitting| sitting.player).filter(|player| {
            let plays = !is_named(*player) && !told.away.contains(player) && !self.is_without(*player);
            let here = sits(&tonight.evening, *player) && at(*player) == table;
            plays && here && tonight.evening.chips(*player).is_positive()
        });
        let players = named.len().saturating_add(others.count());
        Ok(check_least(&tonight.house, &called.row.game, players, true)?)
    }

    /// Refuses a hand told by its result if its dealer put in less than the ante, where the dealer antes for everybody who plays
    /// for the pot.
    ///
    /// # Errors
    ///
    /// `ante-unsaid` by the rule of the house about who antes.
    pub fn check_dealer_antes(&self, tonight: &Tonight, told: &ToldResult) -> Result<(), Refusal> {
        let is_due = !self.is_anted() && told.dealer.is_some_and(|dealer| !self.is_without(dealer));
        if !is_due {
            return Ok(());
        }
        let here = tonight.evening.sittings.iter().map(|sitting| sitting.player);
        let outside = here.filter(|player| self.is_without(*player));
        let away = told.away.iter().copied().chain(outside).collect();
        anted_for_all::check_told(tonight, &ToldResult { away, ..told.clone() })
    }

    /// Refuses a hand file that names a dealer without cards, where the dealer antes for everybody: then they got cards, or
    /// somebody else dealt (IGL-08).
    ///
    /// # Errors
    ///
    /// `ante-unsaid` by the rule of the house about who antes.
    pub fn check_file_dealer(&self, tonight: &Tonight, wanted: &WantedHand) -> Result<(), Refusal> {
        let (dealt, game) = (wanted.dealt(), wanted.record.game());
        let DealerSaid::InFile(Some(named)) = wanted.dealer else { return Ok(()) };
        if dealt.contains(&named) || self.is_fed {
            return Ok(());
        }
        anted_for_all::check_unlisted(tonight, game, (&dealt, named, &wanted.away(tonight)))
    }

    /// True if the hand goes on with the last one, so that nobody antes again.
    #[must_use]
    pub fn is_anted(&self) -> bool {
        self.is_fed || self.claims.as_ref().is_some_and(|claims| claims.why == WaitsBecause::RanOut)
    }

    /// True if losers made it, so nobody antes.
    #[must_use]
    pub const fn is_fed(&self) -> bool {
        self.is_fed
    }

    /// True if the player doesn't play for it.
    #[must_use]
    pub fn is_without(&self, player: PlayerId) -> bool {
        self.claims.as_ref().is_some_and(|claims| !claims.has(player))
    }

    /// The antes of a hand file must be what this pot asks for. What the file doesn't say is taken from the game, which goes on
    /// without antes.
    ///
    /// # Errors
    ///
    /// `ante-of-the-house`, `ante-missing`.
    pub fn antes(&self, tonight: &Tonight, record: &mut HandRecord) -> Result<(), Refusal> {
        if !self.is_fed {
            if !self.is_anted() && record.middle.antes.is_some() {
                check_somebody_antes(tonight, &record.setup, record.game())?;
            }
            // Without money in the middle, the file was checked against the other antes when it was read.
            let asks = tonight.evening.pot().is_positive() && !self.is_anted();
            return if asks { everybody_antes::check_setup(tonight, &record.setup) } else { Ok(()) };
        }
        for place in record.setup.places.iter_mut() {
            let anted = place.ante.plus(place.dead)?;
            if anted.is_positive() && record.middle.antes.is_some() {
                return Err(nobody_antes(tonight, anted));
            }
            (place.ante, place.dead) = Default::default();
        }
        Ok(())
    }

    /// The same for a hand told without its acts, by what each player put in besides fines and matches: without betting, that's
    /// an ante.
    ///
    /// # Errors
    ///
    /// `ante-of-the-house`.
    pub fn told(
        &self,
        tonight: &Tonight,
        game: &str,
        put_in: impl IntoIterator<Item = Money>,
    ) -> Result<(), Refusal> {
        let bets = || called(tonight, game).is_some_and(|called| called.row.course.rounds() > 0);
        match put_in.into_iter().find(|amount| amount.is_positive()).filter(|_| self.is_fed && !bets()) {
            Some(anted) => Err(nobody_antes(tonight, anted)),
            None => Ok(()),
        }
    }
}

/// Refuses a hand in which nobody antes, if the house antes and losers didn't make the pot.
fn check_somebody_antes(tonight: &Tonight, setup: &Setup, game: &str) -> Result<(), Refusal> {
    let anted = |place: &Place| place.ante.is_positive() || place.dead.is_positive();
    let always = tonight.house.word(key::ANTE_WHEN).is_none_or(|when| when.value == "always");
    let due = always || setup.course.rounds() == 0;
    let without = called(tonight, game).is_some_and(|called| called.said.forced.ante == Some(false));
    let ante = tonight.house.amount(key::ANTE).filter(|ante| ante.value.is_positive() && due && !without);
    let Some(ante) = ante.filter(|_| !setup.places.iter().any(anted)) else { return Ok(()) };
    let (house, each) = (tonight.house.name().to_owned(), tonight.amount(ante.value));
    Err(Refusal::new(RecordedHandRefused::NobodyAntes { house, each }).by(ante.rule.as_deref()))
}

/// The refusal of an ante into a pot that losers made.
fn nobody_antes(tonight: &Tonight, anted: Money) -> Refusal {
    let rule = tonight.house.setting(key::MATCH).and_then(|said| said.rule.as_deref());
    Refusal::new(RecordedHandRefused::LosersMadeThePot { anted: tonight.amount(anted) })
        .by(rule.or(Some(STANDARD)))
}

/// True if nobody gets cards without putting in: players ante for themselves, and every bet is covered (CAU-010, CAU-027).
fn pays_for_cards(table: &Tonight) -> bool {
    let says = |key, word| table.house.word(key).is_some_and(|said| said.value == word);
    says(key::ANTE_PAYER, "each") && says(key::ALLIN, "pause-and-buy")
}
