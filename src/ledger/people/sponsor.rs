//! Who may bring a guest, and who answers for what a guest cannot pay (MIK-11, MIK-12).

use crate::ids::PlayerId;
use crate::people::person::Person;
use crate::people::roster::Roster;
use crate::refusal::{PersonRefused, Refusal};

impl Roster {
    /// May `inviter` answer for a guest (`None` for one who isn't in the book yet)?
    ///
    /// By the house's rule, if it has one: only a regular may, and nobody for themselves, so no chain of guests can become a
    /// circle.
    pub fn may_invite(
        &self,
        inviter: PlayerId,
        guest: Option<PlayerId>,
        rule: Option<&str>,
    ) -> Result<(), Refusal> {
        let host = self.known(inviter)?;
        if guest == Some(inviter) {
            return Err(Refusal::new(PersonRefused::OwnGuest { name: host.name.to_string() }).by(rule));
        }
        if !host.standing.is_regular() {
            return Err(Refusal::new(PersonRefused::HostIsGuest { name: host.name.to_string() }).by(rule));
        }
        Ok(())
    }

    /// The regular who answers for the debts of `id`: themselves, or their inviter.
    ///
    /// Refuses `no-inviter` if the chain ends without a regular; such a guest may not play on credit.
    pub fn answers_for(&self, id: PlayerId) -> Result<&Person, Refusal> {
        let guest = self.known(id)?;
        let mut person = guest;
        // Each step leaves one person behind, so a circle in somebody else's book ends here too.
        for _ in self.people() {
            match person.standing.inviter() {
                _ if person.standing.is_regular() => return Ok(person),
                Some(inviter) => person = self.known(inviter)?,
                None => break,
            }
        }
        Err(Refusal::new(PersonRefused::NoInviter { name: guest.name.to_string() }))
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

    fn nobody(number: u128) -> Refusal {
        Refusal::new(PersonRefused::UnknownId { id: id(number).to_string() })
    }

    fn guest(number: u128, inviter: Option<u128>) -> Person {
        let standing = Standing::Guest { inviter: inviter.map(id) };
        Person { id: id(number), name: Name::new(&format!("P{number}")).unwrap(), standing, aliases: vec![] }
    }

    fn roster() -> Roster {
        let regular = Person { standing: Standing::Regular, ..guest(1, None) };
        let people =
            [guest(2, Some(1)), guest(3, Some(2)), guest(4, None), guest(5, Some(4)), guest(6, Some(7))];
        Roster::new(
            [regular].into_iter().chain(people).chain([guest(7, Some(6)), guest(8, Some(99))]).collect(),
        )
    }

    #[test]
    fn only_a_regular_answers_for_a_guest() {
        let roster = roster();
        assert_eq!(roster.may_invite(id(1), None, None), Ok(()));
        assert_eq!(roster.may_invite(id(1), Some(id(2)), None), Ok(()));
        let is_guest = Refusal::new(PersonRefused::HostIsGuest { name: "P2".to_owned() }).by_rule("OUR-12");
        assert_eq!(roster.may_invite(id(2), None, Some("OUR-12")), Err(is_guest));
        let own = Refusal::new(PersonRefused::OwnGuest { name: "P1".to_owned() });
        assert_eq!(roster.may_invite(id(1), Some(id(1)), None), Err(own));
        assert_eq!(roster.may_invite(id(99), None, None), Err(nobody(99)));
    }

    #[test]
    fn debts_fall_to_the_regular_at_the_end_of_the_chain() {
        let roster = roster();
        for number in [1, 2, 3] {
            assert_eq!(roster.answers_for(id(number)).unwrap().id, id(1));
        }
    }

    #[test]
    fn nobody_answers_for_a_guest_without_a_regular() {
        let roster = roster();
        for number in [4, 5, 6, 7] {
            let none = Refusal::new(PersonRefused::NoInviter { name: format!("P{number}") });
            assert_eq!(roster.answers_for(id(number)), Err(none));
        }
        assert_eq!(roster.answers_for(id(8)), Err(nobody(99)));
    }
}
