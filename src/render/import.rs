//! What was imported.

use crate::answer::import::Hands;

/// How many hands came in, and which are not known act by act.
#[must_use]
pub fn hands(Hands { hands, refused }: &Hands) -> String {
    let mut lines = vec![if *hands == 1 { "1 hand".to_owned() } else { format!("{hands} hands") }];
    lines.extend(refused.iter().map(|hand| {
        let (number, why) = (&hand.hand, &hand.why);
        match hand.booked {
            true => format!("  hand {number}, recorded the way the site paid it ({why})"),
            // The reason names a hand that couldn't be read.
            false if number.is_empty() => format!("  not recorded: {why}"),
            false => format!("  hand {number}, not recorded: {why}"),
        }
    }));
    lines.push(String::new());
    lines.join("\n")
}
