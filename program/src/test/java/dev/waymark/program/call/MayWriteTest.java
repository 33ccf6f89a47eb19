package dev.waymark.program.call;

import static dev.waymark.program.call.SmallProgram.method;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MayWriteTest {
  @TempDir Path folder;

  private ClassHierarchy of(String text) {
    return SmallProgram.in(folder).add("Top", text).compile().hierarchy();
  }

  private static MayWrite within(ClassHierarchy hierarchy, Horizon horizon) {
    return CallGraph.of(hierarchy).writes(horizon);
  }

  private static Writes writes(ClassHierarchy hierarchy, String method) {
    return within(hierarchy, Horizon.SCOPE).ofMethod(method(hierarchy, "Top", method));
  }

  private static List<String> fields(Writes writes) {
    return ((HeapWrites.Places) writes.heap()).fields().stream().map(Object::toString).toList();
  }

  private static int first(MethodModel method, Predicate<Statement> kind) {
    List<Statement> statements = method.code().statements();
    return statements.indexOf(statements.stream().filter(kind).findFirst().orElseThrow());
  }

  @Test
  void aMethodWritesWhatItsCalleesWrite() {
    ClassHierarchy hierarchy =
        of(
            """
            final class Top {
              int x; static int y;
              void f(long[] a) { x = 1; g(a); }
              static void g(long[] a) { y = 2; a[0] = 3; }
              int read(long[] a) { return x + y + (int) a[0]; }
            }
            """);
    Writes writes = writes(hierarchy, "f");
    assertEquals(List.of("Top.x", "Top.y"), fields(writes));
    assertTrue(writes.mayWrite(ElementType.LONG));
    assertFalse(writes.mayWrite(ElementType.INT));
    assertEquals(Writes.NOTHING, writes(hierarchy, "read"));
  }

  @Test
  void recursionIsAFixpoint() {
    ClassHierarchy hierarchy =
        of("class Top { static int x; static void f(int n) { if (n > 0) { x = n; f(n - 1); } } }");
    assertEquals(List.of("Top.x"), fields(writes(hierarchy, "f")));
  }

  @Test
  void methodsThatCallEachOtherWriteTheSame() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top {
              static int x; static int y; static int z;
              static void f(int n) { x = 1; if (n > 0) g(n); }
              static void g(int n) { y = 1; h(n); }
              static void h(int n) { f(n - 1); leaf(); }
              static void leaf() { z = 1; }
              static void above() { f(1); }
            }
            """);
    for (String method : List.of("f", "g", "h", "above")) {
      assertEquals(List.of("Top.x", "Top.y", "Top.z"), fields(writes(hierarchy, method)), method);
    }
    assertEquals(List.of("Top.z"), fields(writes(hierarchy, "leaf")));
  }

  @Test
  void theAnswerDoesNotDependOnTheOrderOfQuestions() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top {
              static int x; static int y;
              static void f() { g(); } static void g() { x = 1; h(); } static void h() { y = 1; g(); }
            }
            """);
    MayWrite inOrder = within(hierarchy, Horizon.SCOPE);
    List.of("h", "g", "f").forEach(m -> inOrder.ofMethod(method(hierarchy, "Top", m)));
    for (String name : List.of("f", "g", "h")) {
      assertEquals(writes(hierarchy, name), inOrder.ofMethod(method(hierarchy, "Top", name)), name);
    }
  }

  @Test
  void aFieldOfASuperclassIsTheSuperclasss() {
    ClassHierarchy hierarchy =
        of("class Base { int x; } class Top extends Base { final void f() { x = 1; } }");
    assertEquals(List.of("Base.x"), fields(writes(hierarchy, "f")));
  }

  @Test
  void aConstructorWritesTheFreshObject() {
    ClassHierarchy hierarchy =
        of("class Top { int x = 1; static Object f() { return new Top(); } }");
    assertEquals(List.of("Top.x"), fields(writes(hierarchy, "f")));
  }

  @Test
  void anotherClasssInitializerCounts() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top {
              static int own = Integer.parseInt("1");
              static int get() { return Other.x; } static Object make() { return new Sub(); }
              static void call() { Other.nothing(); } static int mine() { return own; }
            }
            class Other { static int x; static { x = 1; } static void nothing() {} }
            class Sub extends Other {}
            """);
    assertEquals(List.of("Other.x"), fields(writes(hierarchy, "get")));
    assertEquals(List.of("Other.x"), fields(writes(hierarchy, "make")));
    assertEquals(List.of("Other.x"), fields(writes(hierarchy, "call")));
    assertEquals(Writes.NOTHING, writes(hierarchy, "mine"));
  }

  @Test
  void unknownCodeMayWriteAnything() {
    ClassHierarchy hierarchy =
        of(
            """
            abstract class Top {
              int x;
              void open() {} final void virtual() { open(); }
              static void function(Runnable r) { r.run(); }
              native void inC();
              static void platform() { System.gc(); }
              static Object reflection(Class<?> c) throws Exception { return c.getField("x"); }
              abstract void noCode();
            }
            """);
    for (String method :
        List.of("virtual", "function", "inC", "platform", "reflection", "noCode")) {
      assertTrue(writes(hierarchy, method).isAnything(), method);
    }
  }

  @Test
  void aLambdaWritesWhenItIsCalledAndNotWhenItIsMade() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top {
              static int x;
              static Runnable make() { return () -> x = 1; }
              static void call() { make().run(); }
            }
            """);
    assertEquals(Writes.NOTHING, writes(hierarchy, "make"));
    assertTrue(writes(hierarchy, "call").isAnything());
    assertEquals(List.of("Top.x"), fields(writes(hierarchy, "lambda$make$0")));
  }

  @Test
  void aClosedVirtualCallWritesWhatAnyTargetWrites() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top { static void f(S s) { s.m(); } }
            sealed interface S { void m(); }
            final class A implements S { int a; public void m() { a = 1; } }
            final class B implements S { int b; public void m() { b = 1; } }
            """);
    assertEquals(List.of("A.a", "B.b"), fields(writes(hierarchy, "f")));
  }

  @Test
  void theCloneOfAnArrayWritesNothing() {
    ClassHierarchy hierarchy = of("class Top { static int[] f(int[] a) { return a.clone(); } }");
    assertEquals(Writes.NOTHING, writes(hierarchy, "f"));
  }

  @Test
  void thePlatformIsFollowedOnDemand() {
    ClassHierarchy hierarchy =
        of(
            "class Top { static int f(int a) { return Math.abs(a); } static void g() { System.gc(); } }");
    assertTrue(writes(hierarchy, "f").isAnything());
    MayWrite platform = within(hierarchy, Horizon.PLATFORM);
    assertEquals(Writes.NOTHING, platform.ofMethod(method(hierarchy, "Top", "f")));
    assertTrue(platform.ofMethod(method(hierarchy, "Top", "g")).isAnything());
  }

  @Test
  void aMissingClassMayWriteAnything() {
    ClassHierarchy hierarchy =
        SmallProgram.in(folder)
            .add(
                "Top",
                """
                class Gone { static int s; int i; static void m() {} }
                class Sub extends Gone {}
                class Top {
                  static void call() { Gone.m(); } static int get() { return Gone.s; }
                  static void put(Sub o) { o.i = 1; } static Object make() { return new Gone(); }
                  static int safe(int a) { return a + 1; }
                }
                """)
            .compile()
            .without("Gone")
            .hierarchy();
    for (String method : List.of("call", "get", "put", "make")) {
      assertTrue(writes(hierarchy, method).isAnything(), method);
    }
    assertEquals(Writes.NOTHING, writes(hierarchy, "safe"));
  }

  @Test
  void aCallItselfWritesItsResultOnly() {
    ClassHierarchy hierarchy =
        of(
            "class Top { static int x; static int g() { return x = 1; } static int f() { return g(); } }");
    MayWrite mayWrite = within(hierarchy, Horizon.SCOPE);
    MethodModel caller = method(hierarchy, "Top", "f");
    int call = first(caller, Call.class::isInstance);
    Writes result = Writes.of(new Stack(0, Kind.INT));
    assertEquals(result, mayWrite.of(caller.code().statement(call)));
    Writes all = mayWrite.ofStatement(caller, call);
    assertEquals(result.slots(), all.slots());
    assertEquals(List.of("Top.x"), fields(all));
  }

  @Test
  void aReadMayRunAnInitializer() {
    ClassHierarchy hierarchy =
        of(
            "class Top { static int f() { return O.x; } } class O { static int x; static { x = 1; } }");
    MethodModel caller = method(hierarchy, "Top", "f");
    int read = first(caller, s -> s instanceof Assign a && a.value() instanceof GetStatic);
    Writes all = within(hierarchy, Horizon.SCOPE).ofStatement(caller, read);
    assertEquals(Set.of(new Slot(Slot.Area.STACK, 0)), all.slots());
    assertEquals(List.of("O.x"), fields(all));
  }

  @Test
  void deepRecursionOfCallersCostsNoStack() {
    StringBuilder text = new StringBuilder("class Top { static int x; static void m0() { x = 1; }");
    for (int i = 1; i < 5_000; i++) {
      text.append("static void m").append(i).append("() { m").append(i - 1).append("(); }");
    }
    assertEquals(List.of("Top.x"), fields(writes(of(text.append("}").toString()), "m4999")));
  }
}
