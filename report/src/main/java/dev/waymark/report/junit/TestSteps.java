package dev.waymark.report.junit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a test, without semicolons, in which classes have their full names.
 *
 * @param inputs make what the call needs
 * @param call the call of the method under test
 * @param checks assertions about what it leaves; each can be left out
 */
public record TestSteps(List<String> inputs, TestCall call, List<String> checks) {
  public TestSteps {
    inputs = List.copyOf(inputs);
    checks = List.copyOf(checks);
  }

  /** Statements none of which can be left out; the last is the call. */
  public static TestSteps of(List<String> statements) {
    int last = statements.size() - 1;
    return new TestSteps(
        statements.subList(0, last), TestCall.alone(statements.get(last)), List.of());
  }

  /** All of them, in order. */
  public List<String> statements() {
    List<String> all = new ArrayList<>(inputs);
    all.add(call.code());
    all.addAll(checks);
    return all;
  }

  /** What is left without the check at {@code index}; null if there is none. */
  public @Nullable TestSteps withoutCheck(int index) {
    int place = index - inputs.size() - 1;
    if (place < 0) {
      return null;
    }
    List<String> others = new ArrayList<>(checks);
    others.remove(place);
    return new TestSteps(inputs, others.isEmpty() ? call.withoutChecks() : call, others);
  }

  /** What is left without the comparison at {@code index}; null if it cannot be left out. */
  public @Nullable TestSteps withoutComparison(int index) {
    boolean isResult = index == inputs.size() && call.compares();
    return isResult ? new TestSteps(inputs, call.withoutResult(), checks) : withoutCheck(index);
  }

  /** The call alone; null if there is nothing else. */
  public @Nullable TestSteps bare() {
    TestSteps bare = new TestSteps(inputs, call.withoutResult(), List.of());
    return bare.equals(this) ? null : bare;
  }
}
