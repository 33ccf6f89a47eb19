package dev.waymark.explore;

import dev.waymark.program.MethodModel;
import dev.waymark.target.Shape;
import dev.waymark.term.assign.Assignment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Runs static methods of one class in this JVM and notes every conditional jump and every
 * instruction: a second opinion that shares no code with Waymark.
 */
public final class BranchRecorder extends ClassLoader {
  private static final String SELF = "dev/waymark/explore/BranchRecorder";

  private static final List<Jump> JUMPS = new ArrayList<>();
  private static int instructions;

  private final Class<?> type;

  /** A jump that was reached: 0 if it was taken, 1 if not. */
  record Jump(String method, int instruction, int outcome, int depth) {}

  /** What a run did. */
  record Run(List<Jump> jumps, int instructions) {}

  BranchRecorder(String name) {
    super(BranchRecorder.class.getClassLoader());
    byte[] bytes = rewritten(name);
    this.type = defineClass(name, bytes, 0, bytes.length);
  }

  private static byte[] rewritten(String name) {
    ClassNode node = new ClassNode();
    String file = "/" + name.replace('.', '/') + ".class";
    try (InputStream in = Objects.requireNonNull(BranchRecorder.class.getResourceAsStream(file))) {
      new ClassReader(in).accept(node, ClassReader.SKIP_FRAMES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    node.methods.forEach(BranchRecorder::rewrite);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    node.accept(writer);
    return writer.toByteArray();
  }

  private static void rewrite(MethodNode method) {
    int index = 0;
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each.getOpcode() < 0) {
        continue;
      }
      method.instructions.insertBefore(each, call("tick", "()V"));
      if (each instanceof JumpInsnNode jump && each.getOpcode() != Opcodes.GOTO) {
        rewrite(method, jump, index);
      }
      index++;
    }
  }

  private static void rewrite(MethodNode method, JumpInsnNode jump, int index) {
    LabelNode taken = new LabelNode();
    method.instructions.add(taken);
    method.instructions.add(noted(method, index, 0));
    method.instructions.add(new JumpInsnNode(Opcodes.GOTO, jump.label));
    method.instructions.insert(jump, noted(method, index, 1));
    jump.label = taken;
  }

  private static InsnList noted(MethodNode method, int index, int outcome) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(method.name + method.desc));
    list.add(new LdcInsnNode(index));
    list.add(new InsnNode(outcome == 0 ? Opcodes.ICONST_0 : Opcodes.ICONST_1));
    list.add(call("note", "(Ljava/lang/String;II)V"));
    return list;
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, SELF, name, descriptor, false);
  }

  /** For rewritten code. */
  public static void tick() {
    instructions++;
  }

  /** For rewritten code. */
  public static void note(String method, int instruction, int outcome) {
    long depth =
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
            .walk(
                frames ->
                    frames
                        .filter(
                            f -> f.getDeclaringClass().getClassLoader() instanceof BranchRecorder)
                        .count());
    JUMPS.add(new Jump(method, instruction, outcome, (int) depth - 1));
  }

  /** Runs {@code method} on one input. */
  Run run(MethodModel method, List<Shape> shapes, Assignment numbers) {
    JUMPS.clear();
    instructions = 0;
    Method found =
        List.of(type.getDeclaredMethods()).stream()
            .filter(each -> each.getName().equals(method.name()))
            .findFirst()
            .orElseThrow();
    found.setAccessible(true);
    Object[] arguments = new Object[shapes.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = argument(shapes.get(i), numbers);
    }
    try {
      found.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof RuntimeException)) {
        throw new IllegalStateException(e);
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return new Run(List.copyOf(JUMPS), instructions);
  }

  @SuppressWarnings("NullAway") // null is an argument
  private static Object argument(Shape shape, Assignment numbers) {
    if (shape instanceof Shape.Array array) {
      int[] ints = new int[array.elements().size()];
      for (int i = 0; i < ints.length; i++) {
        ints[i] = (Integer) argument(array.elements().get(i), numbers);
      }
      return ints;
    }
    if (!(shape instanceof Shape.Scalar scalar)) {
      return null;
    }
    long bits = numbers.bits(scalar.symbol());
    return scalar.type().equals("Z") ? (Object) (bits == 1) : (Object) (int) bits;
  }
}
