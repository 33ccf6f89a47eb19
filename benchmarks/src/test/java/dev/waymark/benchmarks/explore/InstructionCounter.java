package dev.waymark.benchmarks.explore;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Runs a static method of a class in this JVM and counts the instructions that it executes. */
public final class InstructionCounter extends ClassLoader {
  private static int count;

  private final Method method;

  InstructionCounter(Class<?> type, String name) throws IOException {
    super(type.getClassLoader());
    ClassNode node = new ClassNode();
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = Objects.requireNonNull(type.getClassLoader()).getResourceAsStream(file)) {
      new ClassReader(Objects.requireNonNull(in)).accept(node, 0);
    }
    node.methods.forEach(InstructionCounter::rewrite);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    Class<?> counted = defineClass(type.getName(), bytes, 0, bytes.length);
    this.method =
        Arrays.stream(counted.getDeclaredMethods())
            .filter(each -> each.getName().equals(name))
            .findFirst()
            .orElseThrow();
  }

  private static void rewrite(MethodNode method) {
    String self = InstructionCounter.class.getName().replace('.', '/');
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each.getOpcode() >= 0) {
        method.instructions.insertBefore(
            each, new MethodInsnNode(Opcodes.INVOKESTATIC, self, "tick", "()V", false));
      }
    }
  }

  /** For rewritten code. */
  public static void tick() {
    count++;
  }

  /** How many instructions a call of the method with {@code arguments} executes. */
  int count(Object... arguments) {
    count = 0;
    try {
      method.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      if (!(e.getCause() instanceof RuntimeException)) {
        throw new IllegalStateException(e);
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return count;
  }
}
