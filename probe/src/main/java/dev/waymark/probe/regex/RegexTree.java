package dev.waymark.probe.regex;

import java.util.List;

/** What an expression consists of. Groups are only what is in them. */
sealed interface RegexTree {
  /** Any number of times. */
  int UNLIMITED = -1;

  /** One code point. */
  record One(CharSet characters) implements RegexTree {}

  /** One part after the other. */
  record Row(List<RegexTree> parts) implements RegexTree {}

  /** Any one of some. */
  record Choice(List<RegexTree> options) implements RegexTree {}

  /** The same part several times. */
  record Repeat(RegexTree part, int least, int most) implements RegexTree {}

  /** The begin of the text. */
  record Begin() implements RegexTree {}

  /** The end of the text; if {@code isLoose}, a line terminator may follow. */
  record End(boolean isLoose) implements RegexTree {}

  /** Whether an end stands somewhere in it. */
  default boolean hasEnd() {
    if (this instanceof Row row) {
      return anyHasEnd(row.parts());
    }
    if (this instanceof Choice choice) {
      return anyHasEnd(choice.options());
    }
    return this instanceof End || (this instanceof Repeat repeat && repeat.part().hasEnd());
  }

  /** Whether an end stands where something follows in the same expression. */
  default boolean hasEndWithin() {
    if (this instanceof Choice choice) {
      for (RegexTree each : choice.options()) {
        if (each.hasEndWithin()) {
          return true;
        }
      }
      return false;
    }
    if (this instanceof Row row && !row.parts().isEmpty()) {
      int last = row.parts().size() - 1;
      return anyHasEnd(row.parts().subList(0, last)) || row.parts().get(last).hasEndWithin();
    }
    return this instanceof Repeat && hasEnd();
  }

  private static boolean anyHasEnd(List<RegexTree> trees) {
    for (RegexTree each : trees) {
      if (each.hasEnd()) {
        return true;
      }
    }
    return false;
  }
}
