package dev.waymark.program.label;

import java.util.List;

/**
 * A predicate as it is written, without a look at types.
 *
 * @param operator an operator; {@code .} in front of a member; empty for a single word
 * @param word the word, or the name of the member
 * @param parts the operands
 */
record Syntax(String operator, String word, List<Syntax> parts) {
  Syntax {
    parts = List.copyOf(parts);
  }

  static Syntax word(String word) {
    return new Syntax("", word, List.of());
  }

  static Syntax of(String operator, Syntax... parts) {
    return new Syntax(operator, "", List.of(parts));
  }

  boolean isWord(String text) {
    return operator.isEmpty() && word.equals(text);
  }

  Syntax part(int index) {
    return parts.get(index);
  }
}
