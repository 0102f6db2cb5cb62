//! The front page of the help: the verbs, grouped by purpose.

const HEAD: &str = "\
housebook, the bank of a home game: chips, IOUs, THE BOOK of debts, and pots
settled by the rules of the house

Usage: housebook [OPTIONS] [VERB ...]    without a verb: where tonight stands
";

const TAIL: &str = "
More
  help VERB     what a verb takes, with examples (VERB --help is the same)
  help night    one night from start to end; also: hands, notes, debts,
                tournament, houses
  help rebuy    finds a verb by what you call it
  help globals  options every verb takes

A first evening
  housebook init --house mike
  housebook player add Ann
  housebook open --banker Ann
  housebook buy Ann 20
  housebook status
";

/// A group of verbs, each with what it is for.
pub type Group = (&'static str, &'static [(&'static str, &'static str)]);

/// All verbs on one page.
#[must_use]
pub fn front_page(groups: &[Group]) -> String {
    let mut page = HEAD.to_owned();
    for (group, verbs) in groups {
        page.push_str(&format!("\n{group}\n"));
        for (word, purpose) in *verbs {
            page.push_str(&format!("  {word:<12}{}\n", purpose.trim()));
        }
    }
    page.push_str(TAIL);
    page
}
