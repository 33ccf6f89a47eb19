package dev.waymark.benchmarks.generalize;

import dev.waymark.benchmarks.table.Computing;
import dev.waymark.generalize.Family;
import dev.waymark.generalize.Generalizer;
import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.automaton.Flows;
import dev.waymark.generalize.exhaustive.OutcomeSequence;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.record.MoveRecorder;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Constraint;
import dev.waymark.path.Follower;
import dev.waymark.path.Naming;
import dev.waymark.path.OwnCode;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.Horizon;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Limits;
import dev.waymark.term.Constant;
import dev.waymark.term.Sort;
import dev.waymark.term.Terms;
import dev.waymark.term.simplify.Simplifier;
import java.lang.invoke.MethodType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** The infeasible paths of one subject, generalized and proved one by one. */
final class GeneralizeRun implements AutoCloseable {
  private final Terms terms = Simplifier.newTerms();
  private final ClassHierarchy hierarchy;
  private final World world;
  private final Script script;
  private final AutomatonBuilder automata;
  private final SolverStack searching =
      SolverStack.builder().limits(Limits.ofTime(Duration.ofSeconds(5))).build();
  private final SolverStack plain =
      SolverStack.builder().layers(Set.of()).limits(Limits.ofTime(Duration.ofSeconds(5))).build();
  private final List<OutcomeSequence> paths;
  private final boolean isWhole;
  private final List<int[]> words = new ArrayList<>();
  private final List<Double> proofMillis = new ArrayList<>();
  private double substitutedMillis;

  /**
   * What one path gives.
   *
   * @param ratio of the constraints in the explanation to all
   * @param generalized how many other paths are recognized
   * @param millis to explain and generalize
   * @param exhaustiveMillis to prove the others one by one
   * @param speedup as in the paper
   */
  record Gain(
      double ratio, int generalized, double millis, double exhaustiveMillis, double speedup) {}

  /**
   * Finds the paths of {@code subject}, and proves each that is infeasible.
   *
   * @param most how long to search, and how long to prove; what is not proved by then is left out
   */
  GeneralizeRun(GeneralizeSubject subject, ShortestPaths.Limits limits, Duration most) {
    Program program = new Program(ClassPath.open(ClassPath.placeOf(subject.type())));
    hierarchy = ClassHierarchy.of(program);
    world = new World(hierarchy, new OwnCode(hierarchy), terms);
    Flows flows = new Flows(CallGraph.of(hierarchy), Horizon.SCOPE);
    automata = new AutomatonBuilder(flows, new Symbols(), Alphabet.BRANCHES);
    MethodModel entry =
        program.require(subject.type().getName()).methods().stream()
            .filter(each -> each.name().equals(subject.method()))
            .findFirst()
            .orElseThrow();
    script = script(entry, subject);
    ShortestPaths.Found found =
        new ShortestPaths(world, script, searching, limits).until(over(most)).search();
    int proved = prove(found.infeasible(), over(most));
    paths = found.infeasible().subList(0, proved);
    isWhole = found.isWhole() && proved == found.infeasible().size();
  }

  /** Whether {@code time} has passed from now on. */
  static BooleanSupplier over(Duration time) {
    long end = Computing.nanos() + time.toNanos();
    return () -> Computing.nanos() > end;
  }

  private Script script(MethodModel entry, GeneralizeSubject subject) {
    Heap heap = new Heap();
    Script made = new Script(entry, heap);
    int number = 0;
    for (Class<?> each :
        MethodType.fromMethodDescriptorString(entry.descriptor(), subject.type().getClassLoader())
            .parameterList()) {
      String name = "in" + number++;
      made.take(each.isArray() ? array(name, heap, subject) : number(name, subject));
    }
    return made;
  }

  private PathValue array(String name, Heap heap, GeneralizeSubject subject) {
    List<PathValue> elements = new ArrayList<>();
    for (int i = 0; i < subject.length(); i++) {
      elements.add(number(name + "_" + i, subject));
    }
    return heap.add(new HeapObject.Array("[I", elements));
  }

  private PathValue number(String name, GeneralizeSubject subject) {
    return PathValue.Numeric.of(terms.symbol(Sort.INT, name, subject.least(), subject.greatest()));
  }

  int paths() {
    return paths.size();
  }

  /** Whether there are no other paths of so many tests. */
  boolean isWhole() {
    return isWhole;
  }

  /**
   * Proves path after path, as the paper does: from conditions without substitution.
   *
   * @return how many it proved
   */
  private int prove(List<OutcomeSequence> all, BooleanSupplier isOver) {
    for (int i = 0; i < all.size() / 10 && !isOver.getAsBoolean(); i++) { // to warm up
      proof(all.get(i), Naming.NAMED);
      proof(all.get(i), Naming.SUBSTITUTED);
    }
    for (OutcomeSequence each : all) {
      if (isOver.getAsBoolean()) {
        break;
      }
      proofMillis.add(proof(each, Naming.NAMED));
      substitutedMillis += proof(each, Naming.SUBSTITUTED);
      Walk walk = each.walk(world, script, Naming.SUBSTITUTED, new MoveRecorder());
      words.add(
          ((MoveRecorder) walk.follower()).record().word(automata.alphabet(), automata.symbols()));
    }
    return words.size();
  }

  private double proof(OutcomeSequence path, Naming naming) {
    long start = Computing.nanos();
    Walk walk = path.walk(world, script, naming, Follower.NONE);
    plain.check(ShortestPaths.query(walk.constraints()));
    return millisSince(start);
  }

  /** What a proof takes on average, without substitution and with it. */
  String proofs() {
    double named = proofMillis.stream().mapToDouble(Double::doubleValue).sum();
    return "%.2f ms a path without substitution, %.2f ms with it"
        .formatted(named / paths.size(), substitutedMillis / paths.size());
  }

  private static double millisSince(long start) {
    return (Computing.nanos() - start) / 1e6;
  }

  /** What generalizing path {@code index} gives; empty if the solver does not refute it again. */
  Optional<Gain> generalize(int index, Precision precision) {
    Generalizer generalizer =
        new Generalizer(new Explainer(plain, precision), automata, world.names());
    long start = Computing.nanos();
    Walk walk = paths.get(index).walk(world, script, Naming.NAMED, new MoveRecorder());
    List<Constraint> constraints = walk.constraints();
    Optional<Family> family =
        generalizer.generalize(((MoveRecorder) walk.follower()).record(), constraints);
    double millis = millisSince(start);
    return family.map(found -> gain(index, found, constraints, millis));
  }

  private Gain gain(int index, Family family, List<Constraint> constraints, double millis) {
    double exhaustive = 0;
    int generalized = 0;
    for (int i = 0; i < words.size(); i++) {
      if (i != index && family.automaton().accepts(words.get(i))) {
        generalized++;
        exhaustive += proofMillis.get(i);
      }
    }
    double own = proofMillis.get(index);
    long all = constraints.stream().filter(each -> !(each.condition() instanceof Constant)).count();
    double ratio = family.explanation().constraints().size() / (double) all;
    return new Gain(ratio, generalized, millis, exhaustive, (own + exhaustive) / (own + millis));
  }

  @Override
  public void close() {
    searching.close();
    plain.close();
  }
}
