//! What a file says although its game has no place for it.

use crate::formats::hands::fault::HandFault;
use crate::formats::hands::phh::keys::{Amount, Text, Texts};
use crate::formats::hands::phh::reading::Reading;
use crate::games::Second;
use crate::play::Setup;
use crate::readable::shown;

impl Reading<'_, '_> {
    /// Only a house adds features to a game.
    pub(super) fn features(&self) -> Result<(), HandFault> {
        let list = self.sheet.words.get(Texts::Features as usize);
        let Some(spot) = list.and_then(|list| list.spot) else { return Ok(()) };
        let message =
            "`_features` only work with a game from `housebook games` and a `_house` this program knows";
        Err(HandFault::new(spot, message))
    }

    /// Only a game with upcards has a bring-in.
    pub(super) fn bring_in(&self, setup: &Setup) -> Result<(), HandFault> {
        let given = self.sheet.amounts.get(Amount::BringIn as usize);
        let Some((_, spot)) = given.and_then(Option::as_ref).filter(|_| setup.course.open() == 0) else {
            return Ok(());
        };
        let game = shown(self.text(Text::Variant).unwrap_or_default());
        Err(HandFault::new(*spot, format!("`bring_in` is set, but `{game}` has no upcards")))
    }

    /// How halves find their winners may be said only if the pot is halved.
    pub(super) fn halves(&self, setup: &Setup) -> Result<(), HandFault> {
        let Some(Some((word, spot))) = self.sheet.texts.get(Text::HiLo as usize) else { return Ok(()) };
        if setup.game.second() == Second::Low {
            return Ok(());
        }
        let (word, name) = (shown(word), shown(self.text(Text::Variant).unwrap_or_default()));
        let message = format!("`_hilo` is \"{word}\", but `{name}` isn't high-low");
        Err(HandFault::new(*spot, message))
    }
}
