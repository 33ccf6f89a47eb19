package dev.waymark.benchmarks.soundness;

import java.util.List;

/**
 * Writes drivers: classes beside a random program that call its entry very often, each time with
 * other arguments, and call other methods of the program before. They belong to no program, so no
 * exploration knows them.
 */
final class Drivers {
  /** What follows the name of the program in that of its driver. */
  static final String SUFFIX = "Driver";

  private static final String LOOP =
      """
      final class %1$sDriver {
        static void run(long from, long to, int longest) {
          for (long n = from; n < to; n++) {
            dev.waymark.benchmarks.soundness.Taken.next(n);
            try {
              call(n, longest);
            } catch (Throwable e) {
              // however it ends
            }
          }
        }
        static void call(long n, int longest) {
      %2$s
          %1$s.entry(%3$s);
        }
      %4$s
      }
      """;
  private static final String VALUES = "dev.waymark.benchmarks.soundness.Values.";

  private Drivers() {}

  /** A driver for a program with a static entry that takes numbers and arrays. */
  static String plain(String name, List<String> types) {
    return LOOP.formatted(name, "", arguments(name, types), "");
  }

  /**
   * A driver for a program of several classes, see {@link FamilyMaker}. Movers change the state
   * before the call; they and the entry find the classes initialized in any order.
   */
  static String family(String name, List<String> types) {
    String before =
        """
            long chance = %1$smix(n, 99);
            for (int k = (int) (chance & 3); k > 1; k--) {
              try {
                move((int) (chance >>> 8 * k) & 7, n + k);
              } catch (RuntimeException e) {
                // the state is what matters
              }
            }
        """
            .formatted(VALUES);
    String members =
        """
          static void move(int way, long n) {
            int a = %2$sanInt(n, 50);
            switch (way) {
              case 0: %1$s.move0(a); break;
              case 1: %1$s.move1(a); break;
              case 2: %1$s.s = a; break;
              case 3: %1$s.M[a & 1] = %2$sanInt(n, 51); break;
              case 4: if (last != null) last.set(a); break;
              case 5: last = node(n, 60); break;
              case 6: %1$s.Color.GREEN.level = a; break;
              default: %1$s.A.get(a);
            }
          }
          static %1$s.Node last;
          static %1$s.Node node(long n, int place) {
            int a = %2$sanInt(n, place + 20);
            switch ((int) (%2$smix(n, place) >>> 1 & 7)) {
              case 0: return null;
              case 1: case 2: return new %1$s.Left(a);
              case 3: return new %1$s.Right(a);
              case 4: return new Unseen(a, n);
              case 5: %1$s.Node some = new %1$s.Left(a); some.set(%2$sanInt(n, place + 21)); return some;
              case 6: %1$s.Node other = new %1$s.Right(a); other.v = %2$sanInt(n, place + 22); return other;
              default: return last;
            }
          }
          static %1$s.Left left(long n, int place) {
            %1$s.Node some = node(n, place);
            return some instanceof %1$s.Left ? (%1$s.Left) some : null;
          }
          static final class Unseen extends %1$s.Node {
            private long n;
            Unseen(int v, long n) {
              super(v);
              this.n = n;
            }
            @Override int f(int p) {
              return %2$sanInt(n++, 70);
            }
          }
        """
            .formatted(name, VALUES);
    return LOOP.formatted(name, before, arguments(name, types), members);
  }

  private static String arguments(String name, List<String> types) {
    StringBuilder arguments = new StringBuilder();
    for (int i = 0; i < types.size(); i++) {
      arguments.append(i == 0 ? "" : ", ").append(argument(name, types.get(i), i));
    }
    return arguments.toString();
  }

  private static String argument(String name, String type, int place) {
    String at = "(n, " + place + ")";
    return switch (type) {
      case "byte", "char", "short" -> "(" + type + ") " + VALUES + "anInt" + at;
      case "int", "Integer" -> VALUES + "anInt" + at;
      case "long" -> VALUES + "aLong" + at;
      case "float" -> "(float) " + VALUES + "aDouble" + at;
      case "double" -> VALUES + "aDouble" + at;
      case "boolean" -> VALUES + "aBoolean" + at;
      case "int[]" -> VALUES + "anArray(n, " + place + ", longest)";
      case "String" -> VALUES + "aText" + at;
      case "Color" -> VALUES + "pick(" + name + ".Color.values(), n, " + place + ")";
      case "Left" -> "left(n, " + place + ")";
      default -> "node(n, " + place + ")";
    };
  }
}
