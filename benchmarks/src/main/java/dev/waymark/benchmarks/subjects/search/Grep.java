package dev.waymark.benchmarks.subjects.search;

/**
 * Counts the lines of a text that a regular expression selects, with the usual options. Written
 * anew from the description of {@code grep}: alternatives, groups, {@code * + ?} and counts in
 * braces, bracket expressions with ranges and named classes, ends of lines and words. A pattern
 * becomes an automaton with empty moves, which follows all ways at once; so there is no going back,
 * and time is bounded by the product of both lengths.
 */
public final class Grep {
  public static final int IGNORE_CASE = 1;
  public static final int INVERT = 2;
  public static final int WHOLE_WORD = 4;
  public static final int WHOLE_LINE = 8;
  public static final int FIRST_ONLY = 16;

  /** What is returned of a pattern that is not well formed. */
  public static final int MALFORMED = -1;

  private static final int MOST_STATES = 160;
  private static final int MOST_COPIES = 3;
  private static final int DEEPEST = 6;

  private static final int EMPTY = 0;
  private static final int LITERAL = 1;
  private static final int ANY = 2;
  private static final int SET = 3;
  private static final int LINE_START = 4;
  private static final int LINE_END = 5;
  private static final int WORD_START = 6;
  private static final int WORD_END = 7;
  private static final int WORD = 8;
  private static final int OTHER = 9;

  private final char[] pattern;
  private final int options;
  private int at;
  private int depth;
  private boolean malformed;

  private final int[] kind = new int[MOST_STATES];
  private final int[] argument = new int[MOST_STATES];
  private final int[] next = new int[MOST_STATES];
  private final int[] other = new int[MOST_STATES];
  private int states;
  private int accepting;

  private char[] text = {};
  private int lineStart;
  private int lineEnd;

  private Grep(char[] pattern, int options) {
    this.pattern = pattern;
    this.options = options;
  }

  /** The number of lines that are selected, or {@link #MALFORMED}. */
  public static int count(char[] pattern, char[] text, int options) {
    Grep grep = new Grep(pattern, options);
    int start = grep.compile();
    return grep.malformed ? MALFORMED : grep.countLines(text, start);
  }

  private boolean has(int option) {
    return (options & option) != 0;
  }

  // The pattern

  private int compile() {
    accepting = state(EMPTY, 0, -1);
    int start = alternatives(accepting);
    if (peek() != 0) {
      malformed = true;
    }
    return start;
  }

  private char peek() {
    return at < pattern.length ? pattern[at] : 0;
  }

  private boolean accept(char c) {
    if (peek() == c) {
      at++;
      return true;
    }
    return false;
  }

  private int state(int newKind, int newArgument, int successor) {
    if (states == MOST_STATES) {
      malformed = true;
      return 0;
    }
    kind[states] = newKind;
    argument[states] = newArgument;
    next[states] = successor;
    other[states] = -1;
    return states++;
  }

  private int fork(int first, int second) {
    int fork = state(EMPTY, 0, first);
    other[fork] = second;
    return fork;
  }

  /** The first state of alternatives after which {@code end} comes. */
  private int alternatives(int end) {
    int first = sequence(end);
    while (!malformed && accept('|')) {
      first = fork(first, sequence(end));
    }
    return first;
  }

  /** Each part is built to go on to a state of its own, which is tied to the next part. */
  private int sequence(int end) {
    int first = state(EMPTY, 0, end);
    int last = first;
    while (!malformed && peek() != 0 && peek() != '|' && peek() != ')') {
      int joint = state(EMPTY, 0, end);
      next[last] = repeated(joint);
      last = joint;
    }
    return first;
  }

  private int repeated(int end) {
    int start = at;
    int first = atom(end);
    if (malformed) {
      return first;
    }
    switch (peek()) {
      case '*' -> {
        at++;
        return star(start, end);
      }
      case '+' -> {
        at++;
        return plus(start, end);
      }
      case '?' -> {
        at++;
        return fork(first, end);
      }
      case '{' -> {
        at++;
        return counted(start, end);
      }
      default -> {
        return first;
      }
    }
  }

