package dev.waymark.validation.oracle;

/** Carries an exception of the program under test through the evaluator. */
final class ProgramThrow extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Throwable thrown;

  private ProgramThrow(Throwable thrown) {
    super(null, null, false, false);
    this.thrown = thrown;
  }

  /** Carries {@code thrown}, unless it is a bug of the evaluator on its way out. */
  static ProgramThrow of(Throwable thrown) {
    if (thrown instanceof EvaluatorBug bug) {
      throw bug;
    }
    return new ProgramThrow(thrown);
  }

  Throwable thrown() {
    return thrown;
  }
}
