package dev.waymark.explore;

import dev.waymark.path.PathValue;
import dev.waymark.path.Situation;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Kind;
import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.wire.Outcome;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import org.jspecify.annotations.Nullable;

/** Whether a walk ends as the run of the same input does. */
final class WalkEnds {
  private WalkEnds() {}

  static boolean areAlike(MethodModel method, Outcome outcome, Situation end, Assignment numbers) {
    String type = method.descriptor().substring(method.descriptor().indexOf(')') + 1);
    return switch (outcome.sort()) {
      case RETURNED ->
          end instanceof Situation.Returned returned
              && isValue(outcome.text(), type, returned.value(), numbers);
      case THREW ->
          end instanceof Situation.Threw threw
              && threw.type().replace('/', '.').equals(outcome.text());
      case REJECTED -> end instanceof Situation.Rejected;
      default -> true;
    };
  }

  private static boolean isValue(
      String text, String type, @Nullable PathValue value, Assignment numbers) {
    if (!(value instanceof PathValue.Numeric number)) {
      return true;
    }
    long bits = Evaluator.evaluate(number.term(), numbers);
    return text.equals(JavaLiterals.primitive(boxed(type, bits)));
  }

  private static Object boxed(String type, long bits) {
    return switch (type) {
      case "Z" -> bits == 1;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      default -> Kind.of(type).box(bits);
    };
  }
}
