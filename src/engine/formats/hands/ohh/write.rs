//! A record written as Open Hand History, and what that format cannot say of it.

use crate::formats::hands::exact::Scale;
use crate::formats::hands::named_notes::named_notes;
use crate::formats::hands::ohh::forced::{BLINDS, Forced};
use crate::formats::hands::ohh::games::{game_type, meant};
use crate::formats::hands::ohh::out::{
    OutFile, OutHand, OutLimit, OutPlayer, OutPot, OutRound, OutWin, number, unwritable,
};
use crate::formats::hands::ohh::scribe::{Scribe, Scribed, blinds};
use crate::formats::hands::ohh::seated::Seated;
use crate::formats::hands::ohh::tournament;
use crate::formats::hands::record::HandRecord;
use crate::games::row;
use crate::money::{Currency, Money, Overflow};
use crate::play::{Act, Structure};
use crate::readable::escaped_in_quotes;
use crate::refusal::{Instead, Refusal};

/// The version of the specification that is followed.
const VERSION: &str = "1.4.7";

/// A hand as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OhhText {
    /// The object and its line end; an empty line separates two hands of a file.
    pub text: String,
    /// What is lost: short phrases for a sentence that begins `not written:`.
    pub lost: Vec<String>,
    /// Which of the lost things players did: without them the hand may come back different.
    pub lost_acts: Vec<&'static str>,
}

/// Writes a hand in which each place was paid `wins` from the pots. Amounts are plain decimals of the record's unit.
///
/// # Errors
///
/// `not-in-this-format`: no word for the game, or for something that decided the hand.
pub fn write(record: &HandRecord, wins: &[Money]) -> Result<OhhText, Refusal> {
    let setup = &record.setup;
    let game_type = game_type(setup.game.name).ok_or_else(|| {
        let message = format!("Open Hand History can't record `{}`", setup.game.name);
        Refusal::new("not-in-this-format", message)
    })?;
    if let Some(loss) = DECIDING.iter().find(|loss| (loss.of)(record)) {
        let message = format!("Open Hand History can't record {}", loss.what);
        return Err(Refusal::new("not-in-this-format", message).instead(Instead::OwnFormat));
    }
    let scale = Scale::of(setup.currency);
    let Scribed { mut rounds, lost: mut lost_acts, runs } = Scribe::new(record, scale).write()?;
    lost_acts.sort_unstable();
    lost_acts.dedup();
    let mut lost = lost_acts.iter().map(|what| (*what).to_owned()).collect::<Vec<_>>();
    let seats = Seated::of(record);
    for action in rounds.iter_mut().flat_map(|round| &mut round.actions) {
        action.player_id = seats.id(action.player_id);
    }
    lost.extend(LOST.iter().filter(|loss| (loss.of)(record)).map(|loss| loss.what.to_owned()));
    lost.extend(lost_notes(record));
    lost.extend(seats.nameless(record).into_iter().map(|(place, stack)| {
        format!("`{}` sitting out with {}", setup.name(place), setup.currency.shown(stack))
    }));
    let (bet_type, spread) = bet_type(setup.limits.structure);
    lost.extend(spread.map(str::to_owned));
    let note =
        |name: &str| record.notes.iter().find(|(of, _)| of == name).map_or("", |(_, text)| text.as_str());
    let site = Some(note("site")).filter(|site| !site.is_empty()).unwrap_or("housebook");
    let tournament_info = tournament::written(&record.notes);
    lost.extend(cards_unsaid(&rounds, game_type, setup.game.name).map(str::to_owned));
    let number = |money| number(scale, money);
    let Forced { small, big, ante } = Forced::of(record);
    let words: Vec<&str> = note("flags").split(", ").filter(|word| !word.is_empty()).collect();
    let runs = (runs && words.iter().all(|word| *word != RUNS)).then_some(RUNS);
    let network = Some(note("network")).filter(|network| !network.is_empty()).unwrap_or(site);
    let hero = record.notes.iter().find(|(of, _)| of == "hero").map(|(_, name)| name);
    let hero = hero.and_then(|hero| setup.names.iter().position(|name| name == hero));
    let currency = currency_of(record, note("currency"));
    let ohh = OutHand {
        spec_version: VERSION,
        site_name: site,
        network_name: network,
        internal_version: VERSION,
        tournament: tournament_info.is_some(),
        tournament_info,
        game_number: record.id.as_deref().unwrap_or_default(),
        start_date_utc: note("started"),
        table_name: note("table"),
        game_type,
        bet_limit: OutLimit { bet_type },
        table_size: table_size(record, &seats),
        currency,
        dealer_seat: note("dealer-seat").parse().unwrap_or_else(|_| seats.seat(setup.button)),
        small_blind_amount: number(small)?,
        big_blind_amount: number(big)?,
        ante_amount: number(ante)?,
        hero_player_id: hero.map(|hero| seats.id(hero)),
        flags: runs.into_iter().chain(words).collect(),
        players: players(record, scale, &seats)?,
        rounds,
        pots: vec![pot(scale, wins, &seats)?],
    };
    let text = serde_json::to_string(&OutFile { ohh }).map_err(|why| unwritable(&why))?;
    let text = escaped_in_quotes(&text);
    lost.sort_unstable();
    lost.dedup();
    Ok(OhhText { text: format!("{text}\n"), lost, lost_acts })
}

/// The word for a limit, and what it does not say.
const fn bet_type(structure: Structure) -> (&'static str, Option<&'static str>) {
    match structure {
        Structure::NoLimit => ("NL", None),
        Structure::PotLimit => ("PL", None),
        Structure::Fixed => ("FL", None),
        Structure::Spread => ("NL", Some("the bet sizes in the spread limit")),
    }
}

