//! The pages of the night for the phones and the screen in the room: what is asked for, and how it looks. Nothing here records:
//! the banker's page makes lines, and the process that opened the book runs them.
//! It gets answers and shows them. It cannot reach the book: the verb that opened it is asked for one answer at a time.
//! It is given answers and shows them. It cannot reach the book: the verb that opens it is asked for one answer at a time.

mod asked;
mod hosts;

mod frame;

mod felt;

mod page;

mod crowd;
mod house;

mod bank;

mod headers;
mod news;

mod serving;

pub use asked::Asked;
pub use felt::Replay;
pub use house::{Clerk, Counter, Heard, House, NotThere, Order, Owed};
pub use page::{Answered, Room, Sheet};
pub use serving::Listening;
