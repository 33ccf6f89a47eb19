package dev.waymark.generalize.reason;

import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Activation;
import dev.waymark.path.Cell;
import dev.waymark.path.Constraint;
import dev.waymark.path.Instance;
import dev.waymark.path.Occurrence;
import dev.waymark.path.World;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.lowering.BoxingReferences;
import dev.waymark.program.lowering.PatternSwitches;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Puts an explanation in words. Every constraint of it is said, but for those that only hand on a
 * value that another one mentions; and if something is set in between that the explanation does not
 * need, that is said too, so that no name means two things unnoticed.
 */
public final class ReasonWriter {
  private final World world;
  private final List<Constraint> walked;
  private final ExecutedStatements executed;
  private final InputFacts inputs;
  private final PathValues values;

  /**
   * Words for explanations of one path.
   *
   * @param walked all constraints of the path
   */
  public ReasonWriter(
      World world, MoveSequence path, List<Constraint> walked, InputNames inputNames) {
    this.world = world;
    this.walked = List.copyOf(walked);
    this.executed = new ExecutedStatements(path);
    this.values = new PathValues(world.terms(), world.names(), walked);
    this.inputs = new InputFacts(inputNames, world.names(), walked);
  }

  /** A fact and where it belongs. */
  private record Said(int index, @Nullable Place place, Fact fact) {}

  /** A line of a call. */
  private record Place(Activation call, int line, int instruction) {}

  /** The reason that {@code why} gives. */
  public Reason write(Explanation why) {
    List<Constraint> constraints = why.constraints();
    StatementFacts statements =
        new StatementFacts(
            executed,
            world.names(),
            new KnownValues(world.terms(), constraints),
            values,
            this::isOwn);
    boolean asksWhichObject = constraints.stream().anyMatch(this::asksWhichObject);
    List<Said> said = new ArrayList<>();
    for (Constraint each : constraints) {
      say(each, statements, asksWhichObject).ifPresent(said::add);
    }
    said.addAll(unneeded(constraints));
    said.sort(Comparator.comparingInt(Said::index));
    return new Reason(clauses(withoutRepetition(said)));
  }

  private Optional<Said> say(
      Constraint constraint, StatementFacts statements, boolean asksWhichObject) {
    Occurrence at = own(constraint.occurrence());
    if (at == null || at.statement() == Occurrence.OF_SCRIPT) {
      return inputs
          .of(constraint, asksWhichObject)
          .map(fact -> new Said(constraint.index(), null, fact));
    }
    MethodModel method = method(at.activation().method());
    return method == null || (isBornOfCompiler(at.activation()) && !setsField(method, at))
        ? Optional.empty()
        : statements
            .of(constraint, method, at)
            .filter(fact -> !PatternSwitches.isMade(fact.text()))
            .map(fact -> new Said(constraint.index(), place(method, at), fact));
  }

  private boolean isOwn(String type) {
    return world.callees().isOpen(type) && !world.callees().isModel(type);
  }

  /** The statement of the user's code in which {@code occurrence} happens; null if in none. */
  private @Nullable Occurrence own(Occurrence occurrence) {
    Occurrence at = occurrence;
    while (at != null && !isWritten(at.activation().method())) {
      at = at.activation().beginning();
    }
    return at;
  }

  private boolean isWritten(MethodRef method) {
    return isOwn(method.owner())
        && !PatternSwitches.isMade(method.name())
        && !BoxingReferences.isMade(method.name());
  }

  private @Nullable MethodModel method(MethodRef ref) {
    ClassModel owner = world.hierarchy().find(ref.owner());
    return owner == null ? null : owner.find(ref.name(), ref.descriptor());
  }

  private static Place place(MethodModel method, Occurrence at) {
    int instruction = method.code().instructionOf(at.statement());
    return new Place(at.activation(), method.code().line(instruction), instruction);
  }

  /** Whether it makes the constants of an enum, or what a switch over them needs. */
  private boolean isBornOfCompiler(Activation activation) {
    Activation call = activation;
    Occurrence beginning = call.beginning();
    while (beginning != null && beginning.statement() != Occurrence.OF_SCRIPT) {
      if (call.method().name().equals("values") && isEnum(call.method().owner())) {
        return true;
      }
      call = beginning.activation();
      beginning = call.beginning();
    }
    return call.method().name().equals("<clinit>")
        && (isEnum(call.method().owner()) || hasSwitchMap(call.method()));
  }

  private boolean isEnum(String type) {
    ClassModel model = world.hierarchy().find(type);
    return model != null && model.declaration().isEnum();
  }

  private boolean hasSwitchMap(MethodRef initializer) {
    MethodModel method = method(initializer);
    return method != null
        && method.code().statements().stream()
            .anyMatch(each -> each instanceof PutStatic put && put.field().isSwitchMap());
  }

