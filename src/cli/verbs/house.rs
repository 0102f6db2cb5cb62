//! `house`: the rules of the houses, and adopting one.

use crate::bank::begin::{self, ChosenHouse};
use crate::cli::context::{Context, Told};
use crate::cli::failure::Failure;
use crate::cli::into_file;
use crate::cli::reply::Reply;
use crate::domain::house::{House, find};
use crate::domain::refusal::Refusal;
use crate::domain::shown::shown;
use crate::formats::house as profile;
use crate::formats::shell;
use crate::render::house as render;
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The most a profile file may hold.
const PROFILE_BYTES_MAX: u64 = 1024 * 1024;

/// House rules: list, show, compare, check, adopt
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  housebook house new ours.toml --from mike")]
pub struct HouseVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// The houses that come along
    List,
    /// Everything a house says, and where it is silent
    Show { house: Option<String> },
    /// Where two houses differ
    Diff { one: String, other: String },
    /// Write a profile of your own, made from another
    New {
        file: PathBuf,
        #[arg(long, value_name = "HOUSE")]
        from: String,
    },
    /// Check a profile: every mistake with its line and column
    Check { file: String },
    /// Adopt a house for the nights to come
    Use { house: String },
    /// What a setting means, and what the house says of it
    Explain {
        key: String,
        #[arg(long, value_name = "HOUSE")]
        house: Option<String>,
    },
}

/// The house a word means: a preset, or the file of a profile.
pub fn chosen(word: &str) -> Result<ChosenHouse, Failure> {
    let text = if profile::preset_text(word).is_some() { None } else { read(word)? };
    Ok(begin::choose_house(word, |_| text.clone())?)
}

/// The text of a profile; none where no file of that name lies.
pub fn read(word: &str) -> Result<Option<String>, Failure> {
    let shown = word.escape_debug();
    let bad = |error: std::io::Error| Failure::bad_file(format!("`{shown}`: {error}"));
    let Ok(about) = std::fs::metadata(word) else { return Ok(None) };
    if !about.is_file() {
        return Err(Failure::bad_file(format!("`{shown}` is no plain file")));
    }
    let mut bytes = Vec::new();
    let file = std::fs::File::open(word).map_err(bad)?;
    file.take(PROFILE_BYTES_MAX + 1).read_to_end(&mut bytes).map_err(bad)?;
    if u64::try_from(bytes.len()).is_ok_and(|length| length > PROFILE_BYTES_MAX) {
        return Err(Failure::bad_file(format!("`{shown}` is too large for a profile")));
    }
    let text = String::from_utf8(bytes);
    text.map(Some).map_err(|_| Failure::bad_file(format!("`{shown}` is not UTF-8 text")))
}

impl HouseVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::List => {
                let houses: Vec<House> = profile::preset_names().filter_map(profile::preset).collect();
                let names: Vec<Value> = houses
                    .iter()
                    .map(|house| json!({ "name": house.name(), "title": house.title(), "currency": house.currency().code() }))
                    .collect();
                Ok(Reply::look(render::list(&houses), json!({ "houses": names })))
            }
            What::Show { house } => {
                let house = meant(context, house.as_deref())?;
                Ok(Reply::look(render::show(&house), settings(&house)))
            }
            What::Diff { one, other } => {
                let (one, other) = (chosen(&one)?.house, chosen(&other)?.house);
                let differing: Vec<&str> =
                    crate::domain::house::diff(&one, &other).iter().map(|row| row.row.key.name()).collect();
                let json = json!({ "left": one.name(), "right": other.name(), "differing": differing });
                Ok(Reply::look(render::differences(&one, &other), json))
            }
            What::New { file, from } => new(context, &file, &from),
            What::Check { file } => check(&file),
            What::Use { house } => adopt(context, &house),
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
        return Ok(crate::bank::loaded::load_night(reader, night)?.house);
    }
    crate::bank::load_book(reader)?
        .house
        .ok_or_else(|| Refusal::new("no-house", "no house was chosen").hint("house use mike").into())
}

fn settings(house: &House) -> Value {
    let settings: serde_json::Map<String, Value> = house
        .settings()
        .map(|(key, setting)| {
            (
                key.name().to_owned(),
                json!({ "value": render::value(&setting.value, house.currency()), "rule": setting.rule }),
            )
        })
        .collect();
    json!({ "house": house.name(), "title": house.title(), "currency": house.currency().code(), "settings": settings })
}

fn new(context: &Context, file: &Path, from: &str) -> Result<Reply, Failure> {
    let name = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let text = profile::new_from(&chosen(from)?.house, &name)
        .map_err(|misfit| Failure::usage(format!("{misfit}")))?;
    let answer = json!({ "file": file.to_string_lossy(), "house": name, "from": from });
    if context.dry_run {
        into_file::check_free(&context.book, file)?;
        return Ok(Reply::look(format!("would copy `{from}` (rehearsed: nothing was written)"), answer));
    }
    into_file::write(&context.book, file, text.as_bytes())?;
    let next = format!("house check {}", shell::file(file));
    Ok(Reply::look(format!("{} holds a copy of `{from}`; change it, then: {next}", shown(file)), answer))
}

fn check(file: &str) -> Result<Reply, Failure> {
    let house = chosen(file)?.house;
    let faults: Vec<Value> = house
        .faults()
        .iter()
        .map(|fault| json!({ "key": fault.key.name(), "rule": fault.rule, "message": fault.message, "offers": fault.offers }))
        .collect();
    Ok(Reply::look(render::check(&house), json!({ "house": house.name(), "faults": faults })))
}

fn adopt(context: &mut Context, word: &str) -> Result<Reply, Failure> {
    let house = chosen(word)?;
    let text = format!("`{}` is the house from now on: {}", house.house.name(), house.house.title());
    let answer = json!({ "house": house.house.name() });
    context.record(|session| begin::adopt(session, &house), |notices| Told::new(text, answer).with(notices))
}

fn explain(context: &Context, key: &str, house: Option<&str>) -> Result<Reply, Failure> {
    let row = find(key).ok_or_else(|| {
        let near = profile::nearest(key);
        let refusal =
            Refusal::new("unknown-setting", format!("there is no setting `{}`", key.escape_debug()));
        match near.first() {
            Some(near) => refusal.hint(format!("house explain {near}")),
            None => refusal.hint("house show"),
        }
    })?;
    let house = meant(context, house)?;
    let setting = house.setting(row.key);
    let answer = json!({
        "key": row.key.name(),
        "summary": row.summary,
        "house": house.name(),
        "value": setting.map(|setting| render::value(&setting.value, house.currency())),
        "rule": setting.and_then(|setting| setting.rule.clone()),
        "fallback": row.fallback,
    });
    Ok(Reply::look(render::explain(row, &house), answer))
}
