package dev.waymark.benchmarks.soundness;

import dev.waymark.benchmarks.soundness.Piece.Sort;
import dev.waymark.benchmarks.soundness.StatementMaker.Leaving;
import dev.waymark.benchmarks.soundness.StatementMaker.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes random programs of several classes: two with initializers that need each other, a class
 * with two subclasses and a setter, an enum with a state, shared static fields, switches over enums
 * and strings, boxes compared by identity, final fields of objects that a call made. The same seed
 * gives the same program.
 */
final class FamilyMaker {
  private static final List<String> TYPES =
      List.of(
          "int", "int", "Node", "Node", "Left", "Color", "String", "Integer", "boolean", "int[]");
  private static final int MOST_PARAMETERS = 3;
  private static final int OFTEN = 4;

  private static final String FORM =
      """
      static int s;
      static long t = %s;
      static final int[] M = new int[2];
      enum Color { RED, GREEN, BLUE; int level; }
      static class A {
      static int x = %s;
      static { %s }
      static int get(int p) { return %s; }
      }
      static class B {
      static final int Y = %s;
      static { %s }
      }
      abstract static class Node {
      int v;
      Node(int v) { this.v = v; }
      void set(int p) { %s }
      int f(int p) { return %s; }
      }
      static class Left extends Node {
      Left(int v) { super(v); %s }
      @Override int f(int p) { return %s; }
      }
      static final class Right extends Left {
      Right(int v) { super(%s); }
      @Override void set(int p) { super.set(%s); }
      @Override int f(int p) { return super.f(%s); }
      }
      record Pair(Object held, Pair next) {}
      static Pair pair(Object held, int p) {
      return p %% 4 == 0 ? new Pair(held, null) : new Pair(p > 9 ? null : held, pair(held, p %% 4 - 1));
      }
      static void move0(int p) { %s }
      static void move1(int p) { %s }
      """;

  private final SplittableRandom random;
  private final ExpressionMaker expressions;
  private final StatementMaker statements;
  private final List<String> nodes = new ArrayList<>();

  private FamilyMaker(long seed) {
    this.random = new SplittableRandom(seed);
    this.expressions = new ExpressionMaker(random);
    this.statements = new StatementMaker(random, expressions);
  }

