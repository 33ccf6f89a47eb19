package dev.waymark.cli.console;

import java.util.regex.Pattern;

/**
 * Colours for verdicts, on a terminal: green for what is covered, blue for what cannot be, yellow
 * for what is open. The words are the same without them.
 */
public enum Paint {
  COLOURS,
  NONE;

  private static final Pattern COVERED = verdict("covered by (?:test|existing) ");
  private static final Pattern INFEASIBLE = verdict("infeasible ");
  private static final Pattern OPEN = verdict("open \\(");
  private static final String REPLACEMENT = "$1\033[%dm$2\033[0m";

  /** Verdicts stand in a column of their own, after at least two spaces. */
  private static Pattern verdict(String start) {
    return Pattern.compile("(?m)^(    \\S.*? {2})(" + start + ".*)$");
  }

  /** What the launcher says of the terminal; without one, none. */
  public static Paint ofTerminal() {
    return Boolean.getBoolean("waymark.colours") ? COLOURS : NONE;
  }

  /** The text as it is to be shown. */
  public String of(String text) {
    if (this == NONE) {
      return text;
    }
    String covered = COVERED.matcher(text).replaceAll(REPLACEMENT.formatted(32));
    String infeasible = INFEASIBLE.matcher(covered).replaceAll(REPLACEMENT.formatted(34));
    return OPEN.matcher(infeasible).replaceAll(REPLACEMENT.formatted(33));
  }
}
