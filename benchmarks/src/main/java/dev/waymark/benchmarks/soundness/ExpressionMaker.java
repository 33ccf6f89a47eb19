package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.soundness.Piece.Sort;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Makes random expressions of the names in scope. */
final class ExpressionMaker {
  private static final List<String> INTS =
      List.of(
          "(%s + %s)",
          "(%s - %s)",
          "(%s * %s)",
          "(%s & %s)",
          "(%s | %s)",
          "(%s ^ %s)",
          "(%s << %s)",
          "(%s >> %s)",
          "(%s >>> %s)",
          "(%s / %s)",
          "(%s %% %s)");
  private static final List<String> DOUBLES = List.of("(%s + %s)", "(%s - %s)", "(%s * %s)");
  private static final List<String> RELATIONS =
      List.of("%s < %s", "%s <= %s", "%s > %s", "%s >= %s", "%s == %s", "%s != %s");
  private static final List<String> INT_LITERALS =
      List.of("0", "1", "2", "3", "5", "-1", "-2", "7", "31", "Integer.MAX_VALUE", "-2147483648");
  private static final List<String> LONG_LITERALS =
      List.of("0L", "1L", "-1L", "3L", "4294967296L", "Long.MAX_VALUE", "Long.MIN_VALUE");
  private static final List<String> DOUBLE_LITERALS =
      List.of("0.0", "-0.0", "1.0", "0.5", "-2.0", "3.0", "1e300", "Double.MIN_VALUE");

  /** No integer makes these true. */
  private static final List<String> IMPOSSIBLE =
      List.of(
          "(%s & 1) == 2", "%s %% 2 == 3", "(byte) %s == 200", "(%s | 4) == 3", "(%s & 6) == 1");

  private final SplittableRandom random;
  private final Map<Sort, List<String>> names = new EnumMap<>(Sort.class);
  private final List<String> arrays = new ArrayList<>();
  private final Map<Sort, List<Form>> forms = new EnumMap<>(Sort.class);
  private boolean hasHelper;

  /** A way to write something with parts. */
  private record Form(String text, List<Sort> parts) {}

  ExpressionMaker(SplittableRandom random) {
    this.random = random;
  }

  void forgetNames() {
    names.clear();
    arrays.clear();
    forms.clear();
  }

  void addName(Sort sort, String name) {
    names.computeIfAbsent(sort, key -> new ArrayList<>()).add(name);
  }

  void removeName(Sort sort, String name) {
    names.getOrDefault(sort, new ArrayList<>()).remove(name);
  }

  /** Adds a way to write expressions of {@code sort}. */
  void addForm(Sort sort, String text, Sort... parts) {
    forms.computeIfAbsent(sort, key -> new ArrayList<>()).add(new Form(text, List.of(parts)));
  }

  void addArray(String name) {
    arrays.add(name);
  }

  /** From now on there is a helper to call. */
  void addHelper() {
    hasHelper = true;
  }

  List<String> arrays() {
    return arrays;
  }

  Piece make(Sort sort, int depth) {
    if (depth <= 0 || random.nextInt(4) == 0) {
      return leaf(sort);
    }
    List<Form> known = forms.getOrDefault(sort, List.of());
    if (!known.isEmpty() && random.nextInt(2) == 0) {
      return fill(sort, pick(known));
    }
    return switch (sort) {
      case INT -> ofInt(depth - 1);
      case LONG -> ofLong(depth - 1);
      case DOUBLE -> ofDouble(depth - 1);
      default -> ofBoolean(depth - 1);
    };
  }

  private Piece fill(Sort sort, Form form) {
    return new Piece(sort, form.text(), form.parts().stream().map(each -> make(each, 1)).toList());
  }

