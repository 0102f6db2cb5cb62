//! The pages of the bank: the front with its buttons, a form, a question, the PIN.

use crate::render::checklist;
use crate::render::said::Said;
use crate::render::seen::Seen;
use crate::web::bank::fields::Fields;
use crate::web::bank::form::{Form, When};
use crate::web::bank::forms::FORMS;
use crate::web::bank::marks::Marks;
use crate::web::bank::view::{field_view, said_view};
use crate::web::frame::{Page, framed, table};
use crate::web::house::Counter;
use ledger::night::closing_steps::ClosingStep;
use ledger::tournament::Phase;
use minijinja::{Value, context};

/// The page that asks for the PIN.
pub fn pin(why: &str) -> Page {
    framed("the bank", "bank still", "pin.html", &context! { why })
}

/// The front: what was said last, the buttons, the table, the journal.
pub fn front(counter: &Counter, said: Option<&Said>, marks: &mut Marks<'_>) -> Page {
    let seen = Seen::of(&counter.answers);
    let keys = |often: bool| -> Vec<Value> {
        let offered = FORMS.iter().filter(|form| form.often == often && is_offered(form.when, counter));
        offered.map(|form| context! { path => form.path, called => form.called }).collect()
    };
    let clock = counter.answers.tournament.as_ref().and_then(|on| on.clock.as_ref());
    let view = context! {
        title => &seen.title,
        said => said.map(|said| said_view(said, marks)).unwrap_or_default(),
        clock => clock.map(|clock| format!("{} · {} · {}", clock.level, clock.time(), clock.blinds.as_deref().unwrap_or("break"))),
        next => seen.next,
        keys => keys(true),
        more => keys(false),
        owed => !counter.owed.is_empty(),
        can_undo => !seen.log.is_empty(),
        chairs => table(&seen.chairs).ok(),
        side => seen.side,
        log => seen.log.iter().rev().cloned().collect::<Vec<String>>(),
        line_id => marks.id(),
        token => marks.token,
    };
    framed("the bank", "bank", "bank.html", &view)
}

/// A form, with what was filled in before and why it was refused.
pub fn sheet(
    form: &Form,
    counter: &Counter,
    filled: &Fields,
    said: Option<&Said>,
    marks: &mut Marks<'_>,
) -> Page {
    let fields: Vec<Value> = form.fields.iter().map(|field| field_view(field, counter, filled)).collect();
    let steps: Vec<Value> =
        if form.path == "close" { counter.steps.iter().filter_map(step).collect() } else { Vec::new() };
    let view = context! {
        called => form.called,
        path => form.path,
        said => said.map(|said| said_view(said, marks)).unwrap_or_default(),
        fields,
        steps,
        token => marks.token,
        id => marks.id(),
    };
    framed(form.called, "bank still", "form.html", &view)
}

/// A step before the close: its words, and the form that does it.
fn step(step: &ClosingStep) -> Option<Value> {
    let path = match step {
        ClosingStep::Count(_) => "count",
        ClosingStep::ColdHands => "cold-hands",
        ClosingStep::Notes(_) => "commit",
        ClosingStep::Drawer(_) => "drawer",
        ClosingStep::LastDealer(_) | ClosingStep::LastWord => return None,
    };
    Some(context! { path, words => checklist::left(step) })
}

/// A question that a line asked, with the same form again for each answer.
pub fn question(path: &str, fields: &Fields, (step, asked): (usize, &str), token: &str) -> Page {
    let again: Vec<Value> = fields
        .iter()
        .filter(|(name, _)| !["token", "step", "answer"].contains(&name.as_str()))
        .map(|(name, value)| context! { name, value })
        .collect();
    // Typed at a terminal, but a button here.
    let shown = asked.trim_end().trim_end_matches("[y/N]").trim_end();
    let lines: Vec<String> = shown.lines().map(str::to_owned).collect();
    framed("the bank asks", "bank still", "question.html", &context! { path, again, step, lines, token })
}

/// What an undo would take back.
pub fn taking_back(event: u64, sentences: &[String], marks: &mut Marks<'_>) -> Page {
    let view = context! { event, sentences => sentences.to_vec(), token => marks.token, id => marks.id() };
    framed("undo", "bank still", "undo.html", &view)
}

fn is_offered(when: When, counter: &Counter) -> bool {
    let is_open = counter.answers.night.is_some();
    let phase = counter.answers.tournament.as_ref().map(|on| on.state.phase);
    match when {
        When::Always => true,
        When::Between => !is_open,
        When::Night => is_open,
        When::Entering => phase == Some(Phase::Entering.word()),
        When::Running => phase == Some(Phase::Running.word()),
        When::NoTournament => {
            is_open && ![Phase::Entering, Phase::Running].iter().any(|on| phase == Some(on.word()))
        }
    }
}
