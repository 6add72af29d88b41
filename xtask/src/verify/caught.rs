//! Panics as values.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo};
use std::sync::Once;

thread_local! {
    /// While this thread runs something for [`caught`]: what the last panic said.
    static HEARD: RefCell<Option<String>> = const { RefCell::new(None) };
}

static LISTEN: Once = Once::new();

/// Runs `f`. A panic in it is the error: its message and place, which are not printed.
pub(super) fn caught<R>(f: impl FnOnce() -> R) -> Result<R, String> {
    LISTEN.call_once(|| {
        let others = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let ours = HEARD.with_borrow_mut(|heard| heard.as_mut().map(|heard| *heard = message(info)).is_some());
            if !ours {
                others(info);
            }
        }));
    });
    HEARD.set(Some(String::new()));
    // What `f` leaves half done is never looked at: on a panic nothing of it is used.
    let result = panic::catch_unwind(AssertUnwindSafe(f));
    let heard = HEARD.take().unwrap_or_default();
    result.map_err(|_| heard)
}

fn message(info: &PanicHookInfo<'_>) -> String {
    let said = info.payload_as_str().unwrap_or("a panic without a message");
    let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line())).unwrap_or_default();
    format!("{said}{place}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_an_error_with_its_message_and_place() {
        assert_eq!(caught(|| 3), Ok(3));
        let message = caught(|| panic!("no {}", "way")).expect_err("it panics");
        assert!(message.starts_with("no way (") && message.contains("caught.rs:"), "{message}");
        assert_eq!(caught(|| 4), Ok(4));
        // Out of `caught` a panic is heard by the hook that was there.
        assert!(panic::catch_unwind(|| panic!("elsewhere")).is_err());
        assert!(HEARD.take().is_none());
    }
}
