//! Who sits at the table tonight and with what: what a hand is called against.

use crate::cli::verbs::hand::new::names::Names;
use crate::render::refusal::{heard, noticed};
use engine::hand::{HouseRules, Seats};
use engine::house::House;
use engine::money::{Amount, Money};
use engine::refusal::Notice;
use ledger::bank::BankError;
use ledger::bank::entering::Bought;
use ledger::ids::PlayerId;
use ledger::night::blind_debts::BlindDebts;
use ledger::night::claims::PotClaims;
use ledger::night::dead_button::{dealer_for, is_by_turn, moves_with_blinds};
use ledger::night::dealing_again::{self, dealer_again};
use ledger::night::hand_before::HandBefore;
use ledger::night::next_hand::NextHand;
use ledger::night::ring::{button, chips_here, last_noted, noted_dealer, seated, sits, with_kept_chairs};
use ledger::night::{Evening, Tonight, seats};
use ledger::refusal::Refusal;
use ledger::tournament::Tournament;

/// The table as the book knows it.
#[derive(Clone, Debug)]
pub struct AtTable {
    /// Its number; 1 if there is only one table.
    pub number: u32,
    /// The house of the night.
    pub house: House,
    /// How it settles hands.
    pub rules: HouseRules,
    /// Everybody at the table, clockwise.
    pub names: Names,
    /// Who they are.
    pub players: Vec<PlayerId>,
    /// Their chips, by the ledger.
    pub stacks: Vec<Money>,
    /// The stakes set for the night.
    pub stakes: Option<String>,
    /// What is in the middle.
    pub carry: Money,
    /// How much of that is fines (MIK-16).
    pub fines: Money,
    /// Whose deal is assumed, if nobody said who dealt the hands before.
    pub untold: Option<Notice>,
    /// Who deals the cards instead of the button (PIG-20).
    pub beside: Option<String>,
    /// The recorded dealer of this hand.
    pub noted: Option<PlayerId>,
    /// The game played last tonight.
    pub game: Option<String>,
    /// Games of tonight outside the list, each with the hand it was played in first.
    pub unlisted: Vec<(String, u32)>,
    /// What the hands of the night leave for this one.
    pub next: NextHand,
    /// What the players owe for blinds that passed them.
    pub owed: BlindDebts,
    /// Who makes rulings.
    pub host: String,
    /// How many warnings the night had (MIK-17).
    pub warned: usize,
    /// The night itself, to check a purchase the way the bank will.
    pub tonight: Tonight,
}

impl AtTable {
    /// A table of the open night.
    pub fn of(
        tonight: &Tonight,
        table: u32,
        game: Option<String>,
        next: NextHand,
    ) -> Result<Self, BankError> {
        let here = tonight.at_table(table);
        let evening = &here.evening;
        let present = seated(evening).len();
        if present < 2 {
            return Err(too_few(&here, present).into());
        }
        let sitting = with_kept_chairs(evening, &next);
        let noted = noted_dealer(evening);
        let dealer = dealer(&here, &sitting, &next, (button(&here, &sitting, &next, &[])?, &[]));
        let stack = |player: &PlayerId| chips_here(evening, *player);
        let of = |seat: usize| sitting.get(seat).copied();
        let untold = dealer.and_then(of).and_then(|dealer| seats::untold(&here, &next, dealer));
        let number = |player: &PlayerId| evening.sitting(*player).and_then(|sitting| sitting.seat);
        Ok(Self {
            number: table,
            house: tonight.house.clone(),
            rules: HouseRules::of(&tonight.house),
            names: Names {
                names: sitting.iter().map(|player| tonight.name(*player).to_owned()).collect(),
                numbers: sitting.iter().map(number).collect(),
            },
            stacks: sitting.iter().map(stack).collect(),
            stakes: evening.stakes.clone(),
            carry: evening.pot(),
            fines: evening.fines,
            untold: untold.filter(|_| noted.is_none()).map(noticed),
            noted,
            beside: None,
            game,
            unlisted: Vec::new(),
            owed: BlindDebts::at(&here, &next, &sitting),
            next,
            host: evening.banker.map_or_else(|| "the table".to_owned(), |host| tonight.name(host).to_owned()),
            warned: evening.warned.len(),
            players: sitting,
            tonight: tonight.clone(),
        })
    }
}

