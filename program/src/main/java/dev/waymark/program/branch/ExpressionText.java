package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.LocalName;
import dev.waymark.program.ir.Names;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Renders operands as Java by putting together, within one block, the statements that computed
 * them. For people only: an operand that other blocks computed reads {@code (...)}, and a local
 * that was written since it was loaded, or for that, reads {@code i++}, {@code ++i}, {@code (i =
 * ...)} or {@code the old i}.
 */
final class ExpressionText {
  private static final String UNKNOWN = "(...)";
  private static final int DEEPEST = 6;

  private final Code code;
  private final Definitions definitions;
  private final LocalNames parameters;

  ExpressionText(Cfg cfg, Dominators dominators) {
    this(cfg.code(), new BlockDefinitions(cfg, dominators));
  }

  /** Follows {@code definitions}, of whose places all that is asked for must be. */
  ExpressionText(Code code, Definitions definitions) {
    this.code = code;
    this.definitions = definitions;
    this.parameters = new LocalNames(code);
  }

  /** {@code operand} as it is before {@code statement}. */
  JavaText of(Operand operand, int statement) {
    return of(operand, statement, 0);
  }

  private JavaText of(Operand operand, int statement, int depth) {
    if (operand instanceof CodeConstant constant) {
      return JavaText.constant(constant);
    }
    if (operand instanceof Local local && !isTraced(local, statement)) {
      return read(local, statement);
    }
    int definition = definition(operand, statement);
    if (definition < 0 || depth > DEEPEST) {
      return JavaText.primary(UNKNOWN);
    }
    CodeConstant known = operand instanceof Local ? definitions.known(definition) : null;
    return known == null ? defined(definition, depth + 1) : JavaText.constant(known);
  }

  /** Where {@code wanted} got what it holds before {@code place}; -1 if that is not known. */
  int definition(Operand wanted, int place) {
    return wanted instanceof Variable variable ? definitions.definition(variable, place) : -1;
  }

  private Statement statementAt(int place) {
    return code.statement(definitions.statement(place));
  }

  private int instructionAt(int place) {
    return code.instructionOf(definitions.statement(place));
  }

  /** Whether a compiler has made up {@code local}, and it is known what it stands for. */
  private boolean isTraced(Local local, int place) {
    return definitions.tracesLocals()
        && isMadeUp(local, instructionAt(place))
        && definition(local, place) >= 0;
  }

  /** Whether {@code local} has no name at {@code instruction} though others have names. */
  boolean isMadeUp(Local local, int instruction) {
    return !code.names().isEmpty()
        && !parameters.includes(local.index())
        && code.nameOf(local.index(), instruction) == null;
  }

  /** What is read, told from what is there by the time it is used. */
  private JavaText read(Local local, int place) {
    JavaText text = local(local, instructionAt(place));
    int rewritten = definitions.rewritten(local, place);
    if (rewritten < 0) {
      return stepped(text, local, place);
    }
    boolean isNext = definitions.statement(rewritten) == definitions.statement(place) + 1;
    String step = isNext ? Step.of(local, statementAt(rewritten)) : "";
    return JavaText.primary(
        step.isEmpty() ? "the old " + text.text() : text.text() + step, text.type());
  }

  private JavaText stepped(JavaText text, Local local, int place) {
    int written = definitions.writtenJustBefore(local, place);
    String step = written < 0 ? "" : Step.of(local, statementAt(written));
    return step.isEmpty() ? text : new JavaText(step + text.text(), JavaText.UNARY, text.type());
  }

  /**
   * {@code operand} before {@code statement}; if that is a local that a compiler has made up, what
   * was last written to it above.
   */
  JavaText beforeCopying(Operand operand, int statement) {
    Operand copied =
        definingExpression(operand, statement) instanceof Local local ? local : operand;
    if (copied instanceof Local local && isMadeUp(local, instructionAt(statement))) {
      for (int i = definitions.statement(statement) - 1; i >= 0; i--) {
        if (code.statement(i) instanceof Assign assign && assign.target().equals(local)) {
          return value(i);
        }
      }
    }
    return of(operand, statement);
  }

  /** What {@code operand} was assigned; null if unknown. */
  @Nullable Expression definingExpression(Operand operand, int statement) {
    int definition = definition(operand, statement);
    return definition >= 0 && statementAt(definition) instanceof Assign assign
        ? assign.value()
        : null;
  }

  /** The call that {@code operand} is the result of; null if unknown. */
  @Nullable Call definingCall(Operand operand, int statement) {
    int definition = definition(operand, statement);
    return definition >= 0 && statementAt(definition) instanceof Call call ? call : null;
  }

