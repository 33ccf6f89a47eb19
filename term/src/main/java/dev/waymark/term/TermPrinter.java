package dev.waymark.term;

import dev.waymark.term.Phrase.Operand;
import dev.waymark.term.Phrase.Part;
import dev.waymark.term.Phrase.Text;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Writes terms for people, as Java expressions with as few parentheses as precedence allows. Two
 * exceptions: {@code fcmpl(a, b)} and the like are the JVM's, and {@code ...} stands for what would
 * make the text longer than the limit.
 */
public final class TermPrinter {
  private static final int DEFAULT_LIMIT = 1000;
  private static final String ELLIPSIS = "...";

  private final int limit;
  private final StringBuilder text = new StringBuilder();
  private final Deque<Piece> todo = new ArrayDeque<>();

  private TermPrinter(int limit) {
    this.limit = limit;
  }

  /** A part and how many operators are around it. */
  private record Piece(Part part, int depth) {}

  /** {@code term} in about 1000 characters at most. */
  public static String print(Term term) {
    return print(term, DEFAULT_LIMIT);
  }

  /**
   * {@code term} in at most {@code limit} characters, and three dots where it is cut. What is
   * deeper than {@code limit} operators is dots as well, since it would not fit. Linear in the
   * limit.
   */
  public static String print(Term term, int limit) {
    TermPrinter printer = new TermPrinter(limit);
    printer.todo.push(new Piece(new Operand(term, Precedence.TERNARY), 0));
    printer.run();
    return printer.text.toString();
  }

  private void run() {
    while (!todo.isEmpty() && text.length() <= limit) {
      write(todo.pop());
    }
    if (text.length() > limit) {
      text.setLength(limit);
      text.append(ELLIPSIS);
    }
  }

  private void write(Piece piece) {
    if (piece.part() instanceof Text words) {
      text.append(words.text());
    } else if (piece.part() instanceof Operand operand) {
      write(operand, piece.depth());
    }
  }

  private void write(Operand operand, int depth) {
    if (depth > limit) {
      text.append(ELLIPSIS);
      return;
    }
    Phrase phrase = operand.term().accept(Grammar.JAVA);
    if (phrase.precedence().compareTo(operand.minimum()) < 0) {
      push(new Text(")"), depth);
      push(phrase.parts(), depth + 1);
      push(new Text("("), depth);
    } else {
      push(phrase.parts(), depth + 1);
    }
  }

  private void push(List<Part> parts, int depth) {
    for (int i = parts.size() - 1; i >= 0; i--) {
      push(parts.get(i), depth);
    }
  }

  private void push(Part part, int depth) {
    todo.push(new Piece(part, depth));
  }
}
