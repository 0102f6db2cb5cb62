//! `chips`: the chip case.

use crate::answer::Amount;
use crate::answer::chips::{self as answer, Case, Chip, Plan, Swapped, by_colour};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::cli::words::{Words, not_chips};
use crate::render::chips::{self as render, CaseRow};
use crate::render::refusal::said;
use clap::{Args, Subcommand};
use engine::money::Currency;
use engine::refusal::Notice;
use ledger::bank::{BankError, begin, load_tonight};
use ledger::chips::{ChipCount, ChipKind, ChipSet, NotChips, Swap, in_case};
use ledger::refusal::Refusal;
use ledger::store::Reader;
use std::collections::BTreeMap;

/// Show, set and plan the case of chips
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook chips set white=0.05:200 red=0.10:100 green=5:40:reserve\n  \
        housebook chips plan 20")]
pub struct Chips {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show the colors, the case and chips out
    #[command(after_help = "Example:\n  housebook chips show")]
    Show,
    /// Set each color's value and count
    #[command(after_help = "Examples:\n  \
            housebook chips set white=0.05:200 red=0.10:100\n  \
            housebook chips set green=5:40:reserve")]
    Set {
        /// Color, value and count; add :reserve for chips that come out last
        #[arg(required = true, value_name = "COLOR=VALUE:COUNT")]
        kinds: Vec<String>,
    },
    /// Plan which chips to hand out
    #[command(after_help = "Examples:\n  housebook chips plan 20\n  housebook chips plan 7.50")]
    Plan {
        /// The buy-in
        #[arg(allow_hyphen_values = true)]
        amount: String,
    },
    /// Swap a player's chips for equal value
    #[command(after_help = "Examples:\n  \
            housebook chips swap Ann 5xred=2xblue\n  \
            housebook chips swap Bob 2xblue=4xred+2xwhite")]
    Swap {
        /// The player
        player: String,
        /// Chips given = chips taken, like 2xblue=4xred+2xwhite
        #[arg(value_name = "GIVES=GETS")]
        chips: String,
    },
}

impl Chips {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::Show => show(context),
            What::Set { kinds } => set(context, &kinds),
            What::Plan { amount } => plan(context, &amount),
            What::Swap { player, chips } => swap(context, &player, &chips),
        }
    }
}

fn show(context: &Context) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let currency = reader.book()?.currency;
    let Some((rows, notices)) = rows(reader)? else {
        let text = "no chips are set up\nhint: chips set white=0.05:200 red=0.10:100";
        return Ok(Reply::look(text, Case { chips: Vec::new() }));
    };
    let answer = Case { chips: rows.iter().map(|row| chip(row, currency)).collect() };
    let mut text = render::case(&rows, currency);
    if let Some(rule) = rule_of_the_house(reader)? {
        text = format!("{}\nthese are the house's chips ({rule})", text.trim_end());
    }
    Ok(Reply::look(text, answer).with(notices))
}

/// The colors of the case and where their chips are; none if no chips are known.
#[cfg(any(feature = "table", feature = "web"))]
pub fn whole_case(reader: Reader<'_>) -> Result<Vec<Chip>, Failure> {
    let currency = reader.book()?.currency;
    let rows = rows(reader)?.map(|(rows, _)| rows).unwrap_or_default();
    Ok(rows.iter().map(|row| chip(row, currency)).collect())
}

/// The rows of the case, and the notices if more is out than exists.
type Rows = (Vec<CaseRow>, Vec<Notice>);

fn rows(reader: Reader<'_>) -> Result<Option<Rows>, Failure> {
    let Some(set) = begin::case(reader)? else { return Ok(None) };
    let (out, lying) = whereabouts(reader, &set)?;
    let (in_case, notices) = match lying {
        Ok(in_case) => (in_case, Vec::new()),
        Err(refusal) => (ChipCount::default(), vec![Notice::new(None, said(&refusal).message)]),
    };
    let row = |kind: &ChipKind| CaseRow {
        kind: kind.clone(),
        in_case: kind.count.map(|_| in_case.of(&kind.colour)),
        out: out.get(kind.colour.as_str()).copied().unwrap_or(0),
    };
    Ok(Some((set.kinds().iter().map(row).collect(), notices)))
}

