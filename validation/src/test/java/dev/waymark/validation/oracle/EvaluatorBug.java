package dev.waymark.validation.oracle;

/** The evaluator, or the IR it was given, is wrong; no handler of the program ever sees this. */
public final class EvaluatorBug extends Error {
  private static final long serialVersionUID = 1L;

  EvaluatorBug(String message) {
    super(message);
  }

  EvaluatorBug(String message, Throwable cause) {
    super(message, cause);
  }
}
