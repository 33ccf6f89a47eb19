package dev.waymark.generalize.random;

import java.util.Random;

/**
 * A small class with a method {@code run}: conditions, loops, calls, arrays, fields, aliases,
 * statics and exceptions, with few numbers, so that many paths are infeasible.
 */
final class RandomProgram {
  private static final String[] NUMBERS = {"x", "y", "z", "w"};
  private static final String[] RELATIONS = {"<", "<=", "==", "!=", ">", ">="};

  private final Random random;
  private final StringBuilder text = new StringBuilder();
  private int loops;

  private RandomProgram(long seed) {
    this.random = new Random(seed);
  }

  /** The source of a class called {@code name}. */
  static String of(String name, long seed) {
    RandomProgram program = new RandomProgram(seed);
    program.write(name);
    return program.text.toString();
  }

  private void write(String name) {
    text.append("package generated;\npublic final class ").append(name).append(" {\n");
    text.append("  static int g;\n  int f;\n  int e;\n");
    for (int i = 0; i < 2; i++) {
      text.append("  static int help").append(i);
      text.append("(int x, int y, int[] a, NAME o, NAME p) {\n".replace("NAME", name));
      text.append("    int z = 0;\n    int w = ").append(constant()).append(";\n");
      block(2, 2, i);
      text.append("    return ").append(number()).append(";\n  }\n");
    }
    text.append("  public static int run(int x, int y, int[] a) {\n");
    text.append("    NAME o = new NAME();\n".replace("NAME", name));
    text.append("    NAME p = ".replace("NAME", name));
    text.append(random.nextBoolean() ? "o;\n" : "new NAME();\n".replace("NAME", name));
    text.append("    int z = 0;\n    int w = x;\n");
    block(4, 3, 2);
    text.append("    return z;\n  }\n}\n");
  }

  private void block(int statements, int depth, int helpers) {
    int count = 1 + random.nextInt(statements);
    for (int i = 0; i < count; i++) {
      statement(depth, helpers);
    }
  }

  private void statement(int depth, int helpers) {
    switch (random.nextInt(depth > 0 ? 14 : 8)) {
      case 0, 1 -> assign();
      case 2 -> line("a[" + index() + "] = " + number() + ";");
      case 3 -> line(pick(NUMBERS) + " = a[" + index() + "];");
      case 4 -> line(object() + field() + " = " + number() + ";");
      case 5 -> line(pick(NUMBERS) + " = " + object() + field() + ";");
      case 6 -> line(random.nextBoolean() ? "g = " + number() + ";" : pick(NUMBERS) + " = g;");
      case 7 -> call(helpers);
      case 8, 9, 10, 11 -> condition(depth, helpers);
      case 12 -> loop(depth, helpers);
      default -> attempt(depth, helpers);
    }
  }

  private void assign() {
    if (random.nextInt(6) == 0) {
      line("p = o;");
    } else {
      String sum = number() + (random.nextBoolean() ? " + " : " - ") + number();
      line(pick(NUMBERS) + " = " + (random.nextBoolean() ? number() : sum) + ";");
    }
  }

  private void call(int helpers) {
    if (helpers > 0) {
      String objects = random.nextBoolean() ? "o, p" : "p, o";
      line(
          "%s = help%d(%s, %s, a, %s);"
              .formatted(pick(NUMBERS), random.nextInt(helpers), number(), number(), objects));
    } else {
      assign();
    }
  }

  private void condition(int depth, int helpers) {
    line("if (" + test() + ") {");
    block(2, depth - 1, helpers);
    if (random.nextBoolean()) {
      line("} else {");
      block(2, depth - 1, helpers);
    }
    line("}");
  }

  private void loop(int depth, int helpers) {
    String counter = "i" + loops++;
    line("for (int %s = 0; %s < %s; %s++) {".formatted(counter, counter, bound(), counter));
    block(2, depth - 1, helpers);
    line("}");
  }

  private String bound() {
    return random.nextBoolean() ? "2" : "(" + pick(NUMBERS) + " & 3)";
  }

  private void attempt(int depth, int helpers) {
    line("try {");
    block(2, depth - 1, helpers);
    if (random.nextBoolean()) {
      line("if (" + test() + ") throw new IllegalStateException();");
    } else {
      line(pick(NUMBERS) + " = 6 / " + pick(NUMBERS) + ";");
    }
    block(1, depth - 1, helpers);
    line(
        "} catch ("
            + (random.nextBoolean() ? "Runtime" : "Arithmetic")
            + "Exception t"
            + loops++
            + ") {");
    block(2, depth - 1, helpers);
    line("}");
  }

  private String test() {
    return random.nextInt(12) == 0 ? "o == p" : number() + " " + pick(RELATIONS) + " " + number();
  }

  private String number() {
    return random.nextInt(3) == 0 ? "" + constant() : pick(NUMBERS);
  }

  private int constant() {
    return random.nextInt(4) - 1;
  }

  private String index() {
    return random.nextInt(3) == 0 ? "(" + pick(NUMBERS) + " & 1)" : "" + random.nextInt(3);
  }

  private String object() {
    return random.nextBoolean() ? "o." : "p.";
  }

  private String field() {
    return random.nextInt(3) == 0 ? "e" : "f";
  }

  private String pick(String[] some) {
    return some[random.nextInt(some.length)];
  }

  private void line(String line) {
    text.append("    ").append(line).append('\n');
  }
}
