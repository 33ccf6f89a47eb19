package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.objective.TestCase.Identity;
import dev.waymark.program.FieldSetters;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.target.Entry;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.literal.JavaLiterals;
import dev.waymark.target.making.Container;
import dev.waymark.term.assign.Assignment;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import org.objectweb.asm.Type;

/** The inputs of a test as Java expressions, in which classes have their full names. */
public final class Inputs {
  private final List<String> names;
  private final Assignment numbers;
  private final Identity identity;
  private final Composites composites;

  /** How to write objects that no single expression of Java makes. */
  public interface Composites {
    String used(Shape.Used used, Inputs inputs);

    String stub(Shape.Stub stub, Inputs inputs);

    /** Whether null could be meant for another method of the same name. */
    default boolean isOverloaded(MethodRef method) {
      return false;
    }

    /** The types of the parameters of a method, with type arguments if they are known. */
    default List<String> parameters(MethodRef method) {
      return Arrays.stream(Type.getArgumentTypes(method.descriptor()))
          .map(Type::getDescriptor)
          .toList();
    }
  }

  /** Expressions in which an input that is the same as another is called by its name. */
  public Inputs(List<String> names, TestCase test, Composites composites) {
    this(names, test.input().numbers(), test.identity(), composites);
  }

  private Inputs(List<String> names, Assignment numbers, Identity identity, Composites composites) {
    this.names = names;
    this.numbers = numbers;
    this.identity = identity;
    this.composites = composites;
  }

  /** One expression for each input of the entry, to be read by people. */
  public static List<String> expressions(Entry entry, TestCase test) {
    List<String> names = entry.inputs().stream().map(Entry.Parameter::name).toList();
    return new Inputs(names, test, new CompositeText()).all(test.input().arguments());
  }

  /** One expression for each value that the code draws by itself. */
  public static List<String> draws(TestCase test) {
    Input input = test.input();
    return new Inputs(List.of(), input.numbers(), Identity.LITERAL, new CompositeText())
        .all(input.draws());
  }

  private List<String> all(List<? extends Shape> shapes) {
    return shapes.stream().map(this::expression).toList();
  }

  /** The expression for {@code shape}. */
  public String expression(Shape shape) {
    if (shape instanceof Shape.Scalar number) {
      return literal(number);
    }
    if (shape instanceof Shape.Text text) {
      String literal = JavaLiterals.string(content(text));
      return identity == Identity.DISTINCT ? "new String(" + literal + ")" : literal;
    }
    if (shape instanceof Shape.Box box) {
      return literal(box.number());
    }
    if (shape instanceof Shape.Array array) {
      String elements =
          String.join(", ", all(array.elements()).stream().map(Inputs::bare).toList());
      return "new " + JavaTypes.erased(array.type()) + " {" + elements + "}";
    }
    return shape instanceof Shape.Null ? "null" : object(shape);
  }

  /** The expression for {@code shape} as the value of a variable of {@code type}. */
  public String value(Shape shape, String type) {
    String value = bare(expression(shape));
    boolean isOfMade =
        shape instanceof Shape.Elements elements
            && (elements.kind() == Container.ITERATOR || elements.kind() == Container.STREAM);
    int arguments = type.indexOf('<');
    return isOfMade && arguments >= 0
        ? value.replaceFirst("<>", Matcher.quoteReplacement(type.substring(arguments)))
        : value;
  }

  /** A literal without the cast that it needs only among arguments. */
  public static String bare(String literal) {
    return literal.replaceFirst("^\\((?:byte|short)\\) (?=-?\\d+$)", "");
  }

  private String object(Shape shape) {
    if (shape instanceof Shape.Constant constant) {
      return JavaTypes.ofClass(constant.owner()) + "." + constant.name();
    }
    if (shape instanceof Shape.Made made) {
      return made(made);
    }
    if (shape instanceof Shape.Elements elements) {
      return elements(elements);
    }
    if (shape instanceof Shape.Used used) {
      return composites.used(used, this);
    }
    if (shape instanceof Shape.Stub stub) {
      return composites.stub(stub, this);
    }
    return names.get(((Shape.Same) shape).input());
  }

  private String content(Shape.Text text) {
    StringBuilder content = new StringBuilder();
    text.used(numbers).forEach(each -> content.append((char) numbers.bits(each.symbol())));
    return content.toString();
  }

  private String literal(Shape.Scalar number) {
    return JavaLiterals.primitive(boxed(number.type(), numbers.bits(number.symbol())));
  }

  private String made(Shape.Made made) {
    MethodRef maker = made.maker();
    if (isDecimal(maker)) {
      return decimal(made.arguments());
    }
    if (FileInputs.includes(maker)) {
      return FileInputs.expression(maker, expression(made.arguments().get(0)));
    }
    int count = Type.getArgumentTypes(maker.descriptor()).length;
    int first = made.arguments().size() - count;
    String owner =
        first == 0 ? JavaTypes.ofClass(maker.owner()) : expression(made.arguments().get(0));
    String call = maker.name().equals("<init>") ? "new " + owner : owner + "." + maker.name();
    return call + arguments(maker, made.arguments().subList(first, made.arguments().size()));
  }

