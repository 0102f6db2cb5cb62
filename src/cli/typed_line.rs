//! The line that was typed, with other options: for hints that keep what was said.

use crate::render::shell;

/// The line with these options and their values, in place of those that were typed, if any.
#[must_use]
pub fn with(typed: &[String], options: &[(&str, &str)]) -> String {
    let mut words: Vec<String> = typed.iter().map(|word| shell::word(word)).collect();
    for (option, value) in options {
        let tied = format!("{option}=");
        let said = shell::option(option, value);
        let at = typed.iter().position(|word| word == option || word.starts_with(&tied));
        match at.and_then(|at| words.get_mut(at)) {
            None => words.push(said),
            Some(word) => *word = said,
        }
        // What stood behind the option went with it.
        if let Some(behind) = at.filter(|at| typed.get(*at).is_some_and(|word| word == option))
            && let Some(word) = words.get_mut(behind.saturating_add(1))
        {
            word.clear();
        }
    }
    words.retain(|word| !word.is_empty());
    words.join(" ")
}

/// Hints that begin with this verb, each as the typed line with the options it names.
#[must_use]
pub fn kept(typed: &[String], verb: &str, hints: &str) -> String {
    let kept = |line: &str| {
        let options = line.strip_prefix(verb).and_then(shlex::split)?;
        let pairs: Vec<(&str, &str)> = options
            .chunks_exact(2)
            .filter_map(|pair| Some((pair.first()?.as_str(), pair.last()?.as_str())))
            .collect();
        let is_pairs = !pairs.is_empty() && pairs.iter().all(|(option, _)| option.starts_with("--"));
        is_pairs.then(|| with(typed, &pairs))
    };
    hints.lines().map(|line| kept(line).unwrap_or_else(|| line.to_owned())).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Vec<String> {
        shlex::split(text).unwrap()
    }

    #[test]
    fn an_option_takes_the_place_of_the_typed_one() {
        for (typed, wanted) in [
            ("tournament new --payout 60/30/20 --entry 20", "tournament new --payout 60/30/10 --entry 20"),
            ("tournament new --payout=60/30/20 --entry 20", "tournament new --payout 60/30/10 --entry 20"),
            ("tournament new --entry 20", "tournament new --entry 20 --payout 60/30/10"),
        ] {
            assert_eq!(with(&line(typed), &[("--payout", "60/30/10")]), wanted);
        }
    }

    #[test]
    fn a_hint_keeps_what_was_typed() {
        let typed = line("tournament start --host Ann");
        let hints = "tournament start --payout 60/30/10\ntournament status";
        let wanted = "tournament start --host Ann --payout 60/30/10\ntournament status";
        assert_eq!(kept(&typed, "tournament start", hints), wanted);
        assert_eq!(kept(&typed, "tournament start", "tournament start --help"), "tournament start --help");
    }
}
