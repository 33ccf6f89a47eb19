package dev.waymark.benchmarks.subjects.search;

import org.jspecify.annotations.Nullable;

/**
 * Substitutes what a pattern matches in a line of text. Written anew from the description of {@code
 * replace} in the Siemens suite, which has the pattern language of the classic <i>Software
 * Tools</i>:
 *
 * <ul>
 *   <li>{@code %} at the beginning and {@code $} at the end are the ends of the line
 *   <li>{@code ?} is any character, {@code [a-z]} one of some, {@code [^a-z]} one of the others
 *   <li>{@code *} repeats what is before it, as often as possible
 *   <li>{@code @} takes the next character literally, {@code @n} and {@code @t} as in C
 *   <li>in the substitute, {@code &} is what was matched
 * </ul>
 */
public final class Replace {
  private static final int LONGEST_PATTERN = 64;
  private static final int LONGEST_OUTPUT = 256;
  private static final char MATCHED = '\uffff';

  private static final int END = 0;
  private static final int LITERAL = 1;
  private static final int ANY = 2;
  private static final int LINE_START = 3;
  private static final int LINE_END = 4;
  private static final int CLASS = 5;
  private static final int OTHERS = 6;
  private static final int CLOSURE = 7;

  private final int[] code = new int[LONGEST_PATTERN];
  private int codeLength;
  private final char[] substitute = new char[LONGEST_PATTERN];
  private int substituteLength;
  private final char[] output = new char[LONGEST_OUTPUT];
  private int outputLength;

  private Replace() {}

  /** The line with all matches replaced; null if pattern or substitute are not well formed. */
  public static char @Nullable [] replace(char[] pattern, char[] substitute, char[] line) {
    Replace replace = new Replace();
    if (!replace.compile(pattern) || !replace.compileSubstitute(substitute)) {
      return null;
    }
    return replace.change(line) ? replace.result() : null;
  }

  private static boolean has(char[] text, int at) {
    return at < text.length && text[at] != 0;
  }

  private boolean emit(int value) {
    if (codeLength >= LONGEST_PATTERN - 1) {
      return false;
    }
    code[codeLength++] = value;
    return true;
  }

  private boolean compile(char[] pattern) {
    int at = 0;
    int last = -1;
    while (has(pattern, at)) {
      int start = codeLength;
      char c = pattern[at];
      if (c == '%' && at == 0) {
        emit(LINE_START);
      } else if (c == '$' && !has(pattern, at + 1)) {
        if (!emit(LINE_END)) {
          return false;
        }
      } else if (c == '?') {
        if (!emit(ANY)) {
          return false;
        }
      } else if (c == '[') {
        at = compileClass(pattern, at + 1);
        if (at < 0) {
          return false;
        }
      } else if (c == '*' && last >= 0) {
        if (!repeat(last)) {
          return false;
        }
        start = last;
      } else {
        if (c == '@' && has(pattern, at + 1)) {
          at++;
          c = escaped(pattern[at]);
        }
        if (!emit(LITERAL) || !emit(c)) {
          return false;
        }
      }
      last = start;
      at++;
    }
    return emit(END) && at > 0;
  }

  private static char escaped(char c) {
    if (c == 'n') {
      return '\n';
    }
    return c == 't' ? '\t' : c;
  }

  /** Puts a closure before the element at {@code last}; ends of lines cannot be repeated. */
  private boolean repeat(int last) {
    int kind = code[last];
    if (kind == LINE_START || kind == LINE_END || kind == CLOSURE) {
      return false;
    }
    if (!emit(END)) {
      return false;
    }
    for (int i = codeLength - 1; i > last; i--) {
      code[i] = code[i - 1];
    }
    code[last] = CLOSURE;
    return true;
  }

  /** Compiles a class whose first character is at {@code at}; returns where it ends, or -1. */
  private int compileClass(char[] pattern, int at) {
    boolean negated = has(pattern, at) && pattern[at] == '^';
    if (!emit(negated ? OTHERS : CLASS) || !emit(0)) {
      return -1;
    }
    int size = codeLength - 1;
    int i = negated ? at + 1 : at;
    while (has(pattern, i) && pattern[i] != ']') {
      char c = pattern[i];
      if (c == '@' && has(pattern, i + 1)) {
        i++;
        if (!emit(escaped(pattern[i]))) {
          return -1;
        }
      } else if (c == '-' && codeLength > size + 1 && isRangeEnd(pattern, i + 1)) {
        if (!emitRange(code[codeLength - 1] + 1, pattern[i + 1])) {
          return -1;
        }
        i++;
      } else if (!emit(c)) {
        return -1;
      }
      i++;
    }
    code[size] = codeLength - size - 1;
    return has(pattern, i) && code[size] > 0 ? i : -1;
  }

