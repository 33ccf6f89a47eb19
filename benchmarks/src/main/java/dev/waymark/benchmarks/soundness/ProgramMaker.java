package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.soundness.Piece.Sort;
import dev.waymark.benchmarks.soundness.StatementMaker.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes random programs: a class with a method {@code entry} and a helper, with ints, longs,
 * doubles, arrays, objects, loops, calls, exceptions and static fields. The same seed gives the
 * same program.
 */
final class ProgramMaker {
  private static final List<String> TYPES =
      List.of("int", "int", "int", "byte", "char", "long", "double", "float", "boolean", "int[]");
  private static final int MOST_PARAMETERS = 3;
  private static final int WEIGHT = 4;

  private final SplittableRandom random;
  private final ExpressionMaker expressions;
  private final StatementMaker statements;
  private final List<String> types = new ArrayList<>();

  private ProgramMaker(long seed) {
    this.random = new SplittableRandom(seed);
    this.expressions = new ExpressionMaker(random);
    this.statements = new StatementMaker(random, expressions);
  }

  /** The program of class {@code name} with this seed. */
  static RandomProgram make(String name, long seed) {
    ProgramMaker maker = new ProgramMaker(seed);
    Piece members = maker.program();
    return new RandomProgram(name, members, Drivers.plain(name, maker.types));
  }

  private Piece program() {
    Piece helper = helper();
    expressions.addHelper();
    List<String> parameters = parameters();
    boolean usesStatics = random.nextBoolean();
    String statics = usesStatics ? "static int s;\nstatic long t = 5;\n" : "";
    List<Piece> parts = new ArrayList<>(helper.parts());
    parts.add(declarations());
    List<Variable> variables = variables();
    if (usesStatics) {
      variables.add(new Variable(Sort.INT, "s"));
      variables.add(new Variable(Sort.LONG, "t"));
    }
    variables.forEach(each -> expressions.addName(each.sort(), each.name()));
    expressions.addArray("q");
    statements.use(variables);
    parts.add(statements.block(4, 3));
    parts.add(expressions.make(Sort.INT, 1));
    String form =
        statics
            + "static int helper(int x, int y) {\nint i = 0;\n%s\nreturn %s;\n}\n"
            + "static int entry("
            + String.join(", ", parameters)
            + ") {\n%s\n%s\nreturn %s;\n}\n"
            + "static final class Cell {\nint v;\ndouble w;\n}\n";
    return new Piece(Sort.PROGRAM, form, parts);
  }

  /** The variables of the entry; two of its cells may be the same. */
  private Piece declarations() {
    return Piece.block(
        List.of(
            declaration("int i = %s;", Sort.INT),
            declaration("long l = %s;", Sort.LONG),
            declaration("double d = %s;", Sort.DOUBLE),
            declaration("boolean b = %s;", Sort.BOOLEAN),
            declaration("Cell c = new Cell();"),
            declaration("Cell e = %s ? c : new Cell();", Sort.BOOLEAN),
            declaration("int[] q = {%s, %s};", Sort.INT, Sort.INT)));
  }

  private Piece declaration(String form, Sort... sorts) {
    List<Piece> values = Arrays.stream(sorts).map(sort -> expressions.make(sort, 1)).toList();
    return new Piece(Sort.STATEMENT, form, values);
  }

  private static List<Variable> variables() {
    return new ArrayList<>(
        List.of(
            new Variable(Sort.INT, "i"),
            new Variable(Sort.LONG, "l"),
            new Variable(Sort.DOUBLE, "d"),
            new Variable(Sort.BOOLEAN, "b"),
            new Variable(Sort.INT, "c.v"),
            new Variable(Sort.INT, "e.v"),
            new Variable(Sort.DOUBLE, "e.w")));
  }

  private Piece helper() {
    expressions.forgetNames();
    List.of("x", "y", "i").forEach(name -> expressions.addName(Sort.INT, name));
    statements.use(List.of(new Variable(Sort.INT, "i")));
    Piece body = statements.block(2, 1);
    Piece result = expressions.make(Sort.INT, 2);
    expressions.forgetNames();
    return Piece.of(Sort.PROGRAM, "%s%s", body, result);
  }

  /** Smaller types widen to these. */
  private static Sort sortOf(String type) {
    return switch (type) {
      case "byte", "char", "int" -> Sort.INT;
      case "float", "double" -> Sort.DOUBLE;
      case "long" -> Sort.LONG;
      default -> Sort.BOOLEAN;
    };
  }

  /** What depends on the input is asked for more often than what does not. */
  private void addOften(Sort sort, String name) {
    for (int i = 0; i < WEIGHT; i++) {
      expressions.addName(sort, name);
    }
  }

  private List<String> parameters() {
    List<String> parameters = new ArrayList<>();
    int count = 1 + random.nextInt(MOST_PARAMETERS);
    for (int i = 0; i < count; i++) {
      String type = expressions.pick(TYPES);
      String name = "p" + i;
      types.add(type);
      parameters.add(type + " " + name);
      if (type.equals("int[]")) {
        expressions.addArray(name);
      } else {
        addOften(sortOf(type), name);
      }
    }
    return parameters;
  }
}
