//! What stands above every answer, and who gets one at all: the right host, the right way to ask.

use crate::web::hosts::Hosts;
use crate::web::page::refused;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// What every answer says: nothing is loaded from elsewhere, nothing is kept, nobody hears where a reader came from.
const ABOVE: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request through to its page, or says why not.
pub async fn guarded(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Response {
    let mut response = match barred(&hosts, &request) {
        Some(status) => refused(status, None),
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in ABOVE {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Why nothing is answered.
fn barred(hosts: &Hosts, request: &Request) -> Option<StatusCode> {
    let headers = request.headers();
    let Some(host) = only(headers, &header::HOST) else { return Some(StatusCode::BAD_REQUEST) };
    let asked = request.uri().authority().map_or(host, |authority| authority.as_str());
    if !hosts.has(host) || !hosts.has(asked) {
        return Some(StatusCode::MISDIRECTED_REQUEST);
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Some(StatusCode::METHOD_NOT_ALLOWED);
    }
    let is_own =
        |origin: &HeaderValue| origin.to_str().is_ok_and(|origin| origin == format!("http://{host}"));
    let is_foreign = headers.get(header::ORIGIN).is_some_and(|origin| !is_own(origin));
    is_foreign.then_some(StatusCode::FORBIDDEN)
}

/// A header that stands there once, and is text.
fn only<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    let mut all = headers.get_all(name).iter();
    let first = all.next()?.to_str().ok()?;
    all.next().is_none().then_some(first)
}
