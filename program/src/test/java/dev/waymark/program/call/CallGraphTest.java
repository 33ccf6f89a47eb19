package dev.waymark.program.call;

import static dev.waymark.program.call.SmallProgram.method;
import static dev.waymark.program.call.SmallProgram.ref;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The method under test is always {@code Caller.run}; its last call is the one in question. */
class CallGraphTest {
  @TempDir Path folder;

  private CallGraph of(String text) {
    return CallGraph.of(SmallProgram.in(folder).add("Caller", text).compile().hierarchy());
  }

  private static CallTargets lastCall(CallGraph graph) {
    List<CallSite> sites = graph.sites(method(graph.hierarchy(), "Caller", "run"));
    return graph.targets(sites.get(sites.size() - 1));
  }

  private static List<String> names(Collection<MethodModel> methods) {
    return methods.stream().map(m -> m.ref().simpleName()).toList();
  }

  private static void assertTargets(CallGraph graph, Openness openness, String... names) {
    CallTargets targets = lastCall(graph);
    assertEquals(List.of(names), names(targets.targets()));
    assertEquals(openness, targets.openness());
    assertEquals(Timing.AT_SITE, targets.timing());
  }

  @Test
  void everyConcreteSubclassMayBeTheReceiver() {
    CallGraph graph =
        of(
            """
            class Caller { static void run(A a) { a.m(); } }
            abstract class A { abstract void m(); } class B extends A { void m() {} }
            class C extends B {} class D extends B { void m() {} }
            """);
    assertTargets(graph, Openness.SUBCLASSES, "B.m", "D.m");
  }

  @Test
  void anInterfaceIsOpen() {
    CallGraph graph =
        of(
            """
            class Caller { static void run(I i) { i.m(); } }
            interface I { default void m() {} } final class A implements I {}
            final class B implements I { public void m() {} }
            """);
    assertTargets(graph, Openness.IMPLEMENTATIONS, "B.m", "I.m");
  }

  @Test
  void aFinalClassIsClosed() {
    assertTargets(
        of(
            "class Caller { static void run(A a) { a.m(); } } class B { void m() {} } final class A extends B {}"),
        Openness.CLOSED,
        "B.m");
  }

  @Test
  void aFinalMethodIsClosed() {
    assertTargets(
        of(
            "class Caller { static void run(A a) { a.m(); } } class A { final void m() {} } class B extends A {}"),
        Openness.CLOSED,
        "A.m");
  }

  @Test
  void aPrivateMethodOfANestMateIsClosed() {
    assertTargets(
        of(
            """
            class Caller {
              static void run(N n) { n.m(); }
              static class N { private void m() {} } static class S extends N { void m() {} }
            }
            """),
        Openness.CLOSED,
        "Caller$N.m");
  }

  @Test
  void aSealedHierarchyInScopeIsClosed() {
    CallGraph graph =
        of(
            """
            class Caller { static void run(S s) { s.m(); } }
            sealed interface S { void m(); } record A() implements S { public void m() {} }
            sealed abstract class B implements S { public void m() {} }
            final class C extends B {} final class D extends B { public void m() {} }
            """);
    assertTargets(graph, Openness.CLOSED, "A.m", "B.m", "D.m");
  }

  @Test
  void aSealedHierarchyWithANonSealedPartIsOpen() {
    CallGraph graph =
        of(
            """
            class Caller { static void run(S s) { s.m(); } }
            sealed interface S { void m(); } final class A implements S { public void m() {} }
            non-sealed class B implements S { public void m() {} }
            """);
    assertTargets(graph, Openness.IMPLEMENTATIONS, "A.m", "B.m");
  }

  @Test
  void aSealedHierarchyPartlyOutOfScopeIsOpen() {
    SmallProgram program =
        SmallProgram.in(folder)
            .add(
                "Caller",
                """
                class Caller { static void run(S s) { s.m(); } }
                sealed interface S { void m(); } final class A implements S { public void m() {} }
                final class B implements S { public void m() {} }
                """)
            .compile()
            .without("B");
    assertTargets(CallGraph.of(program.hierarchy()), Openness.IMPLEMENTATIONS, "A.m");
  }

  @Test
  void aSuperCallRunsTheMethodOfTheSuperclass() {
    CallGraph graph =
        of(
            """
            class Caller extends B { void run() { super.run(); } }
            class A { void run() {} } class B extends A {} class C extends Caller { void run() {} }
            """);
    assertTargets(graph, Openness.CLOSED, "A.run");
  }

  @Test
  void aSuperCallOfADefaultMethodIsClosed() {
    assertTargets(
        of(
            "class Caller implements I { public void run() { I.super.run(); } } interface I { default void run() {} }"),
        Openness.CLOSED,
        "I.run");
  }

  @Test
  void aBridgeIsATargetAndCallsTheMethodBehindIt() {
    CallGraph graph =
        of(
            """
            class Caller { static void run(A<String> a) { a.m("x"); } }
            abstract class A<T> { abstract void m(T t); }
            class B extends A<String> { void m(String s) {} }
            """);
    MethodModel bridge = lastCall(graph).targets().get(0);
    assertTrue(bridge.isBridge());
    assertEquals(
        List.of(new MethodRef("B", "m", "(Ljava/lang/String;)V")),
        graph.callees(bridge).stream().map(MethodModel::ref).toList());
  }

