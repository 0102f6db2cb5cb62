//! Games that aren't poker: begun, played move by move, taken back, given up, and settled into the night.

use crate::bank::dealer_noted::note_dealer;
use crate::bank::desk::{BankError, Session};
use crate::bank::fund::{self, FundBooked};
use crate::bank::hands;
use crate::bank::throws::{Chance, check_drawn, thrown};
use crate::formats::party_record::PartyRecord;
use crate::ids::{HandId, PlayerId};
use crate::journal::{Dealing, HandFact, HandPlayed, PartyBegun, PartyFact, PartyGivenUp, PartyMoved};
use crate::night::party_game::{self, check_stacks, kept};
use crate::night::{Running, Tonight};
use crate::night::{apart, one_hand};
use crate::refusal::{PartyMoveRefused, Quoted, Refusal};
use crate::store::{HandFilter, Reader, StoreError};
use engine::calling::agreed;
use engine::formats::party::{Typed, replay, word};
use engine::games::party::{Move, PartyOutcome, PartyPlay, PartyRow};
use engine::house::House;
use engine::money::Currency;
use engine::rules::has_party_rules;

/// A game somebody wants to play.
#[derive(Clone, Debug)]
pub struct WantedGame {
    pub row: &'static PartyRow,
    /// Who plays, clockwise.
    pub players: Vec<PlayerId>,
    pub dealer: PlayerId,
    /// Who begins; `None`: the dealer's left neighbor.
    pub first: Option<PlayerId>,
    /// What the table agreed on, by name.
    pub told: Vec<(String, String)>,
    /// How the program throws and deals; `None` if the table does.
    pub dealt: Option<Dealing>,
}

/// A game as it stands after a request.
#[derive(Debug)]
pub struct PartyTable {
    pub tonight: Tonight,
    pub begun: PartyBegun,
    pub play: PartyPlay,
    /// What the request did: who, what, and why it moved money.
    pub happened: Vec<Happened>,
    /// The hand it became; `None` while it goes on.
    pub hand: Option<HandPlayed>,
    /// What its deals brought the fund (CAU-003).
    pub fund: FundBooked,
}

/// One move with its consequences.
#[derive(Clone, Debug)]
pub struct Happened {
    /// Whose turn it was.
    pub seat: usize,
    pub done: Move,
    pub why: Vec<(String, String)>,
}

/// Begins a game. What players agreed on is kept with it.
pub fn begin(session: &mut Session<'_, '_>, wanted: &WantedGame) -> Result<PartyTable, BankError> {
    let tonight = session.tonight()?;
    tonight.check_no_game()?;
    let begun = begun(session, &tonight, wanted)?;
    let (row, setup) = at_table(&tonight, &begun)?;
    let play = PartyPlay::begin(row, setup)?;
    session.record(&PartyFact::PartyBegun(begun.clone()).into())?;
    let mut table = PartyTable::new(tonight, begun, play);
    table.draw(false, &mut || session.chance())?;
    table.follow(session, 0)
}

fn begun(
    session: &mut Session<'_, '_>,
    tonight: &Tonight,
    wanted: &WantedGame,
) -> Result<PartyBegun, BankError> {
    let seat = |player: PlayerId| {
        let place = wanted.players.iter().position(|other| *other == player);
        let name = || tonight.name(player).to_owned();
        place.ok_or_else(|| Refusal::new(PartyMoveRefused::NotInTheGame { name: name() }))
    };
    one_hand::check(tonight, &wanted.players)?;
    apart::check_plays(tonight, &wanted.players)?;
    wanted.row.check_players(wanted.players.len(), has_party_rules(&tonight.house))?;
    let dealer = seat(wanted.dealer)?;
    let left = dealer.saturating_add(1).checked_rem(wanted.players.len()).unwrap_or(0);
    Ok(PartyBegun {
        night: tonight.evening.id,
        hand: HandId(session.fresh_id()),
        game: wanted.row.name.to_owned(),
        seats: wanted.players.clone(),
        dealer,
        first: wanted.first.map(seat).transpose()?.unwrap_or(left),
        terms: kept(&agreed(wanted.row, &tonight.house, &wanted.told)?),
        dealt: wanted.dealt.clone(),
    })
}

