package dev.waymark.report.junit;

/**
 * The statement of a test that calls the method under test.
 *
 * @param code the call with what is made of its result: compared at once, or kept for the checks
 *     that follow
 * @param alone the call without any of that, as an assertion that it ends as it should
 */
public record TestCall(String code, String alone) {
  /** A call of which no more is claimed than that it ends as it should. */
  static TestCall alone(String code) {
    return new TestCall(code, code);
  }

  /** Whether the result is compared at once, which may be left out. */
  boolean compares() {
    return code.startsWith("assert") && !code.equals(alone);
  }

  TestCall withoutResult() {
    return alone(alone);
  }

  /** The call if no check follows: nobody needs a variable then. */
  TestCall withoutChecks() {
    return compares() ? this : withoutResult();
  }
}