  private JavaText defined(int statement, int depth) {
    JavaText value = computed(statement, depth);
    Local kept = definitions.keptIn(statement);
    if (kept == null || isMadeUp(kept, instructionAt(statement + 2) + 1)) {
      return value;
    }
    JavaText name = written(kept, instructionAt(statement + 2));
    return JavaText.primary(
        "(" + name.text() + " = " + value.as(name.type()).text() + ")", name.type());
  }

  private JavaText computed(int statement, int depth) {
    return statementAt(statement) instanceof Call call
        ? call(call, statement, depth)
        : expression(((Assign) statementAt(statement)).value(), statement, depth);
  }

  private JavaText expression(Expression value, int at, int depth) {
    if (value instanceof Operand operand) {
      return of(operand, at, depth);
    }
    if (value instanceof Binary binary) {
      return binary(binary, at, depth);
    }
    if (value instanceof Unary unary) {
      String operand = of(unary.operand(), at, depth).inside(JavaText.UNARY);
      return new JavaText(unary.operator().symbol() + operand, JavaText.UNARY, Flavor.OTHER);
    }
    return access(value, at, depth);
  }

  private JavaText access(Expression value, int at, int depth) {
    if (value instanceof GetField read) {
      return field(read.field(), of(read.object(), at, depth).inside(JavaText.PRIMARY) + ".", at);
    }
    if (value instanceof GetStatic read) {
      return field(read.field(), owner(read.field().owner()), at);
    }
    if (value instanceof GetElement read) {
      return element(read, at, depth);
    }
    if (value instanceof ArrayLength length) {
      return JavaText.primary(of(length.array(), at, depth).inside(JavaText.PRIMARY) + ".length");
    }
    return typed(value, at, depth);
  }

  private JavaText typed(Expression value, int at, int depth) {
    if (value instanceof InstanceOf test) {
      String object = of(test.object(), at, depth).inside(JavaText.RELATIONAL);
      String text = object + " instanceof " + Names.simpleType(test.type());
      return new JavaText(text, JavaText.RELATIONAL, Flavor.BOOLEAN);
    }
    if (value instanceof Cast cast) {
      return of(cast.object(), at, depth);
    }
    int construction = value instanceof NewObject ? definitions.construction(at) : -1;
    if (construction >= 0) {
      return call((Call) statementAt(construction), construction, depth);
    }
    return JavaText.primary(
        value instanceof NewArray array
            ? array.toString(length -> of(length, at, depth).text())
            : value.toString());
  }

  /** Compilers number the constants that an enum switch knows in an array of their own. */
  private JavaText element(GetElement read, int at, int depth) {
    if (definingExpression(read.array(), at) instanceof GetStatic table
        && table.field().isSwitchMap()) {
      return of(read.index(), at, depth);
    }
    String array = of(read.array(), at, depth).inside(JavaText.PRIMARY);
    String text = array + "[" + of(read.index(), at, depth).text() + "]";
    return JavaText.primary(text, read.type() == ElementType.CHAR ? Flavor.CHAR : Flavor.OTHER);
  }

  private JavaText binary(Binary binary, int at, int depth) {
    JavaText left = of(binary.left(), at, depth);
    JavaText right = of(binary.right(), at, depth);
    BinaryOperator operator = binary.operator();
    if (operator.isComparison()) {
      return JavaText.primary(operator.symbol() + "(" + left.text() + ", " + right.text() + ")");
    }
    int strength = precedence(operator.symbol());
    String text =
        left.inside(strength) + " " + operator.symbol() + " " + right.inside(strength + 1);
    return new JavaText(text, strength, left.type() == right.type() ? left.type() : Flavor.OTHER);
  }

  private static int precedence(String symbol) {
    return switch (symbol) {
      case "*", "/", "%" -> 12;
      case "+", "-" -> 11;
      case "<<", ">>", ">>>" -> 10;
      case "&" -> 7;
      case "^" -> 6;
      default -> 5;
    };
  }

  private JavaText field(FieldRef field, String prefix, int at) {
    String text = (definitions.isRewritten(field, at) ? "the old " : "") + prefix + field.name();
    return JavaText.primary(text, Flavor.of(field.descriptor()));
  }

  private JavaText call(Call call, int at, int depth) {
    List<JavaText> operands = call.arguments().stream().map(a -> of(a, at, depth)).toList();
    StringConcatenation concatenation = concatenation(call, operands, at, depth);
    if (concatenation != null) {
      return concatenation.text();
    }
    List<String> arguments = operands.stream().map(JavaText::text).toList();
    String text = callee(call, at, depth) + "(" + String.join(", ", arguments) + ")";
    String descriptor = call.descriptor();
    return JavaText.primary(text, Flavor.of(descriptor.substring(descriptor.indexOf(')') + 1)));
  }

