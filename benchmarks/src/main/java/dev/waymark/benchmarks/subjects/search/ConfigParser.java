package dev.waymark.benchmarks.subjects.search;

/**
 * Reads a file of settings in sections. Written anew from the description of {@code git_config}:
 * names of sections with quoted subsections, values with quotes, escapes, continued lines and
 * comments, booleans in several words, and numbers with units.
 */
public final class ConfigParser {
  public static final int BARE = 1;
  public static final int FILE_MODE = 2;
  public static final int COMPRESSED = 4;
  public static final int LIMITED = 8;
  public static final int NAMED = 16;
  public static final int REMOTE = 32;

  private static final int LONGEST = 32;
  private static final int WRONG = Integer.MIN_VALUE;

  private static final int NO_SECTION = 0;
  private static final int CORE = 1;
  private static final int USER = 2;
  private static final int REMOTES = 3;
  private static final int OTHER = 4;

  private final char[] text;
  private int at;
  private int line = 1;
  private int section = NO_SECTION;
  private boolean hasSubsection;
  private int settings;
  private int flags;
  private final char[] name = new char[LONGEST];
  private int nameLength;
  private final char[] value = new char[LONGEST];
  private int valueLength;
  private boolean hasValue;

  private ConfigParser(char[] text) {
    this.text = text;
  }

  /**
   * Hundred times the number of settings, plus the flags that are on; if something is wrong, the
   * line it is in, with a minus.
   */
  public static int read(char[] text) {
    ConfigParser parser = new ConfigParser(text);
    while (parser.peek() != 0) {
      if (!parser.entry()) {
        return -parser.line;
      }
    }
    return 100 * parser.settings + parser.flags;
  }

  /** The next character; ends of lines of two characters count as one. */
  private char peek() {
    if (at >= text.length) {
      return 0;
    }
    return isLongLineEnd() ? '\n' : text[at];
  }

  private boolean isLongLineEnd() {
    return text[at] == '\r' && at + 1 < text.length && text[at + 1] == '\n';
  }

  private char next() {
    char c = peek();
    if (c != 0) {
      at += isLongLineEnd() ? 2 : 1;
    }
    if (c == '\n') {
      line++;
    }
    return c;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
  }

  private boolean entry() {
    char c = peek();
    if (isSpace(c) || c == '\n') {
      next();
      return true;
    }
    if (c == '#' || c == ';') {
      skipComment();
      return true;
    }
    if (c == '[') {
      next();
      return section();
    }
    if (!isLetter(c) || section == NO_SECTION) {
      return false;
    }
    return setting();
  }

  private void skipComment() {
    while (peek() != 0 && peek() != '\n') {
      next();
    }
  }

  private boolean section() {
    nameLength = 0;
    hasSubsection = false;
    while (peek() != ']') {
      char c = next();
      if (c == 0 || c == '\n') {
        return false;
      }
      if (isSpace(c)) {
        if (!subsection()) {
          return false;
        }
        break;
      }
      if (!isLetter(c) && !isDigit(c) && c != '-' && c != '.') {
        return false;
      }
      if (!addToName(c)) {
        return false;
      }
    }
    if (next() != ']' || nameLength == 0) {
      return false;
    }
    section = sectionOfName();
    return section != REMOTES || hasSubsection;
  }

  private boolean subsection() {
    while (isSpace(peek())) {
      next();
    }
    if (next() != '"') {
      return false;
    }
    while (peek() != '"') {
      char c = next();
      if (c == '\\') {
        c = next();
      }
      if (c == 0 || c == '\n') {
        return false;
      }
      hasSubsection = true;
    }
    next();
    return true;
  }

  private boolean addToName(char c) {
    if (nameLength == LONGEST) {
      return false;
    }
    name[nameLength++] = lower(c);
    return true;
  }

  private int sectionOfName() {
    if (isName('c', 'o', 'r', 'e')) {
      return CORE;
    }
    if (isName('u', 's', 'e', 'r')) {
      return USER;
    }
    return isName('r', 'e', 'm', 'o', 't', 'e') ? REMOTES : OTHER;
  }

  private boolean isName(char... word) {
    return isWord(name, nameLength, word);
  }

  private boolean isValue(char... word) {
    return isWord(value, valueLength, word);
  }

  /** Letters of both cases are the same. */
  private static boolean isWord(char[] letters, int length, char... word) {
    if (length != word.length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (lower(letters[i]) != word[i]) {
        return false;
      }
    }
    return true;
  }

  private boolean setting() {
    nameLength = 0;
    while (isLetter(peek()) || isDigit(peek()) || peek() == '-') {
      if (!addToName(next())) {
        return false;
      }
    }
    while (isSpace(peek())) {
      next();
    }
    hasValue = false;
    valueLength = 0;
    if (peek() == '=') {
      next();
      hasValue = true;
      if (!value()) {
        return false;
      }
    } else if (peek() != '\n' && peek() != 0) {
      return false;
    }
    settings++;
    return apply();
  }

