//! `note`: bank notes, from their writing to their end.

mod print;
mod trace;

use crate::answer::{self, Amount};
use crate::cli::context::Context;
use crate::cli::failure::Failure;
use crate::cli::free_text::free_text;
use crate::cli::naming;
use crate::cli::reply::Reply;
use crate::cli::talk;
use crate::cli::told::Told;
use crate::render::journal::Teller;
use crate::render::names::Names;
use crate::render::notes as render;
use crate::render::refusal::heard;
use clap::{Args, Subcommand, ValueEnum};
use engine::house::key;
use engine::money::Currency;
use engine::refusal::Notice;
use ledger::bank::notes::{self, NoteDesk, NoteWanted, ended};
use ledger::bank::{BankError, Session};
use ledger::journal::{Fact, Means, NoteFact};
use ledger::night::{Note, NoteStatus};
use ledger::store::Reader;

/// Write, pass on and pay bank notes (IOUs)
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  \
        housebook note issue Ann bank 5 --as BOF --for chips\n  \
        housebook note pay BOF 5")]
pub struct NoteVerb {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write a bank note (an IOU)
    #[command(after_help = "Examples:\n  \
            housebook note issue Ann Bob 5 --as BOF --for cash\n  \
            housebook note issue Cat bank 15 --for chips")]
    Issue(Issue),
    /// List the open notes
    #[command(after_help = "Examples:\n  housebook note list\n  housebook note list --all")]
    List {
        /// Settled ones too
        #[arg(long)]
        all: bool,
    },
    /// Show or print one note
    #[command(after_help = "Examples:\n  \
            housebook note show BOF\n  \
            housebook note show BOF --print svg --out bof.svg")]
    Show {
        /// Name of the note
        #[arg(value_name = "ID")]
        note: String,
        #[command(flatten)]
        print: print::Print,
    },
    /// Show where a note has been
    #[command(after_help = "Examples:\n  housebook note trace BOF\n  housebook note trace BOF --json")]
    Trace {
        /// Name of the note
        #[arg(value_name = "ID")]
        note: String,
    },
    /// Pass a note on
    #[command(after_help = "Examples:\n  \
            housebook note give BOF Cat\n  \
            housebook note give BOF Cat --for cash")]
    Give {
        /// Name of the note
        #[arg(value_name = "ID")]
        note: String,
        /// Player who gets it
        to: String,
        /// What the new holder gave for it
        #[arg(long = "for", value_name = "WHAT")]
        against: Option<GivenFor>,
    },
    /// Pay a note, or part of it
    #[command(after_help = "Examples:\n  housebook note pay BOF 5\n  housebook note pay BOF 2.50 --app")]
    Pay {
        /// Name of the note
        #[arg(value_name = "ID")]
        note: String,
        /// How much
        #[arg(allow_hyphen_values = true)]
        amount: String,
        /// By app (else cash)
        #[arg(long, visible_alias = "transfer")]
        app: bool,
    },
    /// Write a note in THE BOOK
    #[command(after_help = "Examples:\n  housebook note commit BOF\n  housebook note commit --all")]
    Commit {
        /// Name of the note
        #[arg(value_name = "ID", required_unless_present = "all", conflicts_with = "all")]
        note: Option<String>,
        /// Every open note
        #[arg(long)]
        all: bool,
    },
    /// Void a note
    #[command(after_help = "Examples:\n  \
            housebook note void BOF --why \"written twice\"\n  \
            housebook note void BOF --why torn")]
    Void {
        /// Name of the note
        #[arg(value_name = "ID")]
        note: String,
        /// Why
        #[arg(long, value_name = "REASON")]
        why: String,
    },
}

#[derive(Debug, Args)]
struct Issue {
    /// Player who signs it and owes
    debtor: String,
    /// Who gets it: a player, or bank
    holder: String,
    /// How much
    #[arg(allow_hyphen_values = true)]
    amount: String,
    /// Name on the paper (else the program picks one)
    #[arg(long = "as", value_name = "BOF")]
    identifier: Option<String>,
    /// What the holder gave for it
    #[arg(long = "for", value_name = "WHAT", default_value = "gift")]
    against: IssuedFor,
}

/// What a new note was written for.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum IssuedFor {
    Cash,
    Transfer,
    Chips,
    Book,
    Gift,
}

