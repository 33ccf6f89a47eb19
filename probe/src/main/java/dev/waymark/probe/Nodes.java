package dev.waymark.probe;

import org.jspecify.annotations.Nullable;

/** Makes shadows, up to a number per run; beyond it values become concrete. */
final class Nodes {
  /** The identity of the next shadow; goes on from run to run, so that old shadows are known. */
  private static int next;

  private static int first;
  private static int end;

  private Nodes() {}

  static void begin(int limit) {
    first = next;
    end = next + limit;
  }

  static int first() {
    return first;
  }

  static int created() {
    return next - first;
  }

  /** Whether a shadow that lay in the heap is of this run. */
  static boolean isCurrent(Shadow shadow) {
    return shadow.id() - first >= 0;
  }

  static @Nullable Shadow symbol(int index, char kind, long value) {
    int id = next;
    if (id == end) {
      return full();
    }
    next = id + 1;
    return new Symbol(id, index, kind, value);
  }

  static @Nullable Shadow unary(int operation, Shadow left, long a, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
    }
    int id = next;
    if (id == end) {
      return full();
    }
    next = id + 1;
    return new Unary(id, operation, left, value);
  }

  static @Nullable Shadow binary(
      int operation, @Nullable Shadow left, @Nullable Shadow right, long a, long b, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
      SelfCheck.compare(right, b, operation);
    }
    int id = next;
    if (id == end) {
      return full();
    }
    next = id + 1;
    if (right == null) {
      return left == null ? null : new RightConstant(id, operation, left, b, value);
    }
    return left == null
        ? new LeftConstant(id, operation, a, right, value)
        : new Binary(id, operation, left, right, value);
  }

  static @Nullable Shadow select(
      char kind, Shadow index, long[] values, @Nullable Shadow[] elements, long value) {
    int id = next;
    if (id == end) {
      return full();
    }
    next = id + 1;
    return new Select(id, kind, index, values, elements, value);
  }

  static @Nullable Shadow choice(
      char kind, Shadow index, int position, Choice.Branch written, Choice.Branch kept) {
    int id = next;
    if (id == end) {
      return full();
    }
    next = id + 1;
    return new Choice(id, kind, index, position, written, kept);
  }

  private static @Nullable Shadow full() {
    Run.incomplete(Reason.TERM_LIMIT, Run.NO_SITE);
    return null;
  }
}
