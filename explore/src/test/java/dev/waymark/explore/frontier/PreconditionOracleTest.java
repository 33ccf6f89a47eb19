package dev.waymark.explore.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.bidirectional.proof.Facts;
import dev.waymark.bidirectional.proof.MethodProver;
import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.input.ShapeFinder;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.path.World;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.Horizon;
import dev.waymark.program.call.MayWrite;
import dev.waymark.program.flow.Block;
import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Statement;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.SolverStack;
import dev.waymark.target.Entry;
import dev.waymark.target.Shape;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.classic.Triangle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What must hold before a path, so that a predicate holds after it, holds of a state exactly if the
 * path from there ends as the predicate says; states come from walks of the path interpreter, which
 * are compared with runs elsewhere. Where a call was on the way, "exactly" is only "at least". With
 * {@code -Dwaymark.oracle=all}, all methods of the validation programs take part, else a sample.
 */
class PreconditionOracleTest {
  private static final boolean IS_ALL = "all".equals(System.getProperty("waymark.oracle"));
  private static final int STRIDE = IS_ALL ? 1 : 12;
  private static final int SEEDS = IS_ALL ? 6 : 2;
  private static final int PREDICATES = IS_ALL ? 12 : 6;
  private static final int MOST_SHAPES = IS_ALL ? 6 : 3;
  private static final int LONGEST = 6;
  private static final int MOST_WAYS = 64;
  private static final Bounds BOUNDS = new Bounds(2, Map.of());

  private final Program program = new Program(ClassPath.open(ClassPath.placeOf(Triangle.class)));
  private final ClassHierarchy hierarchy = ClassHierarchy.of(program);
  private final CallGraph calls = CallGraph.of(hierarchy);
  private final MayWrite mayWrite = calls.writes(Horizon.PLATFORM);
  private final Facts facts = new Facts();
  private final Random random = new Random(21);
  private final Map<String, String> wrong = new TreeMap<>();
  private int held;
  private int failed;
  private int elsewhere;

  @Test
  void preconditionsHoldExactlyWherePathsEndAsWanted() {
    int count = 0;
    try (SolverStack solver = SolverStack.builder().build()) {
      for (String name : program.classes().names()) {
        for (MethodModel method : program.require(name).methods()) {
          if (isEntry(method) && count++ % STRIDE == 0) {
            compare(method, solver);
          }
        }
      }
    }
    String figures =
        "%d methods, %d predicates that hold, %d that do not, %d other paths"
            .formatted(count, held, failed, elsewhere);
    if (IS_ALL) {
      System.out.println(figures);
    }
    assertEquals(Map.of(), wrong, figures);
    assertTrue(held > 100 && failed > 100 && elsewhere > 50, figures);
  }

  private static boolean isEntry(MethodModel method) {
    try {
      Entry.of(method);
      return !method.isSynthetic() && method.hasCode();
    } catch (ProgramException e) {
      return false;
    }
  }

