package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import java.util.List;
import java.util.Locale;
import org.objectweb.asm.tree.LabelNode;

/**
 * Operators, conversions and divisor checks. The result takes the slot of the left operand, so that
 * nothing needs to be written where both are concrete.
 */
final class ArithmeticShadows {
  private ArithmeticShadows() {}

  static void binary(Assign assign, Binary value, Iterations iterations, Frame frame) {
    Variable target = assign.target();
    if (!frame.isLive(target)) {
      return;
    }
    if (!frame.may(value.left())) {
      frame.clearShadow(target);
    }
    List<Operand> operands = List.of(value.left(), value.right());
    if (!frame.mayAny(operands)) {
      return;
    }
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(operands, concrete);
    frame.copyValues(operands);
    operands.forEach(frame::loadShadow);
    String values = kind(value.left()) + kind(value.right());
    frame.out.call(
        ProbeNames.PACKAGE + family(value.left().kind()),
        value.operator().name().toLowerCase(Locale.ROOT),
        "(" + values + ProbeNames.SHADOW + ProbeNames.SHADOW + ")" + ProbeNames.SHADOW);
    frame.storeShadow(target);
    iterations.produced();
    frame.out.add(concrete);
  }

  static void unary(Assign assign, Unary value, Iterations iterations, Frame frame) {
    Variable target = assign.target();
    if (!frame.isLive(target)) {
      return;
    }
    if (!frame.may(value.operand())) {
      frame.clearShadow(target);
      return;
    }
    List<Operand> operands = List.of(value.operand());
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(operands, concrete);
    frame.copyValues(operands);
    frame.loadShadow(value.operand());
    String name = value.operator().name().toLowerCase(Locale.ROOT);
    frame.out.call(
        ProbeNames.PACKAGE + (name.contains("2") ? "Conversions" : family(value.operand().kind())),
        name,
        "(" + kind(value.operand()) + ProbeNames.SHADOW + ")" + ProbeNames.SHADOW);
    frame.storeShadow(target);
    iterations.produced();
    frame.out.add(concrete);
  }

  static void divisor(Check.Divisor check, int site, Frame frame) {
    if (!frame.may(check.divisor())) {
      return;
    }
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(List.of(check.divisor()), concrete);
    frame.copyValues(List.of(check.divisor()));
    frame.loadShadow(check.divisor());
    frame.out.push(site);
    frame.out.call(
        ProbeNames.BRANCHES, "divisor", "(" + kind(check.divisor()) + ProbeNames.SHADOW + "I)V");
    frame.out.add(concrete);
  }

  private static String kind(Operand operand) {
    return ProbeNames.descriptor(operand.kind());
  }

  private static String family(Kind kind) {
    return switch (kind) {
      case LONG -> "Longs";
      case FLOAT -> "Floats";
      case DOUBLE -> "Doubles";
      default -> "Ints";
    };
  }
}
