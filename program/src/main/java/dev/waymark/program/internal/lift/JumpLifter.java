package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Switch.Case;
import dev.waymark.program.ir.Throw;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Jumps, switches, returns and throws. */
final class JumpLifter {
  private static final Relation[] RELATIONS = Relation.values();

  private JumpLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    if (instruction instanceof JumpInsnNode jump) {
      jump(jump, out);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      Stack key = out.pop();
      out.emit(new Switch(key, cases(table, out), out.indexOf(table.dflt)));
    } else if (instruction instanceof LookupSwitchInsnNode lookup) {
      Stack key = out.pop();
      out.emit(new Switch(key, cases(lookup, out), out.indexOf(lookup.dflt)));
    } else {
      leave(instruction.getOpcode(), out);
    }
  }

  private static void leave(int opcode, Emitter out) {
    if (opcode == Opcodes.ATHROW) {
      Stack exception = out.pop();
      out.checkNotNull(exception);
      out.emit(new Throw(exception));
    } else {
      out.emit(new Return(opcode == Opcodes.RETURN ? null : out.pop()));
    }
  }

  private static List<Case> cases(TableSwitchInsnNode table, Emitter out) {
    return IntStream.range(0, table.labels.size())
        .mapToObj(i -> new Case(table.min + i, out.indexOf(table.labels.get(i))))
        .toList();
  }

  private static List<Case> cases(LookupSwitchInsnNode lookup, Emitter out) {
    return IntStream.range(0, lookup.labels.size())
        .mapToObj(i -> new Case(lookup.keys.get(i), out.indexOf(lookup.labels.get(i))))
        .toList();
  }

  private static void jump(JumpInsnNode jump, Emitter out) {
    int target = out.indexOf(jump.label);
    int opcode = jump.getOpcode();
    if (opcode == Opcodes.GOTO) {
      out.emit(new Goto(target));
      return;
    }
    Operand right = rightOperand(opcode, out);
    Operand left = out.pop();
    out.emit(new If(relation(opcode), left, right, target));
  }

  private static Operand rightOperand(int opcode, Emitter out) {
    if (opcode >= Opcodes.IFNULL) {
      return new NullConstant();
    }
    return opcode <= Opcodes.IFLE ? NumberConstant.of(0) : out.pop();
  }

  private static Relation relation(int opcode) {
    if (opcode >= Opcodes.IFNULL) {
      return RELATIONS[opcode - Opcodes.IFNULL];
    }
    if (opcode >= Opcodes.IF_ACMPEQ) {
      return RELATIONS[opcode - Opcodes.IF_ACMPEQ];
    }
    return RELATIONS[
        opcode >= Opcodes.IF_ICMPEQ ? opcode - Opcodes.IF_ICMPEQ : opcode - Opcodes.IFEQ];
  }
}
