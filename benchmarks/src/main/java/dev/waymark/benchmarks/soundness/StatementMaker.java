package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.soundness.Piece.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Makes random statements: each ends, after few steps. */
final class StatementMaker {
  private static final int DEPTH = 2;
  private static final List<String> CAUGHT =
      List.of("ArithmeticException", "ArrayIndexOutOfBoundsException", "RuntimeException");

  private final SplittableRandom random;
  private final ExpressionMaker expressions;
  private final List<Variable> variables = new ArrayList<>();
  private final List<Form> forms = new ArrayList<>();
  private Leaving leaving = Leaving.ANYHOW;
  private int loops;
  private int handlers;

  /** How to leave a method. */
  enum Leaving {
    ANYHOW,
    BY_THROWING
  }

  /** From now on statements leave methods like this. */
  void leave(Leaving how) {
    leaving = how;
  }

  /** Something to assign to. */
  record Variable(Sort sort, String name) {}

  /** A way to write a statement, with these expressions or, if there are none, with blocks. */
  private record Form(String text, List<Sort> parts) {}

  StatementMaker(SplittableRandom random, ExpressionMaker expressions) {
    this.random = random;
    this.expressions = expressions;
  }

  void use(List<Variable> some) {
    variables.clear();
    variables.addAll(some);
  }

  /** Adds a way to write statements with these expressions or, if there are none, with blocks. */
  void addForm(String text, Sort... parts) {
    forms.add(new Form(text, List.of(parts)));
  }

  private Piece fill(Form form, int depth) {
    List<Piece> parts =
        new ArrayList<>(form.parts().stream().map(each -> expressions.make(each, 1)).toList());
    int blocks = form.parts().isEmpty() ? form.text().split("%s", -1).length - 1 : 0;
    for (int i = 0; i < blocks; i++) {
      parts.add(block(1, depth));
    }
    return new Piece(Sort.STATEMENT, form.text(), parts);
  }

  /** Up to {@code most} statements, nested no deeper than {@code depth}. */
  Piece block(int most, int depth) {
    List<Piece> statements = new ArrayList<>();
    for (int left = 1 + random.nextInt(most); left > 0; left--) {
      statements.add(depth > 0 ? statement(depth - 1) : assignment());
    }
    return Piece.block(statements);
  }

  private Piece statement(int depth) {
    if (!forms.isEmpty() && random.nextInt(3) == 0) {
      return fill(expressions.pick(forms), depth);
    }
    return switch (random.nextInt(12)) {
      case 0, 1 -> assignment();
      case 2 -> loop(depth);
      case 3 -> attempt(depth);
      case 4 -> leave();
      case 5 -> selection(depth);
      case 6 -> store();
      case 7 -> Piece.of(Sort.STATEMENT, "if (%s) {\n%s\n}", condition(), block(2, depth));
      default ->
          Piece.of(
              Sort.STATEMENT,
              "if (%s) {\n%s\n} else {\n%s\n}",
              condition(),
              block(2, depth),
              block(2, depth));
    };
  }

  private Piece condition() {
    return expressions.make(Sort.BOOLEAN, DEPTH);
  }

  private Piece assignment() {
    Variable to = expressions.pick(variables);
    return Piece.of(Sort.STATEMENT, to.name() + " = %s;", expressions.make(to.sort(), DEPTH));
  }

  private Piece store() {
    if (expressions.arrays().isEmpty()) {
      return assignment();
    }
    String array = expressions.pick(expressions.arrays());
    return Piece.of(
        Sort.STATEMENT,
        array + "[%s] = %s;",
        expressions.make(Sort.INT, 1),
        expressions.make(Sort.INT, DEPTH));
  }

  private Piece loop(int depth) {
    String counter = "k" + loops++;
    Piece bound = expressions.make(Sort.INT, 1);
    expressions.addName(Sort.INT, counter);
    Piece stop = condition();
    Piece body = block(2, Math.min(depth, 1));
    expressions.removeName(Sort.INT, counter);
    String head = "for (int " + counter + " = 0; " + counter + " < (%s & 3); " + counter + "++) {";
    return Piece.of(Sort.STATEMENT, head + "\nif (%s) break;\n%s\n}", bound, stop, body);
  }

  private Piece attempt(int depth) {
    String handler = "} catch (" + expressions.pick(CAUGHT) + " e" + handlers++ + ") {";
    Piece body = block(2, depth);
    Piece caught = block(1, depth);
    if (random.nextInt(3) == 0) {
      String form = "try {\n%s\n" + handler + "\n%s\n} finally {\n%s\n}";
      return Piece.of(Sort.STATEMENT, form, body, caught, block(1, Math.min(depth, 1)));
    }
    return Piece.of(Sort.STATEMENT, "try {\n%s\n" + handler + "\n%s\n}", body, caught);
  }

  private Piece leave() {
    return leaving == Leaving.ANYHOW && random.nextBoolean()
        ? Piece.of(Sort.STATEMENT, "if (%s) return %s;", condition(), expressions.make(Sort.INT, 1))
        : Piece.of(Sort.STATEMENT, "if (%s) throw new IllegalStateException();", condition());
  }

  private Piece selection(int depth) {
    String form = "switch (%s) {\ncase 0:\n%s\nbreak;\ncase 3:\n%s\ndefault:\n%s\n}";
    return Piece.of(
        Sort.STATEMENT,
        form,
        expressions.make(Sort.INT, 1),
        block(1, depth),
        block(1, depth),
        block(1, depth));
  }
}
