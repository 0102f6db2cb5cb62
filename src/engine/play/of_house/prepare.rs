//! Everything before the first card: makes one setup from a house, the game that was called and the table.

use crate::games::{Course, Forced, Game, Lows, Second, Step, row};
use crate::hand::HiLo;
use crate::house::{House, Key, key};
use crate::money::Money;
use crate::play::cited::{cited, cited_for};
use crate::play::limits::{BetLimits, Structure};
use crate::play::of_house::alike::matches_antes;
use crate::play::of_house::deck::check_pack;
use crate::play::of_house::given::{actor_shows, binds_early, takes_back};
use crate::play::of_house::limits::structure_word;
use crate::play::of_house::prices::{ante, bomb, check_prices};
use crate::play::openers::{NoContest, Openers};
use crate::play::posting::{Antes, Posting, Table, post};
use crate::play::procedure::Which;
use crate::play::setup::{Manner, Place, Setup};
use crate::play::stakes::HandStakes;
use crate::rank::Wilds;
use crate::readable::AsTyped;
use crate::refusal::{Notice, Refusal};

/// A game as the dealer called it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealersCall {
    /// How its hands are judged.
    pub game: Game,
    /// The steps of the game.
    pub course: Course,
    /// Whether players declare, if the dealer said.
    pub declare: Option<bool>,
    /// Whether there is betting after the declare, if the dealer said (MIK-42).
    pub post_round: Option<bool>,
    /// True if the dealer called a redeal in case nobody opens (IGL-12).
    pub redeal: bool,
    /// What the game says about the money before the first card.
    pub forced: Forced,
    /// The ante, if the dealer said.
    pub ante: Option<Money>,
    /// What the dealer announced as wild.
    pub announced: Option<Wilds>,
    /// True if the dealer announced goal-posting.
    pub goalpost: bool,
    /// True if hands count as they are called.
    pub as_called: bool,
}

impl DealersCall {
    /// A game with nothing announced.
    #[must_use]
    pub const fn plain(game: Game, course: Course) -> Self {
        Self {
            game,
            course,
            declare: None,
            post_round: None,
            redeal: false,
            forced: Forced::BY_HOUSE,
            ante: None,
            announced: None,
            goalpost: false,
            as_called: false,
        }
    }

    /// True if something was announced that makes it a different game.
    const fn adds(&self) -> bool {
        self.declare.is_some() || self.redeal || self.announced.is_some() || self.goalpost
    }
}

/// A hand that can begin, and what the table should hear first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// The hand.
    pub setup: Setup,
    /// True if blinds are posted in this game.
    pub has_blinds: bool,
    /// Who bought the button, if anybody.
    pub bought: Option<usize>,
    /// Why the posts are what they are, each with its rule.
    pub why: Vec<Notice>,
    /// What else the table should hear, each with its rule.
    pub notices: Vec<Notice>,
}

