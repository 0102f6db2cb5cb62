//! The forms of the banker's page: one row each, a command line with fields to fill. Nothing here decides: the
//! runner of lines answers.

use crate::web::bank::form::{Field, Form, Kind, Part, When, Whose};
use Kind::{Amount, AmountOrNone, Choice, Each, Game, Note, Perhaps, Player, Players, Word};
use Part::{Behind, Of, Words};
use When::{Always, Between, Entering, Night, NoTournament, Running};
use Whose::{Everybody, In, Others, Out, Table};

const fn field(name: &'static str, asks: &'static str, kind: Kind) -> Field {
    Field { name, asks, kind }
}

const WAYS: Kind =
    Choice(&[("", "cash"), ("--note", "note (IOU)"), ("--transfer", "by app"), ("--debt", "THE BOOK")]);
const WAYS_BETWEEN: Kind = Choice(&[("", "cash"), ("--note", "note (IOU)"), ("--debt", "THE BOOK")]);
const WAYS_PAID: Kind = Choice(&[("", "cash"), ("--app", "by app")]);
const HOW: Field = field("how", "Paid how?", WAYS);
const HOW_MUCH: Field = field("amount", "How much?", Amount);

/// The forms, in the order of an evening.
pub const FORMS: &[Form] = &[
    Form {
        path: "open",
        often: true,
        called: "Open a night",
        when: Between,
        line: &[
            Words(&["open", "--fresh"]),
            Behind("--banker", "banker"),
            Behind("--stakes", "stakes"),
            Behind("--float", "float"),
        ],
        fields: &[
            field("banker", "Who is the banker?", Player(Everybody)),
            field("stakes", "Blinds, like .25/.50 (if any)", Word),
            field("float", "Cash in the drawer for change (if any)", AmountOrNone),
        ],
    },
    Form {
        path: "enter",
        often: true,
        called: "Enter",
        when: Entering,
        line: &[Words(&["tournament", "enter"]), Of("who"), Of("how")],
        fields: &[field("who", "Who enters?", Players(Everybody)), HOW],
    },
    Form {
        path: "start",
        often: true,
        called: "Start play",
        when: Entering,
        line: &[Words(&["tournament", "start"])],
        fields: &[],
    },
    Form {
        path: "bust",
        often: true,
        called: "Knocked out",
        when: Running,
        line: &[Words(&["tournament", "bust"]), Of("who"), Behind("--by", "by")],
        fields: &[
            field("who", "Who is out?", Players(In)),
            field("by", "Who won their last chips?", Perhaps(In, "not said")),
        ],
    },
    Form {
        path: "rebuy",
        often: true,
        called: "Rebuy",
        when: Running,
        line: &[Words(&["tournament", "rebuy"]), Of("who"), Of("how")],
        fields: &[field("who", "Who comes back?", Player(Out)), HOW],
    },
    Form {
        path: "addon",
        often: false,
        called: "Add-on",
        when: Running,
        line: &[Words(&["tournament", "addon"]), Of("who"), Of("how")],
        fields: &[field("who", "Who?", Player(In)), HOW],
    },
    Form {
        path: "late",
        often: false,
        called: "Late entry",
        when: Running,
        line: &[Words(&["tournament", "enter"]), Of("who"), Of("how")],
        fields: &[field("who", "Who enters?", Players(Everybody)), HOW],
    },
    Form {
        path: "level",
        often: true,
        called: "Level",
        when: Running,
        line: &[Words(&["tournament", "level"]), Of("to")],
        fields: &[field("to", "Which level?", Choice(&[("next", "next"), ("back", "the previous one")]))],
    },
    Form {
        path: "clock",
        often: true,
        called: "Clock",
        when: Running,
        line: &[Words(&["tournament", "clock"]), Of("what")],
        fields: &[field("what", "The clock?", Choice(&[("pause", "pause"), ("resume", "resume")]))],
    },
    Form {
        path: "payout",
        often: true,
        called: "Pay prizes",
        when: Running,
        line: &[Words(&["tournament", "payout"])],
        fields: &[],
    },
    Form {
        path: "buy",
        often: true,
        called: "Buy",
        when: Night,
        line: &[Words(&["buy"]), Of("who"), Of("amount"), Of("how")],
        fields: &[field("who", "Who buys?", Player(Everybody)), HOW_MUCH, HOW],
    },
    Form {
        path: "note",
        often: true,
        called: "Note (IOU)",
        when: Night,
        line: &[Words(&["buy"]), Of("who"), Of("amount"), Words(&["--note"])],
        fields: &[field("who", "Who buys with a note?", Player(Everybody)), HOW_MUCH],
    },
    Form {
        path: "from",
        often: true,
        called: "From a player",
        when: Night,
        line: &[Words(&["buy"]), Of("who"), Of("amount"), Behind("--from", "seller"), Of("how")],
        fields: &[
            field("who", "Who buys?", Player(Everybody)),
            field("seller", "From whom?", Player(Table)),
            HOW_MUCH,
            field("how", "Paid how?", WAYS_BETWEEN),
        ],
    },
    Form {
        path: "hand",
        often: true,
        called: "Hand",
        when: Night,
        line: &[Words(&["hand", "result"]), Of("game"), Of("who"), Of("amount"), Of("losers")],
        fields: &[
            field("game", "Which game?", Game),
            field("who", "Who won?", Player(Table)),
            field("amount", "What did each put in?", Amount),
            field("losers", "Who else was in?", Players(Table)),
        ],
    },
    Form {
        path: "sums",
        often: false,
        called: "Hand by amounts",
        when: Night,
        line: &[
            Words(&["hand", "result"]),
            Behind("--game", "game"),
            Behind("--in", "in"),
            Behind("--win", "win"),
            Behind("--carry", "carry"),
        ],
        fields: &[
            field("game", "Which game?", Game),
            field("in", "What did they put in?", Each(Table)),
            field("win", "What did they win?", Each(Table)),
            field("carry", "What stays in the pot (if anything)?", AmountOrNone),
        ],
    },
    Form {
        path: "deal",
        often: true,
        called: "Next dealer",
        when: Night,
        line: &[Words(&["deal"]), Behind("--dealer", "who"), Of("played")],
        fields: &[
            field("who", "Who deals?", Perhaps(Table, "next in turn")),
            field(
                "played",
                "The last hand?",
                Choice(&[("", "recorded, or not played"), ("--next", "played, not recorded")]),
            ),
        ],
    },
    Form {
        path: "fine",
        often: true,
        called: "Fine",
        when: Night,
        line: &[Words(&["fine"]), Of("who"), Of("amount"), Of("folding")],
        fields: &[
            field("who", "Who?", Player(Table)),
            field("amount", "How much? (blank: the house's)", AmountOrNone),
            field(
                "folding",
                "What for?",
                Choice(&[("", "acting out of turn"), ("--folding", "folding out of turn")]),
            ),
        ],
    },
    Form {
        path: "count",
        often: true,
        called: "Count",
        when: NoTournament,
        line: &[Words(&["count"]), Of("stack")],
        fields: &[field("stack", "Amount, or chips like white=12 red=3", Each(Table))],
    },
    Form {
        path: "cashout",
        often: true,
        called: "Cash out",
        when: Night,
        line: &[Words(&["cashout"]), Of("who"), Of("how")],
        fields: &[
            field("who", "Who gets paid?", Perhaps(Table, "everybody")),
            field(
                "how",
                "Paid how?",
                Choice(&[("", "as they paid in"), ("--cash", "cash"), ("--app", "by app")]),
            ),
        ],
    },
    Form {
        path: "seat",
        often: false,
        called: "Seat",
        when: Night,
        line: &[Words(&["seat"]), Of("who"), Of("seat")],
        fields: &[
            field("who", "Who sits down?", Player(Others)),
            field("seat", "Seat (blank: the first free one)", AmountOrNone),
        ],
    },
    Form {
        path: "leave",
        often: false,
        called: "Leaves",
        when: Night,
        line: &[Words(&["leave"]), Of("who")],
        fields: &[field("who", "Who goes home?", Player(Table))],
    },
    Form {
        path: "pay-note",
        often: false,
        called: "Note paid",
        when: Night,
        line: &[Words(&["note", "pay"]), Of("note"), Of("amount"), Of("how")],
        fields: &[field("note", "Which note?", Note), HOW_MUCH, field("how", "Paid how?", WAYS_PAID)],
    },
    Form {
        path: "commit",
        often: false,
        called: "Note in THE BOOK",
        when: Night,
        line: &[Words(&["note", "commit"]), Of("note")],
        fields: &[field("note", "Which note?", Note)],
    },
    Form {
        path: "drawer",
        often: false,
        called: "Drawer",
        when: Night,
        line: &[Words(&["drawer"]), Of("amount")],
        fields: &[field("amount", "How much cash is in it?", Amount)],
    },
    Form {
        path: "cold-hands",
        often: false,
        called: "Cold hands",
        when: NoTournament,
        line: &[Words(&["coldhands"]), Behind("--win", "who")],
        fields: &[field("who", "Who won?", Player(Table))],
    },
    Form {
        path: "close",
        often: true,
        called: "Close the night",
        when: Night,
        line: &[Words(&["close", "--now"]), Behind("--dealer", "who"), Behind("--over-short", "bearer")],
        fields: &[
            field("who", "Who dealt the last hand?", Perhaps(Table, "as noted")),
            field(
                "bearer",
                "Who covers it if the count is off?",
                Choice(&[
                    ("", "it isn't off"),
                    ("house", "the house"),
                    ("winner", "the winner"),
                    ("banker", "the banker"),
                ]),
            ),
        ],
    },
    Form {
        path: "tournament",
        often: false,
        called: "Tournament",
        when: NoTournament,
        line: &[
            Words(&["tournament", "new"]),
            Behind("--entry", "entry"),
            Behind("--stack", "stack"),
            Behind("--payout", "payout"),
            Behind("--rebuy", "rebuy"),
            Behind("--late", "late"),
            Behind("--levels", "levels"),
            Behind("--host", "host"),
            Behind("--deputy", "deputy"),
            Of("agreed"),
        ],
        fields: &[
            field("entry", "What does an entry cost?", Amount),
            field("stack", "Chips to start with", Amount),
            field("payout", "Prizes in percent, like 60/30/10", Word),
            field("rebuy", "What does a rebuy cost (if any)?", AmountOrNone),
            field("late", "Last level to enter or rebuy (if any)", AmountOrNone),
            field("levels", "Blinds and minutes (blank: the house's)", Word),
            field("host", "Who makes rulings?", Perhaps(Everybody, "nobody")),
            field("deputy", "Who rules when the host is involved?", Perhaps(Everybody, "nobody")),
            field(
                "agreed",
                "Any terms that aren't the house's?",
                Choice(&[("", "no"), ("--agreed", "yes, everybody agrees")]),
            ),
        ],
    },
    Form {
        path: "pay",
        often: false,
        called: "Debt paid",
        when: Always,
        line: &[Words(&["book", "pay"]), Of("who"), Of("to"), Of("amount"), Of("how")],
        fields: &[
            field("who", "Who pays?", Player(Everybody)),
            field("to", "To whom?", Player(Everybody)),
            HOW_MUCH,
            field("how", "Paid how?", WAYS_PAID),
        ],
    },
    Form {
        path: "add",
        often: false,
        called: "New player",
        when: Always,
        line: &[Words(&["player", "add"]), Of("who")],
        fields: &[field("who", "What's the new player's name?", Word)],
    },
    Form {
        path: "pay-to",
        often: false,
        called: "Pay handle",
        when: Always,
        line: &[Words(&["player", "pay-to"]), Of("who"), Of("handle")],
        fields: &[
            field("who", "Whose?", Player(Everybody)),
            field("handle", "Handle or link, as the app shows it", Word),
        ],
    },
];

/// The form at the end of this path.
#[must_use]
pub fn at(path: &str) -> Option<&'static Form> {
    FORMS.iter().find(|form| form.path == path)
}
