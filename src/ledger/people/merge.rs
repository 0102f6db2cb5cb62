//! Two records of one person become one; nobody may end up as his own guest.
//!
//! What either owes is no business of this file: the ledger moves it.

use crate::ids::PlayerId;
use crate::people::name::Name;
use crate::people::person::{Person, Standing};
use crate::people::roster::Roster;
use crate::people::typed::words;
use engine::refusal::Refusal;

impl Roster {
    /// May the record `gone` be merged into `kept`? Answers with the record of the one person afterwards.
    ///
    /// He keeps the name of `kept`, is found by every name of both, and is a regular if either was. Whoever was
    /// invited by `gone` was invited by `kept`. Refuses `merge-itself`, and `merge-inviter` where one came as
    /// the guest of the other, at first or second hand, by the house's rule if it has one.
    pub fn may_merge(&self, kept: PlayerId, gone: PlayerId, rule: Option<&str>) -> Result<Person, Refusal> {
        let (kept, gone) = (self.known(kept)?, self.known(gone)?);
        if kept.id == gone.id {
            let message = format!("`{}` cannot be merged with himself", kept.name);
            return Err(Refusal::new("merge-itself", message));
        }
        for (guest, host) in [(kept, gone), (gone, kept)] {
            if self.came_through(guest, host.id) {
                return Err(invited(guest, host).by(rule));
            }
        }
        Ok(Person {
            id: kept.id,
            name: kept.name.clone(),
            standing: standing(kept.standing, gone.standing),
            aliases: aliases(kept, gone),
        })
    }

    fn came_through(&self, guest: &Person, host: PlayerId) -> bool {
        let mut inviter = guest.standing.inviter();
        for _ in self.people() {
            match inviter {
                Some(id) if id == host => return true,
                Some(id) => inviter = self.get(id).and_then(|person| person.standing.inviter()),
                None => return false,
            }
        }
        false
    }
}

fn standing(kept: Standing, gone: Standing) -> Standing {
    match (kept, gone) {
        (Standing::Guest { inviter: one }, Standing::Guest { inviter: other }) => {
            Standing::Guest { inviter: one.or(other) }
        }
        _ => Standing::Regular,
    }
}

fn aliases(kept: &Person, gone: &Person) -> Vec<Name> {
    let mut aliases = kept.aliases.clone();
    for name in gone.names() {
        if *name != kept.name && !aliases.contains(name) {
            aliases.push(name.clone());
        }
    }
    aliases
}

/// Why a guest and the one he came with are not one person.
pub fn invited(guest: &Person, host: &Person) -> Refusal {
    let message = format!("`{}` came as the guest of `{}`, so they are two people", guest.name, host.name);
    let hint = format!("player regular {}", words(&[guest.name.as_str()]));
    Refusal::new("merge-inviter", message).hint(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    fn id(number: u128) -> PlayerId {
        PlayerId(Uuid::from_u128(number))
    }

    fn person(number: u128, name: &str, standing: Standing, aliases: &[&str]) -> Person {
        let named = |text: &&str| Name::new(text).unwrap();
        Person { id: id(number), name: named(&name), standing, aliases: aliases.iter().map(named).collect() }
    }

    fn invited_by(inviter: Option<u128>) -> Standing {
        Standing::Guest { inviter: inviter.map(id) }
    }

    fn roster() -> Roster {
        Roster::new(vec![
            person(1, "Robert", Standing::Regular, &["Bert"]),
            person(2, "Bob", invited_by(Some(3)), &["Bobby", "Bert"]),
            person(3, "Cy", Standing::Regular, &[]),
            person(4, "Rob", invited_by(None), &[]),
            person(5, "Dan", invited_by(Some(2)), &[]),
        ])
    }

    #[test]
    fn t69_a_merged_person_is_found_by_every_name_of_both() {
        let merged = roster().may_merge(id(1), id(2), None).unwrap();
        assert_eq!(merged, person(1, "Robert", Standing::Regular, &["Bert", "Bob", "Bobby"]));
    }

    #[test]
    fn t69_either_record_brings_the_standing() {
        assert_eq!(roster().may_merge(id(2), id(1), None).unwrap().standing, Standing::Regular);
        assert_eq!(roster().may_merge(id(4), id(2), None).unwrap().standing, invited_by(Some(3)));
        assert_eq!(roster().may_merge(id(2), id(4), None).unwrap().standing, invited_by(Some(3)));
    }

    #[test]
    fn t69_nobody_is_merged_with_himself() {
        assert_eq!(roster().may_merge(id(1), id(1), None).unwrap_err().code, "merge-itself");
        assert_eq!(roster().may_merge(id(1), id(9), None).unwrap_err().code, "unknown-player");
    }

    #[test]
    fn no_merge_makes_a_man_his_own_guest() {
        for (kept, gone) in [(2, 3), (3, 2), (5, 2), (3, 5)] {
            let refusal = roster().may_merge(id(kept), id(gone), None).unwrap_err();
            assert_eq!(refusal.code, "merge-inviter", "{kept} {gone}");
        }
        let refusal = roster().may_merge(id(3), id(2), None).unwrap_err();
        assert_eq!(refusal.message, "`Bob` came as the guest of `Cy`, so they are two people");
    }
}
