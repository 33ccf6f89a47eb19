package dev.waymark.benchmarks.subjects;

/**
 * Reads settings in the format of the configuration files of Git: sections in brackets, names, and
 * values with comments, quotes and escapes. Written from the description of the format.
 *
 * <p>Where the text ends is known, so that going on behind the end is infeasible, and so is most of
 * what a character cannot be after it was compared before.
 */
public final class GitConfig {
  /** What is read behind the end of the text. */
  private static final int END = -1;

  private final int[] text;
  private int at;
  private int settings;
  private boolean hasFailed;

  private GitConfig(int[] text) {
    this.text = text;
  }

  /** How many settings {@code text}, of characters, has; -1 if it is malformed. */
  public static int count(int[] text) {
    GitConfig reader = new GitConfig(text);
    reader.read();
    return reader.hasFailed ? -1 : reader.settings;
  }

  private void read() {
    boolean isComment = false;
    boolean hasSection = false;
    while (!hasFailed) {
      int next = next();
      if (next == END) {
        return;
      }
      if (next == '\n') {
        isComment = false;
      } else if (!isComment && !isSpace(next)) {
        if (next == '#' || next == ';') {
          isComment = true;
        } else if (next == '[') {
          hasSection = section();
          hasFailed = !hasSection;
        } else {
          hasFailed = !isLetter(next) || !hasSection || !setting();
        }
      }
    }
  }

  private int next() {
    return at < text.length ? text[at++] : END;
  }

  /** The rest of {@code [name]}. */
  private boolean section() {
    int length = 0;
    while (true) {
      int next = next();
      if (next == ']') {
        return length > 0;
      }
      if (!isName(next) && next != '.') {
        return false;
      }
      length++;
    }
  }

  /** The rest of {@code name = value}, or of a name alone. */
  private boolean setting() {
    int next = next();
    while (isName(next)) {
      next = next();
    }
    while (next == ' ' || next == '\t') {
      next = next();
    }
    settings++;
    if (next == '\n' || next == END) {
      return true;
    }
    return next == '=' && value();
  }

  private boolean value() {
    boolean isQuoted = false;
    boolean isComment = false;
    while (true) {
      int next = next();
      if (next == '\n' || next == END) {
        return !isQuoted;
      }
      if (!isComment) {
        if (!isQuoted && (next == ';' || next == '#')) {
          isComment = true;
        } else if (next == '\\') {
          if (!isEscape(next())) {
            return false;
          }
        } else if (next == '"') {
          isQuoted = !isQuoted;
        }
      }
    }
  }

  private static boolean isEscape(int unit) {
    return switch (unit) {
      case '\n', 't', 'b', 'n', '\\', '"' -> true;
      default -> false;
    };
  }

  private static boolean isSpace(int unit) {
    return unit == ' ' || unit == '\t' || unit == '\r';
  }

  private static boolean isLetter(int unit) {
    return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z');
  }

  private static boolean isName(int unit) {
    return isLetter(unit) || (unit >= '0' && unit <= '9') || unit == '-';
  }
}