  private void compare(MethodModel method, SolverStack solver) {
    solver.forget();
    World world = new World(hierarchy, new InstrumentedCallees(hierarchy), Simplifier.newTerms());
    Entry entry = Entry.of(method);
    List<List<Trace.Point>> traces = new ArrayList<>();
    List<List<Shape>> shapes = new ShapeFinder(world.terms(), BOUNDS).find(entry);
    for (int i = 0; i < Math.min(shapes.size(), MOST_SHAPES); i++) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        traces.add(Trace.of(entry, new FirstInputs(seed).of(shapes.get(i)), world));
      }
    }
    try (CoreConfirmation confirmation = new CoreConfirmation()) {
      MethodProver prover = new MethodProver(calls, mayWrite, solver, confirmation, facts);
      for (List<Trace.Point> trace : traces) {
        for (int i = 1; i < trace.size(); i++) {
          int length = 1 + random.nextInt(LONGEST);
          List<Trace.Point> path = trace.subList(Math.max(0, i - length), i + 1);
          compare(method, path, prover);
          compareElsewhere(method, path, traces, prover);
        }
      }
    }
  }

  /** Random predicates at the end of a path. */
  private void compare(MethodModel method, List<Trace.Point> path, MethodProver prover) {
    boolean isExact = isExact(method, path);
    for (int i = 0; i < PREDICATES; i++) {
      Term wanted = predicate(method, prover.places());
      Trace.Point end = path.get(path.size() - 1);
      Optional<Boolean> after = end.holds(wanted, prover.places());
      List<Predicate> ways = before(method, path, Predicate.TRUE.and(wanted), prover);
      if (after.isPresent() && ways != null) {
        Optional<Boolean> before = holds(path.get(0), ways, prover.places());
        boolean isWrong =
            before.isPresent() && !before.get().equals(after.get()) && (after.get() || isExact);
        held += after.get() ? 1 : 0;
        failed += after.get() ? 0 : 1;
        if (isWrong) {
          wrong.put(method + " " + blocks(path), wanted + " is " + after.get() + ": " + ways);
        }
      }
    }
  }

  /** States from where another path is taken. */
  private void compareElsewhere(
      MethodModel method,
      List<Trace.Point> path,
      List<List<Trace.Point>> traces,
      MethodProver prover) {
    List<Predicate> ways = before(method, path, Predicate.TRUE, prover);
    if (ways == null || !isExact(method, path)) {
      return;
    }
    for (List<Trace.Point> other : traces) {
      int last = other.size() - path.size();
      for (int i = 0; i <= last; i++) {
        List<Trace.Point> taken = other.subList(i, i + path.size());
        if (taken.get(0).block() == path.get(0).block() && !blocks(taken).equals(blocks(path))) {
          elsewhere++;
          if (holds(taken.get(0), ways, prover.places()).equals(Optional.of(true))) {
            wrong.put(method + " " + blocks(path), "taken instead: " + blocks(taken) + ways);
          }
        }
      }
    }
  }

  private static List<Integer> blocks(List<Trace.Point> path) {
    return path.stream().map(Trace.Point::block).toList();
  }

  /** Whether one of {@code ways} holds; nothing if that is not known. */
  private static Optional<Boolean> holds(Trace.Point point, List<Predicate> ways, Places places) {
    boolean isKnown = true;
    for (Predicate way : ways) {
      Optional<Boolean> all = Optional.of(true);
      for (Term each : way.conditions()) {
        Optional<Boolean> one = point.holds(each, places);
        if (one.equals(Optional.of(false))) {
          all = one;
          break;
        }
        all = one.isEmpty() ? one : all;
      }
      if (all.equals(Optional.of(true))) {
        return all;
      }
      isKnown &= all.isPresent();
    }
    return isKnown ? Optional.of(false) : Optional.empty();
  }

  /** Whether nothing on the way is looked over. */
  private static boolean isExact(MethodModel method, List<Trace.Point> path) {
    for (int i = 0; i + 1 < path.size(); i++) {
      int from = path.get(i).block();
      int to = path.get(i + 1).block();
      Block block = method.cfg().block(from);
      boolean isThrown =
          method.cfg().transfers().stream()
              .anyMatch(
                  each -> each.from() == from && each.to() == to && each.cause().isExceptional());
      if (isThrown) {
        return false;
      }
      for (int each = block.firstStatement(); each < block.endStatement(); each++) {
        if (isLookedOver(method.code().statement(each))) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isLookedOver(Statement statement) {
    return statement instanceof Call
        || statement instanceof Monitor
        || statement instanceof PutStatic
        || (statement instanceof Assign assign && assign.canThrow());
  }

  /** What must hold where {@code path} begins, each of several ways; null if they are too many. */
  private static @Nullable List<Predicate> before(
      MethodModel method, List<Trace.Point> path, Predicate after, MethodProver prover) {
    Frame frame = Frame.of(method, 0);
    List<Predicate> ways = List.of(after);
    for (int i = path.size() - 2; i >= 0; i--) {
      List<Predicate> earlier = new ArrayList<>();
      for (Predicate way : ways) {
        int first = method.cfg().block(path.get(i + 1).block()).firstStatement();
        Stepper stepper = new Stepper(path.get(i).block());
        prover.steps().beforeBlock(state(frame, path.get(i + 1).block(), first, way), stepper);
        for (State state : stepper.found) {
          Predicate at = prover.steps().toBeginning(state, stepper);
          if (at == null) {
            return null;
          }
          if (!at.isFalse()) {
            earlier.add(at);
          }
        }
      }
      if (earlier.size() > MOST_WAYS) {
        return null;
      }
      ways = earlier;
    }
    return ways;
  }

  private static State state(Frame frame, int block, int first, Predicate predicate) {
    return new State(frame, block, first, predicate, null, null);
  }

  /** Goes back to one block, and into no call. */
  private static final class Stepper implements BackSteps.Traveller {
    private final int block;
    private final List<State> found = new ArrayList<>();

    Stepper(int block) {
      this.block = block;
    }

    @Override
    public Effort effort() {
      return new Effort(1_000, 1, 1_000, false, false);
    }

    @Override
    public void found(State state) {
      if (state.block() == block) {
        found.add(state);
      }
    }
  }

  /** What can be said at random of locals, and of what they refer to. */
  private Term predicate(MethodModel method, Places places) {
    Terms terms = places.terms();
    List<Term> values = new ArrayList<>();
    Set<Local> locals = locals(method);
    for (Local local : locals) {
      Term value = places.of(Place.Slot.of(0, local));
      values.add(value);
      if (local.kind() == Kind.REFERENCE) {
        values.addAll(inside(method, value, places));
      }
    }
    statics(method).forEach(each -> values.add(places.of(new Place.Static(each))));
    if (values.isEmpty()) {
      return terms.truth();
    }
    Term left = values.get(random.nextInt(values.size()));
    boolean isReference = isReference(left, places);
    List<Term> alike =
        values.stream()
            .filter(each -> each.sort() == left.sort())
            .filter(each -> isReference(each, places) == isReference)
            .toList();
    long[] constants = {0, 1, -1, 2, random.nextInt(100) - 50};
    Term right =
        random.nextBoolean()
            ? alike.get(random.nextInt(alike.size()))
            : constant(terms, left.sort(), isReference ? 0 : constants[random.nextInt(5)]);
    Relation[] relations = Relation.values();
    Relation relation =
        isReference
            ? random.nextBoolean() ? Relation.EQ : Relation.NE
            : relations[random.nextInt(relations.length)];
    return terms.compare(relation, left, right);
  }

  /** References are numbers that only tell which are the same. */
  private static boolean isReference(Term value, Places places) {
    if (!(value instanceof Symbol symbol)) {
      return true;
    }
    Place place = places.placeOf(symbol);
    if (place instanceof Place.Slot slot) {
      return slot.kind() == Kind.REFERENCE;
    }
    if (place instanceof Place.Element element) {
      return element.type().kind() == Kind.REFERENCE;
    }
    if (place instanceof Place.Field field) {
      return Kind.of(field.field().descriptor()) == Kind.REFERENCE;
    }
    return place instanceof Place.Static field
        && Kind.of(field.field().descriptor()) == Kind.REFERENCE;
  }

  private static Term constant(Terms terms, Sort sort, long value) {
    return switch (sort) {
      case FLOAT -> terms.constant(sort, Float.floatToRawIntBits((float) value) & 0xFFFFFFFFL);
      case DOUBLE -> terms.constant(sort, Double.doubleToRawLongBits((double) value));
      default -> terms.constant(sort, value);
    };
  }

  private static Set<Local> locals(MethodModel method) {
    Set<Local> locals = new LinkedHashSet<>();
    for (Statement each : method.code().statements()) {
      if (each instanceof Assign assign) {
        if (assign.target() instanceof Local local) {
          locals.add(local);
        }
        if (assign.value() instanceof Local local) {
          locals.add(local);
        }
      }
    }
    return locals;
  }

  /** Lengths, elements and fields that the method is about. */
  private List<Term> inside(MethodModel method, Term object, Places places) {
    List<Term> found = new ArrayList<>();
    for (Statement each : method.code().statements()) {
      if (each instanceof Assign assign && assign.value() instanceof ArrayLength) {
        found.add(places.of(new Place.Length(object)));
      }
      ElementType type = elementType(each);
      if (type != null) {
        Term index = places.terms().intConstant(random.nextInt(3));
        found.add(places.of(new Place.Element(type, object, index)));
      }
      FieldRef field = field(each);
      if (field != null) {
        found.add(places.of(new Place.Field(resolved(field), object)));
      }
    }
    return found;
  }

  private FieldRef resolved(FieldRef field) {
    FieldRef resolved = hierarchy.resolve(field);
    return resolved == null ? field : resolved;
  }

  private static @Nullable ElementType elementType(Statement statement) {
    if (statement instanceof PutElement put) {
      return put.type();
    }
    return statement instanceof Assign assign && assign.value() instanceof GetElement get
        ? get.type()
        : null;
  }

  private static @Nullable FieldRef field(Statement statement) {
    if (statement instanceof PutField put) {
      return put.field();
    }
    return statement instanceof Assign assign && assign.value() instanceof GetField get
        ? get.field()
        : null;
  }

  private List<FieldRef> statics(MethodModel method) {
    List<FieldRef> found = new ArrayList<>();
    for (Statement each : method.code().statements()) {
      if (each instanceof Assign assign && assign.value() instanceof GetStatic get) {
        found.add(resolved(get.field()));
      }
    }
    return found;
  }
}