/// The currency that is named: tournament chips are chips, whatever money bought them.
fn currency_of<'r>(record: &'r HandRecord, noted: &'r str) -> &'r str {
    let noted = Some(noted.trim_matches('"')).filter(|code| !code.is_empty());
    let own = record.setup.currency;
    noted.filter(|_| own != Currency::CHIPS).unwrap_or(own.code())
}

/// The table size that a note gives, in the words of either format; else room for everybody.
fn table_size(record: &HandRecord, seats: &Seated) -> usize {
    let noted = |name: &str| record.notes.iter().find(|(of, _)| of == name)?.1.parse().ok();
    let room = record.setup.places.len().max(seats.last());
    noted("table-size").or_else(|| noted("seat_count").filter(|size| *size >= room)).unwrap_or(room)
}

/// The names of notes that the format has no place for.
fn lost_notes(record: &HandRecord) -> Option<String> {
    let notes = &record.notes;
    let is_dated = notes.iter().any(|(name, _)| name == "started");
    let is_in_chips = record.setup.currency == Currency::CHIPS;
    let is_kept = |name: &str, text: &str| match name {
        "seats" if text.starts_with('[') => Seated::listed(record).is_some(),
        "seat_count" => text.parse() == Ok(table_size(record, &Seated::of(record))),
        "currency" if is_in_chips => text.trim_matches('"') == Currency::CHIPS.code(),
        "hero" => record.setup.names.iter().any(|name| name == text),
        _ => KEPT.contains(&name) || tournament::NOTES.contains(&name) || (is_dated && DATED.contains(&name)),
    };
    let lost = notes.iter().filter(|(name, text)| !is_kept(name, text));
    named_notes(lost.map(|(name, _)| name.as_str()))
}

/// Something a record can hold that the format has no place for.
struct Loss {
    what: &'static str,
    of: fn(&HandRecord) -> bool,
}

const fn loss(what: &'static str, of: fn(&HandRecord) -> bool) -> Loss {
    Loss { what, of }
}

/// The flag of a board that was dealt more than once.
const RUNS: &str = "Run_It_Twice";

/// The notes that the format has a place for, besides those of a tournament.
const KEPT: [&str; 14] = [
    "site",
    "network",
    "table",
    "table-size",
    "hand-id",
    "started",
    "currency",
    "seats",
    "dealer",
    "dealer-seat",
    "hero",
    "flags",
    "shown",
    BLINDS,
];

/// The notes that `started` says in one word.
const DATED: [&str; 6] = ["year", "month", "day", "time", "time_zone", "time_zone_abbreviation"];

const LOST: [Loss; 4] = [
    loss("the house and its rules", |record| record.house.is_some()),
    loss("which pot each winner took", |_| true),
    loss("that antes were matched", |record| record.setup.antes_matched),
    loss("stacks nobody counted", |record| record.setup.places.iter().any(|place| place.stack.is_none())),
];

/// What decided the hand: without it somebody else would have won.
const DECIDING: [Loss; 8] = [
    loss("wild cards", |record| record.setup.announced.is_some()),
    loss("goal-posting", |record| record.setup.goalpost),
    loss("the house's own rules for the game", |record| {
        row(record.setup.game.name).is_some_and(|row| row.game != record.setup.game)
    }),
    loss("declarations", |record| record.acts.iter().any(|act| matches!(act, Act::Declare(..)))),
    loss("hands that count the way players call them", |record| record.setup.as_called),
    loss("a heads-up straddle with no small blind posted", |record| {
        let (places, (small, big)) = (&record.setup.places, blinds(&record.setup));
        let dealt = places.iter().filter(|place| place.dealt).count();
        small == big && dealt == 2 && dealt < places.len() && places.iter().any(|place| place.blind > big)
    }),
    loss("money carried over from earlier games", |record| record.setup.carry.is_positive()),
    loss("hands that were called wrong", |record| {
        record.setup.miscall_out && record.acts.iter().any(|act| matches!(act, Act::Miscall(_)))
    }),
];

/// If no hand was shown, the word for a game may mean one with fewer cards.
fn cards_unsaid(rounds: &[OutRound], word: &str, game: &str) -> Option<&'static str> {
    let shown = rounds.iter().flat_map(|round| &round.actions).map(|action| action.cards.len());
    (meant(word, shown.max().unwrap_or(0)) != Some(game)).then_some("how many cards each player holds")
}

fn players(record: &HandRecord, scale: Scale, seats: &Seated) -> Result<Vec<OutPlayer>, Refusal> {
    let player = |place: &usize| {
        let at = record.setup.places.get(*place).copied().unwrap_or_default();
        Ok(OutPlayer {
            id: seats.id(*place),
            seat: seats.seat(*place),
            name: record.setup.name(*place),
            starting_stack: number(scale, at.stack.unwrap_or_default())?,
            is_sitting_out: !at.dealt,
        })
    };
    seats.order.iter().map(player).collect()
}

/// All the pots as one: a settlement says what each was paid in total.
fn pot(scale: Scale, wins: &[Money], seats: &Seated) -> Result<OutPot, Refusal> {
    let paid = wins.iter().enumerate().filter(|(_, amount)| amount.is_positive());
    let win = |(place, amount): (usize, &Money)| {
        Ok(OutWin { player_id: seats.id(place), win_amount: number(scale, *amount)? })
    };
    let amount = Money::sum(wins.iter().copied()).map_err(|why: Overflow| Refusal::from(why))?;
    Ok(OutPot {
        number: 0,
        amount: number(scale, amount)?,
        rake: number(scale, Money::ZERO)?,
        jackpot: number(scale, Money::ZERO)?,
        player_wins: paid.map(win).collect::<Result<_, Refusal>>()?,
    })
}
