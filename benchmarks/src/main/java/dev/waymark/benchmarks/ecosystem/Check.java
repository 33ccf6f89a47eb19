package dev.waymark.benchmarks.ecosystem;

import java.util.List;

/**
 * A question that a tool of others answers.
 *
 * @param check what is asked
 * @param tool who answers
 */
record Check(String check, String tool, Answer answer) {
  /** Asks the tool. */
  @FunctionalInterface
  interface Answer {
    /** What the tool says of {@code reports}. */
    Result of(Reports reports) throws Exception;
  }

  /**
   * What a tool says.
   *
   * @param isGood whether that is what it should say
   */
  record Result(boolean isGood, String text) {
    /** The tool accepts, unless there are {@code problems}. */
    static Result accepted(List<String> problems) {
      return problems.isEmpty()
          ? new Result(true, "accepted")
          : new Result(false, "refused: " + problems.get(0).lines().findFirst().orElse(""));
    }

    /** The tool reads these figures, and ours are {@code ours}. */
    static Result same(String theirs, String ours) {
      return theirs.equals(ours)
          ? new Result(true, theirs + ", as we say")
          : new Result(false, theirs + ", but we say " + ours);
    }
  }

  Result ask(Reports reports) {
    try {
      return answer.of(reports);
    } catch (Exception e) {
      return new Result(false, "failed: " + String.valueOf(e).lines().findFirst().orElse(""));
    }
  }
}
