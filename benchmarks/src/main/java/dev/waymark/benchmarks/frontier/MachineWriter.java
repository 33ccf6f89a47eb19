package dev.waymark.benchmarks.frontier;

import java.util.SplittableRandom;

/**
 * Protocols as state machines: events come one at a time, states follow each other, some only after
 * a flag was set, some count what happens in them. All states can be reached; what is planted
 * cannot happen.
 */
final class MachineWriter {
  private static final int FIRST = 8_464;
  private static final int STEP = 16;
  private static final int MOST_EVENTS = 90;

  private final SplittableRandom random;
  private final Planted out;
  private final int states;
  private int flag = 1;

  private MachineWriter(String name, int states, long seed) {
    this.random = new SplittableRandom(seed);
    this.out = new Planted(name);
    this.states = states;
  }

  static Planted write(String name, int states, long seed) {
    MachineWriter writer = new MachineWriter(name, states, seed);
    writer.write();
    return writer.out;
  }

  private static int number(int state) {
    return FIRST + STEP * state;
  }

  private void write() {
    out.line("  public static int serve(int[] events) {");
    out.line("    int state = " + number(0) + ";");
    out.line("    int flag = 0;");
    out.line("    int count = 0;");
    out.line("    int errors = 0;");
    out.line("    for (int event : events) {");
    out.line("      switch (state) {");
    for (int state = 0; state < states; state++) {
      out.line("        case " + number(state) + ":");
      state(state);
      out.line("          break;");
    }
    out.never("        default:");
    out.line("          return -9;");
    out.line("      }");
    out.never("      if (flag == 7)");
    out.line("        return -7;");
    out.line("    }");
    out.line("    if (errors > 3)");
    out.line("      return -3;");
    out.line("    if (state == " + number(states - 1) + ")");
    out.line("      return 1;");
    out.line("    return 0;");
    out.line("  }");
  }

  private void state(int state) {
    int key = 1 + random.nextInt(MOST_EVENTS);
    int feature = random.nextInt(4);
    if (random.nextInt(3) == 0) {
      out.never("          if (state < " + number(state) + ")");
      out.line("            return -8;");
    }
    out.line("          if (event < 0)");
    out.line("            return " + (-100 - state) + ";");
    if (feature == 0) {
      flag = 1 + random.nextInt(5);
      out.line("          if (event == " + (key + 100) + ")");
      out.line("            flag = " + flag + ";");
    } else if (feature == 1) {
      out.line("          if (event == " + (key + 100) + ") {");
      out.line("            count++;");
      out.line("            if (count == " + (2 + random.nextInt(8)) + ")");
      out.line("              errors++;");
      out.line("          }");
    } else if (feature == 2 && state > 2) {
      out.line("          if (event == " + (key + 100) + ")");
      out.line("            state = " + number(state - 1 - random.nextInt(2)) + ";");
    }
    if (feature == 3 && state > 0) {
      gate(state, key);
    } else {
      out.line("          if (event == " + key + ")");
      out.line("            state = " + number(Math.min(state + 1, states - 1)) + ";");
    }
  }

  /** Only who has set the flag gets through. */
  private void gate(int state, int key) {
    int wanted = random.nextBoolean() ? 0 : flag;
    out.line("          if (event == " + (key + 200) + ")");
    out.line("            flag = " + wanted + ";");
    out.line("          if (event == " + key + ") {");
    out.line("            if (flag == " + wanted + ") {");
    out.line("              state = " + number(Math.min(state + 1, states - 1)) + ";");
    out.line("              count = 0;");
    out.never("              if (flag > " + wanted + ")");
    out.line("                return -6;");
    out.line("            } else {");
    out.line("              errors++;");
    out.line("            }");
    out.line("          }");
  }
}
