//! A match game that isn't over: its pot waits for the next deal, and everybody who started it plays (CAU-120).

use crate::ids::PlayerId;
use crate::journal::{Follows, HandPlayed};
use crate::night::called_game::called_at;
use crate::night::claims::{PotClaims, WaitsBecause, returns};
use crate::night::evening::Evening;
use crate::night::tonight::Tonight;
use engine::games::Step;
use engine::hand::{Seats, Settlement};
use engine::house::{House, key};
use engine::play::End;

/// A match game that goes on with the next deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoesOn {
    /// What it's called, and what was added to it if that makes it a match game.
    called: Vec<String>,
    /// Who is dealt in again; `None`: nobody said who started it.
    players: Option<Vec<PlayerId>>,
    /// True if losers made the pot, so that nobody antes; if everybody dropped, they ante again.
    matched: bool,
}

/// What's known about a hand that ended, besides its figures.
#[derive(Clone, Copy, Debug)]
pub enum Ended<'e> {
    /// How it ended after every act, and who sat in each place.
    Full(&'e End, &'e [Option<PlayerId>]),
    /// How its cards were settled.
    Shown(&'e Settlement),
    /// Its result alone.
    Told,
}

impl GoesOn {
    /// Whether a hand at a table ([`Tonight::at_table`]) leaves a match game that goes on; `before` is what the hand before it
    /// left. A hand told by its result doesn't name the players who dropped: they play on.
    #[must_use]
    pub fn after(
        tonight: &Tonight,
        hand: &HandPlayed,
        ended: Ended<'_>,
        before: Option<Self>,
    ) -> Option<Self> {
        let house = &tonight.house;
        if !hand.carried_out.is_positive() {
            return None;
        }
        let called = match_game(house, &hand.game)?;
        let nobody = !hand.seats.iter().any(|seat| seat.won.is_positive());
        let all: Vec<Option<PlayerId>> = hand.seats.iter().map(|seat| Some(seat.player)).collect();
        let at = |places: &[Option<PlayerId>], seats: Seats| -> Vec<PlayerId> {
            seats.iter().filter_map(|seat| places.get(seat).copied().flatten()).collect()
        };
        let (matched, players) = match ended {
            Ended::Full(End::Settled(settled), places) => {
                let back = settled.settlement.matched().filter(|matched| matched.goes_on)?.back;
                (true, Some(at(places, back)))
            }
            Ended::Full(End::Waits { all_out: Some(out), only: None, .. }, places) => {
                (false, Some(at(places, out.back)))
            }
            Ended::Shown(settlement) => match settlement.matched() {
                Some(matched) if matched.goes_on => (true, Some(at(&all, matched.back))),
                None if nobody => (false, Some(all.into_iter().flatten().collect())),
                _ => return None,
            },
            Ended::Told if hand.follows == Some(Follows::Matched) => (true, None),
            Ended::Told if nobody && hand.follows.is_none() => (false, None),
            Ended::Full(..) | Ended::Told => return None,
        };
        let players = match before.filter(|before| before.is(&hand.game)) {
            // Everybody who started it is in the next deal, including droppers and players who were away from this one.
            Some(Self { players: Some(started), .. }) if returns(house) => Some(started),
            Some(before) => players.or_else(|| {
                let started = before.players?;
                Some(started.into_iter().filter(|player| !is_away(hand, *player)).collect())
            }),
            None => players.or_else(|| starters(house, hand)).or_else(|| not_away(&tonight.evening, hand)),
        };
        Some(Self { called, players, matched })
    }

    /// What has to be called for it.
    #[must_use]
    pub fn game(&self) -> String {
        self.called.join(" + ")
    }

    /// True if this game, whatever else was added, is the one that goes on.
    fn is(&self, game: &str) -> bool {
        let words: Vec<&str> = game.split(" + ").collect();
        self.called.first().is_some_and(|name| words.first() == Some(&name.as_str()))
            && self.called.iter().all(|word| words.contains(&word.as_str()))
    }

    /// True if nobody antes for this game: the losers of its last deal made its pot (CAU-119).
    #[must_use]
    pub fn is_fed(&self, game: &str) -> bool {
        self.matched && self.is(game)
    }

    /// The only players who play for the pot in this game; `None`: everybody.
    #[must_use]
    pub fn claims(&self, game: &str) -> Option<PotClaims> {
        let players = self.players.clone().filter(|_| self.is(game))?;
        Some(PotClaims { players, why: WaitsBecause::Started })
    }
}

/// True if players drop out of this game and the losers match its pot, so that it can go on with the players who started it.
#[must_use]
pub fn is_match_game(house: &House, game: &str) -> bool {
    match_game(house, game).is_some()
}

/// What has to be called for a match game: its name, with one addition if the name alone doesn't make it one. `None` for other
/// games.
fn match_game(house: &House, game: &str) -> Option<Vec<String>> {
    let drops = |words: &Vec<&str>| {
        let called = called_at(house, &words.join(" + "));
        called.is_some_and(|called| called.row.has_step(|step| step == Step::Drop))
    };
    let mut words = game.split(" + ");
    let name = words.next()?;
    let ways = std::iter::once(vec![name]).chain(words.map(|added| vec![name, added]));
    let words = ways.into_iter().find(drops)?;
    Some(words.into_iter().map(str::to_owned).collect())
}

/// Who started a match game if only its first result is known: everybody who anted, if players ante for themselves.
fn starters(house: &House, hand: &HandPlayed) -> Option<Vec<PlayerId>> {
    let called = called_at(house, &hand.game)?;
    let says = |key, word| house.word(key).is_some_and(|said| said.value == word);
    let by_game = called.said.forced.ante == Some(false) && !says(key::ANTE_WHEN, "always");
    let ante = house.amount(key::ANTE).map(|ante| ante.value);
    let ante = ante.filter(|ante| ante.is_positive() && !by_game && says(key::ANTE_PAYER, "each"))?;
    let anted = hand.seats.iter().filter(|seat| seat.put_in >= ante);
    Some(anted.map(|seat| seat.player).collect())
}

fn is_away(hand: &HandPlayed, player: PlayerId) -> bool {
    hand.aside.iter().any(|aside| aside.player == player && aside.is_away())
}

/// Who started it if only the result is known: everybody at the table who wasn't away.
fn not_away(evening: &Evening, hand: &HandPlayed) -> Option<Vec<PlayerId>> {
    let away = |player: PlayerId| is_away(hand, player);
    if !hand.chairs.places.is_empty() {
        return Some(hand.chairs.places.iter().copied().flatten().filter(|player| !away(*player)).collect());
    }
    let plays = |player: PlayerId| hand.seats.iter().any(|seat| seat.player == player);
    let here = evening.sittings.iter().filter(|sitting| sitting.left.is_none()).map(|sitting| sitting.player);
    let there =
        here.filter(|player| !away(*player) && (plays(*player) || evening.chips(*player).is_positive()));
    hand.aside.iter().any(|aside| aside.is_away()).then(|| there.collect())
}
