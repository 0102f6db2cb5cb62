//! What earlier bankers hold by app, and what the drawer was off by, must be right after an undo: worked out again, the long way.

use super::model::Model;
use super::plan::{moved, owed};
use super::things::{BANK, DRAWER, Step, Turn, What, Who, Why};
use std::collections::{BTreeMap, BTreeSet};

impl Model {
    /// How much each earlier banker's app money and the drawer's difference are off from what the steps say.
    pub fn figures_off(&self, night: usize, without: &BTreeSet<usize>) -> (Vec<(Who, i128)>, i128) {
        let stand = self.commands.iter().enumerate();
        let stand = stand.filter(|(at, command)| !command.taken_back && !without.contains(at));
        let steps: Vec<&Step> = stand.flat_map(|(_, command)| command.steps.iter().map(|(_, s)| s)).collect();
        let merges = steps.iter().filter_map(|step| match step.turn {
            Turn::Merges { kept, gone } => Some((gone, kept)),
            _ => None,
        });
        let merges: Vec<(Who, Who)> = merges.collect();
        let today = |who| merges.iter().fold(who, |who, (gone, kept)| if who == *gone { *kept } else { who });
        let (mut banker, mut app, mut kept) = (None, 0, BTreeMap::<Who, i128>::new());
        let (mut cash, mut over, mut written) = (0, 0, 0);
        for step in steps.into_iter().filter(|step| step.night == Some(night)) {
            let sum = |who, what| -> i128 {
                step.lines.iter().filter(|line| (line.0, line.1) == (who, what)).map(|line| line.2).sum()
            };
            match &step.turn {
                Turn::Opens { banker: first, .. } => (banker, cash) = (*first, sum(BANK, What::Cash)),
                Turn::HandsOver(next) => {
                    if let Some(before) = banker.filter(|before| before != next) {
                        *kept.entry(today(before)).or_default() += std::mem::take(&mut app);
                    }
                    banker = Some(*next);
                }
                Turn::Drawer(found) => over = found - cash,
                Turn::Follows => {}
                _ => {
                    app += sum(BANK, What::Transfer);
                    cash += sum(BANK, What::Cash);
                }
            }
            if matches!(step.turn, Turn::HandsOver(_) | Turn::Follows) {
                for (who, _, amount) in
                    step.sums().iter().filter(|line| line.1 == What::Transfer && line.0 < BANK)
                {
                    *kept.entry(today(*who)).or_default() -= amount;
                }
            }
            if matches!(step.turn, Turn::Drawer(_) | Turn::Follows) {
                written -= sum(DRAWER, What::Cash);
            }
        }
        (kept.into_iter().filter(|(_, amount)| *amount != 0).collect(), over - written)
    }

    /// The steps that correct the open evening.
    pub fn set_right(&self) -> Vec<Step> {
        let Some(night) = self.state.open_night() else { return Vec::new() };
        let (app, over) = self.figures_off(night, &BTreeSet::new());
        let step = |why, lines| Step {
            night: Some(night),
            of_night: true,
            late: false,
            why,
            lines,
            turn: Turn::Follows,
        };
        let keeps = |(who, amount): (Who, i128)| {
            let mut lines = moved(BANK, who, What::Transfer, amount);
            lines.extend(owed(who, BANK, What::Book, amount));
            step(Why::Trade, lines)
        };
        let drawer = (over != 0).then(|| step(Why::Gift, moved(DRAWER, BANK, What::Cash, over)));
        app.into_iter().map(keeps).chain(drawer).collect()
    }
}
