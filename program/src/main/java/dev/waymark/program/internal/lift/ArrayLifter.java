package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Stack;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Array reads, writes, lengths and allocations. */
final class ArrayLifter {
  private static final ElementType[] TYPES = ElementType.values();
  private static final String PRIMITIVES = "ZCFDBSIJ";

  private ArrayLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    int opcode = instruction.getOpcode();
    if (opcode <= Opcodes.SALOAD) {
      read(TYPES[opcode - Opcodes.IALOAD], out);
    } else if (opcode <= Opcodes.SASTORE) {
      write(TYPES[opcode - Opcodes.IASTORE], out);
    } else if (opcode == Opcodes.ARRAYLENGTH) {
      length(out);
    } else {
      allocate(instruction, out);
    }
  }

  private static void read(ElementType type, Emitter out) {
    Stack index = out.pop();
    Stack array = out.pop();
    out.checkNotNull(array);
    out.checkBounds(array, index);
    out.push(type.kind(), new GetElement(type, array, index));
  }

  private static void write(ElementType type, Emitter out) {
    Stack value = out.pop();
    Stack index = out.pop();
    Stack array = out.pop();
    out.checkNotNull(array);
    out.checkBounds(array, index);
    if (type == ElementType.REFERENCE) {
      out.checkStore(array, value);
    }
    out.emit(new PutElement(type, array, index, value));
  }

  private static void length(Emitter out) {
    Stack array = out.pop();
    out.checkNotNull(array);
    out.push(Kind.INT, new ArrayLength(array));
  }

  private static void allocate(AbstractInsnNode instruction, Emitter out) {
    int dimensions = instruction instanceof MultiANewArrayInsnNode multi ? multi.dims : 1;
    List<Operand> lengths = out.pop(dimensions);
    out.checkSizes(lengths);
    String descriptor = descriptor(instruction);
    Fact fact = Fact.array(descriptor, out.factOf((Stack) lengths.get(0)));
    out.push(Kind.REFERENCE, new NewArray(descriptor, lengths), fact);
  }

  private static String descriptor(AbstractInsnNode instruction) {
    if (instruction instanceof MultiANewArrayInsnNode multi) {
      return multi.desc;
    }
    if (instruction instanceof IntInsnNode primitive) {
      return "[" + PRIMITIVES.charAt(primitive.operand - Opcodes.T_BOOLEAN);
    }
    String element = ((TypeInsnNode) instruction).desc;
    return element.startsWith("[") ? "[" + element : "[L" + element + ";";
  }
}
