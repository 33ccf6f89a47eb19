package dev.waymark.program.dependency;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.Compiled;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DependenciesTest {
  private static void assertDependencies(Set<String> expected, Compiled source, String root) {
    assertEquals(expected, new Dependencies(source).of(List.of(root)));
  }

  @Test
  void mentionsAreFollowed() {
    Compiled source =
        Compiled.of(
            "package p; class A { int f(int i, long j, B b) { return 0; } }",
            "package p; class B { java.util.List<C> all; }",
            "package p; class C { Object o = \"p.D\"; }",
            "package p; class D { }",
            "package p; class Apart { A a; }");
    assertDependencies(Set.of("p/A", "p/B", "p/C", "p/D"), source, "p/A");
  }

  @Test
  void subtypesOfWhatIsMentionedAreFollowed() {
    Compiled source =
        Compiled.of(
            "package p; class A { I i; Runnable task; }",
            "package p; interface I { }",
            "package p; class Implementation implements I { Helper h; }",
            "package p; class Below extends Implementation { }",
            "package p; class Helper { }",
            "package p; class Task implements Runnable { public void run() { } }");
    assertDependencies(
        Set.of("p/A", "p/I", "p/Implementation", "p/Below", "p/Helper"), source, "p/A");
  }

  @Test
  void whatMakesObjectsInThePackageIsFollowed() {
    Compiled source =
        Compiled.of(
            "package p; class A { private A() { } static class In { A a() { return null; } } }",
            "package p; class Factory { static A make(int size) { return null; } }",
            "package p; class User { void use(A a) { } }");
    assertDependencies(Set.of("p/A", "p/A$In", "p/Factory"), source, "p/A");
  }

  @Test
  void codeThatLooksForNamesIsKnown() {
    Compiled source =
        Compiled.of(
            "class A { Class<?> f(String s) throws Exception { return Class.forName(s); } }",
            "class B { Object o = A.class; }");
    Dependencies dependencies = new Dependencies(source);
    assertTrue(dependencies.areSearching(dependencies.of(List.of("B"))));
    assertFalse(dependencies.areSearching(List.of("B")));
  }
}
