//! The pages of the night for the phones and the screen in the room: what is asked for, and how it looks. Nothing here records.
//!
//! It is given answers and shows them. It cannot reach the book: the verb that opens it is asked for one answer at a time.

mod asked;
mod hosts;

mod page;

mod headers;
mod news;

mod serving;

pub use asked::Asked;
pub use page::{Answered, Room, Sheet};
pub use serving::{House, Listening, NotThere};
