package dev.waymark.explore;

import dev.waymark.explore.BranchRecorder.Jump;
import dev.waymark.program.MethodModel;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Interprets static methods of one class that compute with ints and arrays of them, and notes of
 * every jump whether a number of the input has flown into what it compares: a second opinion on
 * where the input decides, without terms.
 */
final class InputFlow {
  /** A jump, and whether what it compares was computed from the input. */
  record Noted(Jump jump, boolean isOfInput) {}

  /** An int, and whether it was computed from the input. */
  private record Cell(int value, boolean isOfInput) {
    static Cell constant(int value) {
      return new Cell(value, false);
    }
  }

  private static final Object NULL = new Object();

  private final ClassNode type = new ClassNode();
  private final List<Noted> noted = new ArrayList<>();

  InputFlow(String name) {
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = Objects.requireNonNull(InputFlow.class.getResourceAsStream(file))) {
      new ClassReader(in).accept(type, ClassReader.SKIP_FRAMES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All jumps of a run, in order, up to where it ends or throws. */
  List<Noted> run(MethodModel method, List<Shape> shapes, Assignment numbers) {
    noted.clear();
    List<Object> arguments = new ArrayList<>();
    shapes.forEach(each -> arguments.add(argument(each, numbers)));
    try {
      run(find(method.name(), method.descriptor()), arguments, 0);
    } catch (ArithmeticException | ArrayIndexOutOfBoundsException | NullPointerException e) {
      return List.copyOf(noted); // as the code itself would have thrown
    }
    return List.copyOf(noted);
  }

  private static Object argument(Shape shape, Assignment numbers) {
    if (shape instanceof Shape.Scalar scalar) {
      return new Cell((int) numbers.bits(scalar.symbol()), true);
    }
    return shape instanceof Shape.Array array
        ? array.elements().stream().map(each -> argument(each, numbers)).toArray(Cell[]::new)
        : NULL;
  }

  private MethodNode find(String name, String descriptor) {
    return type.methods.stream()
        .filter(each -> each.name.equals(name) && each.desc.equals(descriptor))
        .findFirst()
        .orElseThrow();
  }

  private Object run(MethodNode method, List<Object> arguments, int depth) {
    Object[] locals = arguments.toArray(new Object[method.maxLocals]);
    Deque<Object> stack = new ArrayDeque<>();
    AbstractInsnNode at = method.instructions.getFirst();
    while (true) {
      int opcode = at.getOpcode();
      if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN) {
        return stack.pop();
      }
      if (at instanceof JumpInsnNode jump) {
        at = isTaken(method, jump, stack, depth) ? jump.label : at.getNext();
      } else if (at instanceof MethodInsnNode call) {
        stack.push(run(find(call.name, call.desc), taken(call, stack), depth + 1));
        at = at.getNext();
      } else {
        execute(at, locals, stack);
        at = at.getNext();
      }
    }
  }

  private static List<Object> taken(MethodInsnNode call, Deque<Object> stack) {
    List<Object> arguments = new ArrayList<>();
    for (int i = Type.getArgumentTypes(call.desc).length; i > 0; i--) {
      arguments.add(0, stack.pop());
    }
    return arguments;
  }

  private boolean isTaken(MethodNode method, JumpInsnNode jump, Deque<Object> stack, int depth) {
    int opcode = jump.getOpcode();
    if (opcode == Opcodes.GOTO) {
      return true;
    }
    boolean isOfTwo = opcode >= Opcodes.IF_ICMPEQ;
    Cell right = isOfTwo ? (Cell) stack.pop() : Cell.constant(0);
    Cell left = (Cell) stack.pop();
    boolean isTaken = holds(isOfTwo ? opcode - 6 : opcode, left.value, right.value);
    String name = method.name + method.desc;
    Jump made = new Jump(name, index(method, jump), isTaken ? 0 : 1, depth);
    noted.add(new Noted(made, left.isOfInput || right.isOfInput));
    return isTaken;
  }

  private static boolean holds(int opcode, int left, int right) {
    return switch (opcode) {
      case Opcodes.IFEQ -> left == right;
      case Opcodes.IFNE -> left != right;
      case Opcodes.IFLT -> left < right;
      case Opcodes.IFGE -> left >= right;
      case Opcodes.IFGT -> left > right;
      case Opcodes.IFLE -> left <= right;
      default -> throw new IllegalArgumentException("jump " + opcode);
    };
  }

  /** How many instructions are before {@code node}. */
  private static int index(MethodNode method, AbstractInsnNode node) {
    int index = 0;
    for (AbstractInsnNode each = method.instructions.getFirst();
        each != node;
        each = each.getNext()) {
      index += each.getOpcode() >= 0 ? 1 : 0;
    }
    return index;
  }

  private static void execute(AbstractInsnNode node, Object[] locals, Deque<Object> stack) {
    int opcode = node.getOpcode();
    if (node instanceof VarInsnNode local) {
      if (opcode < Opcodes.ISTORE) {
        stack.push(locals[local.var]);
      } else {
        locals[local.var] = stack.pop();
      }
    } else if (node instanceof IincInsnNode add) {
      Cell old = (Cell) locals[add.var];
      locals[add.var] = new Cell(old.value + add.incr, old.isOfInput);
    } else if (node instanceof IntInsnNode push) {
      stack.push(Cell.constant(push.operand));
    } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      stack.push(Cell.constant(opcode - Opcodes.ICONST_0));
    } else if (opcode >= 0) {
      compute(opcode, stack);
    }
  }

  private static void compute(int opcode, Deque<Object> stack) {
    switch (opcode) {
      case Opcodes.ARRAYLENGTH -> stack.push(Cell.constant(array(stack.pop()).length));
      case Opcodes.INEG -> {
        Cell cell = (Cell) stack.pop();
        stack.push(new Cell(-cell.value, cell.isOfInput));
      }
      case Opcodes.IALOAD -> {
        Cell index = (Cell) stack.pop();
        Cell element = array(stack.pop())[index.value];
        stack.push(new Cell(element.value, element.isOfInput || index.isOfInput));
      }
      case Opcodes.IASTORE -> store(stack);
      default -> {
        Cell right = (Cell) stack.pop();
        Cell left = (Cell) stack.pop();
        int value = compute(opcode, left.value, right.value);
        stack.push(new Cell(value, left.isOfInput || right.isOfInput));
      }
    }
  }

  private static Cell[] array(Object reference) {
    if (reference == NULL) {
      throw new NullPointerException();
    }
    return (Cell[]) reference;
  }

  /** Where the index is of the input, so is what every element is afterwards. */
  private static void store(Deque<Object> stack) {
    Cell written = (Cell) stack.pop();
    Cell index = (Cell) stack.pop();
    Cell[] array = array(stack.pop());
    array[index.value] = written;
    for (int i = 0; index.isOfInput && i < array.length; i++) {
      array[i] = new Cell(array[i].value, true);
    }
  }

  private static int compute(int opcode, int left, int right) {
    return switch (opcode) {
      case Opcodes.IADD -> left + right;
      case Opcodes.ISUB -> left - right;
      case Opcodes.IMUL -> left * right;
      case Opcodes.IDIV -> left / right;
      case Opcodes.IREM -> left % right;
      case Opcodes.IAND -> left & right;
      case Opcodes.IXOR -> left ^ right;
      default -> throw new IllegalArgumentException("instruction " + opcode);
    };
  }
}
