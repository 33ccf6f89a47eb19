package dev.waymark.benchmarks.search;

import org.jspecify.annotations.Nullable;

/** A bed that is made when something is to be measured on it. */
final class LazyBed implements AutoCloseable {
  private final SearchSubject subject;
  private @Nullable SearchBed bed;
  private int branches;

  LazyBed(SearchSubject subject) {
    this.subject = subject;
  }

  SearchSubject subject() {
    return subject;
  }

  SearchBed get() {
    SearchBed made = bed;
    if (made == null) {
      made = new SearchBed(subject);
      bed = made;
    }
    return made;
  }

  /** How many branches the subject has. */
  int branches() {
    if (branches == 0) {
      branches = get().branches();
    }
    return branches;
  }

  @Override
  public void close() {
    if (bed != null) {
      bed.close();
    }
  }
}
