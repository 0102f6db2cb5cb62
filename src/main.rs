//! The `housebook` program: hands the arguments to the command-line face.

fn main() -> std::process::ExitCode {
    housebook::cli::main()
}
