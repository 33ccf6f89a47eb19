package dev.waymark.program.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods that find a case agree with the specification of {@code SwitchBootstraps}. */
class PatternSwitchesTest {
  private static final Object[] LABELS = {
    "yes",
    Type.getType(String.class),
    7,
    Type.getType(String.class),
    70_000,
    SwitchClass.constant(TimeUnit.DAYS),
    Type.getType(Integer.class),
    Type.getType(Integer.class),
    Type.getType(int[].class),
    SwitchClass.constant(TimeUnit.HOURS),
    Type.getType(Number.class),
    65
  };

  private static final List<@Nullable Object> SELECTORS =
      Arrays.asList(
          null,
          "yes",
          "no",
          "",
          7,
          8,
          70_000,
          7L,
          7.5,
          (short) 7,
          (byte) 7,
          'A',
          'B',
          (char) 7,
          TimeUnit.DAYS,
          TimeUnit.HOURS,
          TimeUnit.SECONDS,
          new int[1],
          new long[1],
          Type.INT,
          true,
          new Object());

  /** What the specification says, read slowly. */
  private static int expected(@Nullable Object selector, int restart, Object... labels) {
    if (selector == null) {
      return -1;
    }
    for (int i = restart; i < labels.length; i++) {
      if (fits(selector, labels[i])) {
        return i;
      }
    }
    return labels.length;
  }

  private static boolean fits(Object selector, Object label) {
    if (label instanceof Type type) {
      return isInstance(selector.getClass(), type.getClassName());
    }
    if (label instanceof Integer number) {
      return (selector instanceof Number other && other.intValue() == number)
          || (selector instanceof Character character && character.charValue() == number);
    }
    return label instanceof ConstantDynamic constant
        ? selector instanceof TimeUnit unit
            && unit.name().equals(constant.getBootstrapMethodArgument(2))
        : label.equals(selector);
  }

  private static boolean isInstance(@Nullable Class<?> type, String name) {
    return type != null
        && (type.getCanonicalName().equals(name) || isInstance(type.getSuperclass(), name));
  }

  @Test
  void casesOfAllKindsAreFound() throws Throwable {
    MethodHandle find = new SwitchClass("typeSwitch", "(Ljava/lang/Object;I)I", LABELS).lowered();
    for (Object selector : SELECTORS) {
      for (int restart = 0; restart <= LABELS.length; restart++) {
        int found = (int) find.invokeExact(selector, restart);
        assertEquals(expected(selector, restart, LABELS), found, selector + " from " + restart);
      }
    }
  }

  @Test
  void boxesAreComparedByTheirNumbers() throws Throwable {
    Object[] labels = {1, -100, Type.getType(Short.class)};
    MethodHandle find = new SwitchClass("typeSwitch", "(Ljava/lang/Short;I)I", labels).lowered();
    for (Short each : Arrays.asList(null, (short) 1, (short) -100, (short) 5)) {
      assertEquals(expected(each, 0, labels), (int) find.invokeExact(each, 0));
    }
  }

  @Test
  void constantsOfAnEnumAreFoundByName() throws Throwable {
    SwitchClass made =
        new SwitchClass(
            "enumSwitch",
            "(Ljava/util/concurrent/TimeUnit;I)I",
            "DAYS",
            Type.getType(TimeUnit.class),
            "HOURS");
    MethodHandle find = made.lowered();
    assertEquals(-1, (int) find.invokeExact((TimeUnit) null, 0));
    assertEquals(0, (int) find.invokeExact(TimeUnit.DAYS, 0));
    assertEquals(1, (int) find.invokeExact(TimeUnit.DAYS, 1));
    assertEquals(1, (int) find.invokeExact(TimeUnit.HOURS, 0));
    assertEquals(2, (int) find.invokeExact(TimeUnit.HOURS, 2));
    assertEquals(3, (int) find.invokeExact(TimeUnit.DAYS, 2));
  }

  @Test
  void aPrimitiveTypeTakesAllOfIt() throws Throwable {
    Object label = SwitchClass.primitive(long.class);
    MethodHandle find = new SwitchClass("typeSwitch", "(JI)I", label, label).lowered();
    assertEquals(0, (int) find.invokeExact(5L, 0));
    assertEquals(1, (int) find.invokeExact(5L, 1));
    assertEquals(2, (int) find.invokeExact(5L, 2));
  }

  @Test
  void aCaseThatDoesNotExistIsRejected() throws Throwable {
    MethodHandle find = new SwitchClass("typeSwitch", "(Ljava/lang/Object;I)I", "a").lowered();
    assertEquals(1, (int) find.invokeExact((Object) "a", 1));
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> {
          int unused = (int) find.invokeExact((Object) "a", 2);
        });
  }

  @Test
  void instructionsKeepTheirNumbers() {
    SwitchClass made = new SwitchClass("typeSwitch", "(Ljava/lang/Object;I)I", LABELS);
    MethodNode before = made.node().methods.get(0);
    ClassNode lowered = made.loweredNode();
    MethodNode after = lowered.methods.get(0);
    assertEquals(before.instructions.size(), after.instructions.size());
    assertInstanceOf(InvokeDynamicInsnNode.class, before.instructions.get(2));
    MethodInsnNode call = (MethodInsnNode) after.instructions.get(2);
    assertEquals(lowered.methods.get(1).name, call.name);
    assertEquals(2, lowered.methods.size());
  }

  @Test
  void whatIsNotKnownIsLeftToTheJvm() {
    for (Object label : List.of(5L, SwitchClass.primitive(byte.class))) {
      ClassNode node = new SwitchClass("typeSwitch", "(II)I", label).loweredNode();
      assertEquals(1, node.methods.size());
      assertInstanceOf(InvokeDynamicInsnNode.class, node.methods.get(0).instructions.get(2));
    }
  }
}