  <T> T pick(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private Piece leaf(Sort sort) {
    List<String> known = names.getOrDefault(sort, List.of());
    if (!known.isEmpty() && random.nextInt(4) > 0) {
      return Piece.of(sort, pick(known));
    }
    return switch (sort) {
      case INT -> Piece.of(sort, pick(INT_LITERALS));
      case LONG -> Piece.of(sort, pick(LONG_LITERALS));
      case DOUBLE -> Piece.of(sort, pick(DOUBLE_LITERALS));
      default -> comparison(Sort.INT, 0);
    };
  }

  private Piece ofInt(int depth) {
    return switch (random.nextInt(10)) {
      case 0 -> Piece.of(Sort.INT, "(int) %s", make(Sort.LONG, depth));
      case 1 -> Piece.of(Sort.INT, "(int) %s", make(Sort.DOUBLE, depth));
      case 2 -> Piece.of(Sort.INT, pick(NARROWINGS), make(Sort.INT, depth));
      case 3 -> hasHelper ? call(depth) : leaf(Sort.INT);
      case 4 -> arrays.isEmpty() ? leaf(Sort.INT) : element(depth);
      case 5 -> choice(Sort.INT, depth);
      default -> binary(Sort.INT, pick(INTS), depth);
    };
  }

  private static final List<String> NARROWINGS =
      List.of("(byte) %s", "(char) %s", "(short) %s", "(- %s)", "(~%s)");

  private Piece call(int depth) {
    return Piece.of(Sort.INT, "helper(%s, %s)", make(Sort.INT, depth), make(Sort.INT, depth));
  }

  /** Mostly, but not always, within the array. */
  private Piece element(int depth) {
    String array = pick(arrays);
    return switch (random.nextInt(3)) {
      case 0 -> Piece.of(Sort.INT, array + ".length");
      case 1 -> Piece.of(Sort.INT, array + "[%s & 1]", make(Sort.INT, depth));
      default -> Piece.of(Sort.INT, array + "[%s]", make(Sort.INT, depth));
    };
  }

  private Piece choice(Sort sort, int depth) {
    return Piece.of(
        sort, "(%s ? %s : %s)", make(Sort.BOOLEAN, depth), make(sort, depth), make(sort, depth));
  }

  private Piece binary(Sort sort, String form, int depth) {
    return Piece.of(sort, form, make(sort, depth), make(sort, depth));
  }

  private Piece ofLong(int depth) {
    return switch (random.nextInt(5)) {
      case 0 -> Piece.of(Sort.LONG, "(long) %s", make(Sort.INT, depth));
      case 1 -> choice(Sort.LONG, depth);
      default -> binary(Sort.LONG, pick(INTS), depth);
    };
  }

  private Piece ofDouble(int depth) {
    return switch (random.nextInt(6)) {
      case 0 -> Piece.of(Sort.DOUBLE, "(double) %s", make(Sort.INT, depth));
      case 1 -> choice(Sort.DOUBLE, depth);
      case 2 -> binary(Sort.DOUBLE, random.nextBoolean() ? "(%s / %s)" : "(%s %% %s)", depth);
      default -> binary(Sort.DOUBLE, pick(DOUBLES), depth);
    };
  }

  private Piece ofBoolean(int depth) {
    return switch (random.nextInt(16)) {
      case 0 -> binary(Sort.BOOLEAN, "(%s && %s)", depth);
      case 1 -> binary(Sort.BOOLEAN, "(%s || %s)", depth);
      case 2 -> Piece.of(Sort.BOOLEAN, "!(%s)", make(Sort.BOOLEAN, depth));
      case 3 -> Piece.of(Sort.BOOLEAN, pick(IMPOSSIBLE), make(Sort.INT, 1));
      case 4 -> contradiction();
      case 5, 6 -> comparison(Sort.LONG, depth);
      case 7, 8 -> comparison(Sort.DOUBLE, depth);
      default -> comparison(Sort.INT, depth);
    };
  }

  /** Something small that is greater than something greater. */
  private Piece contradiction() {
    Piece value = leaf(Sort.INT);
    return Piece.of(Sort.BOOLEAN, "(%s > 5 && %s < 3)", value, value);
  }

  private Piece comparison(Sort sort, int depth) {
    return Piece.of(Sort.BOOLEAN, pick(RELATIONS), make(sort, depth), make(sort, depth));
  }
}
