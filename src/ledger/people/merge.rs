//! Merging two records of one person; nobody may end up as their own guest.
//!
//! What either owes doesn't matter here: the ledger moves it.

use crate::ids::PlayerId;
use crate::people::person::Person;
use crate::people::roster::Roster;
use crate::refusal::{PersonRefused, Refusal};

impl Roster {
    /// May the record `gone` be merged into `kept`?
    ///
    /// The person keeps the name of `kept`, is found by every name of both, and is a regular if either was. Guests of `gone`
    /// become guests of `kept`. `hosts` has the host of each record, under the record kept today. Refuses `merge-itself`, and
    /// `merge-inviter` if one came as the guest of the other, by any of their records, directly or through others, by the house's
    /// rule if it has one.
    pub fn may_merge(
        &self,
        kept: PlayerId,
        gone: PlayerId,
        hosts: &[(PlayerId, PlayerId)],
        rule: Option<&str>,
    ) -> Result<(), Refusal> {
        let (kept, gone) = (self.known(kept)?, self.known(gone)?);
        if kept.id == gone.id {
            return Err(Refusal::new(PersonRefused::MergedWithHimself { name: kept.name.to_string() }));
        }
        for (guest, host) in [(kept, gone), (gone, kept)] {
            if hosts.contains(&(guest.id, host.id)) || self.came_through(guest, host.id) {
                let (guest, host) = (guest.name.to_string(), host.name.to_string());
                return Err(Refusal::new(PersonRefused::GuestAndHost { guest, host }).by(rule));
            }
        }
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::name::Name;
    use crate::people::person::Standing;
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
    fn nobody_is_merged_with_themselves() {
        let himself = PersonRefused::MergedWithHimself { name: "Robert".to_owned() };
        assert_eq!(roster().may_merge(id(1), id(1), &[], None), Err(Refusal::new(himself)));
        let nobody = PersonRefused::UnknownId { id: id(9).to_string() };
        assert_eq!(roster().may_merge(id(1), id(9), &[], None), Err(Refusal::new(nobody)));
    }

    #[test]
    fn no_merge_makes_anybody_their_own_guest() {
        let two = |guest: &str, host: &str| {
            let (guest, host) = (guest.to_owned(), host.to_owned());
            Err(Refusal::new(PersonRefused::GuestAndHost { guest, host }))
        };
        for (kept, gone, guest, host) in
            [(2, 3, "Bob", "Cy"), (3, 2, "Bob", "Cy"), (5, 2, "Dan", "Bob"), (3, 5, "Dan", "Cy")]
        {
            assert_eq!(roster().may_merge(id(kept), id(gone), &[], None), two(guest, host));
        }
        let by_another_record = [(id(4), id(1))];
        for (kept, gone) in [(1, 4), (4, 1)] {
            let merged = roster().may_merge(id(kept), id(gone), &by_another_record, None);
            assert_eq!(merged, two("Rob", "Robert"));
        }
    }
}
