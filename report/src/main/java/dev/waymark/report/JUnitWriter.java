package dev.waymark.report;

import dev.waymark.explore.Findings;
import dev.waymark.explore.TestCase;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.target.Entry;
import dev.waymark.target.host.Outcome;
import java.util.List;
import java.util.TreeSet;

/** Writes findings as one JUnit Jupiter class, which needs nothing of ours to run. */
public final class JUnitWriter {
  private static final String INDENT = "    ";

  private final String owner;
  private final TreeSet<String> imports = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  private JUnitWriter(String owner) {
    this.owner = owner;
  }

  /** The name of the test class for the class with internal name {@code owner}, with slashes. */
  public static String className(String owner) {
    return owner.replace('$', '_') + "WaymarkTest";
  }

  /** The source of the test class for all {@code findings}, which are of methods of one class. */
  public static String write(String owner, List<Findings> findings) {
    JUnitWriter writer = new JUnitWriter(owner);
    findings.forEach(writer::add);
    return writer.source();
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
    source.append("class ").append(Names.simple(className(owner))).append(" {\n");
    return source.append(body).append("}\n").toString();
  }

  private void add(Findings findings) {
    for (TestCase test : findings.tests()) {
      if (!isRepeatable(test.outcome())) {
        continue;
      }
      body.append(body.isEmpty() ? "" : "\n");
      body.append("  @Test\n");
      body.append("  @DisplayName(").append(displayName(findings, test)).append(")\n");
      body.append("  void ").append(findings.entry().method().name()).append(test.number());
      body.append("() {\n");
      addBody(findings.entry(), test);
      body.append("  }\n");
    }
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
