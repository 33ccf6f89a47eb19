package dev.waymark.generalize.reason;

import dev.waymark.generalize.record.Move;
import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.InstanceNames;
import dev.waymark.path.Occurrence;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.StatementText;
import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import dev.waymark.program.ir.Variable;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What constraints say of executed statements, as the source writes it. */
final class StatementFacts {
  /** Compilers use it for switches, which then read as if it were not there. */
  private static final String ORDINAL = ".ordinal()";

  private final ExecutedStatements executed;
  private final InstanceNames names;
  private final KnownValues values;
  private final PathValues onPath;
  private final Predicate<String> isOwn;

  StatementFacts(
      ExecutedStatements executed,
      InstanceNames names,
      KnownValues values,
      PathValues onPath,
      Predicate<String> isOwn) {
    this.onPath = onPath;
    this.executed = executed;
    this.names = names;
    this.values = values;
    this.isOwn = isOwn;
  }

  /** One statement as it is executed once, and the texts for it. */
  private record Scene(Statement statement, StatementText texts, int place, int outcome) {}

  private Scene scene(MethodModel method, Occurrence at) {
    Statement statement = method.code().statement(at.statement());
    int place = executed.place(at);
    if (place < 0) {
      return new Scene(statement, method.texts(), at.statement(), -1);
    }
    List<Move> moves = executed.of(at.activation());
    ExecutedDefinitions definitions =
        new ExecutedDefinitions(moves, place, each -> known(moves.get(each)));
    return new Scene(statement, method.texts(definitions), place, moves.get(place).outcome());
  }

  /** What {@code move} has computed for a local; what is only read is better shown as it is. */
  private @Nullable NumberConstant known(Move move) {
    Occurrence occurrence = move.occurrence();
    if (occurrence == null
        || !(move.method().code().statement(move.statement()) instanceof Assign assign)
        || !(assign.value() instanceof Binary)
        || !(assign.target() instanceof Local local)
        || local.kind() == Kind.REFERENCE) {
      return null;
    }
    Instance set = new Instance(new Cell.Slot(occurrence.activation(), local), occurrence, 0);
    Constant value = onPath.constant(names.symbol(Sort.of(local.kind()), set));
    return value == null ? null : new NumberConstant(local.kind(), value.bits());
  }

  private @Nullable NumberConstant known(Instance instance, Variable variable) {
    return variable.kind() == Kind.REFERENCE ? null : known(instance, variable.kind());
  }

  private @Nullable NumberConstant known(Instance instance, Kind kind) {
    Constant value = values.of(names.symbol(Sort.of(kind), instance));
    return value == null ? null : new NumberConstant(kind, value.bits());
  }

  /**
   * What {@code constraint} says of the statement at {@code at} of {@code method}; empty if others
   * say it, because it only hands on a value.
   */
  Optional<Fact> of(Constraint constraint, MethodModel method, Occurrence at) {
    Scene scene = scene(method, at);
    if (!constraint.occurrence().equals(at)) {
      return Optional.of(within(constraint, at, scene));
    }
    if (constraint.isBranch()) {
      return Optional.of(branch(scene));
    }
    Statement statement = scene.statement();
    if (statement instanceof Call) {
      return called(constraint, scene);
    }
    if (statement instanceof Return) {
      return Optional.of(new Fact(Fact.Kind.RETURNS, scene.texts().value(scene.place())));
    }
    if (statement instanceof Throw || statement instanceof Check) {
      return Optional.of(new Fact(Fact.Kind.THROWS, thrown(scene)));
    }
    return assigned(constraint, scene);
  }

  /** Something that code does which is not the user's. */
  private Fact within(Constraint constraint, Occurrence at, Scene scene) {
    if (!(scene.statement() instanceof Call)) {
      return new Fact(Fact.Kind.DOES, "relies on how a class is initialized");
    }
    String call = scene.texts().value(scene.place());
    if (!constraint.isBranch()) {
      String receiver = call.endsWith(ORDINAL) ? call.replace(ORDINAL, "") : call;
      return new Fact(Fact.Kind.USES, receiver);
    }
    Optional<String> condition = onPath.text(constraint);
    if (condition.isPresent()) {
      return new Fact(Fact.Kind.NEEDS, condition.get() + " (in " + call + ")");
    }
    String result = result(constraint, at, scene);
    return result.isEmpty()
        ? new Fact(Fact.Kind.CALLS, call + " (which takes one way of several)")
        : new Fact(Fact.Kind.FINDS, call + " " + result + " on this path");
  }