/// What a note was passed on for.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum GivenFor {
    Cash,
    Chips,
    Book,
    Gift,
}

impl From<IssuedFor> for Means {
    fn from(issued: IssuedFor) -> Self {
        match issued {
            IssuedFor::Cash => Self::Cash,
            IssuedFor::Transfer => Self::Transfer,
            IssuedFor::Chips => Self::Chips,
            IssuedFor::Book => Self::Book,
            IssuedFor::Gift => Self::Gift,
        }
    }
}

impl From<GivenFor> for Means {
    fn from(given: GivenFor) -> Self {
        match given {
            GivenFor::Cash => Self::Cash,
            GivenFor::Chips => Self::Chips,
            GivenFor::Book => Self::Book,
            GivenFor::Gift => Self::Gift,
        }
    }
}

/// Nothing in return was probably forgotten rather than meant, so a notice says so.
fn unpaid(means: Means) -> Vec<Notice> {
    let text = "recorded as a gift; add --for cash, --for chips or --for book if it wasn't";
    if means == Means::Gift { vec![Notice::new(None, text)] } else { Vec::new() }
}

impl NoteVerb {
    /// Runs the verb.
    pub fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        match self.what {
            What::Issue(issue) => issue.run(context),
            What::List { all } => list(context, all),
            What::Show { note, print } => show(context, &note, &print),
            What::Trace { note } => trace::trace(context, &note),
            What::Give { note, to, against } => {
                let against = against.map_or_else(|| given_for(context), Ok)?;
                give(context, &note, &to, against.into())
            }
            What::Pay { note, amount, app } => pay(context, &note, &amount, app),
            What::Commit { note: Some(note), .. } => commit(context, &note),
            What::Commit { note: None, .. } => commit_all(context),
            What::Void { note, why } => void(context, &note, &why),
        }
    }
}

impl Issue {
    fn run(self, context: &mut Context) -> Result<Reply, Failure> {
        let (words, names) = naming::load(context)?;
        let (debtor, holder) = (words.player(&self.debtor)?, words.party(context, &self.holder)?);
        let amount = words.amount(&self.amount)?;
        let against = Means::from(self.against);
        let wanted = NoteWanted { debtor, holder, amount, identifier: self.identifier.as_deref(), against };
        context.record(
            |session| notes::issue(session, &wanted),
            |(note, notices)| {
                let issued = answer::note::Issued {
                    note: note.identifier,
                    note_id: note.id.to_string(),
                    debtor: names.who(debtor),
                    holder: names.who(holder),
                    amount: Amount::new(amount, words.currency),
                    against,
                };
                Told::new(render::issued(&issued), issued).with([unpaid(against), heard(notices)].concat())
            },
        )
    }
}

fn list(context: &Context, all: bool) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let currency = reader.book()?.currency;
    let (notes, names) = (reader.notes()?, naming::names(reader)?);
    let notes = notes.into_iter().map(|note| ended(reader, note)).collect::<Result<Vec<Note>, _>>()?;
    let listed = notes.iter().filter(|note| all || note.status == NoteStatus::Open);
    let notes =
        listed.map(|note| told(reader, note, &names, currency)).collect::<Result<Vec<_>, Failure>>()?;
    let list = answer::note::List { notes };
    Ok(Reply::look(render::list(&list), list))
}

fn show(context: &Context, id: &str, print: &print::Print) -> Result<Reply, Failure> {
    let store = context.look()?;
    let reader = store.reader();
    let desk = NoteDesk::load(reader)?;
    let notes = desk.notes();
    let (note, names) = (&ended(reader, notes.find(id)?.clone())?, naming::names(reader)?);
    let told = told(reader, note, &names, notes.currency)?;
    if print.is_asked() {
        return print.printed(context, reader, note, told);
    }
    Ok(Reply::look(render::one(&told), told))
}

/// A note as values.
fn told(
    reader: Reader<'_>,
    note: &Note,
    names: &Names,
    currency: Currency,
) -> Result<answer::note::Note, Failure> {
    Ok(answer::note::Note {
        note: note.identifier.clone(),
        note_id: note.id.to_string(),
        debtor: names.who(note.debtor),
        holder: note.holder.map(|holder| names.who(holder)),
        issued: Amount::new(note.issued, currency),
        open: Amount::new(note.open, currency),
        status: note.status,
        night: night_number(reader, note)?,
    })
}

