//! The stream that tells a page that the book changed: an event with the number of the last one, and a sign of life between.

use hyper::body::{Body, Bytes, Frame};
use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::sync::watch::Receiver;
use tokio::time::timeout;

/// The longest silence, so that a dead connection is noticed.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// What is said next; nothing once the book is closed.
type Said = Option<(Receiver<u64>, Bytes)>;

/// The stream of one reader. A slow one misses numbers in between, never the last.
pub struct News {
    next: Pin<Box<dyn Future<Output = Said> + Send>>,
    /// Their place among the readers.
    _place: OwnedSemaphorePermit,
}

impl News {
    /// From now on, starting with the current number.
    pub fn of(told: Receiver<u64>, place: OwnedSemaphorePermit) -> Self {
        let now = *told.borrow();
        Self {
            next: Box::pin(async move { Some((told, event(&format!("retry: 1000\n{}", lines(now))))) }),
            _place: place,
        }
    }
}

impl Body for News {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        match self.next.as_mut().poll(context) {
            Poll::Pending => Poll::Pending,
            Poll::Ready(None) => Poll::Ready(None),
            Poll::Ready(Some((told, said))) => {
                self.next = Box::pin(next(told));
                Poll::Ready(Some(Ok(Frame::data(said))))
            }
        }
    }
}

async fn next(mut told: Receiver<u64>) -> Said {
    match timeout(SIGN_OF_LIFE, told.changed()).await {
        Err(_) => Some((told, event(": here"))),
        Ok(Err(_)) => None,
        Ok(Ok(())) => {
            let now = *told.borrow_and_update();
            Some((told, event(&lines(now))))
        }
    }
}

fn lines(last: u64) -> String {
    format!("id: {last}\ndata: {last}")
}

fn event(text: &str) -> Bytes {
    Bytes::from(format!("{text}\n\n"))
}