impl AtTable {
    /// Who deals while the button is on this chair and nobody plays from it (DAV-25); a player who just `bought` chips plays.
    #[must_use]
    pub fn deals_for(&self, chair: usize, bought: &[Bought]) -> Option<usize> {
        let at = |player: &PlayerId| self.players.iter().position(|other| other == player);
        let plays = |player: &PlayerId| {
            let buys = |seat| bought.iter().any(|bought| bought.seat == seat);
            at(player).is_some_and(|seat| self.has_chips(seat) || self.is_dealt_in(seat, "") || buys(seat))
        };
        let dealer = at(&dealer_for(&self.players, chair, plays)?)?;
        (dealer != chair).then_some(dealer)
    }

    /// Who has the button, and who deals if that is somebody else (PIG-20), or was `said` to.
    #[must_use]
    pub fn who_deals(&self, seat: usize, said: Option<PlayerId>) -> String {
        let button = self.names.name(seat);
        match said.map(|by| self.tonight.name(by).to_owned()).or_else(|| self.beside.clone()) {
            Some(by) => format!("{button} has the button, and {by} deals"),
            None => format!("{button} deals"),
        }
    }

    /// The dealer must be in the hand, or is refused as in `deal`: without chips, and not buying any.
    pub fn deals(&self, seat: usize, dealt: Seats) -> Result<Option<usize>, Refusal> {
        let beside = self.players.get(seat).copied().filter(|_| !dealt.contains(seat));
        let Some(player) = beside else { return Ok(Some(seat)) };
        let table = self.tonight.evening.sitting(player).map_or(1, |sitting| sitting.table);
        let (here, only) = (self.tonight.at_table(table), self.next.only.as_deref());
        seats::check_in_hand(&here, player, only, true)?;
        dealing_again::check_named(&here, only, player)?;
        Ok(Some(seat))
    }

    /// Who is dealt in to this game by default.
    #[must_use]
    pub fn dealt_in(&self, game: &str) -> Seats {
        (0..self.stacks.len()).filter(|seat| self.is_dealt_in(*seat, game)).collect()
    }

    /// Players left out who could win the waiting pot, and players left out because they can't.
    #[must_use]
    pub fn left_out(&self, game: &str, dealt: Seats) -> Vec<Notice> {
        let middle = Amount::new(self.carry, self.house.currency());
        let Some(claims) = self.claims(game) else { return Vec::new() };
        let left_out = self.players.iter().enumerate().filter(|(seat, _)| !dealt.contains(*seat));
        let told = left_out.filter_map(|(seat, player)| match (claims.has(*player), self.names.name(seat)) {
            (true, name) => Some(claims.gives_up(&self.house, name, middle)),
            (false, name) => claims.sits_out(&self.house, name).filter(|_| self.has_chips(seat)),
        });
        heard(told)
    }

    /// Who deals this game in the night after `sales` while these are `away`, as far as the night knows; a player who would ante
    /// for everybody plays for the pot (IGL-08), but nobody antes for a pot that the losers made. `button` is where the button goes
    /// by turn.
    #[must_use]
    pub fn deals_in(
        &self,
        game: &str,
        sales: &Tonight,
        (button, away): (Option<usize>, &[PlayerId]),
    ) -> Option<usize> {
        let here = sales.at_table(self.number);
        let dealer = dealer(&here, &self.players, &self.next, (button, away))?;
        let claims = self.claims(game).filter(|_| !self.next.is_fed(game));
        let again =
            dealer_again(&here, claims.as_ref().map(|claims| &*claims.players), *self.players.get(dealer)?);
        self.players.iter().position(|player| *player == again)
    }

