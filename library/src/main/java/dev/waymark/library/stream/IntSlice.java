package dev.waymark.library.stream;

/** All but the first few, or the first few alone. */
final class IntSlice {
  private IntSlice() {}

  /** All but the first {@code skipped}. */
  static final class Skip extends IntStep {
    private long skipped;

    Skip(IntSink next, long skipped) {
      super(next);
      this.skipped = skipped;
    }

    @Override
    void accept(int element) {
      if (skipped > 0) {
        skipped--;
      } else {
        next.accept(element);
      }
    }
  }

  /** The first {@code left}. */
  static final class Limit extends IntStep {
    private long left;

    Limit(IntSink next, long left) {
      super(next);
      this.left = left;
    }

    @Override
    void accept(int element) {
      if (left > 0) {
        left--;
        next.accept(element);
      }
    }

    @Override
    boolean isDone() {
      return left == 0 || next.isDone();
    }

    @Override
    boolean mayBeDone() {
      return true;
    }
  }
}