  /** The program of class {@code name} with this seed. */
  static RandomProgram make(String name, long seed) {
    FamilyMaker maker = new FamilyMaker(seed);
    List<Piece> parts = maker.classes();
    List<String> types = maker.parameters();
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      parameters.add(types.get(i) + " p" + i);
    }
    parts.addAll(maker.body());
    String form =
        FORM + "static int entry(" + String.join(", ", parameters) + ") {\n%s\n%s\nreturn %s;\n}\n";
    return new RandomProgram(
        name, new Piece(Sort.PROGRAM, form, parts), Drivers.family(name, types));
  }

  private List<Piece> classes() {
    List<Piece> parts = new ArrayList<>();
    statements.leave(Leaving.BY_THROWING);
    names("s");
    parts.add(expressions.make(Sort.LONG, 1));
    names("s", "(int) t", "B.Y", "M[1]");
    parts.add(expressions.make(Sort.INT, 2));
    parts.add(moving("s", "M[0]"));
    names("x", "p", "s");
    parts.add(expressions.make(Sort.INT, 2));
    names("s", "A.x", "M[0]");
    parts.add(expressions.make(Sort.INT, 2));
    parts.add(moving("s", "A.x", "M[1]"));
    names("v", "p", "s");
    parts.add(moving("v"));
    parts.add(expressions.make(Sort.INT, 2));
    names("v", "s");
    parts.add(moving("this.v"));
    names("v", "p", "s");
    parts.add(expressions.make(Sort.INT, 2));
    names("v");
    parts.add(expressions.make(Sort.INT, 1));
    names("p");
    parts.add(expressions.make(Sort.INT, 1));
    parts.add(expressions.make(Sort.INT, 1));
    names("p", "s", "A.x", "B.Y", "M[0]");
    parts.add(moving("s", "A.x", "M[0]"));
    parts.add(moving("s", "M[1]", "A.x"));
    return parts;
  }

  private void names(String... ints) {
    expressions.forgetNames();
    List.of(ints).forEach(each -> expressions.addName(Sort.INT, each));
  }

  /** A few statements that end, and assign to {@code ints}. */
  private Piece moving(String... ints) {
    statements.use(List.of(ints).stream().map(each -> new Variable(Sort.INT, each)).toList());
    return statements.block(2, 1);
  }

  private List<String> parameters() {
    expressions.forgetNames();
    List<String> types = new ArrayList<>();
    int count = 1 + random.nextInt(MOST_PARAMETERS);
    for (int i = 0; i < count; i++) {
      String type = expressions.pick(TYPES);
      types.add(type);
      use(type, "p" + i);
    }
    return types;
  }

  private void use(String type, String name) {
    switch (type) {
      case "int" -> often(Sort.INT, name);
      case "Integer" -> often(Sort.INT, "(int) " + name);
      case "boolean" -> often(Sort.BOOLEAN, name);
      case "int[]" -> expressions.addArray(name);
      case "String" -> text(name);
      case "Color" -> color(name);
      default -> node(name);
    }
  }

  private void often(Sort sort, String name) {
    for (int i = 0; i < OFTEN; i++) {
      expressions.addName(sort, name);
    }
  }

  private void text(String name) {
    expressions.addForm(Sort.INT, name + ".length()");
    expressions.addForm(Sort.BOOLEAN, name + ".equals(\"Aa\")");
    expressions.addForm(Sort.BOOLEAN, name + ".isEmpty()");
    statements.addForm(
        "switch (" + name + ") {\ncase \"Aa\":\n%s\nbreak;\ncase \"BB\":\n%s\ndefault:\n%s\n}");
  }

  private void color(String name) {
    expressions.addForm(Sort.INT, name + ".level");
    expressions.addForm(Sort.INT, name + ".ordinal()");
    expressions.addForm(Sort.BOOLEAN, name + " == Color.BLUE");
    statements.addForm(
        "switch ("
            + name
            + ") {\ncase RED:\n%s\nbreak;\ncase GREEN:\n%s\nbreak;\ncase BLUE:\n%s\nbreak;\n"
            + "default:\n%s\n}");
    statements.addForm("switch (" + name + ") {\ncase GREEN:\n%s\nbreak;\ndefault:\n%s\n}");
  }

  private void node(String name) {
    expressions.addForm(Sort.INT, name + ".v");
    expressions.addForm(Sort.INT, name + ".f(%s)", Sort.INT);
    expressions.addForm(Sort.BOOLEAN, name + " == null");
    expressions.addForm(Sort.BOOLEAN, "(Object) " + name + " instanceof Right");
    nodes.add(name);
    statements.addForm(name + ".set(%s);", Sort.INT);
  }

  private List<Piece> body() {
    List<Piece> declarations =
        List.of(
            Piece.of(Sort.STATEMENT, "int i = %s;", expressions.make(Sort.INT, 1)),
            Piece.of(
                Sort.STATEMENT,
                "Node n = %s ? new Left(%s) : new Right(%s);",
                expressions.make(Sort.BOOLEAN, 1),
                expressions.make(Sort.INT, 1),
                expressions.make(Sort.INT, 1)),
            Piece.of(Sort.STATEMENT, "Integer b = (int) (%s);", expressions.make(Sort.INT, 1)),
            Piece.of(Sort.STATEMENT, "Integer d = (int) (%s);", expressions.make(Sort.INT, 1)));
    List<Variable> variables = new ArrayList<>();
    for (String each : List.of("i", "s", "A.x", "n.v")) {
      expressions.addName(Sort.INT, each);
      variables.add(new Variable(Sort.INT, each));
    }
    expressions.addName(Sort.INT, "B.Y");
    expressions.addName(Sort.LONG, "t");
    expressions.addArray("M");
    expressions.addForm(Sort.INT, "A.get(%s)", Sort.INT);
    expressions.addForm(Sort.INT, "n.f(%s)", Sort.INT);
    expressions.addForm(Sort.BOOLEAN, "b == d");
    expressions.addForm(Sort.BOOLEAN, "pair(n, %s).held == n", Sort.INT);
    expressions.addForm(Sort.BOOLEAN, "pair(b, %s).next == null", Sort.INT);
    expressions.addForm(Sort.BOOLEAN, "pair(n, %s).next.held() == b", Sort.INT);
    nodes.forEach(each -> expressions.addForm(Sort.BOOLEAN, "(Object) " + each + " == n"));
    expressions.addForm(Sort.BOOLEAN, "Color.GREEN.level == %s", Sort.INT);
    statements.addForm("n.set(%s);", Sort.INT);
    statements.addForm("move0(%s);", Sort.INT);
    statements.addForm("Color.GREEN.level = %s;", Sort.INT);
    statements.use(variables);
    statements.leave(Leaving.ANYHOW);
    List<Piece> parts = new ArrayList<>(List.of(Piece.block(declarations)));
    parts.add(statements.block(4, 3));
    parts.add(expressions.make(Sort.INT, 1));
    return parts;
  }
}