  @Test
  void theCloneOfAnArrayIsClosed() {
    assertTargets(
        of("class Caller { static Object run(int[] a) { return a.clone(); } }"),
        Openness.CLOSED,
        "Object.clone");
  }

  @Test
  void aLambdaIsCalledLater() {
    CallTargets targets =
        lastCall(
            of("class Caller { static Runnable run(int x) { return () -> System.exit(x); } }"));
    assertEquals(List.of("Caller.lambda$run$0"), names(targets.targets()));
    assertEquals(Openness.CLOSED, targets.openness());
    assertEquals(Timing.DEFERRED, targets.timing());
  }

  @Test
  void aMethodReferenceDispatchesByItsReceiver() {
    CallTargets targets =
        lastCall(
            of(
                """
                class Caller {
                  static Runnable run(A a) { return (Runnable & java.io.Serializable) a::m; }
                }
                class A { void m() {} } class B extends A { void m() {} }
                """));
    assertEquals(List.of("A.m", "B.m"), names(targets.targets()));
    assertEquals(Openness.SUBCLASSES, targets.openness());
    assertEquals(Timing.DEFERRED, targets.timing());
  }

  @Test
  void aConstructorReferenceIsCalledLater() {
    CallTargets targets =
        lastCall(
            of(
                "class Caller { static java.util.function.Supplier<Object> run() { return Caller::new; } }"));
    assertEquals(List.of("Caller.<init>"), names(targets.targets()));
    assertEquals(Timing.DEFERRED, targets.timing());
  }

  @Test
  void aConcatenationMayCallToString() {
    MethodRef bootstrap =
        new MethodRef("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", "()V");
    InvokeDynamic call =
        new InvokeDynamic(
            null,
            "makeConcatWithConstants",
            "(ILjava/lang/Object;)Ljava/lang/String;",
            new InvokeDynamic.Bootstrap(bootstrap, List.of()),
            List.of());
    CallGraph graph = of("class Caller {}");
    CallTargets targets = graph.targets(new CallSite(ref("Caller", "run"), 0, 0, call));
    assertEquals(CallTargets.unknown(Openness.TO_STRING), targets);
  }

  @Test
  void aConcatenationOfNumbersAndStringsCallsNothing() {
    assertTargets(
        of("class Caller { static String run(String s, int i) { return s + i; } }"),
        Openness.CLOSED);
  }

  @Test
  void theMethodsOfARecordAreOpen() {
    CallGraph graph = of("record Caller(Object o) {}");
    MethodModel equals = method(graph.hierarchy(), "Caller", "hashCode");
    assertEquals(Openness.COMPONENTS, graph.targets(graph.sites(equals).get(0)).openness());
  }

  @Test
  void aMethodHandleMayLeadAnywhere() {
    assertTargets(
        of(
            """
            class Caller {
              static int run(java.lang.invoke.MethodHandle h) throws Throwable {
                return (int) h.invokeExact("x");
              }
            }
            """),
        Openness.HANDLE);
  }

  @Test
  void aMissingClassIsOpen() {
    SmallProgram program =
        SmallProgram.in(folder)
            .add(
                "Caller",
                "class Caller { static void run() { Gone.m(); } } class Gone { static void m() {} }")
            .compile()
            .without("Gone");
    assertTargets(CallGraph.of(program.hierarchy()), Openness.UNRESOLVED);
  }

  @Test
  void aReceiverWithAMissingSuperclassIsOpen() {
    SmallProgram program =
        SmallProgram.in(folder)
            .add(
                "Caller",
                """
                class Caller { static void run(A a) { a.m(); } }
                class Gone { void m() {} } final class A extends Gone {}
                """)
            .compile()
            .without("Gone");
    assertTargets(CallGraph.of(program.hierarchy()), Openness.UNRESOLVED);
  }

  @Test
  void callersAreListedByMethodAndPlace() {
    CallGraph graph =
        of(
            """
            class Caller {
              static void run(A a) { a.m(); Runnable r = a::m; a.m(); }
              static void other(B b) { b.m(); }
            }
            class A { void m() {} } class B extends A { void m() {} }
            """);
    assertEquals(
        List.of("other", "run", "run", "run"),
        graph.callers(ref("B", "m")).stream().map(site -> site.caller().name()).toList());
    assertEquals(3, graph.callers(ref("A", "m")).size());
    assertEquals(List.of(), graph.callers(ref("Caller", "run")));
  }

  @Test
  void reachabilityGoesThroughCallsLambdasAndInitializers() {
    CallGraph graph =
        of(
            """
            class Caller {
              static void run() { a(); Runnable r = () -> b(); int x = Other.x; }
              static void a() { run(); } static void b() {} static void never() {}
            }
            class Other { static int x = f(); static int f() { return 1; } static void not() {} }
            """);
    List<MethodModel> reached =
        graph.reachableFrom(List.of(method(graph.hierarchy(), "Caller", "run")));
    assertEquals(
        List.of(
            "Caller.a",
            "Caller.b",
            "Caller.lambda$run$0",
            "Caller.run",
            "Other.<clinit>",
            "Other.f"),
        names(reached));
  }
}