/// Makes a setup from a house, a called game, the table, and the stakes agreed for the night.
///
/// # Errors
///
/// `game-of-the-house`, `stakes-unsaid`, `limit-unsaid`, `players`, `no-declare`, `not-enough-cards` and whatever is
/// wrong with the [`Table`].
pub fn prepare(
    house: &House,
    called: &DealersCall,
    table: &Table,
    stakes: Option<&str>,
) -> Result<Prepared, Refusal> {
    check_game(house, &called.game, called.adds())?;
    let terms = HandStakes::of_house(house, stakes)?;
    check_prices(house, &called.game, terms.unit)?;
    let limits = BetLimits::of_house(house, terms, called.game.name)?;
    let bets = called.course.rounds() > 0;
    let blinds = takes_blinds(called);
    let bomb = bomb(house, called.forced, terms)?;
    let terms = HandStakes { stakes: terms.stakes.filter(|_| blinds), ..terms };
    let drops = called.course.steps().contains(&Step::Drop);
    let Posting { places, first, bought, notices: mut why } =
        post(house, terms, table, Antes { said: ante(house, (called.forced, called.ante)), bomb, drops })?;
    if bets && called.course.open() == 0 && first.is_none() {
        why.extend(opens(house, table, &called.course, &places));
    }
    let players = places.iter().filter(|place| place.dealt).count();
    let mut notices: Vec<Notice> = check_players(house, &called.game, players, drops)?.into_iter().collect();
    let declares = declares(house, called)?;
    let course = course_at(house, called)?;
    notices.extend(check_pack(house, &called.game, &course, players)?);
    let antes_matched = matches_antes(&course, &places);
    let setup = Setup {
        game: called.game,
        course,
        limits,
        openers: openers(house, called, terms.stakes.is_some()),
        places,
        names: table
            .seats
            .iter()
            .map(|sitter| sitter.as_ref().map(|s| s.name.clone()).unwrap_or_default())
            .collect(),
        button: table.spots.button,
        first,
        bring_in: Money::ZERO,
        antes_matched,
        currency: house.currency(),
        unit: terms.unit,
        carry: table.carry,
        fines: table.fines,
        announced: called.announced,
        hilo: declares.map(|declares| if declares { HiLo::Declare } else { HiLo::Cards }),
        goalpost: called.goalpost,
        as_called: called.as_called,
        miscall_out: house.word(key::MISCALL).is_some_and(|said| said.value == "disqualified-if-muck"),
        muck_final: !takes_back(house),
        no_return: house.count(key::MISDEAL_NO_RETURN).and_then(|said| u32::try_from(said.value).ok()),
        late_asks: house.is_unset(key::MISDEAL_NO_RETURN),
        actor_shows: actor_shows(house),
        words_wait: binds_early(house),
        manner: Manner::Strict,
    };
    Ok(Prepared { setup, has_blinds: terms.stakes.is_some(), bought, why, notices })
}

/// Who opens the betting, if the house says it is the player on the dealer's left.
fn opens(house: &House, table: &Table, course: &Course, places: &[Place]) -> Option<Notice> {
    let said = house.word(key::OPEN_FIRST).filter(|said| said.value == "left-of-dealer")?;
    let seats = (0..places.len()).cycle().skip(table.spots.button.saturating_add(1)).take(places.len());
    let mut dealt = seats.filter(|seat| places.get(*seat).is_some_and(|place| place.dealt));
    let name = dealt.next().and_then(|seat| table.seats.get(seat)?.as_ref()).map(|sitter| &sitter.name)?;
    // If draw games start with the last raiser, a first round without a raise follows that rule too (MIK-67).
    let draws = course.steps().iter().any(|step| matches!(step, Step::Draw { .. }));
    let drawn = house.word(key::OPEN_DRAW).filter(|said| draws && said.value == "left-of-last-raiser");
    let rule = drawn.map_or(said.rule, |said| said.rule);
    Some(Notice::new(rule.as_deref(), format!("`{name}`, to the dealer's left, opens the betting")))
}

/// A house that plays only one game plays no other, and adds nothing to that one.
///
/// # Errors
///
/// `game-of-the-house`, with its rule.
pub fn check_game(house: &House, game: &Game, added: bool) -> Result<(), Refusal> {
    let plain = row("holdem").is_some_and(|row| row.game == *game);
    check_named(house, game.name, added || (game.name == "holdem" && !plain))
}

/// The same for a game known by its name; `added` says whether anything was added to it.
///
/// # Errors
///
/// `game-of-the-house`.
pub fn check_named(house: &House, name: &str, added: bool) -> Result<(), Refusal> {
    let only = house.word(key::GAME_CHOICE).filter(|choice| choice.value == "holdem");
    let message = match only {
        Some(_) if name != "holdem" => {
            format!("`{}` plays hold'em, not `{}`", house.name(), name.as_typed())
        }
        Some(_) if added => format!("`{}` plays plain hold'em, with nothing added", house.name()),
        _ => return Ok(()),
    };
    Err(refusal(house, key::GAME_CHOICE, "game-of-the-house", message))
}

