package dev.waymark.benchmarks.synthetic;

import dev.waymark.benchmarks.synthetic.CallPlan.Method;
import dev.waymark.benchmarks.synthetic.Expressions.Helper;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes the classes of a {@link SyntheticProgram}; helpers come first and call no others. */
final class ProgramWriter {
  private static final String MEMORY = "Memory";
  private static final int DEEPEST_CALL = 2;

  private final String name;
  private final String origin;
  private final Choices choices;
  private final Expressions expressions;
  private final CallPlan plan;
  private final SortedMap<String, Source> types = new TreeMap<>();
  private int left;

  ProgramWriter(int size, long seed) {
    name = SyntheticProgram.nameOf(size);
    origin = "// Made by ./bench synthetic --size " + size + " --seed " + seed;
    choices = new Choices(31 * seed + size);
    expressions = new Expressions(choices);
    plan = new CallPlan(size, choices);
  }

  SyntheticProgram write() {
    plan.helpers().forEach(this::writeHelper);
    plan.helpers().forEach(h -> expressions.add(new Helper(h.qualified(), h.parameters().size())));
    plan.tree().forEach(this::writePart);
    types.values().forEach(Source::close);
    types.put(MEMORY, memory());
    SortedMap<String, String> sources = new TreeMap<>();
    for (Map.Entry<String, Source> type : types.entrySet()) {
      sources.put(name + "/" + type.getKey(), type.getValue().toString());
    }
    return new SyntheticProgram(name, sources, entry().parameters().size());
  }

  private Method entry() {
    return plan.tree().get(0);
  }

  /** Fields for the inputs, which all parts may read and change. */
  private Source memory() {
    Source source = begin(MEMORY);
    fields().forEach(field -> source.line("int " + field + ";"));
    source.close();
    return source;
  }

  private List<String> fields() {
    return entry().parameters().stream().map(ProgramWriter::field).toList();
  }

  private static String field(String parameter) {
    return "of" + parameter;
  }

  private Source begin(String type) {
    Source source = new Source();
    source.line(origin);
    source.line("package " + name + ";");
    source.line("");
    source.open((type.equals("Part0") ? "public " : "") + "final class " + type);
    return source;
  }

  private Source sourceOf(Method method) {
    Source source = types.get(method.type());
    if (source == null) {
      source = begin(method.type());
      source.line("private " + method.type() + "() {}");
      types.put(method.type(), source);
    }
    source.line("");
    return source;
  }

  private void writeHelper(Method method) {
    Source source = sourceOf(method);
    source.open("static int " + method.name() + "(" + typed(method) + ")");
    writeBody(source, method, Scope.of(method.parameters(), List.of()));
  }

  private void writePart(Method method) {
    Source source = sourceOf(method);
    if (method.equals(entry())) {
      source.open("public static int " + method.name() + "(" + typed(method) + ")");
      source.line("Memory memory = new Memory();");
      method.parameters().forEach(p -> source.line("memory." + field(p) + " = " + p + ";"));
    } else {
      source.open("static int " + method.name() + "(Memory memory, " + typed(method) + ")");
    }
    List<String> fields = fields().stream().map(field -> "memory." + field).toList();
    writeBody(source, method, Scope.of(method.parameters(), fields));
  }

  private static String typed(Method method) {
    return method.parameters().stream().map(p -> "int " + p).collect(Collectors.joining(", "));
  }

  /**
   * What earlier methods left of their branches, this one gets in addition. The entry calls without
   * conditions, so that no large part depends on a single one.
   */
  private void writeBody(Source source, Method method, Scope scope) {
    List<String> locals = scope.locals();
    locals.forEach(v -> source.line("int " + v + " = " + choices.of(scope.parameters()) + ";"));
    scope.flags().forEach(flag -> source.line("int " + flag + " = 0;"));
    int wanted = method.branches() + left;
    int deepestCall = method.equals(entry()) ? 0 : DEEPEST_CALL;
    Statements statements =
        new Statements(choices, expressions, source, plan.calls(method), deepestCall);
    left = wanted - statements.body(scope, wanted);
    source.line("return " + String.join(" + ", locals) + " + " + scope.flags().get(0) + ";");
    source.close();
  }
}
