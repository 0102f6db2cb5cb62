//! `import results`: the nights of a spreadsheet go into the book, each on its own day.

mod asking;
mod people;
mod said;

use crate::answer::past::{Past, PastLine, PastTotal};
use crate::answer::{Amount, Debt, Who};
use crate::cli::chosen_house::chosen;
use crate::cli::clock;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::plain_file;
use crate::cli::reply::Reply;
use crate::cli::request_body::BESIDE;
use crate::cli::told::Told;
use crate::cli::verbs::import::Import;
use crate::cli::verbs::import::results::people::Named;
use crate::cli::words::Words;
use crate::render;
use crate::render::refusal::heard;
use engine::money::{Currency, Money};
use engine::readable::AsTyped;
use engine::refusal::Notice;
use ledger::bank::BankError;
use ledger::bank::begin::NightWanted;
use ledger::bank::book::name;
use ledger::bank::past::{PastTaken, PastWanted, take};
use ledger::book::past::{PastNight, PastRow, uneven};
use ledger::formats::past::{PastForm, PastRead, PastSheet, ReadNight, ReadRow, read, sheets};
use ledger::ids::PlayerId;
use ledger::journal::{DebtLine, PastKey};
use ledger::refusal::{ImportRefused, PastFault, Refusal};
use ledger::shown::shown;
use std::path::PathBuf;

pub use said::Said;

/// The largest spreadsheet.
const FILE_BYTES_MAX: u64 = 8 * 1024 * 1024;

impl Import {
    /// Imports spreadsheets.
    pub(super) fn results(&self, context: &mut Context) -> Result<Reply, Failure> {
        let sheets = sheets_of(&self.files, context)?;
        let words = Words::load(context.look()?.reader())?;
        let mut form = self.results.form(words.currency)?;
        let all = self.read(&sheets, &mut form, context)?;
        asking::layout(&all.told, &self.results, context)?;
        let notices: Vec<Notice> = all.told.iter().map(|told| Notice::new(None, told.clone())).collect();
        let bearer = match &self.results.difference {
            Some(word) => Some(asking::said(word, &words, (context, self.results.new_players))?),
            None => None,
        };
        let unsaid = all.unsaid.into_iter().map(|column| PastFault::ColumnUnsaid {
            spot: column.spot,
            heading: column.heading,
            called: column.called,
            is_out: column.is_out,
            beside: column.beside,
        });
        let unknown = all.unknown.into_iter().map(|unknown| PastFault::HeadingsUnknown {
            spot: unknown.spot,
            headings: unknown.headings,
            maps: unknown.maps,
        });
        let unread = unsaid.chain(unknown).chain(all.faults.into_iter().map(PastFault::Unread));
        let hours = |night: ReadNight| dated(night).map_err(Failure::bad_file);
        let nights: Vec<PastNight<String>> = all.nights.into_iter().map(hours).collect::<Result<_, _>>()?;
        let ahead = nights.iter().filter_map(|night| {
            clock::day_ahead(&night.key.day, context.now).map(|said| format!("{}: {said}", night.spot))
        });
        let faults: Vec<PastFault> = unread.chain(ahead.map(PastFault::Unread)).collect();
        let is_read = faults.is_empty();
        // A night with something unread needn't add up.
        let off = if bearer.is_none() && is_read {
            uneven(&nights, words.currency).map_err(BankError::from)?
        } else {
            Vec::new()
        };
        // What the book already has is not booked again, even if it was off.
        let bearer = match bearer {
            None if !off.is_empty() => asking::bearer(&off, &words, context)?,
            bearer => bearer,
        };
        if !is_read {
            return Err(faulty(faults));
        }
        let named = Named { words: &words, said: &self.results, players: &self.player };
        let (who, aliases) = named.who(&nights, context)?;
        let night = NightWanted {
            house: self.house.as_deref().map(chosen).transpose()?,
            banker: self.banker.as_deref().map(|word| words.player(word)).transpose()?,
            stakes: None,
            float: Money::ZERO,
        };
        let known = |name: &String| who.get(name).cloned();
        let nights = nights.iter().filter_map(|night| night.known_by(known)).collect();
        let (settled, is_other) = (self.results.settled, self.really_different);
        let wanted = PastWanted { nights, aliases, night, bearer, settled, is_other };
        let tell = |taken: PastTaken| {
            let past = answer(&taken, words.currency, settled);
            let heard = heard(taken.notices);
            let mut told = Told::new(render::past::taken(&past), past);
            told.notices = notices.into_iter().chain(heard).collect();
            told
        };
        context.record(|session| take(session, wanted), tell)
    }