/// Checks a hand before it is recorded, wherever it came from: a game the house plays, with its kind of limit and with as
/// many players as it allows in that game.
///
/// # Errors
///
/// `game-of-the-house`, `limit-of-the-house`, `players`.
pub fn check_setup(house: &House, setup: &Setup) -> Result<(), Refusal> {
    let usual = row(setup.game.name).is_none_or(|row| row.course == setup.course);
    let declared = setup.hilo == Some(HiLo::Declare);
    let added = setup.announced.is_some() || setup.goalpost || declared || !usual;
    check_game(house, &setup.game, added)?;
    let players = setup.places.iter().filter(|place| place.dealt).count();
    let drops = setup.course.steps().contains(&Step::Drop);
    check_players(house, &setup.game, players, drops)?;
    check_limit(house, setup.limits.structure)
}

/// A hand with another kind of limit isn't this house's. A file without a limit says nothing about the house's.
fn check_limit(house: &House, structure: Structure) -> Result<(), Refusal> {
    let Some(said) = house.word(key::LIMIT_KIND) else { return Ok(()) };
    let word = structure_word(structure);
    if said.value == word || structure == Structure::NoLimit {
        return Ok(());
    }
    let called = |word: &str| if word.ends_with("limit") { word.to_owned() } else { format!("{word} limit") };
    let message = format!("`{}` plays {}, not {}", house.name(), called(said.value), called(word));
    Err(refusal(house, key::LIMIT_KIND, "limit-of-the-house", message))
}

/// The house's limits on the number of players, for card games and for drop games (CAU-059, CAU-114).
///
/// # Errors
///
/// `players`, by the rule of the house.
pub fn check_players(
    house: &House,
    game: &Game,
    players: usize,
    drops: bool,
) -> Result<Option<Notice>, Refusal> {
    let figure = |key| house.count(key).and_then(|said| usize::try_from(said.value).ok());
    check_most(house, game, players, drops)?;
    check_least(house, game, players, drops)?;
    let warned = figure(key::SEATING_GUTS_WARN).filter(|warn| drops && players > *warn);
    Ok(warned.map(|warn| {
        let text =
            format!("{players} players is a lot for `{}`: the house suggests at most {warn}", game.name);
        Notice::new(cited(house, key::SEATING_GUTS_WARN).as_deref(), text)
    }))
}

/// The settings for the fewest and the most players.
const fn bounds(drops: bool) -> (Key, Key) {
    if drops {
        (key::SEATING_GUTS_MIN, key::SEATING_GUTS_MAX)
    } else {
        (key::SEATING_CARDS_MIN, key::SEATING_CARDS_MAX)
    }
}

/// No more players than the house allows in that game. A result may name fewer: only players with money in the pot.
///
/// # Errors
///
/// `players` by the rule of the house.
pub fn check_most(house: &House, game: &Game, players: usize, drops: bool) -> Result<(), Refusal> {
    let figure = |key| house.count(key).and_then(|said| usize::try_from(said.value).ok());
    let (least, most) = bounds(drops);
    match figure(most).filter(|max| players > *max) {
        Some(max) => Err(numbers(house, game, (figure(least).unwrap_or(2), Some(max)), (players, most))),
        None => Ok(()),
    }
}

/// No fewer players than the house allows in that game, even if only some are named and these are all who can have played.
///
/// # Errors
///
/// `players` by the rule of the house.
pub fn check_least(house: &House, game: &Game, players: usize, drops: bool) -> Result<(), Refusal> {
    let figure = |key| house.count(key).and_then(|said| usize::try_from(said.value).ok());
    let (least, most) = bounds(drops);
    let min = figure(least).unwrap_or(2);
    if players < min {
        return Err(numbers(house, game, (min, figure(most)), (players, least)));
    }
    Ok(())
}