  private static boolean setsField(MethodModel method, Occurrence at) {
    return method.code().statement(at.statement()) instanceof PutField;
  }

  /** Whether a branch compares references. */
  private boolean asksWhichObject(Constraint constraint) {
    Occurrence at = constraint.occurrence();
    MethodModel method =
        at.statement() == Occurrence.OF_SCRIPT ? null : method(at.activation().method());
    if (method == null || !constraint.isBranch()) {
      return false;
    }
    Statement statement = method.code().statement(at.statement());
    return statement instanceof Check.Null
        || (statement instanceof If jump && jump.left().kind() == Kind.REFERENCE);
  }

  /** Assignments to what the explanation speaks of that it has no use for. */
  private List<Said> unneeded(List<Constraint> constraints) {
    Set<Instance> defined = new HashSet<>();
    Map<Cell, Set<Instance>> mentioned = new LinkedHashMap<>();
    for (Constraint each : constraints) {
      defined.addAll(each.defines());
      for (Instance one : world.names().instances(each.condition())) {
        mentioned.computeIfAbsent(one.cell(), key -> new LinkedHashSet<>()).add(one);
      }
    }
    Set<Instance> unexplained = new LinkedHashSet<>();
    for (Set<Instance> each : mentioned.values()) {
      if (each.size() > 1) {
        each.stream().filter(one -> !defined.contains(one)).forEach(unexplained::add);
      }
    }
    return unexplained.isEmpty() ? List.of() : assignments(unexplained, constraints);
  }

  private List<Said> assignments(Set<Instance> wanted, List<Constraint> constraints) {
    List<Said> said = new ArrayList<>();
    for (Constraint each : walked) {
      Occurrence at = own(each.occurrence());
      if (at != null
          && at.statement() != Occurrence.OF_SCRIPT
          && each.defines().stream().anyMatch(wanted::contains)) {
        MethodModel method = method(at.activation().method());
        int place = executed.place(at);
        if (method != null && place >= 0) {
          target(method, at, place)
              .ifPresent(
                  text -> {
                    String again = isFirst(each, constraints) ? text : text + " anew";
                    Fact fact = new Fact(Fact.Kind.SETS, again);
                    said.add(new Said(each.index(), place(method, at), fact));
                  });
        }
      }
    }
    return said;
  }

  /** Whether nothing is said before of what {@code assignment} sets. */
  private boolean isFirst(Constraint assignment, List<Constraint> constraints) {
    Set<Cell> cells = new HashSet<>();
    assignment.defines().forEach(each -> cells.add(each.cell()));
    return constraints.stream()
        .filter(each -> each.index() < assignment.index())
        .flatMap(each -> world.names().instances(each.condition()).stream())
        .noneMatch(each -> cells.contains(each.cell()));
  }

  private Optional<String> target(MethodModel method, Occurrence at, int place) {
    ExecutedDefinitions definitions =
        new ExecutedDefinitions(executed.of(at.activation()), place, each -> null);
    return method.texts(definitions).target(place);
  }

  /** Without what another fact of the same line mentions, and without what was just said. */
  private static List<Said> withoutRepetition(List<Said> all) {
    List<Said> kept = new ArrayList<>();
    for (Said each : all) {
      if (!isMentioned(each, all) && !kept.contains(each) && !isLast(kept, each)) {
        kept.add(each);
      }
    }
    return kept;
  }

  private static boolean isMentioned(Said one, List<Said> all) {
    return all.stream().anyMatch(other -> isSamePlace(one, other) && other.fact().says(one.fact()));
  }

  private static boolean isLast(List<Said> kept, Said next) {
    Said last = kept.isEmpty() ? null : kept.get(kept.size() - 1);
    return last != null && isSamePlace(last, next) && last.fact().equals(next.fact());
  }

  private static boolean isSamePlace(Said one, Said other) {
    Place place = one.place();
    Place that = other.place();
    return place != null
        && that != null
        && place.call().equals(that.call())
        && (place.line() > 0
            ? place.line() == that.line()
            : place.instruction() == that.instruction());
  }

  private static List<Clause> clauses(List<Said> said) {
    List<Clause> clauses = new ArrayList<>();
    int next = 0;
    while (next < said.size()) {
      Said first = said.get(next++);
      Place place = first.place();
      if (place == null) {
        clauses.add(Clause.ofInput(first.fact()));
        continue;
      }
      List<Fact> facts = new ArrayList<>(List.of(first.fact()));
      while (next < said.size() && isSamePlace(first, said.get(next))) {
        facts.add(said.get(next++).fact());
      }
      String text =
          place.line() > 0 ? "line " + place.line() : "instruction " + place.instruction();
      clauses.add(new Clause(place.call().method(), text, place.line(), facts));
    }
    return clauses;
  }
}
