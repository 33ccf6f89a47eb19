package dev.waymark.report.junit;

import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.report.FileInputs;
import dev.waymark.report.Imports;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes one class of tests as Java. */
final class SourceWriter {
  private static final String ASSERTIONS = "org.junit.jupiter.api.Assertions.";

  /** A literal, or the call of an assertion. */
  private static final Pattern ASSERTION =
      Pattern.compile(
          "\"(?:[^\"\\\\]++|\\\\.)*+\"|'(?:[^'\\\\]++|\\\\.)*+'|(?<![.\\w])(assert[A-Z]\\w*)\\(");

  private static final int LONGEST_LINE = 100;
  private static final Pattern DECLARATION = Pattern.compile(" +[^\"'(=]+ = ");

  private final TestClass type;
  private final String packageName;
  private final Imports imports;
  private final TreeSet<String> assertions = new TreeSet<>();
  private final StringBuilder body = new StringBuilder();

  /** What begins where in the body. */
  private final TreeMap<Integer, TestSource.Place> begins = new TreeMap<>();

  SourceWriter(TestClass type) {
    this.type = type;
    int slash = type.name().lastIndexOf('/');
    this.packageName = slash < 0 ? "" : Names.internal(type.name().substring(0, slash));
    this.imports = new Imports(packageName, Names.simple(type.name()));
  }

  TestSource write() {
    if (type.methods().stream().anyMatch(each -> FileInputs.areIn(each.steps().statements()))) {
      String field = "@org.junit.jupiter.api.io.TempDir java.nio.file.Path " + FileInputs.FOLDER;
      body.append("  ").append(imports.shorten(field)).append(";\n");
    }
    for (TestMethod method : type.methods()) {
      body.append(body.isEmpty() ? "" : "\n");
      begins.put(lines(body), new TestSource.Place(method.name(), TestSource.Place.HEAD));
      add(method);
    }
    String head = head();
    int before = lines(head) + 1;
    TreeMap<Integer, TestSource.Place> places = new TreeMap<>();
    begins.forEach((line, place) -> places.put(before + line, place));
    return new TestSource(head + body + "}\n", places, before + lines(body));
  }

  private static int lines(CharSequence text) {
    return (int) text.chars().filter(each -> each == '\n').count();
  }

  private String head() {
    StringBuilder head = new StringBuilder();
    if (!packageName.isEmpty()) {
      head.append("package ").append(packageName).append(";\n\n");
    }
    assertions.forEach(
        name -> head.append("import static ").append(ASSERTIONS).append(name).append(";\n"));
    head.append(assertions.isEmpty() ? "" : "\n");
    imports.imported().forEach(name -> head.append("import ").append(name).append(";\n"));
    head.append('\n');
    if (!type.comment().isEmpty()) {
      head.append("/**\n");
      type.comment().lines().forEach(line -> head.append((" * " + line).stripTrailing() + "\n"));
      head.append(" */\n");
    }
    return head.append("class ").append(Names.simple(type.name())).append(" {\n").toString();
  }

  private void add(TestMethod method) {
    body.append(method.why().isEmpty() ? "" : "  /** " + method.why() + " */\n");
    body.append(imports.shorten("  @org.junit.jupiter.api.Test\n"));
    body.append(imports.shorten("  @org.junit.jupiter.api.DisplayName")).append('(');
    body.append(new StringConstant(method.displayName())).append(")\n");
    if (!method.suppressed().isEmpty()) {
      body.append("  @SuppressWarnings(").append(suppressed(method.suppressed())).append(")\n");
    }
    body.append("  void ").append(method.name()).append("()");
    body.append(method.thrown().isEmpty() ? "" : " throws ").append(thrown(method)).append(" {\n");
    List<String> statements = method.steps().statements();
    for (int i = 0; i < statements.size(); i++) {
      begins.put(lines(body), new TestSource.Place(method.name(), i));
      noteAssertions(statements.get(i));
      body.append(broken("    " + imports.shorten(statements.get(i)) + ";")).append('\n');
    }
    body.append("  }\n");
  }

  /** A declaration that is too long for a line takes two. */
  private static String broken(String line) {
    int end = line.indexOf('\n');
    int length = end < 0 ? line.length() : end;
    return length > LONGEST_LINE && DECLARATION.matcher(line).lookingAt()
        ? line.replaceFirst(" = ", " =\n        ")
        : line;
  }

  private static String suppressed(Collection<String> warnings) {
    String names =
        warnings.stream().sorted().map(name -> '"' + name + '"').collect(Collectors.joining(", "));
    return warnings.size() == 1 ? names : "{" + names + "}";
  }

  private String thrown(TestMethod method) {
    return method.thrown().stream()
        .sorted()
        .map(imports::shorten)
        .collect(Collectors.joining(", "));
  }

  private void noteAssertions(String statement) {
    Matcher matcher = ASSERTION.matcher(statement);
    while (matcher.find()) {
      if (matcher.group(1) != null) {
        assertions.add(matcher.group(1));
      }
    }
  }
}
