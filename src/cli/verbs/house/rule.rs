//! `house explain MIK-15`: a rule that a refusal or a reason named, and what the program does about it.

use crate::answer::house as answer;
use crate::cli::chosen_house::chosen;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::render::rule as render;
use engine::house::House;
use engine::rules::{Rule, Source, Way};

/// The rule, the house that has it, and its settings there.
pub fn explain(rule: &'static Rule) -> Result<Reply, Failure> {
    let source = Source::of_rule(rule);
    let house = source.map(|source| chosen(source.preset())).transpose()?.map(|chosen| chosen.house);
    let title = source.map_or("", Source::title);
    let settings = house.as_ref().map(|house| settings(house, rule.id)).unwrap_or_default();
    let answer = answer::Rule {
        rule: rule.id,
        heading: rule.heading,
        says: rule.gist,
        house: source.map(Source::preset),
        served: rule.service.ways().iter().map(Way::to_string).collect(),
        settings: settings.iter().map(|(key, _)| key.clone()).collect(),
    };
    Ok(Reply::look(render::page(rule, title, &settings), answer))
}

/// The settings that implement the rule in a house, with their values.
fn settings(house: &House, rule: &str) -> Vec<(String, String)> {
    let cites = |cited: &str| cited.split(", ").any(|id| id == rule);
    let settings = house.settings().filter(|(_, setting)| setting.rule.as_deref().is_some_and(cites));
    let shown = settings.map(|(key, setting)| {
        (key.name().to_owned(), crate::render::house::value(&setting.value, house.currency()))
    });
    shown.collect()
}
