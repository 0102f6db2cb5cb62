//! What a player is left with after each step, when players do things with their own cards.

use crate::games::course::{Course, Step};
use crate::games::deed::Deed;

impl Course {
    /// True if players do something with their own cards besides exchanging them.
    #[must_use]
    pub fn has_deeds(&self, wanted: impl Fn(Deed) -> bool) -> bool {
        self.steps().iter().any(|step| matches!(step, Step::Own { deed, .. } if wanted(*deed)))
    }

    /// The first deed that takes more cards than a player has face down by then, or all the cards they hold.
    #[must_use]
    pub(in crate::games) fn overdone(&self) -> Option<Deed> {
        let (mut held, mut down) = (0_usize, 0_usize);
        for step in self.steps() {
            match *step {
                Step::Deal { down: hidden, up } => {
                    down = down.saturating_add(usize::from(hidden));
                    held = held.saturating_add(usize::from(hidden)).saturating_add(usize::from(up));
                }
                Step::Own { deed, cards } => {
                    let cards = usize::from(cards);
                    // A player who throws cards away has to have some left.
                    let has = if deed == Deed::Discard { down.min(held.saturating_sub(1)) } else { down };
                    if cards > has {
                        return Some(deed);
                    }
                    if deed == Deed::Discard {
                        held = held.saturating_sub(cards);
                    }
                    if !matches!(deed, Deed::Pass(_)) {
                        down = down.saturating_sub(cards);
                    }
                }
                _ => {}
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::deed::PassWay;

    #[test]
    fn nobody_does_more_than_they_have_cards_for() {
        let own = |deed, cards| Step::Own { deed, cards };
        let seven = Step::Deal { down: 7, up: 0 };
        let overdone = |steps: &[Step]| Course::written(steps.to_vec()).overdone();
        assert_eq!(overdone(&[seven, own(Deed::Discard, 2), own(Deed::Roll, 5)]), None);
        assert_eq!(overdone(&[seven, own(Deed::Discard, 2), own(Deed::Roll, 6)]), Some(Deed::Roll));
        assert_eq!(
            overdone(&[seven, own(Deed::Roll, 4), own(Deed::Pass(PassWay::Left), 4)]),
            Some(Deed::Pass(PassWay::Left))
        );
        assert_eq!(overdone(&[seven, own(Deed::Discard, 7)]), Some(Deed::Discard));
    }
}
