//! Players who are away but have a place in the file.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::keys::{Amount, Texts};
use crate::formats::hands::phh::reading::Reading;
use crate::money::Money;
use crate::readable::shown;
use std::borrow::Cow;

impl Reading<'_, '_> {
    /// Players who post and get no cards, from 0 (PIG-64).
    pub(super) fn absent(&self, players: usize) -> Result<Vec<usize>, HandFault> {
        let list = self.sheet.words.get(Texts::Absent as usize);
        let Some((list, spot)) = list.and_then(|list| Some((list, list.spot?))) else {
            return Ok(Vec::new());
        };
        let number = |word: &str| word.strip_prefix('p')?.parse::<usize>().ok()?.checked_sub(1);
        let seat = |word: &str| number(word).filter(|seat| *seat < players);
        let seats = list.values.iter().enumerate().map(|(number, word)| {
            let is_known = list.values.iter().take(number).any(|before| before == word);
            let wrong = |message: String| HandFault::new(spot, message);
            let wanted = || format!("isn't a player: use `p1` to `p{players}`");
            match seat(word) {
                Some(_) if is_known => Err(wrong(format!("`{}` is in `_absent` twice", shown(word)))),
                Some(seat) => Ok(seat),
                None => Err(wrong(format!("`{}` in `_absent` {}", shown(word), wanted()))),
            }
        });
        seats.collect()
    }

    /// What the file calls those players, if it has names for them.
    pub(super) fn name_absent(
        &self,
        names: &[Cow<'_, str>],
        players: usize,
        absent: &mut Vec<String>,
    ) -> Result<(), HandFault> {
        let seats = self.absent(players)?;
        let named = seats.iter().filter_map(|seat| names.get(*seat)).filter(|name| !name.is_empty());
        absent.clear();
        absent.extend(named.map(ToString::to_string));
        Ok(())
    }

    /// True for a player who needs no chips: away, or all-in for a pot that waits.
    pub(super) fn may_be_broke(&self, seat: usize) -> Result<bool, HandFault> {
        let waits = self.amount(Amount::Carry)?.is_some_and(Money::is_positive);
        let absent = self.sheet.words.get(Texts::Absent as usize);
        let name = format!("p{}", seat.saturating_add(1));
        Ok(waits || absent.is_some_and(|list| list.values.iter().any(|value| *value == name)))
    }
}
