//! `house`: the rules of the houses, and adopting one.

mod owner;
mod rule;

use crate::answer::Amount;
use crate::answer::house::{
    Adopted, Checked, Differences, Explained, HouseLine, Houses, OneFault, Setting, Shown, Written,
};
use crate::cli::chosen_house::chosen;
use crate::cli::context::Context;
use crate::cli::failure::{Failure, exit};
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::cli::told::Told;
use crate::render::house as render;
use crate::render::shell;
use clap::{Args, Subcommand};
use engine::formats::house as profile;
use engine::house::{House, Stops, find, key};
use engine::readable::AsTyped;
use engine::rules;
use ledger::bank::begin;
use ledger::bank::loaded::in_its_case;
use ledger::refusal::Refusal;
use ledger::shown::shown;
use std::path::{Path, PathBuf};

/// Show, compare and choose house rules
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  housebook house list\n  housebook house new ours.toml --from mike")]
pub struct HouseVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the houses that come with housebook
    #[command(after_help = "Example:\n  housebook house list")]
    List,
    /// Show a house's rules and gaps
    #[command(after_help = "Examples:\n  housebook house show\n  housebook house show dave")]
    Show {
        /// A listed house or a house file (else tonight's)
        house: Option<String>,
    },
    /// Compare two houses
    #[command(after_help = "Examples:\n  \
            housebook house diff dave mike\n  \
            housebook house diff mike ours.toml")]
    Diff {
        /// One house
        one: String,
        /// The other house
        other: String,
    },
    /// Start your own house from another
    #[command(after_help = "Examples:\n  \
            housebook house new ours.toml --from mike\n  \
            housebook house new cabin.toml --from igloo")]
    New {
        /// New file to write
        file: PathBuf,
        /// House to start from
        #[arg(long, value_name = "HOUSE")]
        from: String,
    },
    /// Check a house file for mistakes
    #[command(after_help = "Examples:\n  \
            housebook house check ours.toml\n  \
            housebook house check cabin.toml")]
    Check {
        /// The house file
        file: String,
    },
    /// Use a house from the next night on
    #[command(after_help = "Examples:\n  housebook house use mike\n  housebook house use ours.toml")]
    Use {
        /// A listed house or a house file
        house: String,
    },
    /// Show or set the owner of the house
    #[command(after_help = "Examples:\n  housebook house owner Mike\n  housebook house owner")]
    Owner {
        /// The owner, a player (else show who it is)
        name: Option<String>,
    },
    /// Explain a setting or a rule
    #[command(after_help = "Examples:\n  housebook house explain odd.tie\n  housebook house explain MIK-15")]
    Explain {
        /// A setting, or the id of a rule
        key: String,
        /// The house (else tonight's)
        #[arg(long, value_name = "HOUSE")]
        house: Option<String>,
    },
}

impl HouseVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::List => {
                let houses: Vec<House> = profile::preset_names().filter_map(profile::preset).collect();
                let answer = Houses { houses: houses.iter().map(HouseLine::from).collect() };
                Ok(Reply::look(render::list(&houses), answer))
            }
            What::Show { house } => {
                let house = meant(context, house.as_deref())?;
                Ok(Reply::look(render::show(&house), settings(&house)))
            }
            What::Diff { one, other } => {
                let (one, other) = (chosen(&one)?.house, chosen(&other)?.house);
                let text = render::differences(&one, &other);
                let differing = engine::house::diff(&one, &other);
                let differing = differing.iter().map(|row| row.row.key.name()).collect();
                let [left, right] = [one, other].map(|house| house.name().to_owned());
                Ok(Reply::look(text, Differences { left, right, differing }))
            }
            What::New { file, from } => new(context, &file, &from),
            What::Check { file } => check(&file),
            What::Use { house } => adopt(context, &house),
            What::Owner { name: Some(name) } => owner::name(context, &name),
            What::Owner { name: None } => owner::look(context),
            What::Explain { key, house } => explain(context, &key, house.as_deref()),
        }
    }
}

