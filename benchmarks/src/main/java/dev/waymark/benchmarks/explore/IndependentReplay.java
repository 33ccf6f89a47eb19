package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.explore.PathTree.Turn;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.InputValue;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Runs a subject without the engine, in a copy that tells its branches: what it says of paths is
 * independent of shadows and solvers.
 */
final class IndependentReplay {
  private final List<Turn> turns = new ArrayList<>();
  private final List<Turn> path = new ArrayList<>();
  private final Method entry;

  IndependentReplay(ExploreSubject subject) {
    try {
      Class<?> copy = new Copies(subject.type()).define(bytes(subject.type()));
      IntConsumer teller = turn -> path.add(turns.get(turn));
      copy.getField(TurnTeller.FIELD).set(null, teller);
      entry = entry(copy, subject.method());
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The paths of the tests found. */
  static PathTree of(ExploreSubject subject, Findings findings) {
    IndependentReplay replay = new IndependentReplay(subject);
    PathTree tree = new PathTree();
    for (TestCase test : findings.tests()) {
      List<Shape> shapes = test.input().arguments();
      tree.add(
          replay.run(
              shapes.stream().map(s -> argument(s.under(test.input().numbers()))).toArray()));
    }
    return tree;
  }

  /** The path that these arguments take, whether or not they end in an exception. */
  List<Turn> run(@Nullable Object... arguments) {
    path.clear();
    try {
      entry.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      requireException(e);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return List.copyOf(path);
  }

  private static void requireException(InvocationTargetException e) {
    if (!(e.getCause() instanceof RuntimeException)) {
      throw new IllegalStateException(e);
    }
  }

  private static Method entry(Class<?> type, String name) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static Object argument(InputValue value) {
    if (value instanceof InputValue.Array array) {
      return array.elements().stream().mapToInt(element -> (int) argument(element)).toArray();
    }
    return (int) ((InputValue.Primitive) value).bits();
  }

  private byte[] bytes(Class<?> type) throws IOException {
    String file = type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getClassLoader().getResourceAsStream(file)) {
      ClassReader reader = new ClassReader(Objects.requireNonNull(in, file));
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
      reader.accept(new Telling(writer), ClassReader.SKIP_FRAMES);
      return writer.toByteArray();
    }
  }

  /** The class, telling its turns; all methods but the static initializer. */
  private final class Telling extends ClassVisitor {
    private String owner = "";

    Telling(ClassVisitor next) {
      super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(
        int version, int access, String name, String sign, String parent, String[] interfaces) {
      owner = name;
      super.visit(version, access, name, sign, parent, interfaces);
      int isPublicStatic = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
      visitField(isPublicStatic, TurnTeller.FIELD, TurnTeller.CONSUMER.getDescriptor(), null, null);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String sign, String[] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, sign, exceptions);
      return name.equals("<clinit>") ? next : new TurnTeller(next, owner, turns);
    }
  }

  /** Defines the copy beside the original. */
  private static final class Copies extends ClassLoader {
    private final String name;

    Copies(Class<?> original) {
      super(original.getClassLoader());
      name = original.getName();
    }

    Class<?> define(byte[] bytes) {
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
