//! Looking back over nights: what everybody played, won and did.

use crate::bank::desk::BankError;
use crate::bank::hands::counted_under;
use crate::bank::merged::MergedRecords;
use crate::ids::{NightId, PlayerId};
use crate::night::hand_tally::HandTally;
use crate::refusal::{EveningRefused, Refusal};
use crate::store::{NightRow, Reader};
use crate::time::Period;
use engine::calling::listed;
use engine::money::{Money, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// What to look back over; by default everything.
#[derive(Clone, Debug, Default)]
pub struct Over {
    pub house: Option<String>,
    pub game: Option<String>,
    pub night: Option<u32>,
    /// When the nights were opened.
    pub period: Period,
}

/// A player's nights and hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerFigures {
    pub nights: u64,
    /// All play: hands, fines, counts, cold hands. Only the hands if one game is looked at.
    pub net: Money,
    pub tally: HandTally,
}

/// One player's figures, in total and in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub whole: PlayerFigures,
    pub games: BTreeMap<String, PlayerFigures>,
    pub houses: BTreeMap<String, PlayerFigures>,
}

/// Everybody who played in the chosen nights.
pub fn look_back(reader: Reader<'_>, over: &Over) -> Result<BTreeMap<PlayerId, Record>, BankError> {
    let nights = nights(reader, over)?;
    let kept = MergedRecords::load(reader)?;
    let mut records: BTreeMap<PlayerId, Record> = BTreeMap::new();
    let mut sat: BTreeSet<(PlayerId, NightId)> = BTreeSet::new();
    let mut played: BTreeSet<(PlayerId, NightId, String)> = BTreeSet::new();
    let most = reader.won_most()?.into_iter();
    let most: BTreeMap<(PlayerId, NightId, String), Money> =
        most.map(|(player, night, game, won)| ((player, night, game), won)).collect();
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    let asked = over.game.as_deref().map(|game| counted_under(reader, game)).transpose()?;
    for mut row in reader.tallies()? {
        // The list of hands keeps what the player was paid, including their own chips.
        let key = (row.player, row.night, row.game.clone());
        row.tally.won_max = most.get(&key).copied().unwrap_or_default();
        row.game = names.entry(row.game).or_insert_with_key(|said| listed(said)).clone();
        let wanted = asked.as_ref().is_none_or(|game| game.eq_ignore_ascii_case(&row.game));
        let Some(night) = nights.get(&row.night).filter(|_| wanted) else { continue };
        let player = kept.of(row.player);
        let record = records.entry(player).or_default();
        record.hands(night, &row.game, &row.tally)?;
        if played.insert((player, row.night, row.game.clone())) {
            record.game_night(&row.game);
        }
        if over.game.is_some() {
            record.play(night, row.tally.net)?;
            if sat.insert((player, row.night)) {
                record.night(night);
            }
        }
    }
    if over.game.is_some() {
        return Ok(records);
    }
    for (night, player, net) in reader.plays()? {
        let Some(row) = nights.get(&night) else { continue };
        let player = kept.of(player);
        let record = records.entry(player).or_default();
        record.play(row, net)?;
        if sat.insert((player, night)) {
            record.night(row);
        }
    }
    Ok(records)
}

impl Record {
    fn hands(&mut self, night: &NightRow, game: &str, tally: &HandTally) -> Result<(), Overflow> {
        self.whole.tally.join(tally)?;
        let played = self.games.entry(game.to_owned()).or_default();
        played.net = played.net.plus(tally.net)?;
        played.tally.join(tally)?;
        self.houses.entry(night.house.clone()).or_default().tally.join(tally)
    }

    fn game_night(&mut self, game: &str) {
        let played = self.games.entry(game.to_owned()).or_default();
        played.nights = played.nights.saturating_add(1);
    }

    fn play(&mut self, night: &NightRow, net: Money) -> Result<(), Overflow> {
        self.whole.net = self.whole.net.plus(net)?;
        let house = self.houses.entry(night.house.clone()).or_default();
        house.net = house.net.plus(net)?;
        Ok(())
    }

    fn night(&mut self, night: &NightRow) {
        self.whole.nights = self.whole.nights.saturating_add(1);
        let house = self.houses.entry(night.house.clone()).or_default();
        house.nights = house.nights.saturating_add(1);
    }
}

/// The nights to look back over, by their ids.
fn nights(reader: Reader<'_>, over: &Over) -> Result<BTreeMap<NightId, NightRow>, BankError> {
    let nights = reader.nights()?;
    if let Some(number) = over.night
        && nights.iter().all(|night| night.number != number)
    {
        return Err(Refusal::new(EveningRefused::Unknown { night: number }).into());
    }
    let wanted = |night: &NightRow| {
        over.night.is_none_or(|number| number == night.number)
            && over.period.holds(night.opened)
            && over.house.as_ref().is_none_or(|house| house.eq_ignore_ascii_case(&night.house))
    };
    Ok(nights.into_iter().filter(wanted).map(|night| (night.id, night)).collect())
}
