package dev.waymark.program.call;

import static dev.waymark.program.call.SmallProgram.method;
import static dev.waymark.program.call.SmallProgram.ref;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassHierarchyTest {
  @TempDir Path folder;

  private ClassHierarchy of(String text) {
    return SmallProgram.in(folder).add("Top", text).compile().hierarchy();
  }

  private static String resolved(ClassHierarchy hierarchy, MethodRef method) {
    return Objects.requireNonNull(hierarchy.resolve(method)).owner().name();
  }

  private static String selected(ClassHierarchy hierarchy, String receiver, MethodRef method) {
    MethodModel resolved = Objects.requireNonNull(hierarchy.resolve(method));
    return Objects.requireNonNull(hierarchy.select(receiver, resolved)).owner().name();
  }

  @Test
  void subtypesGoThroughClassesInterfacesAndTheJdk() {
    ClassHierarchy hierarchy =
        of(
            """
            interface Top {} interface Mid extends Top {}
            class A extends java.util.ArrayList<String> implements Mid {} class B extends A {}
            """);
    assertTrue(hierarchy.isSubtype("B", "Top"));
    assertTrue(hierarchy.isSubtype("B", "java/util/Collection"));
    assertTrue(hierarchy.isSubtype("B", "B"));
    assertFalse(hierarchy.isSubtype("A", "B"));
    assertEquals(
        List.of(
            "A",
            "java/util/ArrayList",
            "java/util/AbstractList",
            "java/util/AbstractCollection",
            "java/lang/Object"),
        hierarchy.superclasses("B"));
  }

  @Test
  void subclassesAreThoseInScope() {
    ClassHierarchy hierarchy =
        of(
            "interface Top {} class B extends A {} class A implements Top, Runnable { public void run() {} }");
    assertEquals(Set.of("A", "B"), hierarchy.subclasses("Top"));
    assertEquals(Set.of("A", "B"), hierarchy.subclasses("java/lang/Runnable"));
    assertEquals(Set.of(), hierarchy.subclasses("B"));
  }

  @Test
  void arraysAreCovariant() {
    ClassHierarchy hierarchy = of("class Top {} class I extends Top {}");
    assertTrue(hierarchy.isSubtype("[LI;", "[LTop;"));
    assertTrue(hierarchy.isSubtype("[[LI;", "[Ljava/lang/Object;"));
    assertTrue(hierarchy.isSubtype("[I", "java/lang/Cloneable"));
    assertFalse(hierarchy.isSubtype("[I", "[LTop;"));
    assertFalse(hierarchy.isSubtype("[LTop;", "[LI;"));
  }

  @Test
  void aMethodIsResolvedInTheNearestSuperclassThenInInterfaces() {
    ClassHierarchy hierarchy =
        of(
            """
            class Top { public void m() {} }
            interface I { default void m() {} default void d() {} void a(); }
            abstract class A extends Top implements I {}
            """);
    assertEquals("Top", resolved(hierarchy, ref("A", "m")));
    assertEquals("I", resolved(hierarchy, ref("A", "d")));
    assertEquals("I", resolved(hierarchy, ref("A", "a")));
    assertNull(hierarchy.resolve(ref("A", "none")));
    assertEquals("java/lang/Object", resolved(hierarchy, new MethodRef("I", "hashCode", "()I")));
  }

  @Test
  void theMostSpecificDefaultMethodOfADiamondRuns() {
    ClassHierarchy hierarchy =
        of(
            """
            interface Top { default void m() {} }
            interface L extends Top { default void m() {} } interface R extends Top {}
            class A implements R, L {}
            """);
    assertEquals("L", resolved(hierarchy, ref("A", "m")));
    assertEquals("L", selected(hierarchy, "A", ref("Top", "m")));
    assertEquals("L", selected(hierarchy, "A", ref("R", "m")));
  }

  @Test
  void aClassWinsOverAnInterfaceEvenIfAbstract() {
    ClassHierarchy hierarchy =
        of(
            """
            interface Top { default void m() {} }
            abstract class A { public abstract void m(); }
            class B extends A { public void m() {} } abstract class C extends B implements Top {}
            abstract class D extends A implements Top {}
            """);
    assertEquals("B", selected(hierarchy, "C", ref("Top", "m")));
    assertNull(hierarchy.select("D", method(hierarchy, "Top", "m")));
  }

  @Test
  void aPackagePrivateMethodIsOverriddenInItsPackageOnly() {
    ClassHierarchy hierarchy =
        SmallProgram.in(folder)
            .add("p/A", "package p; public class A { void m() {} }")
            .add("q/B", "package q; public class B extends p.A { public void m() {} }")
            .add("p/C", "package p; public class C extends q.B { public void m() {} }")
            .compile()
            .hierarchy();
    assertEquals("p/A", selected(hierarchy, "q/B", ref("p/A", "m")));
    assertEquals("q/B", selected(hierarchy, "q/B", ref("q/B", "m")));
    assertEquals("p/C", selected(hierarchy, "p/C", ref("p/A", "m")));
  }

  @Test
  void aPublicOverriderPassesTheRightToOverrideToOtherPackages() {
    ClassHierarchy hierarchy =
        SmallProgram.in(folder)
            .add("p/A", "package p; public class A { void m() {} }")
            .add("p/B", "package p; public class B extends A { public void m() {} }")
            .add("q/C", "package q; public class C extends p.B { public void m() {} }")
            .compile()
            .hierarchy();
    assertEquals("q/C", selected(hierarchy, "q/C", ref("p/A", "m")));
  }

  @Test
  void aProtectedMethodIsOverriddenEverywhere() {
    ClassHierarchy hierarchy =
        SmallProgram.in(folder)
            .add("p/A", "package p; public class A { protected void m() {} }")
            .add("q/B", "package q; public class B extends p.A { protected void m() {} }")
            .compile()
            .hierarchy();
    assertEquals("q/B", selected(hierarchy, "q/B", ref("p/A", "m")));
    assertEquals("q/B", selected(hierarchy, "q/B", new MethodRef("q/B", "m", "()V")));
  }

  @Test
  void aPrivateMethodIsNotOverridden() {
    ClassHierarchy hierarchy =
        of("class Top { private void m() {} static class Nested extends Top { void m() {} } }");
    assertEquals("Top", selected(hierarchy, "Top$Nested", ref("Top", "m")));
  }

  @Test
  void aBridgeIsAMethodOfItsOwn() {
    ClassHierarchy hierarchy =
        of(
            "class Top { Object m() { return 1; } } class A extends Top { String m() { return null; } }");
    MethodModel resolved = method(hierarchy, "Top", "m");
    assertTrue(Objects.requireNonNull(hierarchy.select("A", resolved)).isBridge());
  }

  @Test
  void arraysHaveTheMethodsOfObject() {
    ClassHierarchy hierarchy = of("class Top {}");
    assertEquals(
        "java/lang/Object",
        resolved(hierarchy, new MethodRef("[I", "clone", "()Ljava/lang/Object;")));
  }

  @Test
  void aFieldIsResolvedToItsDeclaringClass() {
    ClassHierarchy hierarchy =
        of(
            "interface I { Object C = new Object(); } class Top { int x; } class A extends Top implements I {}");
    assertEquals(new FieldRef("Top", "x", "I"), hierarchy.resolve(new FieldRef("A", "x", "I")));
    assertEquals(
        new FieldRef("I", "C", "Ljava/lang/Object;"),
        hierarchy.resolve(new FieldRef("A", "C", "Ljava/lang/Object;")));
    assertNull(hierarchy.resolve(new FieldRef("A", "x", "J")));
  }

  @Test
  void aMissingClassMakesAnswersOpen() {
    ClassHierarchy hierarchy =
        SmallProgram.in(folder)
            .add(
                "Top",
                "class Top { void m() {} } class Gone extends Top {} class A extends Gone { void own() {} }")
            .compile()
            .without("Gone")
            .hierarchy();
    assertFalse(hierarchy.isSubtype("A", "Top"));
    assertTrue(hierarchy.mayBeSubtype("A", "Top"));
    assertFalse(hierarchy.isComplete("A"));
    assertEquals(List.of("Gone"), hierarchy.superclasses("A"));
    assertNull(hierarchy.resolve(ref("A", "m")));
    assertNull(hierarchy.resolve(ref("Gone", "m")));
    assertEquals("A", resolved(hierarchy, ref("A", "own")));
    assertNull(hierarchy.select("A", method(hierarchy, "Top", "m")));
  }
}
