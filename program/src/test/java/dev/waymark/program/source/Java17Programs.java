package dev.waymark.program.source;

/** Those {@link Programs} that need Java 17. */
final class Java17Programs {
  private Java17Programs() {}

  static final String SWITCH_EXPRESSIONS =
      """
      class T {
        boolean a, b;
        int x;
        enum K { P, Q }
        record R(int i, Object o) {
          R { if (i < 0) throw new IllegalArgumentException(); }
          boolean big() { return i > 3 && o != null; }
        }
        int values(int k) {
          return switch (k) {
            case 1 -> a ? 1 : 2;
            case 2, 3 -> { if (b) yield 4; yield x > 2 ? 3 : 9; }
            default -> throw new IllegalStateException();
          };
        }
        boolean enums(K k) { return switch (k) { case P -> x > 2; case Q -> !a; }; }
        void conditions(int k) {
          if (switch (k) { case 1 -> a; case 2 -> x > 3; default -> { if (b) yield true; yield !a; } }) x++;
          if (a && switch (k) { case 1 -> true; default -> b; } && b) x++;
        }
        int strings(String s) {
          while (switch (s) { case "Aa", "BB" -> a; default -> x > 3; }) x++;
          int r;
          switch (s) { case "q" -> r = a ? 1 : 2; case "Q" -> { r = 3; } default -> throw new RuntimeException(); }
          return switch (s) { case "Aa", "BB" -> 1; case "c" -> { yield a ? 1 : 2; } default -> r; };
        }
      }
      """;

  static final String PATTERNS =
      """
      class T {
        boolean a, b;
        int x;
        Object f;
        boolean statements(Object o, Object p) {
          if (!(o instanceof String s)) { return false; }
          if (p instanceof Integer i && i > 3 || s.isEmpty()) x++;
          while (!(o instanceof Integer j)) { o = p; }
          for (; p instanceof Integer k && k > 2; ) { x++; }
          Runnable r = () -> { if (g() instanceof String t && t.isEmpty()) x++; };
          assert p instanceof String;
          assert !(p instanceof String t);
          assert p instanceof String t && t.isEmpty() : "no" + a;
          return g() instanceof String t;
        }
        Object g() { return this; }
        void values(Object p) {
          a = p instanceof Integer q && q > 3;
          a = b ? p instanceof String t && t.isEmpty() : b;
          f = g() instanceof String t ? t : "";
          a = !(p instanceof String t && a);
          a = b | (
              p instanceof String s
                  && s.length() > 2
                  && b);
        }
        boolean lines(Object o) { return
            o instanceof String s
                && s.length() > 2
                && b; }
        boolean underIf(Object o) { if (a) return
            o instanceof String s
                && s.length() > 2
                && b; return false; }
        java.util.function.Predicate<Object> lambda = o ->
            o instanceof String s
                && b
                && s.isEmpty();
        boolean field() { return f
            instanceof String s
                && b
                && s.isEmpty(); }
        boolean parts(Object o) { return b
            ? o instanceof String s
                && b
            : f
                instanceof
                String
                    t; }
        boolean condition(Object o) { return
            b &&
                (o
                    instanceof
                    String
                        t ? t.isEmpty() : b); }
      }
      """;
}
