//! `open`: opens a night.

mod as_last_time;

use crate::answer::Amount;
use crate::answer::table::Opened;
use crate::cli::chosen_house::chosen;
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::told::Told;
use crate::cli::words::Words;
use crate::render;
use crate::render::refusal::heard;
use clap::Args;
use engine::money::Money;
use engine::refusal::Notice;
use ledger::bank::begin::{self, NightWanted};
use ledger::night::opening::{announced, unmeasured};

/// Open a night
#[derive(Debug, Args)]
#[command(
    after_help = "Examples:\n  housebook open --house mike --banker Ann --float 20\n  housebook open --stakes .25/.50\n\n\
        At a terminal, `housebook open` by itself suggests the banker, stakes and seats from last \
        time; press Enter for yes."
)]
pub struct Open {
    /// The house, or a house file (else the one in use)
    #[arg(long, value_name = "HOUSE")]
    house: Option<String>,
    /// The banker
    #[arg(long, value_name = "PLAYER")]
    banker: Option<String>,
    /// Small and big blind, like .25/.50
    #[arg(long, value_name = "SMALL/BIG")]
    stakes: Option<String>,
    /// Cash in the drawer for change
    #[arg(long, value_name = "AMOUNT", allow_hyphen_values = true)]
    float: Option<String>,
    /// Don't offer last time's setup; ask nothing
    #[arg(long)]
    fresh: bool,
}

impl Open {
    /// Opens the night.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        if self.is_bare()
            && context.can_ask
            && !context.yes
            && talk::on_screen()
            && let Some(last) = as_last_time::last_night(context.look()?.reader())?
        {
            return as_last_time::offer(context, &last);
        }
        self.open(context)
    }

    /// True if nothing was said about how the night starts.
    const fn is_bare(&self) -> bool {
        self.house.is_none()
            && self.banker.is_none()
            && self.stakes.is_none()
            && self.float.is_none()
            && !self.fresh
    }

    fn open(self, context: &mut Context) -> Result<Reply, Failure> {
        let words = Words::load(context.look()?.reader())?;
        let banker = self.banker.as_deref().map(|word| words.player(word)).transpose()?;
        for blind in self.stakes.iter().flat_map(|stakes| stakes.split('/')) {
            words.amount(blind)?;
        }
        let wanted = NightWanted {
            house: self.house.as_deref().map(chosen).transpose()?,
            banker,
            stakes: self.stakes.clone(),
            float: self.float.as_deref().map(|word| words.amount(word)).transpose()?.unwrap_or(Money::ZERO),
        };
        let put = Some(wanted.float).filter(|float| !float.is_zero());
        let banker_name =
            banker.and_then(|banker| words.people.get(banker)).map(|person| person.name.to_string());
        context.record(
            |session| begin::open(session, wanted),
            |open| {
                let (house, stakes, meant) = (&open.house, open.stakes.as_deref(), open.meant.clone());
                let answer = Opened {
                    night: open.number,
                    house: house.name().to_owned(),
                    banker: banker_name,
                    title: house.title().to_owned(),
                    amended: open.amended,
                    stakes: self.stakes,
                    float: put.map(|float| Amount::new(float, house.currency())),
                };
                let text = render::table::opened(&answer);
                if open.amended {
                    let limits = answer.stakes.as_ref().and_then(|_| announced(house, stakes));
                    let notices = meant.into_iter().chain(limits);
                    return Told::new(text, answer).with(notices);
                }
                let faults = house.faults();
                let faults =
                    faults.iter().map(|fault| Notice::new(fault.rule.as_deref(), fault.message.clone()));
                let said = meant.into_iter().chain(unmeasured(house, stakes)).chain(announced(house, stakes));
                Told::new(text, answer).with(faults.chain(heard(said)))
            },
        )
    }
}
