//! The players of a hand and where they sit.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::logged::{Player, Seated, Seating, seating};
use crate::formats::hands::ohh::actions::{Done, Tells};
use crate::formats::hands::ohh::part::{Amiss, Source};
use crate::formats::hands::ohh::spec::{OhhHand, OhhPlayer};
use crate::formats::hands::record::Spot;
use crate::money::Money;

/// The most players one hand can have, plus an empty place for the button.
const PLAYERS_MAX: usize = 31;

/// A player as the file lists them.
#[derive(Clone, Debug)]
struct Listed {
    id: i64,
    seat: i64,
    name: String,
    stack: Money,
    out: bool,
}

/// The players in the file's order.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    listed: Vec<Listed>,
}

/// Reads the players.
pub(crate) fn table<'a>(source: Source<'_, 'a>, ohh: &OhhHand<'a>, spot: Spot) -> Result<Table, Amiss> {
    let mut listed: Vec<Listed> = Vec::new();
    for raw in ohh.players.iter().flatten() {
        let player: OhhPlayer<'a> = source.part(raw)?;
        if listed.iter().any(|other| other.id == player.id || other.seat == player.seat) {
            let message = format!("player {} is in seat {} twice", player.id, player.seat);
            return Err(HandFault::new(source.spot(raw), message).into());
        }
        let name = source.text(player.name)?.unwrap_or_else(|| format!("seat {}", player.seat));
        let stack = source.money(player.starting_stack, "the starting stack")?;
        let out = player.is_sitting_out.unwrap_or(false);
        listed.push(Listed { id: player.id, seat: player.seat, name, stack, out });
    }
    if !(2..=PLAYERS_MAX).contains(&listed.len()) {
        let message = format!("{} players won't work; a hand has 2 to {PLAYERS_MAX}", listed.len());
        return Err(HandFault::new(spot, message).into());
    }
    Ok(Table { listed })
}

impl Table {
    /// The file's numbers of the players.
    #[must_use]
    pub(crate) fn ids(&self) -> Vec<i64> {
        self.listed.iter().map(|player| player.id).collect()
    }

    /// The name of the player with that number.
    #[must_use]
    pub(crate) fn name_of(&self, id: i64) -> Option<&str> {
        self.listed.iter().find(|player| player.id == id).map(|player| player.name.as_str())
    }

    /// The name of a player by index.
    #[must_use]
    pub(crate) fn name(&self, player: usize) -> &str {
        self.listed.get(player).map_or("", |player| player.name.as_str())
    }

    /// The numbers of the seats, by player, for a note.
    #[must_use]
    pub(crate) fn seats(&self) -> String {
        let seats = self.listed.iter().map(|player| format!("{}={}", player.seat, player.name));
        seats.collect::<Vec<_>>().join(", ")
    }

    /// The places clockwise from the dealer's left; without a dealer, from the first blind. If nobody posts the small blind, an
    /// empty chair has it.
    pub(crate) fn seating(
        &self,
        (dealer, chairs): (Option<i64>, Option<i64>),
        done: &[Done],
        spot: Spot,
    ) -> Result<Seating, HandFault> {
        let listed = self.listed.iter().enumerate();
        let mut seated: Vec<Seated> =
            listed.map(|(player, listed)| Seated { seat: listed.seat, player: Some(player) }).collect();
        let dealer = dealer.or_else(|| self.before_the_blinds(done));
        let dealer = dealer.ok_or_else(|| {
            HandFault::new(spot, "there's no `dealer_seat` and no blind, so nobody knows who deals")
        })?;
        let small = self.empty_small(dealer, done, chairs);
        seated.extend(small.map(|seat| Seated { seat, player: None }));
        Ok(seating(seated, dealer))
    }

    /// The empty chair between dealer and big blind, if three or more play and nobody posts the small blind (DAV-25).
    fn empty_small(&self, dealer: i64, done: &[Done], chairs: Option<i64>) -> Option<i64> {
        let posts = |tells| done.iter().find(|one| one.tells == tells).map(|one| one.player);
        let big = posts(Tells::Big).filter(|_| posts(Tells::Small).is_none() && self.listed.len() > 2)?;
        // A player who also posts something dead has come back: somebody else has the big blind.
        if done.iter().any(|one| one.player == big && one.tells == Tells::Dead) {
            return None;
        }
        let big = self.listed.get(big)?.seat;
        let last = self.listed.iter().map(|player| player.seat).chain(chairs).max()?;
        let to_the_right = (1..big).rev().chain((big.saturating_add(1)..=last).rev());
        let mut between = to_the_right.take_while(|seat| *seat != dealer);
        between.find(|seat| self.listed.iter().all(|player| player.seat != *seat))
    }

    fn before_the_blinds(&self, done: &[Done]) -> Option<i64> {
        let posts = |tells| done.iter().find(|one| one.tells == tells).map(|one| one.player);
        let blind = self.listed.get(posts(Tells::Small).or_else(|| posts(Tells::Big))?)?.seat;
        if let (2, Some(_)) = (self.listed.len(), posts(Tells::Small)) {
            return Some(blind);
        }
        let before = |seat: i64| (seat < blind, seat);
        self.listed
            .iter()
            .map(|player| player.seat)
            .filter(|seat| *seat != blind)
            .max_by_key(|seat| before(*seat))
    }

    /// A player as the record has them: dealt in if they did something, or won without sitting out.
    #[must_use]
    pub(crate) fn player(&self, player: usize, done: &[Done], paid: Option<&[Money]>) -> Player {
        let acts = done.iter().any(|one| one.player == player && one.tells != Tells::Aside);
        let won = paid.and_then(|paid| paid.get(player)).is_some_and(|amount| amount.is_positive());
        let Some(listed) = self.listed.get(player) else { return Player::default() };
        let dealt = acts || (won && !listed.out);
        Player { name: listed.name.clone(), stack: listed.stack, dealt }
    }
}