  /** What the call at {@code at} returns, if that is the same for all inputs; else nothing. */
  private String result(Constraint constraint, Occurrence at, Scene scene) {
    Variable target = ((Call) scene.statement()).result();
    if (target == null || target.kind() == Kind.REFERENCE) {
      return "";
    }
    Cell cell = new Cell.Slot(at.activation(), target);
    Constant value = onPath.next(cell, Sort.of(target.kind()), constraint.index());
    return value == null
        ? ""
        : scene.texts().constant(scene.place(), new NumberConstant(target.kind(), value.bits()));
  }

  private static String thrown(Scene scene) {
    return scene.statement() instanceof Check check
        ? dev.waymark.program.ir.Names.simple(check.exception())
        : scene.texts().value(scene.place());
  }

  private static Fact branch(Scene scene) {
    Statement statement = scene.statement();
    boolean isBranch =
        statement instanceof If || statement instanceof Switch || statement instanceof Check;
    if (isBranch && scene.outcome() >= 0) {
      String text = scene.texts().needs(scene.place(), scene.outcome());
      boolean isSettled = scene.outcome() == 1 && isOfTypes(statement);
      return new Fact(Fact.Kind.NEEDS, text + (isSettled ? settled(statement) : ""));
    }
    return new Fact(
        Fact.Kind.DOES,
        isBranch ? "goes the way it goes in every run" : "uses the same element as in this run");
  }

  private static String settled(Statement statement) {
    return statement instanceof Check.Cast ? ", but it is one" : ", but it does";
  }

  /** Whether it rests on the class of an object alone, which is as it is. */
  private static boolean isOfTypes(Statement statement) {
    return statement instanceof Check.Cast || statement instanceof Check.Store;
  }

  /** Arguments that methods of the user get; what comes back is said where they return. */
  private Optional<Fact> called(Constraint constraint, Scene scene) {
    for (Instance each : constraint.defines()) {
      if (each.cell() instanceof Cell.Slot slot
          && !slot.activation().equals(constraint.occurrence().activation())
          && isOwn.test(slot.activation().method().owner())) {
        return Optional.of(new Fact(Fact.Kind.CALLS, scene.texts().value(scene.place())));
      }
    }
    return Optional.empty();
  }

  private Optional<Fact> assigned(Constraint constraint, Scene scene) {
    Statement statement = scene.statement();
    Optional<String> target = scene.texts().target(scene.place());
    if (target.isPresent()) {
      return Optional.of(
          new Fact(Fact.Kind.SETS, target.get() + " = " + value(scene), now(constraint, scene)));
    }
    if (!(statement instanceof Assign assign)) {
      return Optional.empty();
    }
    if (assign.value() instanceof NewArray) {
      return constraint.defines().stream().anyMatch(each -> each.cell() instanceof Cell.Length)
          ? Optional.of(new Fact(Fact.Kind.MAKES, scene.texts().value(scene.place())))
          : Optional.empty();
    }
    return found(constraint, assign, scene);
  }

  /** On a path, only what a handler gets comes from no statement. */
  private static String value(Scene scene) {
    String text = scene.texts().value(scene.place());
    return text.equals("(...)") ? "the exception" : text;
  }

  /** The value, if it is known, and the text does not say it already. */
  private String now(Constraint constraint, Scene scene) {
    Instance defined = constraint.defines().get(0);
    Kind kind = kind(scene.statement());
    NumberConstant value = kind == Kind.REFERENCE ? null : known(defined, kind);
    if (value == null) {
      return "";
    }
    String text = scene.texts().constant(scene.place(), value);
    return text.equals(scene.texts().value(scene.place())) ? "" : text;
  }

  private static Kind kind(Statement statement) {
    if (statement instanceof Assign assign) {
      return assign.target().kind();
    }
    if (statement instanceof PutField put) {
      return Kind.of(put.field().descriptor());
    }
    return statement instanceof PutStatic put
        ? Kind.of(put.field().descriptor())
        : ((PutElement) statement).value().kind();
  }

  /** What is read from a field or element, if nothing on the path has put it there. */
  private Optional<Fact> found(Constraint constraint, Assign assign, Scene scene) {
    Variable target = assign.target();
    if (!isRead(assign.value()) || target.kind() == Kind.REFERENCE) {
      return Optional.empty();
    }
    boolean isSaid =
        names.instances(constraint.condition()).stream()
            .anyMatch(each -> !(each.cell() instanceof Cell.Slot));
    NumberConstant value = known(constraint.defines().get(0), target);
    return isSaid || value == null
        ? Optional.empty()
        : Optional.of(
            new Fact(
                Fact.Kind.FINDS,
                scene.texts().value(scene.place())
                    + " still "
                    + scene.texts().constant(scene.place(), value)));
  }

  private static boolean isRead(Expression value) {
    return value instanceof GetField
        || value instanceof GetStatic
        || value instanceof GetElement
        || value instanceof ArrayLength;
  }
}
