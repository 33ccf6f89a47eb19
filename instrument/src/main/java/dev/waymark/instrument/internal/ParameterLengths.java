package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;

/**
 * Lengths of arrays that are parameters and never assigned, in methods with loops. An array keeps
 * the shadow of its length, so that is looked up once, when the method starts: a test whether there
 * are symbolic arrays, at the end of each iteration, keeps compilers from seeing a counted loop.
 */
final class ParameterLengths {
  private final Frame frame;
  private final BitSet constant;
  private final Joins joins;

  /** By parameter, the local that holds the shadow of its length. */
  private final Map<Integer, Integer> shadows = new LinkedHashMap<>();

  ParameterLengths(Frame frame, Joins joins, Iterations iterations) {
    this.frame = frame;
    this.joins = joins;
    this.constant = iterations.hasLoop() ? arrays(frame) : new BitSet();
    if (!constant.isEmpty()) {
      for (int i = 0; i < frame.code.instructionCount(); i++) {
        int parameter = parameterAt(i);
        if (parameter >= 0) {
          shadows.computeIfAbsent(parameter, p -> frame.slots.fresh());
        }
      }
    }
  }

  /** The parameters that are arrays and never assigned. */
  private static BitSet arrays(Frame frame) {
    BitSet arrays = new BitSet();
    int local = frame.method.isStatic() ? 0 : 1;
    for (Type type : Type.getArgumentTypes(frame.method.descriptor())) {
      arrays.set(local, type.getSort() == Type.ARRAY);
      local += type.getSize();
    }
    for (Statement statement : frame.code.statements()) {
      if (frame.effects.defined(statement) instanceof Local target) {
        arrays.clear(target.index(), target.index() + target.kind().words());
      }
    }
    return arrays;
  }

  /** The parameter whose length {@code instruction} takes; -1 if it takes none. */
  private int parameterAt(int instruction) {
    if (!(assigned(instruction) instanceof ArrayLength) || joins.has(instruction)) {
      return -1;
    }
    return assigned(instruction - 1) instanceof Local source && constant.get(source.index())
        ? source.index()
        : -1;
  }

  /** What the last statement of an instruction assigns. */
  private @Nullable Expression assigned(int instruction) {
    int last = frame.code.endStatement(instruction) - 1;
    return last >= frame.code.firstStatement(instruction)
            && frame.code.statement(last) instanceof Assign assign
        ? assign.value()
        : null;
  }

  /** Whether {@code instruction} takes such a length. */
  boolean isKnown(int instruction) {
    return shadows.containsKey(parameterAt(instruction));
  }

  /** Code for the start of the method. */
  void start() {
    shadows.forEach(
        (parameter, shadow) -> {
          LabelNode concrete = new LabelNode();
          frame.out.op(Opcodes.ACONST_NULL);
          frame.out.var(Opcodes.ASTORE, shadow);
          ArrayShadows.jumpUnlessAny(concrete, frame);
          frame.out.var(Opcodes.ALOAD, parameter);
          ArrayShadows.lookUpLength(frame);
          frame.out.var(Opcodes.ASTORE, shadow);
          frame.out.add(concrete);
        });
  }

  /** Writes the shadow of the length that this instruction takes; false if it is not known. */
  boolean write(Variable target) {
    Integer shadow = shadows.get(parameterAt(frame.instructionIndex()));
    if (shadow == null) {
      return false;
    }
    frame.out.var(Opcodes.ALOAD, shadow);
    frame.storeShadow(target);
    return true;
  }
}