/// The word that makes the program throw for the next player, if it throws at all; an empty line does the same.
const THROW: &str = "throw";

/// Makes the moves of a typed line; the last one may end the game.
pub fn line(session: &mut Session<'_, '_>, game: Option<&str>, typed: &str) -> Result<PartyTable, BankError> {
    let mut table = load(session.tonight()?, game)?;
    let before = table.play.moves().len();
    if table.begun.dealt.is_some() && matches!(typed.trim(), "" | THROW) {
        table.draw(true, &mut || session.chance())?;
        return table.follow(session, before);
    }
    let made = table.make_all(Typed::new(typed), &mut || session.chance());
    let moves = table.play.moves().len().saturating_sub(before);
    made.map_err(|refusal| none_kept(refusal, moves))?;
    table.follow(session, before)
}

/// A line is taken as a whole or not at all. If refused, it says how far it got.
fn none_kept(refusal: Refusal, moves: usize) -> Refusal {
    if moves == 0 {
        return refusal;
    }
    refusal.seen_from(|why| Quoted::NothingOfTheLine { moves, why })
}

/// If the program throws, a line has one choice and nothing after it: otherwise somebody could see the dice and then have the
/// line refused.
fn check_alone(done: &Move, rest: &Typed) -> Result<(), Refusal> {
    if is_chance(done) {
        return Err(Refusal::new(PartyMoveRefused::ProgramThrows));
    }
    if rest.is_empty() {
        return Ok(());
    }
    Err(Refusal::new(PartyMoveRefused::OneChoiceALine))
}

const fn is_chance(done: &Move) -> bool {
    matches!(done, Move::Threw(_) | Move::Dealt(_))
}

/// Takes the last move back. What the program threw or dealt stays, so that nobody can throw until they like the result.
pub fn back(session: &mut Session<'_, '_>, game: Option<&str>) -> Result<PartyTable, BankError> {
    let mut table = load(session.tonight()?, game)?;
    match table.play.moves().last() {
        None => return Err(Refusal::new(PartyMoveRefused::NoMoveYet).into()),
        Some(last) if table.begun.dealt.is_some() && is_chance(last) => {
            return Err(Refusal::new(PartyMoveRefused::ThrownStays).into());
        }
        Some(_) => table.play.back(1)?,
    }
    let kept = table.play.moves().len();
    table.keep(session, kept)
}

/// Ends a game without a result.
pub fn give_up(
    session: &mut Session<'_, '_>,
    game: Option<&str>,
    why: &str,
) -> Result<(Tonight, PartyBegun), BankError> {
    let tonight = session.tonight()?;
    let begun = running(&tonight, game)?.begun.clone();
    let (night, hand, game) = (begun.night, begun.hand, begun.game.clone());
    session
        .record(&PartyFact::PartyGivenUp(PartyGivenUp { night, hand, game, why: why.to_owned() }).into())?;
    Ok((session.tonight()?, begun))
}

/// The game that is being played, as the book knows it.
pub fn load(tonight: Tonight, game: Option<&str>) -> Result<PartyTable, BankError> {
    let Running { begun, moves } = running(&tonight, game)?.clone();
    let (row, setup) = at_table(&tonight, &begun)?;
    let play = replay(row, setup, &moves).map_err(|(number, refusal)| {
        // What was in the middle when the move was made may have been taken back since.
        Refusal { rule: None, ..refusal.into() }
            .seen_from(|why| Quoted::MoveFell { number: number.saturating_add(1), why })
    })?;
    Ok(PartyTable::new(tonight, begun, play))
}

