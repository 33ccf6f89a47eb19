package dev.waymark.probe.regex;

/** Reads escapes and classes of characters. */
final class CharSetParser {
  private final RegexReader in;
  private final boolean ignoresCase;

  CharSetParser(RegexReader in, boolean ignoresCase) {
    this.in = in;
    this.ignoresCase = ignoresCase;
  }

  /** The set that {@code character} stands for. */
  CharSet one(int character) {
    return range(character, character);
  }

  private CharSet range(int first, int last) {
    CharSet range = CharSet.range(first, last);
    return ignoresCase ? range.inBothCases() : range;
  }

  /** What stands behind a backslash, in a class or outside. */
  CharSet escaped() {
    return switch (in.peek()) {
      case 'd', 'D', 'w', 'W', 's', 'S', 'p', 'P' -> named(in.next());
      default -> one(escapedCharacter());
    };
  }

  private CharSet named(char name) {
    CharSet set =
        switch (name) {
          case 'd', 'D' -> CharSet.DIGITS;
          case 'w', 'W' -> CharSet.WORD;
          case 's', 'S' -> CharSet.SPACE;
          default -> property();
        };
    return Character.isUpperCase(name) ? set.negated() : set;
  }

  private CharSet property() {
    in.expect("{");
    String name = in.upTo('}');
    if (ignoresCase) {
      throw new UnknownRegexException("a property in any case");
    }
    return switch (name) {
      case "Lower" -> CharSet.of("az");
      case "Upper" -> CharSet.of("AZ");
      case "Alpha" -> CharSet.of("azAZ");
      case "Digit" -> CharSet.DIGITS;
      case "Alnum" -> CharSet.of("azAZ09");
      case "XDigit" -> CharSet.of("09afAF");
      case "Punct" -> CharSet.of("!/:@[`{~");
      case "Space" -> CharSet.SPACE;
      case "Blank" -> CharSet.of("  \t\t");
      case "ASCII" -> CharSet.of("\0\u007f");
      default -> throw new UnknownRegexException("the property " + name);
    };
  }

  /** The character that an escape stands for, which is no class. */
  private int escapedCharacter() {
    char c = in.next();
    return switch (c) {
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 'f' -> '\f';
      case 'a' -> 0x07;
      case 'e' -> 0x1B;
      case 'x' -> in.hexadecimal(2);
      case 'u' -> in.hexadecimal(4);
      default -> plain(c);
    };
  }

  private static char plain(char c) {
    boolean isName = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (isName) {
      throw new UnknownRegexException("the escape " + c);
    }
    return c;
  }

  /** A class, behind its bracket. */
  CharSet inBrackets() {
    boolean isNegated = in.skip("^");
    CharSet set = item();
    while (in.peek() != ']') {
      set = set.with(item());
    }
    in.expect("]");
    return isNegated ? set.negated() : set;
  }

  private CharSet item() {
    char c = in.next();
    if (c == '[' || c == ']' || (c == '&' && in.peek() == '&')) {
      throw new UnknownRegexException("a class in a class");
    }
    if (c == '\\' && "dDwWsSpP".indexOf(in.peek()) >= 0) {
      return escaped();
    }
    int first = c == '\\' ? escapedCharacter() : c;
    if (in.peek() != '-' || in.peek(1) == ']') {
      return one(first);
    }
    in.expect("-");
    char last = in.next();
    if (last == '[' || (last == '&' && in.peek() == '&')) {
      throw new UnknownRegexException("a class in a class");
    }
    return range(first, last == '\\' ? escapedCharacter() : last);
  }
}
