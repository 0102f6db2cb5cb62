//! A report: figures that another request gives too, and charts of them.

use crate::answer::{Amount, ByName};
use serde::Serialize;

/// The figures with their charts.
#[derive(Clone, Debug, Serialize)]
pub struct Report<T> {
    /// The figures.
    #[serde(flatten)]
    pub figures: T,
    /// What the report is about.
    pub title: String,
    /// The charts.
    pub charts: Vec<Chart>,
    /// The page that was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    /// The picture that was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub svg: Option<String>,
}

/// A chart.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Chart {
    /// An amount for each name.
    Bars {
        /// What it shows.
        chart: String,
        /// The amounts.
        bars: ByName<Amount>,
    },
    /// How amounts changed, for each name.
    Curves {
        /// What it shows.
        chart: String,
        /// The evenings.
        days: Vec<String>,
        /// What each stood at after them.
        curves: ByName<Vec<Amount>>,
    },
}