/// The house a word means; without a word tonight's, else the adopted one.
pub fn meant(context: &Context, word: Option<&str>) -> Result<House, Failure> {
    if let Some(word) = word {
        return Ok(chosen(word)?.house);
    }
    let store = context.look()?;
    let reader = store.reader();
    if let Some(night) = reader.open_night()? {
        return Ok(ledger::bank::loaded::load_night(reader, night)?.house);
    }
    let house = ledger::bank::load_book(reader)?
        .house
        .ok_or_else(|| Refusal::worded("no-house", "you haven't chosen a house").hint("house use mike"))?;
    Ok(in_its_case(house, begin::case(reader)?.as_ref()))
}

fn settings(house: &House) -> Shown {
    let value = |value| render::value(value, house.currency());
    let settings = house.settings().map(|(key, setting)| {
        (key.name().to_owned(), Setting { value: value(&setting.value), rule: setting.rule.clone() })
    });
    let HouseLine { name, title, currency } = HouseLine::from(house);
    Shown { house: name, title, currency, settings: settings.collect() }
}

fn new(context: &Context, file: &Path, from: &str) -> Result<Reply, Failure> {
    let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let text = profile::new_from(&chosen(from)?.house, &name)
        .map_err(|misfit| Failure::usage(format!("{misfit}")))?;
    let answer = Written { file: file.to_string_lossy().into_owned(), house: name, from: from.to_owned() };
    if context.dry_run {
        into_file::check_free(&context.book, file)?;
        return Ok(Reply::look(format!("would copy `{from}` (dry run: nothing was written)"), answer));
    }
    into_file::write(&context.book, file, text.as_bytes())?;
    let next = format!("house check {}", shell::file(file));
    Ok(Reply::look(format!("{} holds a copy of `{from}`; change it, then: {next}", shown(file)), answer))
}

fn check(file: &str) -> Result<Reply, Failure> {
    let house = chosen(file)?.house;
    let found = house.faults();
    let stops = found.iter().any(|fault| fault.stops == Stops::Night);
    let faults = found.iter().map(OneFault::from).collect();
    let answer = Checked { house: house.name().to_owned(), faults };
    let exit = if stops { exit::VIOLATION } else { 0 };
    Ok(Reply { exit, ..Reply::look(render::check(&house), answer) })
}

fn adopt(context: &mut Context, word: &str) -> Result<Reply, Failure> {
    let house = chosen(word)?;
    let HouseLine { name, title, .. } = HouseLine::from(&house.house);
    let answer = Adopted { house: name, title };
    context.record(
        |session| begin::adopt(session, &house),
        |notices| Told::new(render::adopted(&answer), answer).with(notices),
    )
}

fn explain(context: &Context, key: &str, house: Option<&str>) -> Result<Reply, Failure> {
    if let Some(rule) = rules::find(key) {
        return rule::explain(rule);
    }
    let row = find(key).ok_or_else(|| {
        let near = profile::nearest(key);
        let refusal = Refusal::worded("unknown-setting", format!("there's no setting `{}`", key.as_typed()));
        match near.first() {
            Some(near) => refusal.hint(format!("house explain {near}")),
            None => refusal.hint("house show"),
        }
    })?;
    let house = meant(context, house)?;
    let setting = house.setting(row.key);
    let answer = Explained {
        key: row.key.name(),
        summary: row.summary,
        house: house.name().to_owned(),
        value: setting.map(|setting| render::value(&setting.value, house.currency())),
        rule: setting.and_then(|setting| setting.rule.clone()),
        fallback: row.fallback,
        case: house
            .case_step()
            .filter(|_| row.key == key::MONEY_UNIT)
            .map(|step| Amount::new(step, house.currency())),
    };
    Ok(Reply::look(render::explain(row, &house), answer))
}
