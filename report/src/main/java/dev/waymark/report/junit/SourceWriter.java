package dev.waymark.report.junit;

import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.StringConstant;
import dev.waymark.report.Imports;
import java.util.Collection;
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

  SourceWriter(TestClass type) {
    this.type = type;
    int slash = type.name().lastIndexOf('/');
    this.packageName = slash < 0 ? "" : Names.internal(type.name().substring(0, slash));
    this.imports = new Imports(packageName, Names.simple(type.name()));
  }

  TestSource write() {
    StringBuilder body = new StringBuilder();
    TreeMap<Integer, String> begins = new TreeMap<>();
    for (TestMethod method : type.methods()) {
      body.append(body.isEmpty() ? "" : "\n");
      begins.put(lines(body), method.name());
      body.append(method(method));
    }
    String head = head();
    int before = lines(head) + 1;
    TreeMap<Integer, String> methods = new TreeMap<>();
    begins.forEach((line, name) -> methods.put(before + line, name));
    return new TestSource(head + body + "}\n", methods, before + lines(body));
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

  private String method(TestMethod method) {
    StringBuilder text = new StringBuilder();
    text.append(imports.shorten("  @org.junit.jupiter.api.Test\n"));
    text.append(imports.shorten("  @org.junit.jupiter.api.DisplayName")).append('(');
    text.append(new StringConstant(method.displayName())).append(")\n");
    if (!method.suppressed().isEmpty()) {
      text.append("  @SuppressWarnings(").append(suppressed(method.suppressed())).append(")\n");
    }
    text.append("  void ").append(method.name()).append("()");
    text.append(method.thrown().isEmpty() ? "" : " throws ").append(thrown(method)).append(" {\n");
    for (String statement : method.statements()) {
      noteAssertions(statement);
      text.append(broken("    " + imports.shorten(statement) + ";")).append('\n');
    }
    return text.append("  }\n").toString();
  }

  /** A declaration that is too long for a line takes two. */
  private static String broken(String line) {
    return line.length() > LONGEST_LINE && DECLARATION.matcher(line).lookingAt()
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