fn running<'a>(tonight: &'a Tonight, game: Option<&str>) -> Result<&'a Running, Refusal> {
    let wanted = |running: &&Running| game.is_none_or(|game| running.begun.game == game);
    tonight
        .evening
        .running
        .iter()
        .find(wanted)
        .ok_or_else(|| Refusal::new(PartyMoveRefused::NoGame { game: game.map(str::to_owned) }))
}

fn at_table(
    tonight: &Tonight,
    begun: &PartyBegun,
) -> Result<(&'static PartyRow, engine::games::party::PartySetup), Refusal> {
    let name = |player| tonight.name(player).to_owned();
    party_game::setup(begun, &tonight.house, tonight.currency, tonight.evening.pot(), name)
}

impl PartyTable {
    fn new(tonight: Tonight, begun: PartyBegun, play: PartyPlay) -> Self {
        Self { tonight, begun, play, happened: Vec::new(), hand: None, fund: FundBooked::default() }
    }

    /// Every move of a line.
    fn make_all(&mut self, mut typed: Typed, chance: Chance<'_>) -> Result<(), Refusal> {
        while let Some(done) = typed.next(&self.play)? {
            if self.begun.dealt.is_some() {
                check_alone(&done, &typed)?;
            }
            self.make(done)?;
            self.check_stacks()?;
            self.draw(false, chance)?;
        }
        Ok(())
    }

    fn make(&mut self, done: Move) -> Result<(), Refusal> {
        let seat = match &done {
            Move::Aside(seat, _) => *seat,
            _ => self.play.ask().seat().unwrap_or(0),
        };
        let known = self.play.why().len();
        self.play.apply(done.clone())?;
        let why = self.play.why().get(known..).unwrap_or_default().to_vec();
        self.happened.push(Happened { seat, done, why });
        Ok(())
    }

    /// Throws and deals as long as nobody has to choose, if the program does that. The first throw of a player's turn waits for
    /// the player's word: `go`.
    fn draw(&mut self, go: bool, chance: Chance<'_>) -> Result<(), Refusal> {
        let Some(dealing) = self.begun.dealt.clone() else { return Ok(()) };
        let mut go = go;
        while let Some(done) = thrown(&self.play, &dealing, chance) {
            let last = self.happened.last().map(|happened| happened.seat);
            let begins = matches!(done, Move::Threw(_)) && last != self.play.ask().seat();
            if begins && !std::mem::take(&mut go) {
                break;
            }
            self.make(done)?;
        }
        Ok(())
    }

    /// Nobody owes the pot more than they have, or risks more by what comes next.
    fn check_stacks(&self) -> Result<(), Refusal> {
        check_stacks(&self.tonight, &self.begun, &self.play)
    }

    /// Writes down all moves from number `kept` on, if everybody can pay for them.
    fn follow(self, session: &mut Session<'_, '_>, kept: usize) -> Result<Self, BankError> {
        self.check_stacks()?;
        self.keep(session, kept)
    }