fn chip(row: &CaseRow, currency: Currency) -> Chip {
    let whereabouts = Some(answer::Whereabouts { in_case: row.in_case, out: row.out });
    Chip { whereabouts, ..Chip::of(&row.kind, currency) }
}

/// The house's rule on its chips; none if the book has a case of its own.
fn rule_of_the_house(reader: Reader<'_>) -> Result<Option<String>, Failure> {
    if !reader.case()?.is_empty() {
        return Ok(None);
    }
    let house = match reader.open_night()? {
        Some(_) => Some(load_tonight(reader)?.house),
        None => ledger::bank::load_book(reader)?.house,
    };
    Ok(house.and_then(|house| house.chips()?.rule))
}

/// The chips that are out tonight by color, and what is in the case, unless more are out than exist.
type Whereabouts = (BTreeMap<String, i64>, Result<ChipCount, Refusal>);

fn whereabouts(reader: Reader<'_>, set: &ChipSet) -> Result<Whereabouts, Failure> {
    if reader.open_night()?.is_none() {
        return Ok((BTreeMap::new(), in_case(set, &ChipCount::default())));
    }
    let tonight = load_tonight(reader)?;
    let lying = tonight.in_case();
    Ok((tonight.evening.colours_out, lying))
}

fn set(context: &mut Context, words: &[String]) -> Result<Reply, Failure> {
    let currency = context.look()?.reader().book()?.currency;
    let mut kinds: Vec<ChipKind> = Vec::new();
    for word in words {
        let kind = ChipKind::parse(word, currency).map_err(not_chips)?;
        if kinds.iter().any(|earlier| earlier.colour == kind.colour) {
            return Err(not_chips(NotChips::Twice(kind.colour.to_string())));
        }
        kinds.push(kind);
    }
    context.record(
        |session| {
            let set = begin::set_case(session, kinds)?;
            let (out, lying) = match session.journal().reader().open_night()? {
                Some(_) => {
                    let tonight = session.tonight()?;
                    let lying = tonight.in_case()?;
                    (tonight.evening.colours_out, lying)
                }
                None => (BTreeMap::new(), in_case(&set, &ChipCount::default())?),
            };
            Ok::<_, BankError>((set, out, lying))
        },
        |(set, out, lying)| {
            let row = |kind: &ChipKind| CaseRow {
                kind: kind.clone(),
                in_case: kind.count.map(|_| lying.of(&kind.colour)),
                out: out.get(kind.colour.as_str()).copied().unwrap_or(0),
            };
            let rows: Vec<CaseRow> = set.kinds().iter().map(row).collect();
            let chips = set.kinds().iter().map(|kind| Chip::of(kind, currency)).collect();
            Told::new(render::case(&rows, currency), Case { chips })
        },
    )
}

fn plan(context: &Context, amount: &str) -> Result<Reply, Failure> {
    let store = context.look()?;
    let words = Words::load(store.reader())?;
    let amount = words.amount(amount)?;
    let (set, chips) = begin::plan_chips(store.reader(), amount)?;
    let stacks = chips.highest_first(&set)?;
    let text = render::stacks(&stacks, words.currency);
    let amount = Amount::new(amount, words.currency);
    Ok(Reply::look(text, Plan { amount, chips: by_colour(&chips) }))
}

fn swap(context: &mut Context, player: &str, typed: &str) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let player = words.player(player)?;
    let swap = Swap::parse(typed).map_err(not_chips)?;
    let (gave, got) = (swap.gives.clone(), swap.gets.clone());
    context.record(
        |session| begin::swap_chips(session, player, swap),
        |worth| {
            let text = format!(
                "{} swapped {} for {}, {}",
                names.spoken(player),
                render::spoken(&gave),
                render::spoken(&got),
                words.currency.shown(worth)
            );
            let answer = Swapped {
                player: names.word(player).to_owned(),
                gave: by_colour(&gave),
                got: by_colour(&got),
                worth: Amount::new(worth, words.currency),
            };
            Told::new(text, answer)
        },
    )
}