    /// True if the player gets cards in this game by default: they have chips, or are already all-in for the pot that waits.
    #[must_use]
    pub fn is_dealt_in(&self, seat: usize, game: &str) -> bool {
        let may_be_all_in = self.next.only.is_some() && self.is_here(seat);
        self.plays_for_pot(seat, game) && (self.has_chips(seat) || may_be_all_in)
    }

    /// True if cards can be dealt to this place: there are chips, or somebody is already all-in for the pot that waits.
    #[must_use]
    pub fn can_play(&self, seat: usize) -> bool {
        self.next.only.is_some() || self.has_chips(seat)
    }

    /// True if the player still sits here: cashing out gives up the claim to a pot that waits, unless they buy chips before it's
    /// played for.
    #[must_use]
    pub fn is_here(&self, seat: usize) -> bool {
        self.players.get(seat).is_some_and(|player| sits(&self.tonight.evening, *player))
    }

    fn has_chips(&self, seat: usize) -> bool {
        self.stacks.get(seat).is_some_and(|stack| stack.is_positive())
    }

    /// The only players who play for the pot that waits, if this game is called.
    #[must_use]
    pub fn claims(&self, game: &str) -> Option<PotClaims> {
        self.next.claims(game)
    }

    /// True unless the pot that waits is only for others, if this game is called.
    #[must_use]
    pub fn plays_for_pot(&self, seat: usize, game: &str) -> bool {
        let player = self.players.get(seat);
        self.claims(game).is_none_or(|claims| player.is_some_and(|player| claims.has(*player)))
    }
}

/// The first place, starting with this player's, of a player who gets cards: with chips, or all-in for the pot that waits.
fn playing_from(evening: &Evening, sitting: &[PlayerId], next: &NextHand, dealer: PlayerId) -> Option<usize> {
    let from = sitting.iter().position(|player| *player == dealer)?;
    let round = sitting.iter().enumerate().cycle().skip(from).take(sitting.len());
    // A player who went to the other table has their chips there.
    let waits = |player| next.only.as_ref().is_some_and(|only| only.contains(&player));
    let can = |player| sits(evening, player) && (evening.chips(player).is_positive() || waits(player));
    round.filter(|(_, player)| can(**player)).map(|(seat, _)| seat).next()
}

/// A hand takes two; the last player in a tournament has won it.
fn too_few(here: &Tonight, present: usize) -> Refusal {
    let winner = here.evening.purse.tournament().and(here.tournament()).and_then(Tournament::winner);
    if let Some(winner) = winner {
        let message = format!("`{}` is the only one left and wins the tournament", here.name(winner));
        return Refusal::worded("nobody-to-play", message).hint("tournament payout").into();
    }
    let only = if present == 1 { "only 1 is" } else { "nobody is" };
    let message = format!("a hand needs 2 players, but {only} at the table");
    Refusal::worded("nobody-to-play", message).hint("seat --help").into()
}

/// Who deals the next hand at a table while these are `away`, as far as the night knows: the `button` by turn, the recorded
/// dealer, or the player who is due.
fn dealer(
    here: &Tonight,
    sitting: &[PlayerId],
    next: &NextHand,
    (button, away): (Option<usize>, &[PlayerId]),
) -> Option<usize> {
    let only = next.only.as_deref();
    let turned = |player: Option<PlayerId>| playing_from(&here.evening, sitting, next, player?);
    let by_turn = button.filter(|_| is_by_turn(here));
    let noted = || turned(seats::noted_now(here, only, away));
    let due = || turned(seats::due_now(here, only, away));
    // If somebody without cards dealt the last hand, its blinds don't say whose turn it is.
    let had_it =
        moves_with_blinds(here) || next.last().and_then(HandBefore::dealer) == last_noted(&here.evening);
    let turn = || if had_it { button.or_else(due) } else { due().or(button) };
    let dealer = by_turn.or_else(noted).or_else(turn)?;
    let player = dealer_again(here, only, *sitting.get(dealer)?);
    sitting.iter().position(|other| *other == player)
}
