package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.LinkedConstant.Sort;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.StringConstant;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** ACONST_NULL to LDC: {@code s = constant}. */
final class ConstantLifter {
  private ConstantLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    CodeConstant constant = constantOf(instruction);
    out.push(constant.kind(), constant, factOf(constant));
  }

  private static CodeConstant constantOf(AbstractInsnNode instruction) {
    if (instruction instanceof LdcInsnNode ldc) {
      return pooled(ldc.cst);
    }
    return instruction instanceof IntInsnNode push
        ? NumberConstant.of(push.operand)
        : implied(instruction.getOpcode());
  }

  private static CodeConstant implied(int opcode) {
    if (opcode == Opcodes.ACONST_NULL) {
      return new NullConstant();
    }
    if (opcode <= Opcodes.ICONST_5) {
      return NumberConstant.of(opcode - Opcodes.ICONST_0);
    }
    if (opcode <= Opcodes.LCONST_1) {
      return NumberConstant.of((long) (opcode - Opcodes.LCONST_0));
    }
    return opcode <= Opcodes.FCONST_2
        ? NumberConstant.of((float) (opcode - Opcodes.FCONST_0))
        : NumberConstant.of((double) (opcode - Opcodes.DCONST_0));
  }

  /** A constant of the constant pool, as ASM gives it. */
  static CodeConstant pooled(Object value) {
    if (value instanceof Integer number) {
      return NumberConstant.of(number);
    }
    if (value instanceof Long number) {
      return NumberConstant.of(number);
    }
    if (value instanceof Float number) {
      return NumberConstant.of(number);
    }
    if (value instanceof Double number) {
      return NumberConstant.of(number);
    }
    return value instanceof String text ? new StringConstant(text) : linked(value);
  }

  private static CodeConstant linked(Object value) {
    if (value instanceof Type type) {
      Sort sort = type.getSort() == Type.METHOD ? Sort.METHOD_TYPE : Sort.CLASS;
      return new LinkedConstant(sort, Kind.REFERENCE, type.getDescriptor());
    }
    if (value instanceof ConstantDynamic dynamic) {
      Kind kind = Kind.of(dynamic.getDescriptor());
      return new LinkedConstant(Sort.DYNAMIC, kind, dynamic.toString());
    }
    return new LinkedConstant(Sort.METHOD_HANDLE, Kind.REFERENCE, ((Handle) value).toString());
  }

  private static Fact factOf(CodeConstant constant) {
    if (constant instanceof NumberConstant number) {
      return Fact.number(number.bits());
    }
    if (constant instanceof StringConstant) {
      return Fact.object("Ljava/lang/String;");
    }
    if (constant instanceof NullConstant) {
      return Fact.NULL;
    }
    return constant instanceof LinkedConstant linked && linked.sort() == Sort.CLASS
        ? Fact.object("Ljava/lang/Class;")
        : Fact.NOTHING;
  }
}