  private static boolean isDecimal(MethodRef maker) {
    return maker.owner().equals("java/math/BigDecimal")
        && maker.name().equals("valueOf")
        && maker.descriptor().startsWith("(JI)");
  }

  /** As people write decimals. */
  private String decimal(List<Shape> arguments) {
    long unscaled = numbers.bits(((Shape.Scalar) arguments.get(0)).symbol());
    int scale = (int) numbers.bits(((Shape.Scalar) arguments.get(1)).symbol());
    String digits = BigDecimal.valueOf(unscaled, scale).toPlainString();
    return "new java.math.BigDecimal(" + JavaLiterals.string(digits) + ")";
  }

  /** A call of a method of {@code object}, or of another, or a field and what it is set to. */
  public String call(Shape.Call call, String object) {
    return call(call, object, this::expression);
  }

  /** The same, with arguments as {@code expressions} has them. */
  public String call(Shape.Call call, String object, Function<Shape, String> expressions) {
    MethodRef method = call.method();
    List<Shape> arguments = call.arguments();
    if (FieldSetters.isSetter(method)) {
      return dotted(object) + method.name() + " = " + bare(expressions.apply(arguments.get(0)));
    }
    boolean isOnAnother = call.isOnAnother();
    String owner = isOnAnother ? expressions.apply(arguments.get(0)) : object;
    List<Shape> given = isOnAnother ? arguments.subList(1, arguments.size()) : arguments;
    return dotted(owner) + method.name() + arguments(method, given, expressions);
  }

  private static String dotted(String object) {
    return object.isEmpty() ? "" : object + ".";
  }

  /** The arguments of a call, in parentheses. */
  public String arguments(MethodRef method, List<Shape> shapes) {
    return arguments(method, shapes, this::expression);
  }

  private String arguments(
      MethodRef method, List<Shape> shapes, Function<Shape, String> expressions) {
    boolean isOverloaded = composites.isOverloaded(method);
    List<String> types = isOverloaded ? composites.parameters(method) : List.of();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < shapes.size(); i++) {
      Shape shape = shapes.get(i);
      arguments.add(
          isOverloaded ? argument(types.get(i), shape, expressions) : expressions.apply(shape));
    }
    return "(" + String.join(", ", arguments) + ")";
  }

  /** An argument such that no other overloaded method is meant. */
  private static String argument(String type, Shape shape, Function<Shape, String> expressions) {
    if (shape instanceof Shape.Null) {
      return "(" + JavaTypes.written(type) + ") null";
    }
    String expression = expressions.apply(shape);
    return shape instanceof Shape.Box box
        ? JavaTypes.box(box.number().type()) + ".valueOf(" + expression + ")"
        : expression;
  }

  private String elements(Shape.Elements shape) {
    List<String> elements = all(shape.elements());
    String values = String.join(", ", elements);
    Container kind = shape.kind();
    if (kind == Container.OPTIONAL) {
      return elements.isEmpty()
          ? "java.util.Optional.empty()"
          : "java.util.Optional.of(" + values + ")";
    }
    String made = "new " + JavaTypes.ofClass(kind.made()) + "<>";
    if (kind.isMap()) {
      return made + "(" + (elements.isEmpty() ? "" : map(elements)) + ")";
    }
    String all = made + "(" + (elements.isEmpty() ? "" : list(elements)) + ")";
    return switch (kind) {
      case ITERATOR -> all + ".iterator()";
      case STREAM -> all + ".stream()";
      default -> all;
    };
  }

  /** Where keys are equal, the last counts; {@code Map.of} does not take them. */
  private static String map(List<String> pairs) {
    if (pairs.contains("null")) {
      return "java.util.Collections.singletonMap("
          + String.join(", ", pairs.subList(pairs.size() - 2, pairs.size()))
          + ")";
    }
    boolean isTwice = pairs.size() > 2 && pairs.get(0).equals(pairs.get(2));
    List<String> counting = isTwice ? pairs.subList(2, 4) : pairs;
    return "java.util.Map.of(" + String.join(", ", counting) + ")";
  }

  private static String list(List<String> elements) {
    if (elements.equals(List.of("null"))) {
      return "java.util.Collections.singletonList(null)";
    }
    String maker = elements.contains("null") ? "java.util.Arrays.asList" : "java.util.List.of";
    return maker + "(" + String.join(", ", elements) + ")";
  }

  private static Object boxed(String type, long bits) {
    return switch (type) {
      case "Z" -> bits != 0;
      case "B" -> (byte) bits;
      case "C" -> (char) bits;
      case "S" -> (short) bits;
      case "I" -> (int) bits;
      case "J" -> bits;
      case "F" -> Float.intBitsToFloat((int) bits);
      default -> Double.longBitsToDouble(bits);
    };
  }
}
