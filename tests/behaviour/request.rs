//! One request to a book in memory, with ids that count up.

use ledger::bank::{BankError, Desk, Done, Session};
use ledger::night::insists::Insists;
use ledger::store::{RequestKey, Stamp, Store};
use ledger::time::Instant;
use uuid::Uuid;

/// Does the work of request `number`, a minute after the previous one; `last_id` goes on.
pub fn ask<T>(
    store: &mut Store,
    number: i64,
    last_id: &mut u128,
    work: impl FnOnce(&mut Session<'_, '_>) -> Result<T, BankError>,
) -> Result<T, BankError> {
    let request = format!("r{number}");
    let at = Instant(number * 60_000);
    let stamp = Stamp { request: request.clone(), at, recorded: at };
    let mut fresh = || {
        *last_id += 1;
        Uuid::from_u128(*last_id)
    };
    let key = RequestKey::new(request, "a test");
    match Desk::new(store, stamp, key, true, &mut fresh)
        .insisting(Insists { all: true, ..Insists::default() })
        .act(work, |_, _| "{}".to_owned())?
    {
        Done::Now { value, .. } => Ok(value),
        Done::Before(_) => panic!("a request id came twice"),
    }
}
