//! Fields and answers as the templates take them.

use crate::render::said::Said;
use crate::render::seen::Seen;
use crate::web::bank::fields::Fields;
use crate::web::bank::form::{Field, Kind, Whose};
use crate::web::bank::line::OF;
use crate::web::bank::marks::Marks;
use crate::web::frame::set;
use crate::web::house::Counter;
use ledger::tournament::EntrantState;
use minijinja::{Value, context};

/// What was said, with its undo and the lines that could be run instead.
pub fn said_view(said: &Said, marks: &mut Marks<'_>) -> Value {
    let hints: Vec<Value> =
        said.hints.iter().map(|hint| context! { line => hint, id => marks.id() }).collect();
    // An undo can't be undone: the original is entered again.
    let event = said.event.filter(|_| !said.line.starts_with("undo"));
    let (line, lines, refused) = (&said.line, said.text.clone(), said.refused);
    let view = context! { line, lines, refused, event, hints, id => marks.id(), token => marks.token };
    set("said.html", &context! { said => view }).map(Value::from_safe_string).unwrap_or_default()
}

/// A field with what can be chosen, and what was filled in.
pub fn field_view(field: &Field, counter: &Counter, filled: &Fields) -> Value {
    let (name, asks) = (field.name, field.asks);
    let picked: Vec<&str> = filled.all(name).collect();
    let several = matches!(field.kind, Kind::Players(_));
    let pick = |choices: Vec<(String, String)>, needed: bool| {
        let choices: Vec<Value> = choices
            .into_iter()
            .enumerate()
            .map(|(at, (value, called))| {
                let checked =
                    if picked.is_empty() { at == 0 && !needed } else { picked.contains(&value.as_str()) };
                context! { value, called, checked => checked && (!several || !picked.is_empty()) }
            })
            .collect();
        context! { kind => "pick", name, asks, choices, several, needed }
    };
    let same = |names: Vec<String>| names.into_iter().map(|name| (name.clone(), name)).collect::<Vec<_>>();
    let text = |decimal: bool, offered: &[String]| {
        let value = picked.first().copied().unwrap_or_default();
        context! { kind => "text", name, asks, decimal, value, offered => offered.to_vec() }
    };
    match field.kind {
        Kind::Player(whose) => pick(same(names(whose, counter)), true),
        Kind::Players(whose) => pick(same(names(whose, counter)), false),
        Kind::Perhaps(whose, nobody) => {
            let nobody = (String::new(), nobody.to_owned());
            pick(std::iter::once(nobody).chain(same(names(whose, counter))).collect(), false)
        }
        Kind::Choice(choices) => pick(
            choices.iter().map(|(word, called)| ((*word).to_owned(), (*called).to_owned())).collect(),
            false,
        ),
        Kind::Note => pick(counter.notes.clone(), true),
        Kind::Amount | Kind::AmountOrNone => text(true, &[]),
        Kind::Word => text(false, &[]),
        Kind::Game => {
            let game = counter.games.first().map_or("holdem", String::as_str);
            let value = picked.first().copied().unwrap_or(game);
            context! { kind => "text", name, asks, decimal => false, value, offered => &counter.games }
        }
        Kind::Each(whose) => each(field, &names(whose, counter), counter, filled),
    }
}

/// A line for each player: the name, what the book says they have, and a field.
fn each(field: &Field, names: &[String], counter: &Counter, filled: &Fields) -> Value {
    let (name, asks) = (field.name, field.asks);
    let seen = Seen::of(&counter.answers);
    let of = format!("{OF}{name}");
    let before: Vec<(&str, &str)> = filled.all(&of).zip(filled.all(name)).collect();
    let rows: Vec<Value> = names
        .iter()
        .map(|player| {
            let chair = seen.chairs.iter().find(|chair| chair.name == *player);
            let [stack, ..] = chair.map(|chair| chair.figures.clone()).unwrap_or_default();
            let counted = chair.is_some_and(|chair| chair.counted);
            let typed = before.iter().find(|(who, _)| who == player).map(|(_, typed)| *typed);
            context! { player, stack, counted, typed => typed.unwrap_or_default() }
        })
        .collect();
    context! { kind => "each", name, of, asks, rows }
}

fn names(whose: Whose, counter: &Counter) -> Vec<String> {
    let seen = Seen::of(&counter.answers);
    let here = || seen.chairs.iter().filter(|chair| !chair.gone).map(|chair| chair.name.clone());
    let entrants = |is_in: bool| {
        let on = counter.answers.tournament.as_ref();
        let players = on.map(|on| on.state.players.as_slice()).unwrap_or_default();
        let wanted = players.iter().filter(|player| (player.standing == EntrantState::In) == is_in);
        wanted.map(|player| player.player.clone()).collect()
    };
    match whose {
        Whose::Table => here().collect(),
        Whose::Everybody => {
            let rest = seen.names().into_iter().filter(|name| !here().any(|here| here == *name));
            here().chain(rest).collect()
        }
        Whose::Others => seen.names().into_iter().filter(|name| !here().any(|here| here == *name)).collect(),
        Whose::In => entrants(true),
        Whose::Out => entrants(false),
    }
}
