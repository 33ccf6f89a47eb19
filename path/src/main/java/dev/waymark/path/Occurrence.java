package dev.waymark.path;

/**
 * One execution of a statement, named alike on all paths: which call, which statement, and how
 * often that call had executed it before.
 *
 * @param statement {@link #OF_SCRIPT} for what a script does
 */
public record Occurrence(Activation activation, int statement, int count) {
  /** The statement of an action of a script, which is in no code. */
  public static final int OF_SCRIPT = -1;

  @Override
  public String toString() {
    return activation + ":" + statement + (count > 0 ? "#" + count : "");
  }
}
