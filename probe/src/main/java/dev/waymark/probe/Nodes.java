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
    return isFull() ? null : new Symbol(next++, index, kind, value);
  }

  static @Nullable Shadow unary(int operation, Shadow left, long a, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
    }
    if (isFull()) {
      return null;
    }
    return value == (int) value
        ? new Unary(next++, operation, left, (int) value)
        : new WideUnary(next++, operation, left, value);
  }

  /** An operator of ints, which gives an int. */
  static @Nullable Shadow ofInts(
      int operation, @Nullable Shadow left, @Nullable Shadow right, int a, int b, int value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
      SelfCheck.compare(right, b, operation);
    }
    if (isFull()) {
      return null;
    }
    if (left == null) {
      return right == null ? null : new Mixed(next++, operation | Side.LEFT, right, a, value);
    }
    return right == null
        ? new Mixed(next++, operation, left, b, value)
        : new Binary(next++, operation, left, right, value);
  }

  /** An operator of any numbers. */
  static @Nullable Shadow binary(
      int operation, @Nullable Shadow left, @Nullable Shadow right, long a, long b, long value) {
    if (SelfCheck.ON) {
      SelfCheck.compare(left, a, operation);
      SelfCheck.compare(right, b, operation);
    }
    if (isFull()) {
      return null;
    }
    if (left == null) {
      return right == null ? null : mixed(operation | Side.LEFT, right, a, value);
    }
    return right == null ? mixed(operation, left, b, value) : both(operation, left, right, value);
  }

  private static Shadow both(int operation, Shadow left, Shadow right, long value) {
    return value == (int) value
        ? new Binary(next++, operation, left, right, (int) value)
        : new WideBinary(next++, operation, left, right, value);
  }

  private static Shadow mixed(int code, Shadow shadow, long constant, long value) {
    if (value == (int) value && constant == (int) constant) {
      return new Mixed(next++, code, shadow, (int) constant, (int) value);
    }
    return WideMixed.fits(constant)
        ? new WideMixed(next++, code, shadow, (int) constant, value)
        : new WideConstant(next++, code, shadow, constant, value);
  }

  static @Nullable Shadow select(
      char kind, Shadow index, long[] values, @Nullable Shadow[] elements, long value) {
    return isFull() ? null : new Select(next++, kind, index, values, elements, value);
  }

  static @Nullable Shadow choice(
      char kind, Shadow index, int position, Choice.Branch written, Choice.Branch kept) {
    return isFull() ? null : new Choice(next++, kind, index, position, written, kept);
  }

  /** Whether no further shadow is allowed; says so in the trace. */
  private static boolean isFull() {
    if (next == end) {
      Run.incomplete(Reason.TERM_LIMIT, Run.NO_SITE);
      return true;
    }
    return false;
  }
}
