package dev.waymark.generalize;

import dev.waymark.generalize.automaton.AutomatonBuilder;
import dev.waymark.generalize.automaton.Flows;
import dev.waymark.generalize.exhaustive.OutcomeSequence;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.explain.Explainer;
import dev.waymark.generalize.explain.Precision;
import dev.waymark.generalize.record.MoveRecorder;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.generalize.record.WordWriter;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Naming;
import dev.waymark.path.OwnCode;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.state.Script;
import dev.waymark.path.walk.Replay;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.call.Horizon;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Limits;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import java.lang.invoke.MethodType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A method to be walked through with numbers that are symbols, and arrays of one length. */
public final class Ground implements AutoCloseable {
  private static final int RANGE = 100_000;

  private final List<Symbol> inputs = new ArrayList<>();
  private final Terms terms = Simplifier.newTerms();
  private final Program program;
  private final ClassHierarchy hierarchy;
  private final World world;
  private final MethodModel entry;
  private final Script script;
  private final Symbols symbols = new Symbols();
  private final Flows flows;
  private final SolverStack solver =
      SolverStack.builder().limits(Limits.ofTime(Duration.ofSeconds(5))).build();

  /** The only method of this name in {@code type}, which is among {@code place}'s classes. */
  public Ground(ClassSource place, String type, String method, int length) {
    program = new Program(place);
    hierarchy = ClassHierarchy.of(program);
    world = new World(hierarchy, new OwnCode(hierarchy), terms);
    flows = new Flows(CallGraph.of(hierarchy), Horizon.SCOPE);
    entry =
        program.require(type).methods().stream()
            .filter(each -> each.name().equals(method))
            .findFirst()
            .orElseThrow();
    script = script(length);
  }

  /** A method of a test. */
  public static Ground of(Class<?> type, String method, int length) {
    return new Ground(ClassPath.open(ClassPath.placeOf(type)), type.getName(), method, length);
  }

  private Script script(int length) {
    Heap heap = new Heap();
    Script made = new Script(entry, heap);
    int number = 0;
    for (Class<?> each :
        MethodType.fromMethodDescriptorString(entry.descriptor(), Ground.class.getClassLoader())
            .parameterList()) {
      made.take(value(each, "in" + number++, heap, length));
    }
    return made;
  }

  private PathValue value(Class<?> type, String name, Heap heap, int length) {
    if (!type.isArray()) {
      Symbol symbol = terms.symbol(Sort.INT, name, -RANGE, RANGE);
      inputs.add(symbol);
      return PathValue.Numeric.of(symbol);
    }
    List<PathValue> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      elements.add(value(type.getComponentType(), name + "_" + i, heap, length));
    }
    return heap.add(new HeapObject.Array(type.descriptorString(), elements));
  }

  public World world() {
    return world;
  }

  public MethodModel entry() {
    return entry;
  }

  public Script script() {
    return script;
  }

  public Symbols symbols() {
    return symbols;
  }

  public Flows flows() {
    return flows;
  }

  public SolverStack solver() {
    return solver;
  }

  public ShortestPaths.Found search(ShortestPaths.Limits limits) {
    return new ShortestPaths(world, script, solver, limits).search();
  }

  public MoveSequence record(OutcomeSequence path) {
    return recorded(walk(path));
  }

  static MoveSequence recorded(Walk walk) {
    return ((MoveRecorder) walk.follower()).record();
  }

  /** The word of the path that {@code numbers} take, as far as it can be followed. */
  public int[] word(Assignment numbers, Alphabet alphabet) {
    Walk walk = new Walk(world, script, Naming.SUBSTITUTED, new WordWriter(alphabet, symbols));
    Replay.of(walk, numbers);
    int[] written = ((WordWriter) walk.follower()).word();
    checkRecorded(written, numbers, alphabet);
    return written;
  }

  /** The two ways to get a word must agree, but for the last letter, which is always recorded. */
  private void checkRecorded(int[] written, Assignment numbers, Alphabet alphabet) {
    Walk walk = new Walk(world, script, Naming.SUBSTITUTED, new MoveRecorder());
    Replay.of(walk, numbers);
    int[] recorded = recorded(walk).word(alphabet, symbols);
    int length = Math.max(0, recorded.length - 1);
    if (!Arrays.equals(written, 0, length, recorded, 0, length)) {
      throw new IllegalStateException(
          Arrays.toString(written) + " is not " + Arrays.toString(recorded));
    }
  }

  /** The symbols of the input. */
  public List<Symbol> inputs() {
    return inputs;
  }

  Walk walk(OutcomeSequence path) {
    return path.walk(world, script, Naming.NAMED, new MoveRecorder());
  }

  AutomatonBuilder automata(Alphabet alphabet) {
    return new AutomatonBuilder(flows, symbols, alphabet);
  }

  public Optional<Family> family(
      OutcomeSequence path, Precision precision, AutomatonBuilder automata) {
    Walk walk = walk(path);
    return new Generalizer(new Explainer(solver, precision), automata, world.names())
        .generalize(recorded(walk), walk.constraints());
  }

  @Override
  public void close() {
    solver.close();
  }
}
