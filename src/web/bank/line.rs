//! A filled form as the words of its command line.

use crate::web::bank::fields::Fields;
use crate::web::bank::form::{Form, Kind, Part};

/// In front of the name of a field with an amount for each player: the fields that hold the players' names.
pub const OF: &str = "of-";

/// The words; none if a field holds something that no page of ours puts there.
#[must_use]
pub fn words(form: &Form, fields: &Fields) -> Option<Vec<String>> {
    let mut words = Vec::new();
    for part in form.line {
        match part {
            Part::Words(plain) => words.extend(plain.iter().map(|word| (*word).to_owned())),
            Part::Of(name) => words.extend(values(form, name, fields)?),
            Part::Behind(option, name) => {
                for value in values(form, name, fields)? {
                    // A value that starts like an option is joined to its option.
                    if value.starts_with('-') {
                        words.push(format!("{option}={value}"));
                    } else {
                        words.extend([(*option).to_owned(), value]);
                    }
                }
            }
        }
    }
    Some(words)
}

/// The values of a field, without empty ones.
fn values(form: &Form, name: &str, fields: &Fields) -> Option<Vec<String>> {
    let kind = form.field(name)?.kind;
    if let Kind::Choice(choices) = kind {
        let chosen = fields.get(name);
        let known = choices.iter().any(|(word, _)| *word == chosen);
        return known
            .then(|| [chosen].into_iter().filter(|word| !word.is_empty()).map(str::to_owned).collect());
    }
    let typed = fields.all(name).map(str::trim);
    if matches!(kind, Kind::Each(_)) {
        let of = format!("{OF}{name}");
        let amount = |(who, typed): (&str, &str)| {
            let typed = typed.split_whitespace().collect::<Vec<_>>().join(",");
            (!typed.is_empty()).then(|| format!("{who}={typed}"))
        };
        return Some(fields.all(&of).zip(typed).filter_map(amount).collect());
    }
    let typed: Vec<String> = typed.filter(|value| !value.is_empty()).map(str::to_owned).collect();
    // Nobody types an option when filling in a name or an amount.
    let is_option = typed.iter().any(|value| value.starts_with("--"));
    (!is_option).then_some(typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::bank::forms::{FORMS, at};

    #[track_caller]
    fn line(path: &str, fields: &str) -> String {
        let words = words(at(path).unwrap(), &Fields::read(fields).unwrap());
        words.map_or_else(|| "none".to_owned(), |words| words.join(" "))
    }

    #[test]
    fn a_filled_form_is_a_line() {
        assert_eq!(line("buy", "who=Ann&amount=20&how="), "buy Ann 20");
        assert_eq!(line("buy", "who=Ann&amount=+20+&how=--debt"), "buy Ann 20 --debt");
        assert_eq!(line("buy", "who=Ann&amount=-20&how="), "buy Ann -20");
        assert_eq!(line("from", "who=Ann&seller=Bob&amount=5&how="), "buy Ann 5 --from Bob");
        assert_eq!(
            line("count", "of-stack=Ann&stack=20&of-stack=Bob&stack=&of-stack=Cat&stack=white%3D2+red%3D1"),
            "count Ann=20 Cat=white=2,red=1"
        );
        assert_eq!(
            line("hand", "game=holdem&who=Ann&amount=2&losers=Bob&losers=Cat"),
            "hand result holdem Ann 2 Bob Cat"
        );
        assert_eq!(line("close", "who=&bearer="), "close --now");
        assert_eq!(line("close", "who=Ann&bearer=house"), "close --now --dealer Ann --over-short house");
    }

    #[test]
    fn what_no_page_offers_is_no_line() {
        assert_eq!(line("buy", "who=Ann&amount=20&how=--really"), "none");
        assert_eq!(line("buy", "who=Ann&amount=--really&how="), "none");
        assert_eq!(line("drawer", "amount=--book"), "none");
    }

    #[test]
    fn every_form_has_the_fields_of_its_line() {
        for form in FORMS {
            for part in form.line {
                if let Part::Of(name) | Part::Behind(_, name) = part {
                    assert!(form.field(name).is_some(), "{} {name}", form.path);
                }
            }
            assert_eq!(FORMS.iter().filter(|other| other.path == form.path).count(), 1, "{}", form.path);
        }
    }
}
