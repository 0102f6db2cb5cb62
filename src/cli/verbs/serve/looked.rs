//! The answers that the pages show, each from its verb, without what a page must not show.

use crate::answer::book::Book;
use crate::answer::hand::Hand;
use crate::cli::context::Context;
use crate::cli::days::Days;
use crate::cli::failure::Failure;
use crate::cli::output::json_line;
use crate::cli::verbs::at_table::looked::answers;
use crate::cli::verbs::book::{show, statement};
use crate::cli::verbs::hand::list::line;
use crate::cli::verbs::hand::show::{for_everybody, last_shot, played_at};
use crate::cli::verbs::report::{Drawn, of_book, of_night, of_player, of_season};
use crate::cli::verbs::season::Seasonal;
use crate::cli::verbs::status;
use crate::render;
use crate::render::hand_list::short;
use crate::render::seen::Seen;
use crate::render::serve::{hand_of, night_of};
use crate::web::{Answered, Asked, Replay, Room, Sheet};
use ledger::accounts::Party;
use ledger::bank::hands::WhichHand;
use ledger::refusal::Refusal;
use ledger::store::{HandFilter, HandRow, Reader};

/// How many hands of a night are listed.
const HANDS: u64 = 8;

/// How many hands of a past night are linked.
const ALL_HANDS: u64 = 200;

/// Looks.
pub fn answered(context: &Context, asked: &Asked) -> Result<Answered, Failure> {
    Ok(match asked {
        Asked::Tonight | Asked::Tv => Answered::Room(Box::new(room(context)?)),
        Asked::Status => {
            let reply = status::looked_at(context)?;
            Answered::Status(reply.json.iter().map(|line| json_line(line) + "\n").collect())
        }
        Asked::Book => {
            // Private debts are only for the two players, and limits count them too.
            let book = Book { private: Vec::new(), limits: Vec::new(), ..show::told(context)? };
            Answered::Sheet(sheet(of_book(&book)))
        }
        Asked::Season(year) => Answered::Sheet(season(context, year.as_deref())?),
        Asked::Night(number) => Answered::Sheet(night(context, *number)?),
        Asked::Hand { number, night, .. } => {
            Answered::Hand(Box::new(hand(context, WhichHand { night: *night, number: *number })?))
        }
        Asked::Me(token) => Answered::Sheet(me(context, token)?),
    })
}

fn sheet(Drawn { title, body, charts }: Drawn) -> Sheet {
    Sheet { title, parts: body, charts, ..Sheet::default() }
}

fn room(context: &Context) -> Result<Room, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let nights = reader.nights()?;
    let open = reader.open_night()?;
    let tonight = nights.iter().find(|night| Some(night.id) == open).map(|night| night.number);
    let rows = match tonight {
        None => Vec::new(),
        night => reader.hands(&HandFilter { night, ..HandFilter::default() }, 0, Some(HANDS))?,
    };
    let currency = reader.book()?.currency;
    let last = rows.iter().rev().find(|row| row.voided.is_none());
    Ok(Room {
        answers: answers(context, 0)?,
        last: last.map(|row| settled(reader, row)).transpose()?,
        shot: last
            .map(|row| last_shot(context, WhichHand { night: Some(row.night), number: row.number }))
            .transpose()?
            .flatten(),
        hands: rows.iter().map(|row| line(row, currency)).collect(),
        night: tonight.or(nights.last().map(|night| night.number)),
    })
}

fn settled(reader: Reader<'_>, row: &HandRow) -> Result<Hand, Failure> {
    let (night, _, hand) = played_at(reader, row)?;
    Ok(Hand::of(&night, &hand))
}

fn season(context: &Context, year: Option<&str>) -> Result<Sheet, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let seasonal = Seasonal::of_year(year.map(str::to_owned));
    let season = seasonal.told(context, reader)?;
    let nights = season.evenings.iter();
    let more = nights.map(|evening| night_link(evening.night, evening.opened.day())).collect();
    Ok(Sheet { more, ..sheet(of_season(&season)) })
}

fn night_link(number: u32, day: &str) -> (String, String) {
    (format!("/night/{number}"), night_of(number, day))
}

fn night(context: &Context, number: u32) -> Result<Sheet, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let (drawn, _) = of_night(reader, number)?;
    let currency = reader.book()?.currency;
    let rows =
        reader.hands(&HandFilter { night: Some(number), ..HandFilter::default() }, 0, Some(ALL_HANDS))?;
    let link = |row: &HandRow| {
        let line = line(row, currency);
        (format!("/hand/{}?night={number}", line.hand), short(&line))
    };
    Ok(Sheet { more: rows.iter().map(link).collect(), ..sheet(drawn) })
}

fn hand(context: &Context, which: WhichHand) -> Result<Replay, Failure> {
    let (text, shown, shots) = for_everybody(context, which)?;
    let (number, night) = (shown.hand.hand, shown.night);
    Ok(Replay { title: hand_of(number, night), number, night, shots, text })
}

/// The page of the player whose link it is; any other token opens nothing.
fn me(context: &Context, token: &str) -> Result<Sheet, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let links = reader.links()?;
    let player = links.iter().find(|(_, link)| *link == token).map(|(player, _)| *player);
    let none = || Refusal::worded("no-link", "this link doesn't work");
    let player = player.ok_or_else(none)?;
    let all = Days::default();
    let (drawn, one) = of_player(context, player, &all)?;
    let told = statement::told(context, Party::from(player), &all)?;
    let mut sheet = sheet(drawn);
    sheet.parts.extend(render::statement::in_parts(&told));
    let seen = Seen::of(&answers(context, 0)?);
    sheet.chairs = seen.chairs.into_iter().filter(|chair| chair.name == one.player).collect();
    Ok(sheet)
}
