package dev.waymark.report.junit;

import dev.waymark.report.JavaTypes;
import dev.waymark.target.StubMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Stubs as mocks of Mockito, which say afterwards what they were told. */
final class MockitoStubs implements StubStyle {
  private static final String OBJECT = "java.lang.Object";
  private static final String MOCKITO = "org.mockito.Mockito.";

  private final StubUse use;
  private final List<String> checks = new ArrayList<>();

  MockitoStubs(StubUse use) {
    this.use = use;
  }

  @Override
  public List<String> checks() {
    return checks;
  }

  @Override
  public boolean isExpression(Plan plan) {
    return false;
  }

  @Override
  public String made(Plan plan) {
    return MOCKITO + "mock(" + JavaTypes.ofClass(plan.type().name()) + ".class)";
  }

  @Override
  public List<String> afterwards(Plan plan, String name) {
    List<String> statements = new ArrayList<>();
    for (int i = 0; i < plan.methods().size(); i++) {
      List<String> values = plan.values().get(i);
      if (!plan.told().get(i).isEmpty()) {
        statements.add(telling(plan.methods().get(i), name, plan.told().get(i), values));
      } else if (!values.isEmpty() && !use.isIdle(plan.stub(), i)) {
        boolean isThrown = plan.stub().answers().get(i).isThrown();
        statements.add(answer(plan.methods().get(i), name, values, isThrown ? "Throw" : "Return"));
      }
      addCheck(plan, i, name);
    }
    return statements;
  }

  private static String answer(StubMethod method, String name, List<String> values, String verb) {
    String call = "." + method.method().name() + "(" + any(method) + ")";
    String all = "(" + String.join(", ", values) + ")";
    return method.result().equals("V")
        ? MOCKITO + "do" + verb + all + ".when(" + name + ")" + call
        : MOCKITO + "when(" + name + call + ").then" + verb + all;
  }

  /** What it is given, a mock finds in the invocation. */
  private static String telling(
      StubMethod method, String name, ToldText told, List<String> values) {
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      String written = JavaTypes.written(method.parameters().get(i));
      String type = written.equals(OBJECT) ? told.type(i).orElse(written) : written;
      parameters.add("invocation.<" + type + ">getArgument(" + i + ")");
    }
    List<String> statements = new ArrayList<>(told.statements(parameters));
    if (!told.isPassedOn()) {
      statements.add("return " + (values.isEmpty() ? "null" : values.get(0)));
    }
    return MOCKITO
        + "doAnswer(invocation -> { "
        + String.join("; ", statements)
        + "; }).when("
        + name
        + ")."
        + method.method().name()
        + "("
        + any(method)
        + ")";
  }

  private void addCheck(Plan plan, int index, String name) {
    StubMethod method = plan.methods().get(index);
    StubCalls calls = StubCalls.of(use, plan.stub(), method, index);
    if (!calls.isWorthAnAssertion()) {
      return;
    }
    String call = "." + method.method().name() + "(";
    List<List<String>> told = calls.arguments();
    if (told.size() == 1 && !told.get(0).contains("null")) {
      checks.add(MOCKITO + "verify(" + name + ")" + call + String.join(", ", told.get(0)) + ")");
    } else {
      String times = calls.count() == 1 ? "" : ", " + MOCKITO + "times(" + calls.count() + ")";
      checks.add(MOCKITO + "verify(" + name + times + ")" + call + any(method) + ")");
    }
  }

  /** Arguments that stand for any. */
  private static String any(StubMethod method) {
    return method.parameters().stream().map(MockitoStubs::any).collect(Collectors.joining(", "));
  }

  private static String any(String type) {
    if (type.length() > 1) {
      String written = JavaTypes.written(type);
      return MOCKITO + (written.equals(OBJECT) ? "" : "<" + written + ">") + "any()";
    }
    String primitive = JavaTypes.erased(type);
    return MOCKITO
        + "any"
        + primitive.substring(0, 1).toUpperCase(java.util.Locale.ROOT)
        + primitive.substring(1)
        + "()";
  }
}
