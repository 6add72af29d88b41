//! Work for several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// `f` of every item, in the order of the items, computed by `jobs` threads that take them in the order of `queue`.
/// `each` hears, on the calling thread, whenever one more is done.
pub(super) fn map<T: Sync, R: Send>(
    items: &[T],
    queue: &[usize],
    jobs: usize,
    f: impl Fn(&T) -> R + Sync,
    mut each: impl FnMut(&R),
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let (results, done) = mpsc::channel();
    let mut found: Vec<Option<R>> = items.iter().map(|_| None).collect();
    thread::scope(|scope| {
        for _ in 0..jobs.min(queue.len()) {
            let (next, f, results) = (&next, &f, results.clone());
            scope.spawn(move || {
                while let Some(&item) = queue.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if results.send((item, f(&items[item]))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(results);
        for (item, result) in done {
            each(&result);
            found[item] = Some(result);
        }
    });
    found.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_items() {
        let items: Vec<usize> = (0..100).collect();
        let queue: Vec<usize> = (0..100).rev().collect();
        for jobs in [1, 3, 16, 1000] {
            let mut heard = 0;
            let squares = map(&items, &queue, jobs, |item| item * item, |_| heard += 1);
            assert_eq!(squares, items.iter().map(|item| item * item).collect::<Vec<_>>());
            assert_eq!(heard, 100);
        }
        assert_eq!(map(&[], &[], 4, |item: &usize| *item, |_| ()), [0_usize; 0]);
    }
}
