//! Who is who in a hand file: who sat where, who got no cards, who dealt.

use crate::cli::verbs::hand::add::Add;
use engine::formats::hands::{HandRecord, Spot, WithoutCards, WordSpots};
use engine::play::{Place, Setup};
use ledger::ids::PlayerId;
use ledger::journal::{Aside, Chairs};
use ledger::people::Roster;
use ledger::refusal::{Refusal, ResultRefused, TableRefused, Why};

impl Add {
    /// Who sits in each place of a hand.
    pub(super) fn players(
        &self,
        people: &Roster,
        record: &HandRecord,
    ) -> Result<Vec<Option<PlayerId>>, Refusal> {
        let seats = record.setup.places.iter().enumerate();
        let player = |(seat, place): (usize, &Place)| {
            place.takes_part().then(|| self.in_place(people, &record.setup, seat)).transpose()
        };
        seats.map(player).collect()
    }

    /// Who sits in this place, which may have no name in the file.
    pub(super) fn in_place(&self, people: &Roster, setup: &Setup, seat: usize) -> Result<PlayerId, Refusal> {
        let name = setup.name(seat);
        let is_nameless = setup.names.get(seat).is_none_or(String::is_empty) && self.meant(&name) == name;
        if is_nameless && people.find(&name).is_err() {
            let message = format!("the file doesn't say who `{name}` is: add --as {name}=NAME");
            return Err(Refusal::worded("unknown-player", message).hint("hand add --help").into());
        }
        self.person(people, &name)
    }

    /// Who was there and got no cards, if the file says so.
    pub(super) fn aside(
        &self,
        people: &Roster,
        said: &[String],
        of: fn(PlayerId) -> Aside,
    ) -> Result<Vec<Aside>, Refusal> {
        said.iter().map(|name| Ok(of(people.find(self.meant(name))?.id))).collect()
    }

    /// Where the file says that a player got no cards, if that is what is wrong.
    pub(super) fn named_at(
        &self,
        people: &Roster,
        (said, words): (&WithoutCards, &WordSpots),
        why: &Why,
    ) -> Option<Spot> {
        let (Why::ResultRefused(ResultRefused::WaitsAndPlays { name })
        | Why::TableRefused(TableRefused::AsideElsewhere { name, .. })) = why
        else {
            return None;
        };
        let is_his = |word: &String| people.find(self.meant(word)).is_ok_and(|who| who.name.as_str() == name);
        let lists = [(&said.waits, words.waits), (&said.barred, words.barred)];
        lists.into_iter().find(|(names, _)| names.iter().any(is_his)).and_then(|(_, spot)| spot)
    }

    /// Whose chair each place is: the player who got cards there, or else the player the file names, if the book knows them.
    pub(super) fn chairs(
        &self,
        people: &Roster,
        record: &HandRecord,
        players: &[Option<PlayerId>],
    ) -> Chairs {
        let named = |seat: usize| {
            let name = record.setup.names.get(seat).filter(|name| !name.is_empty())?;
            let owner = people.find(self.meant(name)).ok()?.id;
            let is_first = record.setup.names.iter().position(|other| other == name) == Some(seat);
            (is_first && !players.contains(&Some(owner))).then_some(owner)
        };
        let places = players.iter().enumerate().map(|(seat, player)| player.or_else(|| named(seat)));
        Chairs { places: places.collect(), beside: Vec::new() }
    }

    /// Who was away according to the file, except players who posted and so took part in the hand.
    pub(super) fn absent(&self, people: &Roster, record: &HandRecord) -> Result<Vec<PlayerId>, Refusal> {
        let places = || record.setup.names.iter().zip(&record.setup.places);
        let posted = |name: &String| {
            let mut of_name = places().filter(|(other, _)| *other == name);
            of_name.next().is_some_and(|(_, place)| place.takes_part()) && of_name.next().is_none()
        };
        let absent = record.without_cards.absent.iter().filter(|name| !posted(name));
        absent.map(|name| self.person(people, name)).collect()
    }

    /// Who deals without getting cards: the player at whose chair the file has the button, if the book knows them.
    pub(super) fn dealer(&self, people: &Roster, record: &HandRecord) -> Option<PlayerId> {
        let (setup, button) = (&record.setup, record.setup.button);
        let away = setup.places.get(button).is_some_and(|place| !place.takes_part());
        let name = setup.names.get(button).filter(|name| away && !name.is_empty())?;
        Some(people.find(self.meant(name)).ok()?.id)
    }
}
