package dev.waymark.report.junit;

import dev.waymark.report.JavaTypes;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Stubs as lambdas and small anonymous classes, which note in lists what they are told. */
final class HandStubs implements StubStyle {
  private final TestVariables variables;
  private final StubUse use;
  private final List<String> checks = new ArrayList<>();

  HandStubs(TestVariables variables, StubUse use) {
    this.variables = variables;
    this.use = use;
  }

  @Override
  public List<String> checks() {
    return checks;
  }

  @Override
  public List<String> afterwards(Plan plan, String name) {
    return List.of();
  }

  /** A class needs several lines, so it is not written within another expression. */
  @Override
  public boolean isExpression(Plan plan) {
    return plan.methods().size() == 1
        && plan.type().isInterface()
        && plan.methods().get(0).fitsLambda()
        && plan.values().get(0).size() <= 1;
  }

  @Override
  public String made(Plan plan) {
    return isExpression(plan) ? lambda(plan) : anonymous(plan);
  }

  /** The list that notes the calls of a method; empty if nobody needs it. */
  private String list(Plan plan, int index) {
    StubMethod method = plan.methods().get(index);
    StubCalls calls = StubCalls.of(use, plan.stub(), method, index);
    if (!calls.isWorthAnAssertion()) {
      return "";
    }
    String name = variables.free(method.method().name() + "Calls");
    variables.add(
        "java.util.List<" + calls.elementType() + "> " + name + " = new java.util.ArrayList<>()");
    checks.addAll(calls.checks(name));
    return name;
  }

  private String lambda(Plan plan) {
    String list = list(plan, 0);
    StubMethod method = plan.methods().get(0);
    List<String> named = parameterNames(method);
    List<String> values = plan.values().get(0);
    boolean isThrown = plan.stub().answers().get(0).isThrown();
    ToldText told = plan.told().get(0);
    if (!list.isEmpty() && named.size() == 1 && values.isEmpty() && told.isEmpty()) {
      return list + "::add";
    }
    List<String> parameters = named.stream().map(variables::free).toList();
    parameters.forEach(variables::release); // others may have them, too
    String head =
        parameters.size() == 1 ? parameters.get(0) : "(" + String.join(", ", parameters) + ")";
    String note = list.isEmpty() ? "" : list + ".add(" + StubCalls.element(parameters) + ")";
    if (!told.isEmpty()) {
      return head + " -> " + telling(note, told, parameters, values);
    }
    if (isThrown) {
      return head
          + " -> { "
          + (note.isEmpty() ? "" : note + "; ")
          + "throw "
          + values.get(0)
          + "; }";
    }
    if (note.isEmpty()) {
      return head + " -> " + (values.isEmpty() ? "{}" : values.get(0));
    }
    return head
        + " -> "
        + (values.isEmpty() ? note : "{ " + note + "; return " + values.get(0) + "; }");
  }

  /** The body of a lambda that does something with its parameters. */
  private static String telling(
      String note, ToldText told, List<String> parameters, List<String> values) {
    boolean isAlone = note.isEmpty() && told.calls().size() == 1 && values.isEmpty();
    if (isAlone) {
      return told.calls().get(0).on(parameters);
    }
    List<String> statements = new ArrayList<>(note.isEmpty() ? List.of() : List.of(note));
    statements.addAll(told.statements(parameters));
    if (!values.isEmpty()) {
      statements.add("return " + values.get(0));
    }
    return "{ " + String.join("; ", statements) + "; }";
  }

  /** As their types are called. */
  private static List<String> parameterNames(StubMethod method) {
    Set<String> taken = new HashSet<>();
    List<String> named = new ArrayList<>();
    for (String type : method.parameters()) {
      String simple = JavaTypes.erased(type.replaceAll("<.*", ";")).replace("[]", "s");
      String last = simple.substring(simple.lastIndexOf('.') + 1);
      String plain = last.equals("Object") ? "value" : last.equals("String") ? "text" : last;
      String wish = plain.substring(0, 1).toLowerCase(Locale.ROOT) + plain.substring(1);
      String name = SourceVersion.isName(wish) ? wish : "value";
      for (int i = 2; !taken.add(name); i++) {
        name = (SourceVersion.isName(wish) ? wish : "value") + i;
      }
      named.add(name);
    }
    return named;
  }

  private String anonymous(Plan plan) {
    StringBuilder code = new StringBuilder("new " + JavaTypes.ofClass(plan.type().name()) + "() {");
    for (int i = 0; i < plan.methods().size(); i++) {
      List<String> values = plan.values().get(i);
      StubMethod method = plan.methods().get(i);
      Shape.Answer answer = plan.stub().answers().get(i);
      if (values.size() > 1) {
        code.append("\n      private int calls").append(i).append(";\n");
      }
      List<String> named = parameterNames(method);
      String list = list(plan, i);
      List<String> notes = new ArrayList<>();
      if (!list.isEmpty()) {
        notes.add(list + ".add(" + StubCalls.element(named) + ");");
      }
      plan.told().get(i).statements(named).forEach(each -> notes.add(each + ";"));
      String note = String.join("\n        ", notes);
      code.append("\n      @Override\n      public ");
      code.append(head(method, answer, named)).append(" {");
      String body = body(method, answer, values, i);
      code.append(note.isEmpty() ? "" : "\n        " + note);
      code.append(body.isEmpty() ? "" : "\n        " + body);
      code.append(note.isEmpty() && body.isEmpty() ? "}" : "\n      }");
      code.append(i + 1 < plan.methods().size() ? "\n" : "");
    }
    return code.append("\n    }").toString();
  }

  private static String head(StubMethod method, Shape.Answer answer, List<String> named) {
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < named.size(); i++) {
      String type = method.parameters().get(i);
      parameters.add(JavaTypes.written(type) + " " + named.get(i));
    }
    boolean mayThrow = answer.isThrown() || !answer.told().isEmpty();
    List<String> thrown = mayThrow ? method.method().exceptions() : List.of();
    return JavaTypes.written(method.result())
        + " "
        + method.method().name()
        + "("
        + String.join(", ", parameters)
        + ")"
        + (thrown.isEmpty() ? "" : " throws ")
        + String.join(", ", thrown.stream().map(JavaTypes::ofClass).toList());
  }

  private static String body(
      StubMethod method, Shape.Answer answer, List<String> values, int index) {
    if (values.isEmpty()) {
      return "";
    }
    if (answer.isThrown()) {
      return "throw " + values.get(0) + ";";
    }
    if (values.size() == 1) {
      return "return " + values.get(0) + ";";
    }
    return "return " + inTurn(method.result(), values, "calls" + index) + ";";
  }

  /** One value after the other, the last from then on. */
  private static String inTurn(String type, List<String> values, String calls) {
    if (values.size() == 2 && !mayMixNumbers(type)) {
      return calls + "++ == 0 ? " + values.get(0) + " : " + values.get(1);
    }
    String all = String.join(", ", values);
    String index = "Math.min(" + calls + "++, " + (values.size() - 1) + ")";
    return type.contains("<")
        ? "java.util.Arrays.asList(" + all + ").get(" + index + ")"
        : "new " + JavaTypes.erased(type) + "[] {" + all + "}[" + index + "]";
  }

  /** Where a conditional expression would make one number out of two boxes. */
  private static boolean mayMixNumbers(String type) {
    return type.matches("Ljava/lang/(Object|Number|Comparable.*);|Ljava/io/Serializable;");
  }
}
