package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.label.Formula;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import dev.waymark.program.label.PredicateValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;

/**
 * The code that finds out which labels of a place hold, as the body of a method whose parameters
 * are what they read.
 */
final class LabelCode {
  private final Out out = new Out();
  private final Map<Leaf, Integer> locals = new HashMap<>();

  private LabelCode(List<Leaf> leaves) {
    int local = 0;
    for (Leaf leaf : leaves) {
      locals.put(leaf, local);
      local += leaf.kind().words();
    }
  }

  /** The code for {@code place}. */
  static Out of(LabelPlace place) {
    LabelCode code = new LabelCode(place.leaves());
    for (int i = 0; i < place.labels().size(); i++) {
      Label.At trigger = (Label.At) place.labels().get(i).trigger();
      LabelNode end = new LabelNode();
      code.unless(trigger.formula(), end);
      code.out.cover(place.outcome(i));
      code.out.add(end);
    }
    code.out.op(Opcodes.RETURN);
    return code.out;
  }

  /** Jumps to {@code target} if {@code formula} does not hold. */
  private void unless(Formula formula, LabelNode target) {
    if (formula instanceof Formula.Compare compare) {
      jump(compare, compare.relation().negated(), target);
    } else if (formula instanceof Formula.Not not) {
      when(not.operand(), target);
    } else if (formula instanceof Formula.And and) {
      unless(and.left(), target);
      unless(and.right(), target);
    } else if (formula instanceof Formula.Or or) {
      LabelNode holds = new LabelNode();
      when(or.left(), holds);
      unless(or.right(), target);
      out.add(holds);
    }
  }

  /** Jumps to {@code target} if {@code formula} holds. */
  private void when(Formula formula, LabelNode target) {
    if (formula instanceof Formula.Compare compare) {
      jump(compare, compare.relation(), target);
    } else if (formula instanceof Formula.Not not) {
      unless(not.operand(), target);
    } else if (formula instanceof Formula.And and) {
      LabelNode fails = new LabelNode();
      unless(and.left(), fails);
      when(and.right(), target);
      out.add(fails);
    } else if (formula instanceof Formula.Or or) {
      when(or.left(), target);
      when(or.right(), target);
    } else {
      out.jump(Opcodes.GOTO, target);
    }
  }

  private void jump(Formula.Compare compare, Relation relation, LabelNode target) {
    push(compare.left());
    push(compare.right());
    out.jump(opcode(relation), target);
  }

  private void push(PredicateValue value) {
    if (value instanceof Leaf leaf) {
      out.load(leaf.kind(), locals.getOrDefault(leaf, 0));
    } else if (value instanceof PredicateValue.Literal literal) {
      push(literal.number());
    } else if (value instanceof PredicateValue.Unary unary) {
      push(unary.operand());
      out.op(opcode(unary.operator().name()));
    } else if (value instanceof PredicateValue.Binary binary) {
      push(binary.left());
      push(binary.right());
      out.op(opcode(binary.operator().name()));
    }
  }

  private void push(NumberConstant number) {
    if (number.kind() == Kind.INT) {
      out.push((int) number.bits());
    } else {
      out.constant(number.kind().box(number.bits()));
    }
  }

  private static int opcode(Relation relation) {
    return switch (relation) {
      case EQ -> Opcodes.IF_ICMPEQ;
      case NE -> Opcodes.IF_ICMPNE;
      case LT -> Opcodes.IF_ICMPLT;
      case GE -> Opcodes.IF_ICMPGE;
      case GT -> Opcodes.IF_ICMPGT;
      case LE -> Opcodes.IF_ICMPLE;
    };
  }

  /** Operators are named as the instructions are. */
  private static int opcode(String name) {
    try {
      return dev.waymark.probe.shadow.Operation.class.getField(name).getInt(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("no instruction " + name, e);
    }
  }

  /** The descriptor of the method for {@code place}. */
  static String descriptor(LabelPlace place) {
    Type[] parameters =
        place.leaves().stream()
            .map(leaf -> Type.getType(ProbeNames.descriptor(leaf.kind())))
            .toArray(Type[]::new);
    return Type.getMethodDescriptor(Type.VOID_TYPE, parameters);
  }
}
