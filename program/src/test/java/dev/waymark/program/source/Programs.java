package dev.waymark.program.source;

import java.util.LinkedHashMap;
import java.util.Map;

/** Programs with every construct that makes, or might make, conditional jumps. */
final class Programs {
  private Programs() {}

  /** The programs that compile for {@code release}, by name. */
  static Map<String, String> forRelease(int release) {
    Map<String, String> programs = new LinkedHashMap<>();
    programs.put("constants", CONSTANTS);
    programs.put("booleans", BOOLEANS);
    programs.put("loops", LOOPS);
    programs.put("switches", SWITCHES);
    programs.put("tries", TRIES);
    programs.put("asserts", ASSERTS);
    programs.put("declarations", DECLARATIONS);
    programs.put("lines", LINES);
    if (release >= 17) {
      programs.put("switch expressions", Java17Programs.SWITCH_EXPRESSIONS);
      programs.put("patterns", Java17Programs.PATTERNS);
    }
    return programs;
  }

  private static final String CONSTANTS =
      """
      class T {
        static final boolean DEBUG = false;
        static final int SIZE = 4;
        final int three = 3;
        void folded(int n) {
          if (DEBUG) { if (n > 2) n++; }
          if (!DEBUG && n > 2) n++;
          if (n > 1 && DEBUG) { if (n > 5) n++; } else if (n > 9) n++;
          if (n > 1 || !DEBUG) { if (n > 5) n++; } else if (n > 9) n++;
          if (SIZE > 3) { if (n > 3) n++; }
          if (three > 2 && n > 2) n--;
          if (this.three > 2) n--;
          if ("a" == "a") n--;
          while (true) { if (n > 3) break; }
          for (;;) { if (n > 3) break; }
          boolean r = DEBUG && n > 3 || n == 8;
          r = DEBUG ? n > 1 : n > 2;
          r = (DEBUG || n > 2) ? n > 1 : n > 2;
          r = 1 > 2;
          final boolean local = SIZE == 4;
          if (local || n > 2) n++;
        }
        void arithmetic(int n) {
          if ((n & SIZE) != 0 ^ n > 2) n++;
          if ('a' + 1 == 98 && n > 2) n++;
          if (1L << 3 == 8 && n > 2) n++;
          if (-1 >>> 28 == 15 && n > 2) n++;
          if (1.0f / 3 > 0.3 && n > 2) n++;
          if ((byte) 300 == 44 && n > 2) n++;
          if (~SIZE == -5 && n > 2) n++;
          if (Integer.MAX_VALUE + 1 < 0 && n > 2) n++;
          if (Long.MAX_VALUE > 0 && n > 2) n++;
          if ((SIZE > 2 ? true : false) && n > 2) n++;
        }
        void dead(int n) {
          if (true) return;
          if (n > 5) n++;
        }
        int deadCondition(int n) {
          do { if (n > 2) return 1; else return 2; } while (n > 3);
        }
        int liveCondition(int n) {
          do { if (n > 2) { n = 0; continue; } return 2; } while (n > 3);
          return 4;
        }
      }
      """;

  private static final String BOOLEANS =
      """
      class T {
        int x;
        boolean a, b, c, d;
        boolean values(Object p, long l, double e, float f) {
          a = b == c;
          a = b == true;
          a = b != false;
          a = (x > 2) == (x < 9);
          a = x > 1 & x > 2 | !b;
          a &= x > 3;
          a |= b && c;
          a = !b; a = !!b; a = (b); a = !(b && c);
          a = p instanceof String || !(p instanceof Integer) && a;
          a = l > 2 && e < 3 || f >= 1 || p == null || p != this;
          use(!a, x > 2, b, a && b);
          boolean[] array = {a, !b, x > 3};
          array[x > 2 ? 1 : 0] = !a;
          String s = "v" + (x > 2) + !a;
          s += a && b;
          return !a && !(b || !(c && d));
        }
        void conditions() {
          if (a & b) x++;
          if (a == b) x++;
          if (a == (b && c)) x++;
          if (a ^ !b) x++;
          if (a = b) x++;
          if (!(a = x > 2)) x++;
          if (a ? b : c) x++;
          if ((a ? b : c) && d) x++;
          if (a && (b ? c : d) && x > 2 && !c) x++;
          if (!(a ? !b : c && d)) x++;
          if (a ? true : c) x++;
          if ((a && b) ? c || d : !d) x++;
        }
        boolean boxes(Boolean p, Boolean q) {
          if (p) x++;
          if (p && !q) x++;
          a = p == q;
          a = !p;
          return p || q;
        }
        void use(Object... o) {}
      }
      """;

  private static final String LOOPS =
      """
      import java.util.*;
      class T {
        int x;
        boolean a, b;
        void loops(int[] array, List<String> list, Map<String, Integer> map) {
          for (int i : array) x += i > 2 ? 1 : 0;
          for (String s : list) if (s.isEmpty()) x++;
          for (Map.Entry<String, Integer> e :
              map
                  .entrySet()) if (e.getValue() > 2) x++;
          for (int i = 0, j = 9; i < j && a; i++, j -= i > 2 ? 1 : 2) { x++; }
          do x++; while (x < 9 && !a || b);
          while (x-- > 0) ;
          outer:
          for (int i = 0; i < 3; i++) {
            while (true) { if (a) break outer; if (x > 2) continue outer; }
          }
        }
      }
      """;

