package dev.waymark.report;

import dev.waymark.explore.Findings;
import dev.waymark.explore.TestCase;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.target.Entry;
import dev.waymark.target.host.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Writes findings as JUnit Jupiter classes, which need nothing of ours to run. One class is enough
 * unless there are very many tests.
 */
public final class JUnitWriter {
  private static final String INDENT = "    ";

  /** Far from what the constant pool of a class can hold. */
  private static final int MOST_TESTS = 1_000;

  private final String owner;
  private final String className;
  private final TreeSet<String> imports = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  private JUnitWriter(String owner, String className) {
    this.owner = owner;
    this.className = className;
  }

  /** A test of one of several methods. */
  private record Item(Findings findings, TestCase test) {}

  /**
   * The sources of the test classes for all {@code findings}, which are of methods of one class.
   *
   * @param owner the internal name of that class
   * @return sources by the internal names of the test classes
   */
  public static Map<String, String> write(String owner, List<Findings> findings) {
    List<Item> items = new ArrayList<>();
    for (Findings each : findings) {
      each.tests().stream()
          .filter(test -> isRepeatable(test.outcome()))
          .forEach(test -> items.add(new Item(each, test)));
    }
    Map<String, String> sources = new LinkedHashMap<>();
    for (int start = 0; start == 0 || start < items.size(); start += MOST_TESTS) {
      int end = Math.min(start + MOST_TESTS, items.size());
      JUnitWriter writer = new JUnitWriter(owner, className(owner, start / MOST_TESTS + 1));
      items.subList(start, end).forEach(item -> writer.add(item.findings, item.test));
      sources.put(writer.className, writer.source());
    }
    return sources;
  }

  private static String className(String owner, int number) {
    return owner.replace('$', '_') + "Waymark" + (number == 1 ? "" : number) + "Test";
  }

  private String source() {
    int slash = owner.lastIndexOf('/');
    StringBuilder source = new StringBuilder();
    if (slash >= 0) {
      source.append("package ").append(Names.internal(owner.substring(0, slash))).append(";\n\n");
    }
    imports.forEach(name -> source.append("import static ").append(name).append(";\n"));
    source.append('\n');
    if (body.indexOf("Waymark.replay(") >= 0) {
      source.append("import dev.waymark.api.Waymark;\n");
    }
    source.append("import org.junit.jupiter.api.DisplayName;\n");
    source.append("import org.junit.jupiter.api.Test;\n\n");
    source.append("class ").append(Names.simple(className)).append(" {\n");
    return source.append(body).append("}\n").toString();
  }

  private void add(Findings findings, TestCase test) {
    body.append(body.isEmpty() ? "" : "\n");
    body.append("  @Test\n");
    body.append("  @DisplayName(").append(displayName(findings, test)).append(")\n");
    body.append("  void ").append(findings.entry().method().name()).append(test.number());
    body.append("() {\n");
    addBody(findings.entry(), test);
    body.append("  }\n");
  }

  /** What did not end proves nothing in a test. */
  private static boolean isRepeatable(Outcome outcome) {
    return outcome.sort() == Outcome.Sort.RETURNED || outcome.sort() == Outcome.Sort.THREW;
  }

  private static String displayName(Findings findings, TestCase test) {
    String what =
        test.covers().isEmpty()
            ? findings.entry().method().name() + ", path " + test.number()
            : test.covers().get(test.covers().size() - 1).label();
    return new StringConstant(what).toString();
  }

  private void addBody(Entry entry, TestCase test) {
    List<String> names = entry.parameterNames();
    List<String> expressions = Inputs.expressions(test);
    for (int i = 0; i < names.size(); i++) {
      line(
          Inputs.typeName(entry.parameterTypes().get(i))
              + " "
              + names.get(i)
              + " = "
              + expressions.get(i));
    }
    List<String> draws = Inputs.draws(test);
    if (!draws.isEmpty()) {
      line("Waymark.replay(" + String.join(", ", draws) + ")");
    }
    String call =
        Names.internal(simpleOwner())
            + "."
            + entry.method().name()
            + "("
            + String.join(", ", names)
            + ")";
    Outcome outcome = test.outcome();
    if (outcome.sort() == Outcome.Sort.THREW) {
      line(
          use("assertThrows")
              + "("
              + outcome.failure().catchable()
              + ".class, () -> "
              + call
              + ")");
    } else {
      addAssertion(entry, outcome, call);
    }
    addChangedArguments(names, expressions, outcome);
  }

  private String simpleOwner() {
    return Names.simple(owner).replace('$', '.');
  }

  private void addAssertion(Entry entry, Outcome outcome, String call) {
    boolean isArray = entry.method().descriptor().contains(")[");
    if (outcome.text().isEmpty()) {
      line(use("assertDoesNotThrow") + "(() -> " + call + ")");
    } else if (outcome.text().equals("null")) {
      line(use("assertNull") + "(" + call + ")");
    } else if (outcome.text().equals("true") || outcome.text().equals("false")) {
      line(use(outcome.text().equals("true") ? "assertTrue" : "assertFalse") + "(" + call + ")");
    } else {
      line(
          use(isArray ? "assertArrayEquals" : "assertEquals")
              + "("
              + outcome.text()
              + ", "
              + call
              + ")");
    }
  }

  /** What the call did to arrays that were its arguments. */
  private void addChangedArguments(List<String> names, List<String> before, Outcome outcome) {
    for (int i = 0; i < outcome.arguments().size(); i++) {
      String after = outcome.arguments().get(i);
      if (!after.isEmpty() && !after.equals(before.get(i))) {
        line(use("assertArrayEquals") + "(" + after + ", " + names.get(i) + ")");
      }
    }
  }

  private String use(String assertion) {
    imports.add("org.junit.jupiter.api.Assertions." + assertion);
    return assertion;
  }

  private void line(String statement) {
    body.append(INDENT).append(statement).append(";\n");
  }
}
