//! Values become text: tables, statements, documents. No arithmetic on money here.

pub mod page;

pub mod people;

pub mod night;

pub mod house;

pub mod rules;