  /** Whether the last element of the class and the character at {@code at} make a range. */
  private boolean isRangeEnd(char[] pattern, int at) {
    if (!has(pattern, at) || pattern[at] == ']') {
      return false;
    }
    int low = code[codeLength - 1];
    int high = pattern[at];
    boolean alike =
        (isDigit(low) && isDigit(high))
            || (isLower(low) && isLower(high))
            || (isUpper(low) && isUpper(high));
    return alike && low <= high;
  }

  private static boolean isDigit(int c) {
    return c >= '0' && c <= '9';
  }

  private static boolean isLower(int c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isUpper(int c) {
    return c >= 'A' && c <= 'Z';
  }

  private boolean emitRange(int from, int to) {
    for (int c = from; c <= to; c++) {
      if (!emit(c)) {
        return false;
      }
    }
    return true;
  }

  private boolean compileSubstitute(char[] text) {
    int at = 0;
    while (has(text, at)) {
      if (substituteLength == LONGEST_PATTERN) {
        return false;
      }
      char c = text[at];
      if (c == '&') {
        c = MATCHED;
      } else if (c == '@' && has(text, at + 1)) {
        at++;
        c = escaped(text[at]);
      }
      substitute[substituteLength++] = c;
      at++;
    }
    return true;
  }

  /** Replaces from left to right; an empty match right after another one does not count. */
  private boolean change(char[] line) {
    int at = 0;
    int lastEnd = -1;
    while (has(line, at)) {
      int end = match(line, at, 0);
      if (end >= 0 && end != lastEnd) {
        if (!putSubstitute(line, at, end)) {
          return false;
        }
        lastEnd = end;
      }
      if (end < 0 || end == at) {
        if (!put(line[at])) {
          return false;
        }
        at++;
      } else {
        at = end;
      }
    }
    return true;
  }

  private boolean putSubstitute(char[] line, int from, int to) {
    for (int i = 0; i < substituteLength; i++) {
      if (substitute[i] == MATCHED) {
        for (int j = from; j < to; j++) {
          if (!put(line[j])) {
            return false;
          }
        }
      } else if (!put(substitute[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean put(char c) {
    if (outputLength == LONGEST_OUTPUT) {
      return false;
    }
    output[outputLength++] = c;
    return true;
  }

  private char[] result() {
    char[] result = new char[outputLength];
    for (int i = 0; i < outputLength; i++) {
      result[i] = output[i];
    }
    return result;
  }

  /** Where a match of the pattern from {@code element} on ends that begins here; -1 if none. */
  private int match(char[] line, int from, int element) {
    int at = from;
    int next = element;
    while (code[next] != END) {
      if (code[next] == CLOSURE) {
        return matchClosure(line, at, next + 1);
      }
      at = step(line, at, next);
      if (at < 0) {
        return -1;
      }
      next = after(next);
    }
    return at;
  }

  private int matchClosure(char[] line, int from, int element) {
    int at = from;
    int next = step(line, at, element);
    while (next > at) {
      at = next;
      next = step(line, at, element);
    }
    int rest = after(element);
    while (at >= from) {
      int end = match(line, at, rest);
      if (end >= 0) {
        return end;
      }
      at--;
    }
    return -1;
  }

  private int after(int element) {
    return switch (code[element]) {
      case LITERAL -> element + 2;
      case CLASS, OTHERS -> element + 2 + code[element + 1];
      default -> element + 1;
    };
  }

  /** Where the text goes on behind one element; -1 if that does not match. */
  private int step(char[] line, int at, int element) {
    boolean atEnd = !has(line, at) || line[at] == '\n';
    return switch (code[element]) {
      case LITERAL -> has(line, at) && line[at] == code[element + 1] ? at + 1 : -1;
      case ANY -> atEnd ? -1 : at + 1;
      case LINE_START -> at == 0 ? at : -1;
      case LINE_END -> atEnd ? at : -1;
      case CLASS -> !atEnd && isIn(line[at], element + 1) ? at + 1 : -1;
      case OTHERS -> !atEnd && !isIn(line[at], element + 1) ? at + 1 : -1;
      default -> -1;
    };
  }

  private boolean isIn(char c, int set) {
    for (int i = 1; i <= code[set]; i++) {
      if (code[set + i] == c) {
        return true;
      }
    }
    return false;
  }
}