fn night_number(reader: Reader<'_>, note: &Note) -> Result<Option<u32>, Failure> {
    let nights = reader.nights()?;
    Ok(nights.iter().find(|night| Some(night.id) == note.night).map(|night| night.number))
}

/// What the new holder gave for a note: asked at a terminal; a gift if nobody can be asked.
fn given_for(context: &Context) -> Result<GivenFor, Failure> {
    if !context.can_ask {
        return Ok(GivenFor::Gift);
    }
    loop {
        let Some(said) = talk::ask("What for? cash, chips, book or gift > ")? else {
            return Err(Failure::usage("you didn't say what the note was given for").hint("note give --help"));
        };
        if let Ok(against) = GivenFor::from_str(&said, true) {
            return Ok(against);
        }
    }
}

fn give(context: &mut Context, id: &str, to: &str, against: Means) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let to = words.party(context, to)?;
    context.record(
        |session| notes::give(session, id, to, against),
        |(note, notices)| {
            let given = answer::note::Given {
                from: note.holder.map(|from| names.who(from)),
                to: names.who(to),
                amount: Amount::new(note.open, words.currency),
                against,
                debtor: names.who(note.debtor),
                note: note.identifier,
            };
            Told::new(render::given(&given), given).with([unpaid(against), heard(notices)].concat())
        },
    )
}

fn pay(context: &mut Context, id: &str, amount: &str, app: bool) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let amount = words.amount(amount)?;
    context.record(
        |session| {
            let note = notes::pay(session, id, amount, app)?;
            let left = note.open.minus(amount)?;
            Ok((note, left))
        },
        |(note, left)| {
            let paid = answer::note::Paid {
                debtor: names.who(note.debtor),
                holder: note.holder.map(|holder| names.who(holder)),
                amount: Amount::new(amount, words.currency),
                open: Amount::new(left, words.currency),
                app,
                note: note.identifier,
            };
            Told::new(render::paid(&paid), paid)
        },
    )
}

fn commit(context: &mut Context, id: &str) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let teller = Teller { names: &names, currency: words.currency };
    context.record(
        |session| {
            let note = notes::commit(session, id)?;
            Ok((sentences(session, teller)?, note))
        },
        |(text, note)| Told::new(text, answer::note::Committed { committed: vec![note.identifier] }),
    )
}

fn commit_all(context: &mut Context) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let teller = Teller { names: &names, currency: words.currency };
    context.record(
        |session| {
            let (committed, notices) = notes::commit_all(session)?;
            Ok((sentences(session, teller)?, committed, notices))
        },
        |(text, committed, notices)| {
            let text = if text.is_empty() { "no notes went into THE BOOK".to_owned() } else { text };
            let committed = committed.into_iter().map(|note| note.identifier).collect();
            Told::new(text, answer::note::Committed { committed }).with(notices)
        },
    )
}

/// What this request has recorded so far, in words: who owes in the end is for the house to say.
fn sentences(session: &Session<'_, '_>, teller: Teller<'_>) -> Result<String, BankError> {
    let journal = session.journal();
    let mut lines = Vec::new();
    let desk = NoteDesk::load(journal.reader())?;
    let sponsor = desk.notes().house.and_then(|house| house.flag(key::CREDIT_SPONSOR)?.rule);
    for seq in journal.appended().0 {
        let Some(event) = journal.reader().event(seq)? else { continue };
        let rule = sponsor.as_deref().filter(|_| answered_for(&event.fact));
        lines.push(Notice::new(rule, teller.sentence(&event.fact)).with_rule());
    }
    Ok(lines.join("\n"))
}

/// True if an inviter owes what their guest wrote.
const fn answered_for(fact: &Fact) -> bool {
    matches!(fact, Fact::Note(NoteFact::NoteCommitted { inviter: Some(_), .. }))
}

fn void(context: &mut Context, id: &str, why: &str) -> Result<Reply, Failure> {
    let (words, names) = naming::load(context)?;
    let why = free_text(why, "a reason")?;
    context.record(
        |session| notes::void(session, id, &why),
        |note| {
            let voided = answer::note::Voided {
                amount: Amount::new(note.open, words.currency),
                why: why.clone(),
                debtor: names.who(note.debtor),
                note: note.identifier,
            };
            Told::new(render::voided(&voided), voided)
        },
    )
}
