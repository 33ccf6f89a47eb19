package dev.waymark.benchmarks.synthetic;

import org.jspecify.annotations.Nullable;

/**
 * A condition in Java.
 *
 * @param branches how many branches it compiles to
 * @param guard what is sure where it holds; null if nothing simple
 */
record Condition(String text, int branches, @Nullable Guard guard) {
  static Condition of(String text) {
    return new Condition(text, 2, null);
  }

  /** Both, or either of them. */
  static Condition joined(Condition left, String operator, Condition right) {
    String text = left.text + " " + operator + " " + right.text;
    return new Condition(text, left.branches + right.branches, null);
  }
}