    /// Reads the sheets; asks about a date that can be two days.
    fn read(
        &self,
        sheets: &[PastSheet],
        form: &mut PastForm,
        context: &Context,
    ) -> Result<PastRead, Failure> {
        let all = read(sheets, form);
        let Some([spot, text, day_first, month_first]) = &all.doubt else { return Ok(all) };
        form.order = match asking::day((spot, text), (day_first, month_first), context)? {
            Some(order) => Some(order),
            None => {
                let text = text.as_typed();
                let message = format!("{spot}: `{text}` could be {day_first} or {month_first}");
                let hint = "import … --date-format dmy\nimport … --date-format mdy";
                return Err(Failure::new(exit::BAD_FILE, "two-days", message).hint(hint));
            }
        };
        Ok(read(sheets, form))
    }
}

fn sheets_of(files: &[PathBuf], context: &mut Context) -> Result<Vec<PastSheet>, Failure> {
    let mut all = Vec::new();
    for path in files {
        let bytes = plain_file::bytes(path, FILE_BYTES_MAX)?;
        context.body.push_str(&format!("{BESIDE}{}", plain_file::digest(&bytes)));
        all.extend(sheets(&shown(path), &bytes).map_err(Failure::bad_file)?);
    }
    Ok(all)
}

/// Everything that is wrong, at once.
fn faulty(faults: Vec<PastFault>) -> Failure {
    BankError::BadLine(Refusal::new(ImportRefused::PastFaults { faults })).into()
}

/// A night with the hours of its day.
fn dated(night: ReadNight) -> Result<PastNight<String>, String> {
    let hours = clock::parse_day(&night.day).map_err(|why| format!("{}: {why}", night.spot))?;
    let row = |row: ReadRow| PastRow { who: row.name, bought: row.bought, net: row.net };
    let key = PastKey { day: night.day, nth: 1, place: night.place, game: night.game };
    Ok(PastNight { spot: night.spot, key, hours, rows: night.rows.into_iter().map(row).collect() })
}

fn answer(taken: &PastTaken, currency: Currency, settled: bool) -> Past {
    let amount = |money| Amount::new(money, currency);
    let called = |player: PlayerId| name(&taken.people, player.into());
    let line = |(night, past): &(u32, PastNight<PlayerId>)| PastLine {
        night: *night,
        day: past.key.day.clone(),
        place: past.key.place.clone(),
        game: past.key.game.clone(),
        players: past.rows.len(),
        off: amount(past.off().unwrap_or_default()),
    };
    let mut totals: Vec<(PlayerId, (u32, Money))> =
        taken.totals.iter().map(|(player, total)| (*player, *total)).collect();
    totals.sort_by_key(|(player, (_, net))| (net.negated(), called(*player)));
    let total = |(player, (nights, net)): (PlayerId, (u32, Money))| PastTotal {
        player: called(player),
        nights,
        net: amount(net),
    };
    let who = |party| Who::new(party, name(&taken.people, party));
    let debt = |line: &DebtLine| Debt {
        debtor: who(line.debtor),
        creditor: who(line.creditor),
        amount: amount(line.amount),
    };
    let debts = |lines: &[DebtLine]| (!settled).then(|| lines.iter().map(debt).collect());
    let [before, after] = &taken.debts;
    Past {
        nights: taken.nights.iter().map(line).collect(),
        known: taken.known,
        added: taken.added.iter().map(|player| called(*player)).collect(),
        totals: totals.into_iter().map(total).collect(),
        off: amount(taken.off),
        settled,
        before: debts(before),
        after: debts(after),
    }
}
