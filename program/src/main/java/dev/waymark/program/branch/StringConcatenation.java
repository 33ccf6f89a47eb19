package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.StringConstant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A string concatenation, which compilers translate in two ways: as a chain of calls on a string
 * builder, and as a call linked by {@code StringConcatFactory} with a recipe. Both read as Java's
 * {@code +}; neighbouring literals become one.
 */
record StringConcatenation(List<Part> parts) {
  private static final int ADDITIVE = 11;
  private static final char ARGUMENT = '\u0001';
  private static final char CONSTANT = '\u0002';

  StringConcatenation {
    parts = List.copyOf(parts);
  }

  /** Some text that is a string literal, or an operand. */
  private record Part(String text, Source source) {}

  private enum Source {
    LITERAL,
    OPERAND
  }

  static StringConcatenation empty() {
    return new StringConcatenation(List.of());
  }

  /** Whether {@code call} is a concatenation with a recipe. */
  static boolean isRecipe(InvokeDynamic call) {
    return call.bootstrap().method().owner().equals("java/lang/invoke/StringConcatFactory")
        && call.name().equals("makeConcatWithConstants");
  }

  /** What {@code call}, a concatenation with a recipe, puts together. */
  static StringConcatenation of(InvokeDynamic call, List<JavaText> operands) {
    Iterator<Object> constants = call.bootstrap().arguments().iterator();
    String recipe = ((StringConstant) constants.next()).value();
    Iterator<JavaText> arguments = operands.iterator();
    StringConcatenation result = empty();
    for (int i = 0; i < recipe.length(); i++) {
      char c = recipe.charAt(i);
      result =
          switch (c) {
            case ARGUMENT -> result.plus(arguments.next());
            case CONSTANT -> result.plusLiteral(String.valueOf(constants.next()));
            default -> result.plusLiteral(String.valueOf(c));
          };
    }
    return result;
  }

  /** This, and one more operand; a string or char constant joins the literal before it. */
  StringConcatenation plus(JavaText operand) {
    String literal = operand.literal();
    return literal == null
        ? with(new Part(operand.inside(ADDITIVE + 1), Source.OPERAND))
        : plusLiteral(literal);
  }

  private StringConcatenation plusLiteral(String text) {
    if (!parts.isEmpty() && parts.get(parts.size() - 1).source() == Source.LITERAL) {
      List<Part> joined = new ArrayList<>(parts);
      Part last = joined.remove(joined.size() - 1);
      joined.add(new Part(last.text() + text, Source.LITERAL));
      return new StringConcatenation(joined);
    }
    return with(new Part(text, Source.LITERAL));
  }

  private StringConcatenation with(Part part) {
    List<Part> more = new ArrayList<>(parts);
    more.add(part);
    return new StringConcatenation(more);
  }

  JavaText text() {
    String text =
        parts.stream()
            .map(
                p ->
                    p.source() == Source.LITERAL
                        ? new StringConstant(p.text()).toString()
                        : p.text())
            .collect(Collectors.joining(" + "));
    return new JavaText(text, ADDITIVE, Flavor.OTHER);
  }
}
