package dev.waymark.program.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** References to methods with numbers do as plain code what the JVM does for them. */
class BoxingReferencesTest {
  /** References of all kinds; each is used once. */
  public static final class References {
    private final List<Object> seen = new ArrayList<>();

    public List<Object> use(Integer a, Integer b) {
      BinaryOperator<Integer> sum = Integer::sum;
      seen.add(sum.apply(a, b));
      BiFunction<Integer, Integer, Object> boxed = Math::max;
      seen.add(boxed.apply(a, b));
      Function<String, Integer> length = String::length;
      seen.add(length.apply("abc"));
      Function<String, Comparable<?>> comparable = String::isEmpty;
      seen.add(comparable.apply("abc"));
      ToLongFunction<String> wide = String::length;
      seen.add(wide.applyAsLong("four"));
      ToDoubleFunction<Character> number = Character::charValue;
      seen.add(number.applyAsDouble('a'));
      IntToLongFunction bits = Integer::bitCount;
      seen.add(bits.applyAsLong(7));
      IntFunction<Serializable> text = Integer::valueOf;
      seen.add(text.apply(8));
      IntFunction<Integer> same = Integer::valueOf;
      seen.add(same.apply(9));
      Function<Integer, StringBuilder> sized = StringBuilder::new;
      seen.add(sized.apply(a).capacity());
      Consumer<Integer> noted = this::note;
      noted.accept(b);
      Supplier<Number> hash = "bound"::hashCode;
      seen.add(hash.get());
      BiFunction<String, Integer, Character> at = String::charAt;
      seen.add(at.apply("xyz", 1));
      return seen;
    }

    private boolean note(long value) {
      return seen.add(value);
    }
  }

  private static ClassNode read() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(
            BoxingReferencesTest.class.getResourceAsStream(
                "BoxingReferencesTest$References.class"))) {
      ClassNode node = new ClassNode();
      new ClassReader(in).accept(node, 0);
      return node;
    }
  }

  private static Object lowered() throws IOException, ReflectiveOperationException {
    ClassNode node = read();
    BoxingReferences.lower(node);
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    byte[] bytes = writer.toByteArray();
    return new ClassLoader(BoxingReferencesTest.class.getClassLoader()) {
      Class<?> define() {
        return defineClass(References.class.getName(), bytes, 0, bytes.length);
      }
    }.define().getConstructor().newInstance();
  }

  private static Object use(Object references, @Nullable Integer a, @Nullable Integer b)
      throws ReflectiveOperationException {
    return references
        .getClass()
        .getMethod("use", Integer.class, Integer.class)
        .invoke(references, a, b);
  }

  @Test
  void referencesGiveWhatTheJvmGives() throws IOException, ReflectiveOperationException {
    assertEquals(new References().use(3, 40), use(lowered(), 3, 40));
  }

  @Test
  void aBoxThatIsMissingIsMissed() throws IOException, ReflectiveOperationException {
    Object references = lowered();
    InvocationTargetException thrown =
        assertThrows(InvocationTargetException.class, () -> use(references, 1, null));
    assertInstanceOf(NullPointerException.class, thrown.getCause());
  }

  @Test
  void allButOneNeedAMethod() throws IOException {
    ClassNode node = read();
    int before = node.methods.size();
    BoxingReferences.lower(node);
    BoxingReferences.lower(node);
    List<String> made = new ArrayList<>();
    for (MethodNode each : node.methods.subList(before, node.methods.size())) {
      made.add(each.name);
    }
    assertTrue(made.stream().allMatch(BoxingReferences::isMade), made.toString());
    assertEquals(11, made.size(), made.toString());
  }
}
