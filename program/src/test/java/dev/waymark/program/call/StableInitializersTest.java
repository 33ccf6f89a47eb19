package dev.waymark.program.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which classes are initialized alike whenever that happens. */
class StableInitializersTest {
  private static final String TOP =
      """
      class Top {
        static int state;
        static final int[] TABLE = {1, 2};
        static final int NUMBER = Integer.parseInt("3");
        static final Pair PAIR = new Pair(1, "x");
        static final Object LOCK = new Object();
        static int count() { return ++state; }
      }
      final class Pair {
        final int a; final String b;
        Pair(int a, String b) { this.a = a; this.b = b; }
      }
      """;

  @TempDir Path folder;

  /** The classes of {@code text} that are not stable. */
  private List<String> unstable(String text) {
    CallGraph calls =
        CallGraph.of(SmallProgram.in(folder).add("Top", TOP + text).compile().hierarchy());
    return calls.hierarchy().scope().stream().filter(each -> !calls.isStable(each)).toList();
  }

  private void assertUnstable(String text, String... classes) {
    assertEquals(Stream.of(classes).sorted().toList(), unstable(text));
  }

  @Test
  void constantsOfOthersAndWhatIsMadeOfThemAreStable() {
    assertUnstable(
        """
        class Own {
          static final int SUM = Top.NUMBER + Top.PAIR.a + twice(3);
          static final java.util.Map<Own, Integer> MAP = new java.util.HashMap<>();
          static { MAP.put(new Own(), 1); for (int i = 0; i < 3; i++) MAP.remove(null); }
          static int twice(int x) { return 2 * x; }
          public int hashCode() { return 7; }
        }
        """);
  }

  @Test
  void whatOthersMayHaveChangedIsNot() {
    assertUnstable("class A { static final int X = Top.state; }", "A");
    assertUnstable("class B { static final int X = Top.TABLE[0]; }", "A", "B");
    assertUnstable("class C { static final Object X = Top.LOCK; }", "A", "B", "C");
  }

  @Test
  void whatOthersSeeIsNot() {
    assertUnstable("class A { static { Top.state = 1; } }", "A");
    assertUnstable("class B { static final int X = Top.count(); }", "A", "B");
  }

  @Test
  void whatTheLibraryCallsBackCounts() {
    assertUnstable(
        """
        class Key {
          public int hashCode() { return Top.state; }
        }
        class Made { static final Key KEY = new Key(); }
        class Hashed { static final int X = java.util.Objects.hash(new Key()); }
        class Shown { static final String X = "" + new Text(); }
        class Text { public String toString() { return "" + Top.state; } }
        class Run { static final int X = run(() -> Top.state); static int run(java.util.function.IntSupplier s) { return s.getAsInt(); } }
        """,
        "Hashed",
        "Shown",
        "Run");
  }

  @Test
  void methodsOfObjectsThatAreNotMadeDoNotCount() {
    assertUnstable(
        """
        interface Shape { int area(); }
        class Square implements Shape { public int area() { return 1; } }
        class Odd implements Shape { public int area() { return Top.state; } }
        class Use { static final int X = area(new Square()); static int area(Shape s) { return s.area(); } }
        class Other { static final int X = Use.area(new Odd()); }
        """,
        "Other");
  }

  @Test
  void classesThatNeedEachOtherAreNot() {
    assertUnstable(
        """
        class A { static int x = B.y + 1; }
        class B { static int y = A.x + 1; }
        class User { static int z = A.x; }
        class Base { static final Base ONE = new Derived(); }
        class Derived extends Base { static final int[] MORE = {1}; }
        class Plain { static final Plain ONE = new Sub(); }
        class Sub extends Plain { }
        """,
        "A", "B", "User", "Base", "Derived");
  }

  @Test
  void enumsAndTheirSwitchesAreStable() {
    assertUnstable(
        """
        enum Color { RED, GREEN { int weight() { return 2; } }; int hits; int weight() { return 1; } }
        class Use {
          static int of(Color c) {
            switch (c) {
              case RED: return 1;
              default: return 2;
            }
          }
        }
        """);
  }

  @Test
  void superclassesAndReferencesToMethodsCount() {
    assertUnstable(
        """
        class Base { static int seen = Top.state; }
        class Derived extends Base { }
        class Referred { static final int X = Top.state; static int x() { return X; } }
        class Refers { static final java.util.function.IntSupplier S = Referred::x; }
        """,
        "Base",
        "Derived",
        "Referred",
        "Refers");
  }
}
