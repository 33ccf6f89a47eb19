package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.report.Inputs;
import dev.waymark.report.JavaTypes;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import org.objectweb.asm.Type;

/**
 * The statements of a test that make its inputs. An object on which methods are called has a
 * variable of its own; so has what a stub answers, unless it is a literal.
 */
final class TestInputs implements Inputs.Composites {
  private static final Pattern LITERAL =
      Pattern.compile(
          "null|java\\.util\\.Optional\\.empty\\(\\)|true|false|-?[\\d.]+[LfE\\d-]*|\"([^\"\\\\]|\\\\.)*\"|'.*'|[\\w.]+\\.[A-Z_0-9]+");

  private final Entry entry;
  private final Program program;
  private final Set<String> names;
  private final List<String> statements = new ArrayList<>();
  private final Inputs inputs;
  private final TestCase test;

  /** For a test whose local variables have {@code names}, to which others are added. */
  TestInputs(Entry entry, TestCase test, Set<String> names) {
    this.entry = entry;
    this.test = test;
    this.program = entry.method().owner().program();
    this.names = names;
    List<String> own = entry.inputs().stream().map(Entry.Parameter::name).toList();
    this.inputs = new Inputs(own, test, this);
  }

  /** A variable for each input, made by the statements before it. */
  List<String> statements() {
    for (int i = 0; i < entry.inputs().size(); i++) {
      Entry.Parameter input = entry.inputs().get(i);
      Shape shape = test.input().arguments().get(i);
      if (shape instanceof Shape.Used used) {
        declare(JavaTypes.of(input, typeOf(used.object())), input.name(), used);
      } else {
        String value = shape instanceof Shape.Stub stub ? written(stub) : inputs.expression(shape);
        statements.add(JavaTypes.of(input) + " " + input.name() + " = " + value);
      }
    }
    return statements;
  }

  private void declare(String type, String name, Shape.Used used) {
    statements.add(type + " " + name + " = " + inputs.expression(used.object()));
    for (Shape.Call call : used.calls()) {
      String arguments = inputs.arguments(call.method(), call.arguments());
      statements.add(name + "." + call.method().name() + arguments);
    }
  }

  @Override
  public String used(Shape.Used used, Inputs all) {
    String type = typeOf(used.object());
    String name = freeName(type);
    declare(JavaTypes.ofClass(type), name, used);
    return name;
  }

  /** The internal name of the class of an object, as its maker declares it. */
  private static String typeOf(Shape object) {
    if (object instanceof Shape.Made made) {
      MethodRef maker = made.maker();
      return maker.name().equals("<init>")
          ? maker.owner()
          : Type.getReturnType(maker.descriptor()).getInternalName();
    }
    return ((Shape.Constant) object).owner();
  }

  private String freeName(String type) {
    String simple = type.substring(Math.max(type.lastIndexOf('/'), type.lastIndexOf('$')) + 1);
    return free(simple.substring(0, 1).toLowerCase(Locale.ROOT) + simple.substring(1));
  }

  private String free(String wish) {
    String name = SourceVersion.isName(wish) ? wish : wish + "1";
    for (int i = 2; !names.add(name); i++) {
      name = wish + i;
    }
    return name;
  }

  /** A class needs several lines, so it is not written within another expression. */
  @Override
  public String stub(Shape.Stub stub, Inputs all) {
    String code = written(stub);
    if (!code.startsWith("new ")) {
      return code;
    }
    String name = freeName(stub.type());
    statements.add(JavaTypes.ofClass(stub.type()) + " " + name + " = " + code);
    return name;
  }

  private String written(Shape.Stub stub) {
    ClassModel type = Objects.requireNonNull(program.find(stub.type()));
    List<StubMethod> methods = StubMethod.of(type);
    List<List<String>> values = new ArrayList<>();
    for (Shape.Answer answer : stub.answers()) {
      values.add(values(answer, methods.get(answer.index())));
    }
    boolean isLambda =
        methods.size() == 1
            && type.isInterface()
            && methods.get(0).fitsLambda()
            && values.get(0).size() <= 1;
    return isLambda
        ? lambda(methods.get(0), stub.answers().get(0), values.get(0))
        : anonymous(type, methods, stub.answers(), values);
  }

  /** What a method answers, in order; what is no literal is in a variable. */
  private List<String> values(Shape.Answer answer, StubMethod method) {
    List<String> values = new ArrayList<>();
    for (Shape each : answer.values()) {
      String value = inputs.expression(each);
      boolean isShort = LITERAL.matcher(value).matches() || names.contains(value);
      values.add(isShort || answer.isThrown() ? value : variable(value, method));
    }
    while (values.size() > 1
        && values.get(values.size() - 1).equals(values.get(values.size() - 2))) {
      values.remove(values.size() - 1);
    }
    return values;
  }

  private String variable(String value, StubMethod method) {
    String name = free(method.method().name() + "Result");
    statements.add(JavaTypes.written(method.result()) + " " + name + " = " + value);
    return name;
  }

  private String lambda(StubMethod method, Shape.Answer answer, List<String> values) {
    List<String> parameters = parameterNames(method).stream().map(this::free).toList();
    String head =
        parameters.size() == 1 ? parameters.get(0) : "(" + String.join(", ", parameters) + ")";
    parameters.forEach(names::remove); // others may have them, too
    if (answer.isThrown()) {
      return head + " -> { throw " + values.get(0) + "; }";
    }
    return head + " -> " + (values.isEmpty() ? "{}" : values.get(0));
  }

  /** As their types are called. */
  private static List<String> parameterNames(StubMethod method) {
    Set<String> taken = new HashSet<>();
    List<String> named = new ArrayList<>();
    for (String type : method.parameters()) {
      String simple = JavaTypes.erased(type.replaceAll("<.*", ";")).replace("[]", "s");
      String last = simple.substring(simple.lastIndexOf('.') + 1);
      String wish = last.substring(0, 1).toLowerCase(Locale.ROOT) + last.substring(1);
      String name = SourceVersion.isName(wish) ? wish : "value";
      for (int i = 2; !taken.add(name); i++) {
        name = wish + i;
      }
      named.add(name);
    }
    return named;
  }

  private static String anonymous(
      ClassModel type,
      List<StubMethod> methods,
      List<Shape.Answer> answers,
      List<List<String>> values) {
    StringBuilder code = new StringBuilder("new " + JavaTypes.ofClass(type.name()) + "() {");
    for (int i = 0; i < methods.size(); i++) {
      if (values.get(i).size() > 1) {
        code.append("\n      private int calls").append(i).append(";\n");
      }
      code.append("\n      @Override\n      public ");
      code.append(head(methods.get(i), answers.get(i))).append(" {");
      String body = body(methods.get(i), answers.get(i), values.get(i), i);
      code.append(body.isEmpty() ? "}" : "\n        " + body + "\n      }");
      code.append(i + 1 < methods.size() ? "\n" : "");
    }
    return code.append("\n    }").toString();
  }

  private static String head(StubMethod method, Shape.Answer answer) {
    List<String> parameters = new ArrayList<>();
    List<String> named = parameterNames(method);
    for (int i = 0; i < named.size(); i++) {
      String type = method.parameters().get(i);
      parameters.add(JavaTypes.written(type) + " " + named.get(i));
    }
    List<String> thrown = answer.isThrown() ? method.method().exceptions() : List.of();
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
    return "return new "
        + JavaTypes.erased(method.result())
        + "[] {"
        + String.join(", ", values)
        + "}[Math.min(calls"
        + index
        + "++, "
        + (values.size() - 1)
        + ")];";
  }
}