  /** Compiles the atom at {@code start} once more, without moving. */
  private int again(int start, int end) {
    int here = at;
    at = start;
    int first = atom(end);
    at = here;
    return first;
  }

  private int star(int start, int end) {
    int loop = fork(-1, end);
    next[loop] = again(start, loop);
    return loop;
  }

  private int plus(int start, int end) {
    return again(start, star(start, end));
  }

  private int counted(int start, int end) {
    int min = number();
    int max = min;
    boolean open = false;
    if (accept(',')) {
      open = peek() == '}';
      max = open ? min : number();
    }
    if (!accept('}') || min < 0 || max < min || max > MOST_COPIES) {
      malformed = true;
      return end;
    }
    int first = open ? star(start, end) : end;
    for (int i = min; i < max; i++) {
      first = fork(again(start, first), end);
    }
    for (int i = 0; i < min; i++) {
      first = again(start, first);
    }
    return first;
  }

  private int number() {
    if (peek() < '0' || peek() > '9') {
      return -1;
    }
    int value = 0;
    while (peek() >= '0' && peek() <= '9' && value < 1_000) {
      value = 10 * value + peek() - '0';
      at++;
    }
    return value;
  }

  private int atom(int end) {
    char c = peek();
    at++;
    switch (c) {
      case '(' -> {
        return group(end);
      }
      case '[' -> {
        return bracket(end);
      }
      case '.' -> {
        return state(ANY, 0, end);
      }
      case '^' -> {
        return state(LINE_START, 0, end);
      }
      case '$' -> {
        return state(LINE_END, 0, end);
      }
      case '\\' -> {
        return escape(end);
      }
      case '*', '+', '?', '{' -> {
        malformed = true;
        return end;
      }
      default -> {
        return state(LITERAL, folded(c), end);
      }
    }
  }

  private int group(int end) {
    if (++depth > DEEPEST) {
      malformed = true;
      return end;
    }
    int first = alternatives(end);
    depth--;
    if (!accept(')')) {
      malformed = true;
    }
    return first;
  }

  private int escape(int end) {
    char c = peek();
    if (c == 0) {
      malformed = true;
      return end;
    }
    at++;
    return switch (c) {
      case '<' -> state(WORD_START, 0, end);
      case '>' -> state(WORD_END, 0, end);
      case 'w' -> state(WORD, 0, end);
      case 'W' -> state(OTHER, 0, end);
      case 't' -> state(LITERAL, '\t', end);
      default -> state(LITERAL, folded(c), end);
    };
  }

  /** A set is kept as the place of its text; it is read again for each character. */
  private int bracket(int end) {
    int start = at;
    accept('^');
    accept(']');
    while (peek() != 0 && peek() != ']') {
      if (peek() == '[' && at + 1 < pattern.length && pattern[at + 1] == ':') {
        at += 2;
        if (className() == 0) {
          malformed = true;
        }
        while (peek() >= 'a' && peek() <= 'z') {
          at++;
        }
        if (!accept(':')) {
          malformed = true;
        }
        if (peek() != ']') {
          malformed = true;
          return end;
        }
      }
      at++;
    }
    if (!accept(']')) {
      malformed = true;
    }
    return state(SET, start, end);
  }

  /** A letter for the name of a class of characters here; 0 if there is none. */
  private char className() {
    if (peek() == 'd') {
      return 'd';
    }
    if (peek() == 's') {
      return 's';
    }
    if (peek() == 'u' || peek() == 'l') {
      return has(IGNORE_CASE) ? 'a' : peek();
    }
    if (peek() == 'a' && at + 2 < pattern.length && pattern[at + 1] == 'l') {
      return pattern[at + 2] == 'n' ? 'n' : 'a';
    }
    return 0;
  }

  // The text

  private char folded(char c) {
    return has(IGNORE_CASE) && c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
  }

