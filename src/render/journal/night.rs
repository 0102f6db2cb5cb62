//! The events of the night: how it started and ended, who was warned, and what the host said.

use crate::render::journal::Teller;
use crate::render::page::name as shown;
use engine::as_text::counted;
use ledger::ids::PlayerId;
use ledger::journal::{AppKept, NightAmended, NightFact, NightOpened, PastPlayed, PastSettled};

impl Teller<'_> {
    /// A night as a whole.
    pub(super) fn night(&self, fact: &NightFact) -> String {
        match fact {
            NightFact::NightOpened(opened) => self.opened(opened),
            NightFact::NightAmended(amended) => self.amended(amended),
            NightFact::BankerChanged { banker, app, .. } => self.handed_over(*banker, app.as_ref()),
            NightFact::AppFollowed { app: AppKept { by, amount }, .. } => {
                let more = if amount.is_negative() { "less" } else { "more" };
                let (who, sum) = (self.who(*by), self.sum(amount.abs()));
                format!("because of the undo, {who} holds {sum} {more} of the bank's app money")
            }
            NightFact::Warned { player, .. } => format!("{} got a warning", self.who(*player)),
            NightFact::Fined { player, amount, .. } => {
                format!("{} paid a fine of {} into the pot", self.who(*player), self.sum(*amount))
            }
            NightFact::Exempted { player, .. } => {
                format!("{} folded out of turn: no fine", self.who(*player))
            }
            NightFact::SessionImported(imported) => {
                let sittings = counted(imported.sittings.len(), "session");
                let from = match imported.source.as_str() {
                    "hands" => "hand files".to_owned(),
                    site => shown(site),
                };
                format!("the night was imported from {from}: {sittings}")
            }
            NightFact::PastPlayed(past) => self.past(past),
            NightFact::PastSettled(settled) => self.left_to_pay(settled),
            NightFact::NightClosed { dealer, .. } => {
                let dealer = dealer.map(|dealer| format!("; {} dealt the last hand", self.who(dealer)));
                format!("the night ended{}", dealer.unwrap_or_default())
            }
            NightFact::Ruled { ruling, by, .. } => {
                let by = by.map_or_else(|| "the host".to_owned(), |by| self.who(by));
                format!("{by} ruled: {}", shown(ruling))
            }
        }
    }

    fn past(&self, past: &PastPlayed) -> String {
        let results = past.results.iter().map(|result| {
            let sign = if result.net.is_positive() { "+" } else { "" };
            format!("{} {sign}{}", self.who(result.player), self.sum(result.net))
        });
        let results = results.collect::<Vec<_>>().join(", ");
        let at = past.when.place.iter().map(|place| format!(" at {}", shown(place))).collect::<String>();
        let game = past.when.game.iter().map(|game| format!(", {}", shown(game))).collect::<String>();
        format!("results for {}{at}{game}: {results}", past.when.day)
    }

    fn left_to_pay(&self, settled: &PastSettled) -> String {
        let borne = settled.borne.iter().map(|borne| {
            let verb = if borne.amount.is_negative() { "kept the extra" } else { "covered the missing" };
            format!("{} {verb} {}", self.who(borne.by), self.sum(borne.amount.abs()))
        });
        let owed = settled.debts.iter().map(|debt| {
            let (debtor, creditor) = (self.who(debt.debtor), self.who(debt.creditor));
            format!("{debtor} still owed {creditor} {}", self.sum(debt.amount))
        });
        borne.chain(owed).collect::<Vec<_>>().join("; ")
    }

    fn opened(&self, opened: &NightOpened) -> String {
        let banker = opened.banker.map(|banker| format!(", banker {}", self.who(banker))).unwrap_or_default();
        let stakes =
            opened.stakes.as_ref().map(|stakes| format!(", stakes {}", shown(stakes))).unwrap_or_default();
        let float = if opened.float.is_zero() {
            String::new()
        } else {
            format!(", {} in change in the drawer", self.sum(opened.float))
        };
        format!("night {} opened at `{}`{banker}{stakes}{float}", opened.number, shown(&opened.house))
    }

    fn amended(&self, amended: &NightAmended) -> String {
        let stakes = amended.stakes.iter().map(|stakes| format!("the stakes are {}", shown(stakes)));
        let float = Some(amended.float).filter(|float| !float.is_zero());
        let float = float.map(|float| format!("{} in change went in the drawer", self.sum(float)));
        stakes.chain(float).collect::<Vec<_>>().join("; ")
    }

    fn handed_over(&self, banker: PlayerId, app: Option<&AppKept>) -> String {
        let kept = app.map(|AppKept { by, amount }| {
            format!(", and {} holds {} of the bank's app money", self.who(*by), self.sum(*amount))
        });
        format!("{} is the banker from now on{}", self.who(banker), kept.unwrap_or_default())
    }
}