  private static final String SWITCHES =
      """
      class T {
        enum Color { RED, GREEN }
        int x;
        boolean a;
        int strings(String s) {
          switch (
              s) { case "Aa": case "BB": return 1; case "C": x++; default: return x > 2 ? 1 : 2; }
        }
        int others(int i, Color c, Integer boxed) {
          switch (i) { case 1: if (a) return 2; break; case 1000: return a ? 1 : 2; }
          switch (c) { case RED: if (a) return 2; break; default: return 9; }
          switch (boxed) { case 1: if (a) return 2; break; default: return 9; }
          return 1;
        }
      }
      """;

  private static final String TRIES =
      """
      class T {
        int x;
        boolean a, b, c, d;
        void tries(AutoCloseable p) throws Exception {
          try { x++; if (a) return; } finally { if (b) x--; if (c && d) x = 1; }
          try (AutoCloseable q = p) { x++; }
          try (AutoCloseable q = new java.io.StringReader("")) { x++; }
          try (AutoCloseable q = p;
              AutoCloseable r = a ? p : null) {
            if (a) return;
            x++;
          } catch (RuntimeException e) {
            if (a) x++;
          } finally {
            if (b) x++;
          }
          for (int i = 0; i < 3; i++) {
            try { if (a) continue; if (b) break; x++; } finally { if (c) x++; }
          }
          try { x++; } catch (IllegalStateException | IllegalArgumentException e) { if (a) x++; }
          synchronized (this) { if (a) x++; }
        }
      }
      """;

  private static final String ASSERTS =
      """
      @Deprecated
      class T {
        boolean a, b, c;
        void asserts(int n) {
          assert n > 0 && a : "x" + (n > 2);
          assert true;
          assert false;
          assert a || b;
          assert !a;
          assert a ? b : c;
        }
        static class Nested {
          void m(int n) { assert n > 3; }
          class Deep { void m(boolean q) { assert q; } }
        }
      }
      """;

  private static final String DECLARATIONS =
      """
      import java.util.function.*;
      class T {
        int x;
        boolean a, b;
        Supplier<Boolean> s1 = () -> x > 2;
        Runnable s2 = () -> { if (a) x++; };
        Function<Integer, Predicate<Integer>> s3 = i -> j -> i > j && a;
        Runnable s4 = () -> { try { x++; } finally { if (a) x--; } };
        Object o = new Object() {
          boolean f = x > 2;
          { if (a) x++; }
          public String toString() { return a ? "1" : "2"; }
        };
        boolean
            first = a != false,
            second = first
                == true;
        @Deprecated
        static
            boolean
                third = Boolean.TRUE
                    != Boolean.FALSE;
        { if (a) x++; }
        static { if (third) System.out.println(); }
        T() { if (a) x++; }
        T(int i) { this(); if (b) x++; }
        T(long l) { super(); }
        void local() {
          class Local { boolean m() { return x > 2 && a; } }
          new Local() { boolean k() { return !a; } };
          Runnable r = new Runnable() { public void run() { if (a) x++; } };
        }
        enum E {
          A
              (third
                  ? 1
                  : 2),
          B(!third ? 1 : 2) { boolean m() { return !
              third; } };
          E(int i) {}
        }
        interface I {
          boolean
              C = third ==
                  true;
          default boolean m() { return
              C && !third; }
        }
      }
      """;

  private static final String LINES =
      """
      class T {
        int x;
        boolean a, b, c;
        void chains(int n) {
          if (n > 2
              && a
              && foo(
                  n)
              || b
              && bar()
                  .foo(3)
              || c) x++;
          x = foo(
              n > 2 ? 1 : 2)
              ? n > 2
                  ? 1
                  : n
                      > 3 ? 4 : 5
              : 6;
        }
        boolean foo(int n) { return
            n
                > 2
            ; }
        T bar() { return this; }
        static void v(Object... o) {}
        static void w(int i, Object o, boolean b) {}
        T() {}
        T(Integer i, int j, boolean b) {}
        void boxing(Integer i, long k) {
          v("x",
              1,
              k > 2,
              i,
              k > 3 ? "a"
                  : "b");
          w(
              i,
              5, k >
                  3);
          boolean r = ((int)
              i) ==
              3;
          new T(4
              ,
              3, k > 2);
          Object q = (
              Object) k;
          boolean s = k ==
              (long)
                  (Long)
                      q;
          if (
              i ==
                  k) return;
          if (k ==
              i) return;
          if (q ==
              i) return;
          int m = i
              + (k >
                  2 ? 1 : 0);
        }
        void statements(long k) {
          for (int i = 0,
              j = k > 2 ? 1 : 0;
              i
                  <
                  3
              ; i++,
                  j += k > 2 ? 1 : 0) { if (k > 2) continue; }
          do {
            k--;
          }
          while (
              k
                  > 3
              );
          while
              (
              k
                  > 3
              ) k--;
          throw
              k > 3
                  ?
                  new RuntimeException() : new IllegalStateException();
        }
      }
      """;
}