  private int countLines(char[] lines, int start) {
    text = lines;
    int count = 0;
    lineStart = 0;
    while (lineStart < text.length && text[lineStart] != 0) {
      lineEnd = lineStart;
      while (lineEnd < text.length && text[lineEnd] != '\n' && text[lineEnd] != 0) {
        lineEnd++;
      }
      if (matches(start) != has(INVERT)) {
        count++;
        if (has(FIRST_ONLY)) {
          return count;
        }
      }
      lineStart = lineEnd < text.length && text[lineEnd] == '\n' ? lineEnd + 1 : lineEnd;
    }
    return count;
  }

  private boolean matches(int start) {
    boolean[] current = new boolean[states];
    for (int i = lineStart; i <= lineEnd; i++) {
      if (mayStart(i)) {
        enter(start, i, current);
      }
      if (current[accepting] && mayEnd(i)) {
        return true;
      }
      if (i < lineEnd) {
        current = advance(current, i);
      }
    }
    return false;
  }

  private boolean mayStart(int i) {
    if (has(WHOLE_LINE)) {
      return i == lineStart;
    }
    return !has(WHOLE_WORD) || !isWordAt(i - 1);
  }

  private boolean mayEnd(int i) {
    if (has(WHOLE_LINE)) {
      return i == lineEnd;
    }
    return !has(WHOLE_WORD) || !isWordAt(i);
  }

  private boolean isWordAt(int i) {
    return i >= lineStart && i < lineEnd && isWord(text[i]);
  }

  private static boolean isWord(char c) {
    return isLower(c) || isUpper(c) || isDigit(c) || c == '_';
  }

  private static boolean isLower(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isUpper(char c) {
    return c >= 'A' && c <= 'Z';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Marks {@code state} and what empty moves lead to from there. */
  private void enter(int state, int i, boolean[] set) {
    if (state < 0 || set[state]) {
      return;
    }
    boolean passes =
        switch (kind[state]) {
          case EMPTY -> true;
          case LINE_START -> i == lineStart;
          case LINE_END -> i == lineEnd;
          case WORD_START -> !isWordAt(i - 1) && isWordAt(i);
          case WORD_END -> isWordAt(i - 1) && !isWordAt(i);
          default -> false;
        };
    set[state] = true;
    if (passes) {
      enter(next[state], i, set);
      enter(other[state], i, set);
    }
  }

  private boolean[] advance(boolean[] current, int i) {
    boolean[] following = new boolean[states];
    for (int state = 0; state < states; state++) {
      if (current[state] && takes(state, text[i])) {
        enter(next[state], i + 1, following);
      }
    }
    return following;
  }

  private boolean takes(int state, char c) {
    return switch (kind[state]) {
      case LITERAL -> folded(c) == argument[state];
      case ANY -> true;
      case SET -> isInSet(argument[state], c);
      case WORD -> isWord(c);
      case OTHER -> !isWord(c);
      default -> false;
    };
  }

  private boolean isInSet(int start, char c) {
    at = start;
    boolean negated = accept('^');
    boolean found = false;
    boolean first = true;
    while (first || peek() != ']') {
      first = false;
      char low = peek();
      at++;
      if (low == '[' && peek() == ':') {
        at++;
        found |= isOfClass(className(), c);
        while (peek() != ']') {
          at++;
        }
        at++;
      } else if (peek() == '-' && at + 1 < pattern.length && pattern[at + 1] != ']') {
        char high = pattern[at + 1];
        at += 2;
        found |= c >= low && c <= high;
        found |= folded(c) >= folded(low) && folded(c) <= folded(high);
      } else {
        found |= folded(low) == folded(c);
      }
    }
    return found != negated;
  }

  private static boolean isOfClass(char name, char c) {
    return switch (name) {
      case 'd' -> isDigit(c);
      case 's' -> c == ' ' || c == '\t';
      case 'u' -> isUpper(c);
      case 'l' -> isLower(c);
      case 'a' -> isLower(c) || isUpper(c);
      case 'n' -> isLower(c) || isUpper(c) || isDigit(c);
      default -> false;
    };
  }
}
