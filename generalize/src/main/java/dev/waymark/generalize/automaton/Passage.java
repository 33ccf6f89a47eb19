package dev.waymark.generalize.automaton;

import dev.waymark.generalize.automaton.PathFrames.PathFrame;
import dev.waymark.generalize.chain.ProtectedCells;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.word.Alphabet;
import dev.waymark.generalize.word.PathSymbol;
import dev.waymark.generalize.word.Symbols;
import dev.waymark.path.Activation;
import dev.waymark.program.call.Writes;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Map;

/**
 * The definition-clear ways from one waypoint to the next (paper 003, Figure 6): all that the code
 * of one call can do without changing what is kept, calls that come back included. Linear in the
 * statements of the method.
 */
final class Passage {
  private static final Writes OF_HANDLER = Writes.of(new Stack(0, Kind.REFERENCE));

  private final Waypoint goal;
  private final PathFrame frame;
  private final MethodFlow flow;
  private final Activation activation;
  private final ProtectedCells kept;
  private final Protection protection;
  private final Alphabet alphabet;
  private final Symbols symbols;
  private final int base;
  private final Edges edges;
  private final BitSet seen = new BitSet();
  private final Deque<Integer> waiting = new ArrayDeque<>();

  /** Numbers its nodes from {@code base}, and adds its edges to {@code edges}. */
  Passage(Waypoint goal, PathFrame frame, AutomatonBuilder builder, int base, Edges edges) {
    this.goal = goal;
    this.frame = frame;
    this.flow = frame.flow();
    this.activation = frame.activation();
    this.kept = goal.kept();
    this.protection = builder.protection();
    this.alphabet = builder.alphabet();
    this.symbols = builder.symbols();
    this.base = base;
    this.edges = edges;
  }

  /** How many nodes a passage through {@code frame} may have. */
  static int nodes(PathFrame frame) {
    return Position.count(frame.flow().size());
  }

  int node(Position position, int statement) {
    return base + position.at(statement, flow.size());
  }

  /** Finds all ways from {@code start}; returns the nodes that they end at. */
  BitSet from(int start) {
    visit(start);
    if (goal.isImmediate()) {
      waiting.clear();
    }
    while (!waiting.isEmpty()) {
      int next = waiting.remove() - base;
      expand(Position.of(next, flow.size()), next % flow.size());
    }
    BitSet ends = goals();
    ends.and(seen);
    return ends;
  }

  private void visit(int node) {
    if (!seen.get(node)) {
      seen.set(node);
      waiting.add(node);
    }
  }

  private void edge(int source, int letter, int target) {
    edges.add(source, letter, target);
    visit(target);
  }

  private BitSet goals() {
    BitSet goals = new BitSet();
    Move move = goal.move();
    switch (move.kind()) {
      case STATEMENT -> goals.set(node(Position.BEFORE, move.statement()));
      case ENTERED -> {
        if (flow.statement(move.statement()) instanceof Call) {
          goals.set(node(Position.CALLING, move.statement()));
          goals.set(node(Position.ENTERING, move.statement()));
          goals.set(node(Position.CALLED, move.statement()));
        } else {
          goals.set(node(Position.BEFORE, move.statement()));
        }
      }
      case RETURNED -> goals.set(node(Position.RETURNING, 0));
      case THREW -> goals.set(node(Position.THROWN, move.statement()));
      case CAUGHT -> throw new IllegalStateException("a handler is no waypoint");
    }
    return goals;
  }

  private void expand(Position position, int at) {
    int node = node(position, at);
    switch (position) {
      case BEFORE -> execute(node, at);
      case CALLING -> {
        if (isPassable(at) && protection.keepsHeap(kept, flow.writes(at))) {
          edge(node, Edges.SILENT, node(Position.BEFORE, at + 1));
          passOver(node, at);
          handle(node, at);
        }
      }
      case CALLED -> {
        edge(node, Edges.SILENT, node(Position.BEFORE, at + 1));
        passOver(node, at);
      }
      case INSIDE -> {
        int returned = symbols.of(PathSymbol.returned(frame.level() + 1));
        boolean isCall = flow.statement(at) instanceof Call;
        edge(node, returned, node(isCall ? Position.CALLED : Position.BEFORE, at));
        int threw = symbols.of(PathSymbol.threw(frame.level() + 1, PathSymbol.ANY));
        edge(node, threw, node(Position.THROWN, at));
      }
      case THROWN -> handle(node, at);
      case ENTERING, RETURNING -> {} // the end of the way
    }
  }

  private void execute(int node, int at) {
    Statement statement = flow.statement(at);
    if (statement instanceof Call) {
      call(node, at);
    } else if (statement instanceof Return) {
      edge(node, letter(at, 0), node(Position.RETURNING, 0));
    } else if (protection.keeps(kept, activation, flow.writes(at))) {
      int[] next = flow.next(at);
      for (int i = 0; i < next.length; i++) {
        edge(node, letter(at, i), node(Position.BEFORE, next[i]));
      }
      if (statement instanceof If jump && comparesObjects(jump)) {
        passOver(node, at);
      } else if (flow.throwsAt(at, next.length)) { // the second way of a check
        edge(node, letter(at, next.length), node(Position.THROWN, at));
      }
    }
  }

  /** Whether a model may be asked if two boxes are the same one. */
  private boolean comparesObjects(If jump) {
    return jump.left().kind() == Kind.REFERENCE && kept.isOfSlots();
  }

  private void call(int node, int at) {
    if (isPassable(at) && protection.keeps(kept, activation, flow.writes(at))) {
      edge(node, letter(at, 0), node(Position.CALLING, at));
    }
    boolean isGoal = goal.move().kind() == PathSymbol.Kind.ENTERED && goal.move().statement() == at;
    if (isGoal && protection.keepsHeap(kept, flow.own(at))) {
      edge(node, letter(at, 0), node(Position.ENTERING, at));
    }
  }

  private boolean isPassable(int at) {
    return kept.admitsCalls() || !(flow.statement(at) instanceof Call);
  }

  /** Whatever is entered from here comes back, if it writes nothing that is kept. */
  private void passOver(int node, int at) {
    if (isPassable(at) && protection.keeps(kept, activation, flow.writes(at))) {
      int entered = symbols.of(PathSymbol.entered(frame.level() + 1, null, at));
      edge(node, entered, node(Position.INSIDE, at));
    }
  }

  private void handle(int node, int at) {
    if (!protection.keeps(kept, activation, OF_HANDLER)) {
      return;
    }
    for (int handler : flow.handlers(at)) {
      PathSymbol caught = PathSymbol.caught(frame.level(), flow.method().ref(), at, handler);
      edge(node, symbols.of(caught), node(Position.BEFORE, handler));
    }
  }

  private int letter(int at, int outcome) {
    return alphabet.includes(flow.statement(at), outcome)
        ? symbols.of(PathSymbol.statement(frame.level(), flow.method().ref(), at, outcome))
        : Edges.SILENT;
  }

  /** Notes the nodes within calls that are passed over, each with the level of the caller. */
  void addInsides(Map<Integer, Integer> insides) {
    int first = node(Position.INSIDE, 0);
    for (int i = seen.nextSetBit(first); i >= 0 && i < first + flow.size(); ) {
      insides.put(i, frame.level());
      i = seen.nextSetBit(i + 1);
    }
  }
}
