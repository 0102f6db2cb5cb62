//! One object of a file read into a record.

use crate::formats::hands::exact::Scale;
use crate::formats::hands::fault::HandFault;
use crate::formats::hands::lines::Lines;
use crate::formats::hands::logged::{Event, Logged, LoggedGame, game_for, in_hand, record};
use crate::formats::hands::ohh::actions::{Done, Due, Tells, done, event};
use crate::formats::hands::ohh::cards::cards;
use crate::formats::hands::ohh::forced::Forced;
use crate::formats::hands::ohh::games::meant;
use crate::formats::hands::ohh::notes::notes;
use crate::formats::hands::ohh::objects::objects;
use crate::formats::hands::ohh::part::{Amiss, Source};
use crate::formats::hands::ohh::pots::pots;
use crate::formats::hands::ohh::rounds::Rounds;
use crate::formats::hands::ohh::spec::{BetLimit, OhhHand, OhhRound, Wrapped};
use crate::formats::hands::ohh::table::{Table, table};
use crate::formats::hands::record::{HandRecord, Spot};
use crate::money::Currency;
use crate::play::Structure;
use crate::readable::shown;
use serde_json::value::RawValue;

/// The words of `bet_type`.
const LIMITS: [(&str, Structure); 3] =
    [("NL", Structure::NoLimit), ("PL", Structure::PotLimit), ("FL", Structure::Fixed)];

/// The hands of a file in its order, each read or with the reason why not.
#[must_use]
pub fn read(text: &str) -> Vec<Result<HandRecord, HandFault>> {
    let lines = Lines::of(text);
    objects(&lines).into_iter().map(|object| object.and_then(|raw| hand(&lines, raw))).collect()
}

fn hand<'a>(lines: &Lines<'a>, raw: &'a RawValue) -> Result<HandRecord, HandFault> {
    let source = Source { lines, scale: Scale::of(Currency::POINTS) };
    let wrapped: Wrapped<'a> = source.part(raw)?;
    let inner = wrapped.ohh.ok_or_else(|| {
        HandFault::new(source.spot(raw), "the object has no `ohh`, so it isn't an Open Hand History hand")
    })?;
    let ohh: OhhHand<'a> = source.part(inner)?;
    let id = source.text(ohh.game_number)?;
    let code = source.text(ohh.currency)?;
    let currency = code.as_deref().and_then(|code| code.parse().ok()).unwrap_or(Currency::units(0));
    let mut scale = Scale::of(currency);
    loop {
        let source = Source { lines, scale };
        let hand = Reading { source, ohh: &ohh, spot: source.spot(inner), id: id.as_deref() };
        match hand.logged() {
            Ok(logged) => {
                let mut record = record(&logged).map_err(|fault| in_hand(fault, id.as_deref()))?;
                let forced = hand.forced().ok();
                let note = forced.and_then(|forced| forced.note(&record));
                record.notes.extend(note);
                if code.as_deref() == Some(Currency::CHIPS.code()) && scale.decimals == 0 {
                    record.setup.currency = Currency::CHIPS;
                }
                return Ok(record);
            }
            // Each turn needs more decimals than the last, and nine is the limit.
            Err(Amiss::Finer(decimals)) => scale = scale.finer(decimals),
            Err(Amiss::Fault(fault)) => return Err(in_hand(*fault, id.as_deref())),
        }
    }
}

struct Reading<'s, 'l, 'a> {
    source: Source<'l, 'a>,
    ohh: &'s OhhHand<'a>,
    spot: Spot,
    id: Option<&'s str>,
}