    /// Writes down all moves from number `kept` on, and the result if the game is over.
    fn keep(mut self, session: &mut Session<'_, '_>, kept: usize) -> Result<Self, BankError> {
        let unit = self.tonight.currency;
        let moves: Vec<String> = self.play.moves().iter().map(|done| word(done, unit)).collect();
        let (night, hand) = (self.begun.night, self.begun.hand);
        let running = self.tonight.evening.running.iter().find(|running| running.begun.hand == hand);
        let known = running.map_or(0, |running| running.moves.len());
        let new = moves.get(kept..).unwrap_or_default().to_vec();
        if !new.is_empty() || kept < known {
            session.record(&PartyFact::PartyMoved(PartyMoved { night, hand, kept, moves: new }).into())?;
        }
        if let Some(outcome) = self.play.outcome() {
            let record = PartyRecord::new(self.begun.clone(), moves);
            let record = record.line().map_err(|error| StoreError::Damaged(error.to_string()))?;
            let played = party_game::take(&self.tonight, &self.begun, &self.play, outcome, record)?;
            let already = fund::dealt_already(session)?;
            let dealer = self.begun.seats.get(self.begun.dealer).copied();
            let seats = self.play.dealers().into_iter();
            let dealers: Vec<PlayerId> =
                seats.filter_map(|seat| self.begun.seats.get(seat).copied()).collect();
            // Each of its deals is a hand: the deal goes on from the last of them (CAU-003).
            let dealer = dealers.last().copied().or(dealer);
            note_dealer(session, &self.tonight, &played, (dealer, true))?;
            session.record(&HandFact::HandPlayed(played.clone()).into())?;
            self.fund = fund::dealt(session, &dealers, &already, Some(hand))?;
            self.hand = Some(played);
        }
        self.tonight = session.tonight()?;
        Ok(self)
    }
}

/// A finished game played again from its record, at the house and in the currency of its night.
///
/// # Errors
///
/// `unknown-game` if this program doesn't know the game as it was agreed; a damaged book if the record isn't valid.
pub fn again(
    hand: &HandPlayed,
    house: &House,
    currency: Currency,
    name: impl Fn(PlayerId) -> String,
) -> Result<PartyPlay, BankError> {
    let record = record(hand)?;
    let (row, setup) = party_game::setup(&record.begun, house, currency, hand.carried_in, name)?;
    let told = |(number, refusal): (usize, engine::refusal::Refusal)| {
        format!("move {}: {}", number.saturating_add(1), refusal.message)
    };
    let play = replay(row, setup.clone(), &record.moves).map_err(|fault| StoreError::Damaged(told(fault)))?;
    if let Some(dealing) = record.begun.dealt.as_ref().filter(|dealing| dealing.has_a_seed()) {
        check_drawn(row, setup, &play, dealing).map_err(StoreError::Damaged)?;
    }
    Ok(play)
}

/// The record of a finished game.
pub fn record(hand: &HandPlayed) -> Result<PartyRecord, BankError> {
    let line = hand.record.as_deref().unwrap_or_default();
    Ok(PartyRecord::read(line).map_err(StoreError::Damaged)?)
}

/// The same with today's names.
pub fn read_named(night: &Tonight, hand: &HandPlayed) -> Result<PartyPlay, BankError> {
    again(hand, &night.house, night.currency, |player| night.name(player).to_owned())
}

/// Who begins the next game of that kind tonight, if the last one said so, and by which rule (CAU-100).
pub fn begins_next(
    reader: Reader<'_>,
    tonight: &Tonight,
    row: &PartyRow,
) -> Result<Option<(PlayerId, Option<String>)>, BankError> {
    let filter = HandFilter {
        night: Some(tonight.evening.number),
        games: vec![row.name.to_owned()],
        depth: Some(party_game::DEPTH.to_owned()),
        ..HandFilter::default()
    };
    let mut rows = reader.hands(&filter, 0, None)?;
    rows.retain(|last| last.voided.is_none());
    let Some(last) = rows.pop() else { return Ok(None) };
    let (_, hand) = hands::played(reader, &last)?;
    let next = read_named(tonight, &hand)?.begins_next();
    Ok(next.and_then(|(seat, rule)| Some((hand.seats.get(seat)?.player, rule))))
}

/// Whether a finished game settles today as it did then.
pub fn settles_the_same(hand: &HandPlayed, house: &House, currency: Currency) -> bool {
    let Ok(Some(PartyOutcome { figures, carry, .. })) =
        again(hand, house, currency, |_| String::new()).map(|play| play.outcome())
    else {
        return false;
    };
    let stored = hand.seats.iter().map(|seat| (seat.put_in, seat.won));
    figures.into_iter().eq(stored) && carry == hand.carried_out
}