fn numbers(
    house: &House,
    game: &Game,
    (min, max): (usize, Option<usize>),
    (players, broken): (usize, Key),
) -> Refusal {
    let range = max.map_or_else(|| format!("{min} or more"), |max| format!("{min} to {max}"));
    let message = format!("`{}` takes {range} players at this house, not {players}", game.name);
    Refusal::new("players", message).by(cited_for(house, broken, game.name, Which::First).as_deref())
}

/// Whether players declare: as the game, else the dealer, else the house says; `None` if the pot isn't halved.
fn declares(house: &House, called: &DealersCall) -> Result<Option<bool>, Refusal> {
    let in_course = called.course.steps().contains(&Step::Declare);
    if called.game.second() != Second::Low {
        if called.declare == Some(true) {
            let message =
                format!("`{}` isn't played high-low, so there's nothing to declare", called.game.name);
            return Err(refusal(house, key::HILO_MODE, "nothing-to-declare", message));
        }
        return Ok(None);
    }
    let house_declares = house.word(key::HILO_MODE).is_some_and(|said| said.value == "declare");
    Ok(Some(in_course || called.declare.unwrap_or(house_declares)))
}

/// Who opens. If the house doesn't say that the hand ends when the last two go opposite ways, a betting round that was called
/// after the declare is played (MIK-42), and a low that must qualify is shown (MIK-38).
fn openers(house: &House, called: &DealersCall, blinds: bool) -> Openers {
    let openers = Openers::of_house(house, &called.game, blinds, called.redeal);
    let no_contest = match called.game.lows == Lows::EightOrBetter {
        _ if !house.is_unset(key::HILO_TWO_LEFT) => openers.no_contest,
        true => NoContest::Never,
        false if called.post_round == Some(true) => NoContest::AfterBetting,
        false => openers.no_contest,
    };
    Openers { no_contest, ..openers }
}

/// The steps of the hand: the game's steps with the house's declare, and no draw larger than the house allows.
///
/// # Errors
///
/// `nothing-to-declare` if the dealer said that players declare but the game has only one side, `no-declare` if the dealer
/// called a round after a declare but nobody declares.
pub fn course_at(house: &House, called: &DealersCall) -> Result<Course, Refusal> {
    let declares = declares(house, called)? == Some(true);
    if called.post_round == Some(true) && !declares {
        let message = format!(
            "nobody declares in `{}`, so there's no betting after the declare; add `declare` too",
            called.game.name
        );
        return Err(refusal(house, key::HILO_POST_ROUND, "no-declare", message));
    }
    Ok(course(house, called, declares))
}

/// True if a game has blinds at a house with blinds. Not if cards are face up, because the best hand showing opens, and not
/// without betting, because there's nothing to open.
#[must_use]
pub fn takes_blinds(called: &DealersCall) -> bool {
    called.course.rounds() > 0 && called.course.open() == 0 && called.forced.blinds != Some(false)
}

/// True if the hand is over as soon as the last two declare opposite ways (IGL-31).
#[must_use]
pub fn ends_at_declare(house: &House, called: &DealersCall) -> bool {
    openers(house, called, false).no_contest == NoContest::AtOnce
}

fn course(house: &House, called: &DealersCall, declares: bool) -> Course {
    let always = house.word(key::HILO_POST_ROUND).is_some_and(|said| said.value == "always");
    let course = match declares {
        true => called.course.with_declare(called.post_round.unwrap_or(always)),
        false => called.course.clone(),
    };
    let Some(most) = house.count(key::DRAW_MOST).and_then(|said| u8::try_from(said.value).ok()) else {
        return course;
    };
    let held = |step: &Step| match step {
        Step::Draw { most: game } => Step::Draw { most: most.min(*game) },
        other => *other,
    };
    Course::written(course.steps().iter().map(held).collect())
}

fn refusal(house: &House, key: Key, code: &'static str, message: String) -> Refusal {
    Refusal::new(code, message).by(cited(house, key).as_deref())
}