  /** Spaces around a value do not count, unless they are quoted. */
  private boolean value() {
    boolean quoted = false;
    boolean started = false;
    int spaces = 0;
    while (true) {
      char c = peek();
      if (c == 0 || (c == '\n' && !quoted)) {
        return !quoted;
      }
      if (c == '\n') {
        return false;
      }
      next();
      if (isSpace(c) && !quoted) {
        spaces += started ? 1 : 0;
      } else if ((c == '#' || c == ';') && !quoted) {
        skipComment();
      } else if (c == '"') {
        quoted = !quoted;
        started = true;
      } else {
        started = true;
        for (; spaces > 0; spaces--) {
          if (!addToValue(' ')) {
            return false;
          }
        }
        if (c == '\\' ? !escape() : !addToValue(c)) {
          return false;
        }
      }
    }
  }

  private boolean escape() {
    char c = next();
    switch (c) {
      case '\n' -> {
        return true;
      }
      case 't' -> {
        return addToValue('\t');
      }
      case 'n' -> {
        return addToValue('\n');
      }
      case 'b' -> {
        valueLength -= valueLength > 0 ? 1 : 0;
        return true;
      }
      case '\\', '"' -> {
        return addToValue(c);
      }
      default -> {
        return false;
      }
    }
  }

  private boolean addToValue(char c) {
    if (valueLength == LONGEST) {
      return false;
    }
    value[valueLength++] = c;
    return true;
  }

  private boolean apply() {
    switch (section) {
      case CORE -> {
        return applyCore();
      }
      case USER -> {
        if (isName('n', 'a', 'm', 'e')) {
          return hasValue && flag(NAMED, valueLength > 0 ? 1 : 0);
        }
        return true;
      }
      case REMOTES -> {
        if (isName('u', 'r', 'l')) {
          return flag(REMOTE, hasValue && valueLength > 0 ? 1 : -1);
        }
        return true;
      }
      default -> {
        return true;
      }
    }
  }

  private boolean applyCore() {
    if (isName('b', 'a', 'r', 'e')) {
      return flag(BARE, truth());
    }
    if (isName('f', 'i', 'l', 'e', 'm', 'o', 'd', 'e')) {
      return flag(FILE_MODE, truth());
    }
    if (isName('l', 'e', 'v', 'e', 'l')) {
      int level = number();
      if (!hasValue || level < -1 || level > 9) {
        return false;
      }
      return flag(COMPRESSED, level == 0 ? 0 : 1);
    }
    if (isName('l', 'i', 'm', 'i', 't')) {
      int limit = number();
      return hasValue && flag(LIMITED, limit == WRONG ? -1 : limit);
    }
    return true;
  }

  /** Switches a flag on or off; false if {@code state} is negative. */
  private boolean flag(int flag, int state) {
    if (state < 0) {
      return false;
    }
    flags = state > 0 ? flags | flag : flags & ~flag;
    return true;
  }

  /** 1 for true, 0 for false, -1 for neither; a name without a value is true. */
  private int truth() {
    if (!hasValue || isValue('t', 'r', 'u', 'e')) {
      return 1;
    }
    if (isValue('y', 'e', 's') || isValue('o', 'n')) {
      return 1;
    }
    if (valueLength == 0 || isValue('f', 'a', 'l', 's', 'e')) {
      return 0;
    }
    if (isValue('n', 'o') || isValue('o', 'f', 'f')) {
      return 0;
    }
    int number = number();
    if (number == WRONG) {
      return -1;
    }
    return number == 0 ? 0 : 1;
  }

  /**
   * The value as a number, with {@code k}, {@code m} or {@code g} as a unit; else {@link #WRONG}.
   */
  private int number() {
    int i = 0;
    boolean negative = valueLength > 0 && value[0] == '-';
    if (negative) {
      i++;
    }
    long number = 0;
    int first = i;
    while (i < valueLength && isDigit(value[i])) {
      number = 10 * number + value[i] - '0';
      if (number > Integer.MAX_VALUE) {
        return WRONG;
      }
      i++;
    }
    if (i == first) {
      return WRONG;
    }
    if (i == valueLength - 1) {
      long unit = unit(value[i]);
      if (unit == 0 || number * unit > Integer.MAX_VALUE) {
        return WRONG;
      }
      number *= unit;
      i++;
    }
    if (i < valueLength) {
      return WRONG;
    }
    return (int) (negative ? -number : number);
  }

  private static long unit(char c) {
    return switch (lower(c)) {
      case 'k' -> 1_024;
      case 'm' -> 1_024 * 1_024;
      case 'g' -> 1_024 * 1_024 * 1_024;
      default -> 0;
    };
  }
}