impl<'a> Reading<'_, '_, 'a> {
    fn logged(&self) -> Result<Logged, Amiss> {
        let table = table(self.source, self.ohh, self.spot)?;
        let (done, boards) = self.rounds(&table)?;
        let game = self.game(&done)?;
        let (paid, taken) = pots(self.source, self.ohh, &table)?;
        let seating = table.seating((self.ohh.dealer_seat, self.ohh.table_size), &done, self.spot)?;
        let due = self.due()?;
        let mut flags = Vec::new();
        let cap = self.limit()?.and_then(|limit| limit.bet_cap);
        if self.source.money(cap, "the cap")?.is_positive() {
            flags.push("bet-cap");
        }
        if self.ohh.dealer_seat.is_none() {
            flags.push("dealer-unknown");
        }
        if seating.dead_button() {
            flags.push("dead-button");
        }
        if done.iter().any(|one| one.tells == Tells::Aside) {
            flags.push("chips-added");
        }
        let mut events: Vec<(usize, Spot, Event)> = boards;
        for (at, one) in done.iter().enumerate() {
            let seat = seating.place(one.player).unwrap_or(usize::MAX);
            events.extend(event(*one, seat, due).map(|event| (at, one.spot, event)));
        }
        events.sort_by_key(|(at, _, _)| *at);
        let events: Vec<(Spot, Event)> = events.into_iter().map(|(_, spot, event)| (spot, event)).collect();
        let words = self.words()?;
        let again = events.iter().any(|(_, event)| matches!(event, Event::Board { run, .. } if *run > 0));
        let players = seating.places(|player| table.player(player, &done, paid.as_deref()));
        let paid =
            paid.as_ref().map(|paid| seating.places(|player| paid.get(player).copied().unwrap_or_default()));
        Ok(Logged {
            id: self.id.map(str::to_owned),
            spot: self.spot,
            game,
            scale: self.source.scale,
            players,
            events,
            paid,
            returned: None,
            taken,
            twice: again || words.iter().any(|word| word == "Run_It_Twice"),
            flags,
            notes: notes(self.source, self.ohh, &table, &done, &words)?,
        })
    }

    /// The blinds and the ante that the file names.
    fn forced(&self) -> Result<Forced, Amiss> {
        let Due { small, big } = self.due()?;
        Ok(Forced { small, big, ante: self.source.money(self.ohh.ante_amount, "the ante")? })
    }

    fn words(&self) -> Result<Vec<String>, HandFault> {
        self.ohh.flags.map_or(Ok(Vec::new()), |raw| self.source.part(raw))
    }

    fn due(&self) -> Result<Due, Amiss> {
        Ok(Due {
            small: self.source.money(self.ohh.small_blind_amount, "the small blind")?,
            big: self.source.money(self.ohh.big_blind_amount, "the big blind")?,
        })
    }

    /// The actions of all rounds, and the boards with the number of the action they precede.
    #[expect(clippy::type_complexity, reason = "two lists that are merged at once")]
    fn rounds(&self, table: &Table) -> Result<(Vec<Done>, Vec<(usize, Spot, Event)>), Amiss> {
        let ids = table.ids();
        let (mut all, mut boards, mut rounds) = (Vec::new(), Vec::new(), Rounds::default());
        for raw in self.ohh.rounds.iter().flatten() {
            let round: OhhRound<'a> = self.source.part(raw)?;
            let spot = self.source.spot(raw);
            let name = self.source.text(round.street)?.unwrap_or_default();
            let cards = cards(self.source, round.cards)?;
            let actions = round.actions.unwrap_or_default();
            let board = rounds.round(spot, &name, cards, !actions.is_empty())?;
            boards.extend(board.map(|board| (all.len(), spot, board)));
            for action in actions {
                all.extend(done(self.source, action, &ids)?);
            }
        }
        Ok((all, boards))
    }

    fn game(&self, done: &[Done]) -> Result<LoggedGame, Amiss> {
        let word = self.source.text(self.ohh.game_type)?.unwrap_or_default();
        let held = |one: &Done| matches!(one.tells, Tells::Cards | Tells::Show);
        let most = done.iter().filter(|one| held(one)).map(|one| one.cards.len()).max().unwrap_or(0);
        let spot = self.ohh.game_type.map_or(self.spot, |raw| self.source.spot(raw));
        let Some(name) = meant(&word, most) else {
            let message = match meant(&word, 0) {
                Some(_) => format!("{most} cards in a hand of {word}"),
                None => {
                    format!("this format has only Holdem, Omaha and OmahaHiLo, not `{}`", shown(&word))
                }
            };
            return Err(HandFault::new(spot, message).into());
        };
        let structure = self.structure()?;
        let bet = self.due()?.big;
        game_for(name, structure, bet, &word)
            .ok_or_else(|| HandFault::new(spot, format!("there are no steps for `{name}`")).into())
    }

    fn limit(&self) -> Result<Option<BetLimit<'a>>, HandFault> {
        self.ohh.bet_limit.map(|raw| self.source.part(raw)).transpose()
    }

    fn structure(&self) -> Result<Structure, HandFault> {
        let word = self.source.text(self.limit()?.and_then(|limit| limit.bet_type))?.unwrap_or_default();
        let row = LIMITS.iter().find(|(known, _)| *known == word);
        row.map(|(_, structure)| *structure).ok_or_else(|| {
            let spot = self.ohh.bet_limit.map_or(self.spot, |raw| self.source.spot(raw));
            let message = format!("`{}` isn't a bet_type (NL, PL, FL)", shown(&word));
            HandFault::new(spot, message)
        })
    }
}
