package dev.waymark.report.junit;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Generics;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.report.Inputs;
import dev.waymark.report.JavaTypes;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.target.StubMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/**
 * The statements of a test that make its inputs. An object on which methods are called has a
 * variable of its own; so has what a stub answers, unless it is a literal.
 */
final class TestInputs implements Inputs.Composites {
  private static final Pattern LITERAL =
      Pattern.compile(
          "null|java\\.util\\.Optional\\.empty\\(\\)|true|false|-?[\\d.]+[LfE\\d-]*|\"([^\"\\\\]|\\\\.)*\"|'.*'|[\\w.]+\\.[A-Z_0-9]+");

  /** A type that only the code knows which declares it. */
  private static final Pattern HAS_VARIABLE = Pattern.compile("(.*[<;\\[+*-])?T.*");

  /** Stands for the name of a parameter until that is known. */
  private static final String NAME = "\0";

  private final Entry entry;
  private final Program program;
  private final TestVariables variables;
  private final Inputs inputs;
  private final TestCase test;
  private final StubUse use;
  private final StubStyle stubs;

  /** For a test whose local variables have {@code names}, to which others are added. */
  TestInputs(Entry entry, TestCase test, Set<String> names, Mocks mocks) {
    this.entry = entry;
    this.test = test;
    this.program = entry.method().owner().program();
    this.variables = new TestVariables(names);
    this.use = new StubUse(test);
    this.stubs = mocks == Mocks.MOCKITO ? new MockitoStubs(use) : new HandStubs(variables, use);
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
      } else if (shape instanceof Shape.Stub stub) {
        declare(JavaTypes.of(input), input.name(), plan(stub));
      } else {
        String type = JavaTypes.of(input);
        variables.add(type + " " + input.name() + " = " + inputs.value(shape, type));
      }
    }
    return variables.statements();
  }

  /** Assertions about what stubs were called with. */
  List<String> checks() {
    return stubs.checks();
  }

  private void declare(String type, String name, Shape.Used used) {
    variables.add(type + " " + name + " = " + inputs.expression(used.object()));
    for (Shape.Call call : used.calls()) {
      variables.add(inputs.call(call, name));
    }
  }

  private void declare(String type, String name, StubStyle.Plan plan) {
    String made = stubs.made(plan);
    variables.add(type + " " + name + " = " + made);
    stubs.afterwards(plan, name).forEach(variables::add);
  }

  @Override
  public String used(Shape.Used used, Inputs all) {
    String type = typeOf(used.object());
    String name = variables.freeNameFor(type);
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

  @Override
  public boolean isOverloaded(MethodRef method) {
    int count = Type.getArgumentTypes(method.descriptor()).length;
    int found = 0;
    ClassModel type = program.find(method.owner());
    while (type != null) {
      for (MethodModel each : type.methods()) {
        boolean isLike =
            each.name().equals(method.name())
                && (each.isVarargs() || Type.getArgumentTypes(each.descriptor()).length == count);
        found += isLike && !each.isSynthetic() && !each.isPrivate() ? 1 : 0;
      }
      String above = method.name().equals("<init>") ? null : type.superName();
      type = above == null ? null : program.find(above);
    }
    return found != 1;
  }

  @Override
  public List<String> parameters(MethodRef method) {
    ClassModel type = program.find(method.owner());
    MethodModel model = type == null ? null : type.find(method.name(), method.descriptor());
    List<String> erased = Inputs.Composites.super.parameters(method);
    String signature = model == null ? null : model.signature();
    List<String> known = signature == null ? erased : Generics.parameters(signature);
    return known.size() == erased.size()
        ? IntStream.range(0, erased.size())
            .mapToObj(
                i -> HAS_VARIABLE.matcher(known.get(i)).matches() ? erased.get(i) : known.get(i))
            .toList()
        : erased;
  }

  @Override
  public String stub(Shape.Stub stub, Inputs all) {
    StubStyle.Plan plan = plan(stub);
    if (stubs.isExpression(plan)) {
      return stubs.made(plan);
    }
    String name = variables.freeNameFor(stub.type());
    declare(JavaTypes.ofClass(stub.type()), name, plan);
    return name;
  }

  private StubStyle.Plan plan(Shape.Stub stub) {
    ClassModel type = Objects.requireNonNull(program.find(stub.type()));
    List<StubMethod> methods = StubMethod.of(type);
    List<List<String>> values = new ArrayList<>();
    List<ToldText> told = new ArrayList<>();
    for (Shape.Answer answer : stub.answers()) {
      StubMethod method = methods.get(answer.index());
      boolean isForNobody = isForNobody(stub, answer);
      told.add(isForNobody ? ToldText.NOTHING : told(answer, method));
      values.add(isForNobody ? nothing(method.result()) : values(stub, answer, method));
    }
    return new StubStyle.Plan(stub, type, methods, values, told);
  }

  /** Whether it can be left out what the method does: what makes its answers does nothing else. */
  private boolean isForNobody(Shape.Stub stub, Shape.Answer answer) {
    return use.isIdle(stub, answer.index())
        && !answer.isThrown()
        && answer.values().stream().noneMatch(TestInputs::isUsed)
        && answer.told().stream()
            .flatMap(each -> each.call().arguments().stream())
            .noneMatch(TestInputs::isUsed);
  }

  private static boolean isUsed(Shape shape) {
    return shape instanceof Shape.Used || shape.parts().stream().anyMatch(TestInputs::isUsed);
  }

  /** What a method answers that nobody calls. */
  private static List<String> nothing(String type) {
    return type.equals("V") ? List.of() : List.of(idle(type));
  }

  private static String idle(String type) {
    if (type.length() == 1) {
      return type.equals("Z") ? "false" : "0";
    }
    return switch (type.replaceAll("<.*", ";")) {
      case "Ljava/util/Optional;" -> "java.util.Optional.empty()";
      case "Ljava/util/List;", "Ljava/util/Collection;" -> "java.util.List.of()";
      case "Ljava/util/Set;" -> "java.util.Set.of()";
      case "Ljava/util/Map;" -> "java.util.Map.of()";
      default -> "null";
    };
  }

  /** What a method does with what it is given; objects that it hands over are there before. */
  private ToldText told(Shape.Answer answer, StubMethod method) {
    List<ToldText.Call> calls = new ArrayList<>();
    for (Shape.Told each : answer.told()) {
      String text = inputs.call(each.call(), NAME, shape -> handedOver(shape, method));
      String type = JavaTypes.ofClass(each.call().method().owner());
      calls.add(new ToldText.Call(each.parameter(), type, name -> text.replace(NAME, name)));
    }
    return new ToldText(calls, answer.passesOn());
  }

  private String handedOver(Shape shape, StubMethod method) {
    String value = inputs.expression(shape);
    boolean isMade = shape instanceof Shape.Made made && isOwn(made.maker());
    return isMade ? variable(madeType(shape), value, method) : value;
  }

  private boolean isOwn(MethodRef maker) {
    return program.classes().find(maker.owner()) != null;
  }

  /** What a method answers, in order; what is no literal is in a variable. */
  private List<String> values(Shape.Stub stub, Shape.Answer answer, StubMethod method) {
    List<String> values = new ArrayList<>();
    if (answer.passesOn()) {
      return values;
    }
    int count = use.count(stub, answer.index());
    int most = count == 0 ? answer.values().size() : Math.min(count, answer.values().size());
    for (Shape each : answer.values().subList(0, most)) {
      String value = inputs.expression(each);
      boolean isShort = LITERAL.matcher(value).matches() || variables.isName(value);
      String type = method.isRaw() ? madeType(each) : JavaTypes.written(method.result());
      boolean isPlain = isShort || answer.isThrown() || type.isEmpty();
      values.add(isPlain ? value : variable(type, value, method));
    }
    while (values.size() > 1
        && values.get(values.size() - 1).equals(values.get(values.size() - 2))) {
      values.remove(values.size() - 1);
    }
    return values;
  }

  private String variable(String type, String value, StubMethod method) {
    String name = variables.free(method.method().name() + "Result");
    variables.add(type + " " + name + " = " + value);
    return name;
  }

  /** The type of an object of a class, whatever is declared; empty if the expression has to say. */
  private static String madeType(Shape shape) {
    return shape instanceof Shape.Made ? JavaTypes.ofClass(typeOf(shape)) : "";
  }
}
