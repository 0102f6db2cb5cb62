//! One house rule: what it says, and what the program does about it.

use crate::render::page::{lines, wrapped};
use engine::as_text::listed;
use engine::rules::{Rule, Service, Way};

/// The rule as a page: its id and name, what it says, what the program does, and the settings of the house.
#[must_use]
pub fn page(rule: &Rule, house: &str, settings: &[(String, String)]) -> String {
    let mut parts = vec![
        format!("{}  {} ({house})", rule.id, rule.heading),
        wrapped(&format!("  {}", rule.gist)),
        wrapped(&format!("  {}", does(rule.service))),
    ];
    if !settings.is_empty() {
        let rows = settings.iter().map(|(key, value)| [format!("  {key}"), value.clone()]);
        parts.push(lines(&[], rows));
    }
    parts.join("\n")
}

/// What the program does about a rule, as a sentence.
fn does(service: Service) -> String {
    match service {
        Service::Etiquette => "These are manners; the program doesn't enforce them.".to_owned(),
        Service::Open(why) => format!("The program does nothing about it: {why}."),
        Service::Served([Way::Explained]) => "Ask, and the program explains it.".to_owned(),
        Service::Served(ways) => {
            let does = ways.iter().filter_map(|way| match way {
                Way::Recorded => Some("keeps it on record"),
                Way::Computed => Some("applies it"),
                Way::Enforced => Some("refuses anything that breaks it"),
                Way::Warned => Some("points out anything that breaks it"),
                Way::Explained => None,
            });
            format!("The program {}.", listed(&does.collect::<Vec<_>>(), "and").unwrap_or_default())
        }
    }
}
