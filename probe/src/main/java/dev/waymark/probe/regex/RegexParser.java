package dev.waymark.probe.regex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads expressions that the JDK accepts; those of other forms are refused by an exception. */
final class RegexParser {
  private static final int KNOWN_FLAGS = Pattern.CASE_INSENSITIVE | Pattern.DOTALL;

  private final RegexReader in;
  private final int flags;
  private final CharSetParser sets;

  private RegexParser(RegexReader in, int flags) {
    this.in = in;
    this.flags = flags;
    this.sets = new CharSetParser(in, (flags & Pattern.CASE_INSENSITIVE) != 0);
  }

  /** What {@code regex} means with these flags of {@link Pattern}. */
  static RegexTree parse(String regex, int flags) {
    if ((flags & ~KNOWN_FLAGS) != 0) {
      throw new UnknownRegexException("flags " + flags);
    }
    RegexReader in = new RegexReader(Quotation.resolved(regex));
    RegexParser parser = new RegexParser(in, flags | flagsInFront(in));
    RegexTree tree = parser.choice();
    if (!in.isDone()) {
      throw new UnknownRegexException("a bracket that closes nothing");
    }
    if (tree.hasEndWithin()) {
      throw new UnknownRegexException("an end that something follows");
    }
    return tree;
  }

  private static int flagsInFront(RegexReader in) {
    int flags = 0;
    if (in.skip("(?i)")) {
      flags = Pattern.CASE_INSENSITIVE;
    } else if (in.skip("(?s)")) {
      flags = Pattern.DOTALL;
    }
    return flags;
  }

  private RegexTree choice() {
    List<RegexTree> options = new ArrayList<>();
    options.add(row());
    while (in.skip("|")) {
      options.add(row());
    }
    return options.size() == 1 ? options.get(0) : new RegexTree.Choice(options);
  }

  private RegexTree row() {
    List<RegexTree> parts = new ArrayList<>();
    while (!in.isDone() && in.peek() != '|' && in.peek() != ')') {
      parts.add(repeated(part()));
    }
    return parts.size() == 1 ? parts.get(0) : new RegexTree.Row(parts);
  }

  private RegexTree part() {
    char c = in.next();
    return switch (c) {
      case '(' -> group();
      case '[' -> new RegexTree.One(sets.inBrackets());
      case '\\' -> escaped();
      case '.' -> new RegexTree.One(anything());
      case '^' -> new RegexTree.Begin();
      case '$' -> new RegexTree.End(true);
      case '*', '+', '?', '{' -> throw new UnknownRegexException("nothing to repeat");
      default -> new RegexTree.One(sets.one(c));
    };
  }

  private CharSet anything() {
    boolean isAll = (flags & Pattern.DOTALL) != 0;
    return isAll ? CharSet.ALL : CharSet.TERMINATORS.negated();
  }

  private RegexTree escaped() {
    if (in.skip("A")) {
      return new RegexTree.Begin();
    }
    if (in.skip("z")) {
      return new RegexTree.End(false);
    }
    return in.skip("Z") ? new RegexTree.End(true) : new RegexTree.One(sets.escaped());
  }

  private RegexTree group() {
    if (in.skip("?<")) {
      if (in.peek() == '=' || in.peek() == '!') {
        throw new UnknownRegexException("a look behind");
      }
      in.upTo('>');
    } else if (in.peek() == '?') {
      in.expect("?:");
    }
    RegexTree inside = choice();
    in.expect(")");
    return inside;
  }

  private RegexTree repeated(RegexTree part) {
    RegexTree.Repeat repeat = null;
    if (in.skip("*")) {
      repeat = new RegexTree.Repeat(part, 0, RegexTree.UNLIMITED);
    } else if (in.skip("+")) {
      repeat = new RegexTree.Repeat(part, 1, RegexTree.UNLIMITED);
    } else if (in.skip("?")) {
      repeat = new RegexTree.Repeat(part, 0, 1);
    } else if (in.skip("{")) {
      repeat = counted(part);
    }
    if (repeat == null) {
      return part;
    }
    if (part instanceof RegexTree.Begin || part.hasEnd()) {
      throw new UnknownRegexException("a place several times");
    }
    in.skip("?"); // which of several ways is taken does not matter here
    if ("*+?{".indexOf(in.peek()) >= 0 && !in.isDone()) {
      throw new UnknownRegexException("what does not give back");
    }
    return repeat;
  }

  private RegexTree.Repeat counted(RegexTree part) {
    int least = in.number();
    int most = least;
    if (in.skip(",")) {
      most = in.peek() == '}' ? RegexTree.UNLIMITED : in.number();
    }
    in.expect("}");
    return new RegexTree.Repeat(part, least, most);
  }
}
