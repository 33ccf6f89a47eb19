package dev.waymark.report.document;

import java.util.Comparator;

/**
 * A test of a method.
 *
 * @param method the method that the test calls, such as {@code com.acme.Shop#sell(I)V}
 * @param number of the test among those of the method
 */
public record TestReference(String method, int number) implements Comparable<TestReference> {
  private static final Comparator<TestReference> ORDER =
      Comparator.comparing(TestReference::method).thenComparing(TestReference::number);

  static TestReference of(JsonData data) {
    return new TestReference(data.text("method"), data.number("number"));
  }

  @Override
  public int compareTo(TestReference other) {
    return ORDER.compare(this, other);
  }
}
