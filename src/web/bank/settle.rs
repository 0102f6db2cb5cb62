//! Who pays whom, with each payee's handle and its QR code.

use crate::render::qr;
use crate::web::bank::marks::Marks;
use crate::web::frame::{Page, framed};
use crate::web::house::Counter;
use minijinja::{Value, context};

/// The page.
pub fn settling(counter: &Counter, marks: &mut Marks<'_>) -> Page {
    let owed: Vec<Value> = counter
        .owed
        .iter()
        .map(|owed| {
            let code = owed.paid_at.as_deref().and_then(qr::picture).map(Value::from_safe_string);
            context! {
                from => &owed.from, to => &owed.to, amount => &owed.amount, shown => &owed.shown,
                paid_at => &owed.paid_at, code, id => marks.id(),
            }
        })
        .collect();
    framed("settle up", "bank still", "settle.html", &context! { owed, token => marks.token })
}