  /** The concatenation whose result {@code call} returns; null if it is another call. */
  private @Nullable StringConcatenation concatenation(
      Call call, List<JavaText> operands, int at, int depth) {
    if (call instanceof InvokeDynamic linked) {
      return StringConcatenation.isRecipe(linked) ? StringConcatenation.of(linked, operands) : null;
    }
    Operand receiver = ((Invoke) call).receiver();
    return receiver != null && call.name().equals("toString") && isBuilders((Invoke) call)
        ? built(receiver, at, depth)
        : null;
  }

  private static boolean isBuilders(Invoke invoke) {
    return invoke.method().owner().equals("java/lang/StringBuilder");
  }

  /** What was appended to a fresh string builder; null if {@code builder} is none. */
  private @Nullable StringConcatenation built(Operand builder, int at, int depth) {
    int definition = definition(builder, at);
    if (definition < 0) {
      return null;
    }
    if (statementAt(definition) instanceof Assign assign) {
      return fresh(assign.value(), definition, depth);
    }
    return statementAt(definition) instanceof Invoke invoke
        ? appended(invoke, definition, depth)
        : null;
  }

  private @Nullable StringConcatenation fresh(Expression value, int at, int depth) {
    if (value instanceof NewObject object) {
      return object.type().equals("java/lang/StringBuilder") ? StringConcatenation.empty() : null;
    }
    return value instanceof Stack copied ? built(copied, at, depth) : null;
  }

  private @Nullable StringConcatenation appended(Invoke invoke, int at, int depth) {
    Operand receiver = invoke.receiver();
    if (receiver == null || !isBuilders(invoke) || !invoke.name().equals("append")) {
      return null;
    }
    StringConcatenation before = built(receiver, at, depth);
    JavaText operand = of(invoke.arguments().get(0), at, depth);
    boolean isChar = invoke.descriptor().startsWith("(C)");
    return before == null ? null : before.plus(isChar ? operand.asChar() : operand);
  }

  private String callee(Call call, int at, int depth) {
    if (!(call instanceof Invoke invoke)) {
      return call.name();
    }
    Operand receiver = invoke.receiver();
    if (call.name().equals("<init>") && definitions.tracesLocals()) {
      return constructor(invoke, at);
    }
    String prefix =
        receiver == null
            ? owner(invoke.method().owner())
            : of(receiver, at, depth).inside(JavaText.PRIMARY) + ".";
    return prefix + call.name();
  }

  private String constructor(Invoke invoke, int at) {
    if (isThis(invoke.receiver(), at)) {
      return invoke.method().owner().equals(code.method().owner()) ? "this" : "super";
    }
    String type = Names.simpleType(invoke.method().owner());
    String inner = type.substring(type.lastIndexOf('$') + 1);
    boolean isNamed = !inner.isEmpty() && !Character.isDigit(inner.charAt(0));
    return "new " + (isNamed ? inner : type);
  }

  private boolean isThis(@Nullable Operand operand, int at) {
    Operand traced = operand;
    int place = at;
    while (traced instanceof Stack) {
      place = definition(traced, place);
      traced =
          place >= 0
                  && statementAt(place) instanceof Assign assign
                  && assign.value() instanceof Operand copied
              ? copied
              : null;
    }
    return traced instanceof Local local && local.index() == 0 && !code.frame().isStatic();
  }

  /** The class of a static member in front of its name; nothing for the method's own class. */
  private String owner(String type) {
    return type.equals(code.method().owner()) ? "" : Names.simpleType(type) + ".";
  }

  /** The value of a statement that assigns or calls something. */
  JavaText value(int place) {
    return defined(place, 0);
  }

  /** What is written at {@code instruction}: it has its name only behind that. */
  JavaText written(Local local, int instruction) {
    boolean isNamed = code.nameOf(local.index(), instruction) != null;
    int next = instruction + 1;
    return local(local, isNamed || next >= code.instructionCount() ? instruction : next);
  }

  /** A static member of {@code type} as it is called in this method. */
  String inClass(String type, String member) {
    return owner(type) + member;
  }

  private JavaText local(Local local, int instruction) {
    LocalName name = code.nameOf(local.index(), instruction);
    return name == null
        ? parameters.text(local.index())
        : JavaText.primary(name.name(), Flavor.of(name.descriptor()));
  }
}
