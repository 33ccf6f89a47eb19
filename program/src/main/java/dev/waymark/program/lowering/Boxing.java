package dev.waymark.program.lowering;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** How values of one type become values of another where functions are linked. */
final class Boxing {
  private static final Map<String, Type> NUMBERS =
      Map.of(
          "java/lang/Boolean", Type.BOOLEAN_TYPE,
          "java/lang/Byte", Type.BYTE_TYPE,
          "java/lang/Character", Type.CHAR_TYPE,
          "java/lang/Short", Type.SHORT_TYPE,
          "java/lang/Integer", Type.INT_TYPE,
          "java/lang/Long", Type.LONG_TYPE,
          "java/lang/Float", Type.FLOAT_TYPE,
          "java/lang/Double", Type.DOUBLE_TYPE);

  private Boxing() {}

  static boolean isNumber(Type type) {
    return type.getSort() != Type.VOID && type.getSort() < Type.ARRAY;
  }

  private static @Nullable Type unboxed(Type type) {
    return type.getSort() == Type.OBJECT ? NUMBERS.get(type.getInternalName()) : null;
  }

  private static String box(Type number) {
    return NUMBERS.entrySet().stream()
        .filter(each -> each.getValue().equals(number))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** Whether {@link #write} knows how; nothing is computed for references. */
  static boolean fits(Type from, Type to) {
    if (isNumber(from) && isNumber(to)) {
      return from.equals(to) || widening(from, to) >= 0;
    }
    if (isNumber(from)) {
      return to.getSort() == Type.OBJECT && isOpenFor(to, box(from));
    }
    Type inside = unboxed(from);
    return !isNumber(to) || (inside != null && (inside.equals(to) || widening(inside, to) >= 0));
  }

  /** Whether a variable of the type may hold the box. */
  private static boolean isOpenFor(Type to, String box) {
    boolean isCounted = !box.endsWith("Boolean") && !box.endsWith("Character");
    return switch (to.getInternalName()) {
      case "java/lang/Object", "java/lang/Comparable", "java/io/Serializable" -> true;
      case "java/lang/Number" -> isCounted;
      default -> to.getInternalName().equals(box);
    };
  }

  /** The instruction that widens; {@code NOP} if numbers stay as they are, -1 if there is none. */
  private static int widening(Type from, Type to) {
    return switch (from.getDescriptor() + to.getDescriptor()) {
      case "BS", "BI", "SI", "CI" -> Opcodes.NOP;
      case "BJ", "SJ", "CJ", "IJ" -> Opcodes.I2L;
      case "BF", "SF", "CF", "IF" -> Opcodes.I2F;
      case "BD", "SD", "CD", "ID" -> Opcodes.I2D;
      case "JF" -> Opcodes.L2F;
      case "JD" -> Opcodes.L2D;
      case "FD" -> Opcodes.F2D;
      default -> -1;
    };
  }

  static boolean isUnboxed(Type from, Type to) {
    return isNumber(to) && !isNumber(from);
  }

  /** Where the JVM links functions, it has nothing to say of what is null there. */
  static void requireObject(InsnList code) {
    code.add(new InsnNode(Opcodes.DUP));
    code.add(
        new MethodInsnNode(
            Opcodes.INVOKESTATIC,
            "java/util/Objects",
            "requireNonNull",
            "(Ljava/lang/Object;)Ljava/lang/Object;",
            false));
    code.add(new InsnNode(Opcodes.POP));
  }

  /** Writes what makes {@code to} of {@code from}, which is on the stack. */
  static void write(Type from, Type to, InsnList code) {
    if (from.equals(to)) {
      return;
    }
    if (isNumber(from)) {
      if (isNumber(to)) {
        widen(from, to, code);
      } else {
        String owner = box(from);
        String descriptor = Type.getMethodDescriptor(Type.getObjectType(owner), from);
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, "valueOf", descriptor, false));
      }
      return;
    }
    Type inside = unboxed(from);
    if (isNumber(to) && inside != null) {
      String name = inside.getClassName() + "Value";
      String owner = from.getInternalName();
      String descriptor = Type.getMethodDescriptor(inside);
      code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false));
      widen(inside, to, code);
    } else {
      code.add(new TypeInsnNode(Opcodes.CHECKCAST, to.getInternalName()));
    }
  }

  private static void widen(Type from, Type to, InsnList code) {
    int opcode = from.equals(to) ? Opcodes.NOP : widening(from, to);
    if (opcode != Opcodes.NOP) {
      code.add(new InsnNode(opcode));
    }
  }
}
