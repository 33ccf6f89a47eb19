package dev.waymark.report;

import dev.waymark.explore.Findings;
import dev.waymark.explore.TestCase;
import dev.waymark.program.Declaration;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.target.Entry;
import dev.waymark.target.host.Outcome;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
  private final Imports imports;
  private final Map<String, List<String>> methods = new LinkedHashMap<>();
  private final TreeSet<String> assertions = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  private JUnitWriter(String owner, String className) {
    this.owner = owner;
    this.className = className;
    this.imports =
        new Imports(Names.internal(Declaration.packageOf(owner)), Names.simple(className));
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
    StringBuilder source = new StringBuilder();
    if (owner.indexOf('/') >= 0) {
      String packageName = Names.internal(Declaration.packageOf(owner));
      source.append("package ").append(packageName).append(";\n\n");
    }
    assertions.forEach(
        name ->
            source
                .append("import static org.junit.jupiter.api.Assertions.")
                .append(name)
                .append(";\n"));
    source.append('\n');
    imports.imported().forEach(name -> source.append("import ").append(name).append(";\n"));
    source.append("\nclass ").append(Names.simple(className)).append(" {\n");
    return source.append(body).append("}\n").toString();
  }

  private void add(Findings findings, TestCase test) {
    Entry entry = findings.entry();
    body.append(body.isEmpty() ? "" : "\n");
    body.append(imports.shorten("  @org.junit.jupiter.api.Test\n"));
    String annotation = imports.shorten("  @org.junit.jupiter.api.DisplayName");
    body.append(annotation).append("(").append(displayName(findings, test)).append(")\n");
    Set<String> warnings = JavaTypes.warnings(entry);
    if (!warnings.isEmpty()) {
      String names = String.join("\", \"", warnings);
      body.append("  @SuppressWarnings({\"").append(names).append("\"})\n");
    }
    body.append("  void ").append(prefix(entry)).append(test.number()).append("()");
    body.append(throwing(entry)).append(" {\n");
    for (String statement : TestBody.of(entry, test)) {
      body.append(INDENT).append(imports.shorten(statement)).append(";\n");
      noteAssertion(statement);
    }
    body.append("  }\n");
  }

  private static String name(Entry entry) {
    return entry.isConstructor() ? "constructor" : entry.method().name();
  }

  /** Overloaded methods are counted. */
  private String prefix(Entry entry) {
    List<String> overloaded = methods.computeIfAbsent(name(entry), name -> new ArrayList<>());
    if (!overloaded.contains(entry.method().descriptor())) {
      overloaded.add(entry.method().descriptor());
    }
    int index = overloaded.indexOf(entry.method().descriptor());
    return name(entry) + (index == 0 ? "" : (index + 1) + "_");
  }

  /** What is thrown that has to be declared. */
  private static String throwing(Entry entry) {
    Set<String> thrown = new TreeSet<>(entry.method().exceptions());
    entry.makers().forEach(maker -> thrown.addAll(maker.exceptions()));
    if (thrown.isEmpty()) {
      return "";
    }
    return thrown.contains("java/lang/Throwable") ? " throws Throwable" : " throws Exception";
  }

  private void noteAssertion(String statement) {
    if (statement.startsWith("assert")) {
      assertions.add(statement.substring(0, statement.indexOf('(')));
    }
  }

  /** What did not end proves nothing in a test. */
  private static boolean isRepeatable(Outcome outcome) {
    return outcome.sort() == Outcome.Sort.RETURNED || outcome.sort() == Outcome.Sort.THREW;
  }

  private static String displayName(Findings findings, TestCase test) {
    String what =
        test.covers().isEmpty()
            ? name(findings.entry()) + ", path " + test.number()
            : test.covers().get(test.covers().size() - 1).label();
    return new StringConstant(what).toString();
  }
}
