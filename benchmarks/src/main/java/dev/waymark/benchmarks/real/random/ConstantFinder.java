package dev.waymark.benchmarks.real.random;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Collects the constants of classes, sorted. */
final class ConstantFinder {
  /** Where a recipe for concatenation has an argument or another constant. */
  private static final String RECIPE_MARKS = "[\u0001\u0002]";

  private final TreeSet<Long> integers = new TreeSet<>();
  private final TreeSet<Double> reals = new TreeSet<>();
  private final TreeSet<String> strings = new TreeSet<>();
  private final TreeSet<String> types = new TreeSet<>();

  List<Long> integers() {
    return List.copyOf(integers);
  }

  List<Double> reals() {
    return List.copyOf(reals);
  }

  List<String> strings() {
    return List.copyOf(strings);
  }

  List<String> types() {
    return List.copyOf(types);
  }

  void search(ClassNode type) {
    for (FieldNode field : type.fields) {
      add(field.value);
    }
    for (MethodNode method : type.methods) {
      method.instructions.forEach(this::search);
    }
  }

  private void add(@Nullable Object value) {
    if (value instanceof Float || value instanceof Double) {
      reals.add(((Number) value).doubleValue());
    } else if (value instanceof Number number) {
      integers.add(number.longValue());
    } else if (value instanceof String text) {
      strings.add(text);
    }
  }

  private void search(AbstractInsnNode instruction) {
    if (instruction instanceof LdcInsnNode load) {
      add(load.cst);
    } else if (instruction instanceof IntInsnNode push && push.getOpcode() != Opcodes.NEWARRAY) {
      add(push.operand);
    } else if (instruction instanceof IincInsnNode increment) {
      add(increment.incr);
    } else if (instruction instanceof TypeInsnNode typed) {
      search(typed);
    } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      search(dynamic);
    } else {
      searchSwitch(instruction);
      addPlain(instruction.getOpcode());
    }
  }

  private void search(TypeInsnNode typed) {
    if (typed.getOpcode() == Opcodes.CHECKCAST || typed.getOpcode() == Opcodes.INSTANCEOF) {
      types.add(typed.desc);
    }
  }

  private void search(InvokeDynamicInsnNode dynamic) {
    for (Object argument : dynamic.bsmArgs) {
      if (argument instanceof String recipe) {
        for (String part : recipe.split(RECIPE_MARKS, -1)) {
          add(part);
        }
      }
    }
  }

  private void searchSwitch(AbstractInsnNode instruction) {
    if (instruction instanceof LookupSwitchInsnNode lookup) {
      lookup.keys.forEach(this::add);
    } else if (instruction instanceof TableSwitchInsnNode table) {
      for (int key = table.min; key <= table.max; key++) {
        add(key);
      }
    }
  }

  /** Constants that have an instruction of their own. */
  private void addPlain(int opcode) {
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      add(opcode - Opcodes.ICONST_0);
    } else if (opcode >= Opcodes.LCONST_0 && opcode <= Opcodes.LCONST_1) {
      add(opcode - Opcodes.LCONST_0);
    } else if (opcode >= Opcodes.FCONST_0 && opcode <= Opcodes.FCONST_2) {
      add((double) (opcode - Opcodes.FCONST_0));
    } else if (opcode >= Opcodes.DCONST_0 && opcode <= Opcodes.DCONST_1) {
      add((double) (opcode - Opcodes.DCONST_0));
    }
  }
}
