package dev.waymark.generalize.automaton;

import dev.waymark.generalize.automaton.PathFrames.PathFrame;
import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Return;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An automaton as it grows, waypoint by waypoint. Where no way to one is found, though the path has
 * come by, what the path did there may change what is kept on other paths; so these keep to the
 * path itself, letter by letter, from its beginning up to there.
 */
final class GrowingAutomaton {
  private static final int BEGINNING = 0;

  private final AutomatonBuilder builder;
  private final MoveSequence path;
  private final PathFrames frames;
  private final Map<Integer, Integer> insides = new HashMap<>();
  private Edges edges = new Edges();
  private @Nullable Start from;
  private int node = BEGINNING;
  private int free = BEGINNING + 1;
  private boolean isLiteral;

  /**
   * Where a call is behind a waypoint, and from where on the nodes of the way to the next count.
   */
  private record Start(PathFrame frame, int base, int node) {}

  GrowingAutomaton(AutomatonBuilder builder, MoveSequence path, PathFrames frames) {
    this.builder = builder;
    this.path = path;
    this.frames = frames;
  }

  /** Goes on to {@code waypoint}. */
  void add(Waypoint waypoint) {
    BitSet ends = keepsSpanned(waypoint) ? endsOfWays(waypoint) : new BitSet();
    int letter = letter(waypoint.place());
    if (ends.isEmpty()) {
      node = alone(waypoint.place());
      ends.set(node);
      letter = Edges.SILENT;
    }
    from = waypoint.place() == path.last() ? null : behind(waypoint.move());
    node = from == null ? free++ : from.node();
    for (int end = ends.nextSetBit(0); end >= 0; end = ends.nextSetBit(end + 1)) {
      edges.add(end, letter, node);
    }
  }

  private boolean keepsSpanned(Waypoint waypoint) {
    return !waypoint.move().isStatement()
        || builder
            .protection()
            .keepsHeap(
                waypoint.spanned(),
                frames.of(waypoint.move()).flow().own(waypoint.move().statement()));
  }

  private BitSet endsOfWays(Waypoint waypoint) {
    Start start = from;
    if (start == null) {
      BitSet ends = new BitSet();
      ends.set(node, node + (waypoint.place() == 0 ? 1 : 0));
      return ends;
    }
    Passage passage = new Passage(waypoint, start.frame(), builder, start.base(), edges);
    BitSet ends = passage.from(start.node());
    passage.addInsides(insides);
    return ends;
  }

  /** Reads the path itself up to {@code place}, and nothing else. */
  private int alone(int place) {
    isLiteral = true;
    edges = new Edges();
    insides.clear();
    int last = BEGINNING;
    for (int i = 0; i <= place; i++) {
      if (path.isRead(i, builder.alphabet())) {
        edges.add(last, letter(i), free);
        last = free++;
      }
    }
    return last;
  }

  private int letter(int place) {
    return path.isRead(place, builder.alphabet())
        ? builder.symbols().of(path.symbol(place))
        : Edges.SILENT;
  }

  /** Where the call that is on top goes on behind {@code move}; not the last. */
  private @Nullable Start behind(Move move) {
    PathFrame frame = frames.of(move);
    PathFrame caller = frame.caller();
    return switch (move.kind()) {
      case STATEMENT -> behind(frame, move.statement(), move.outcome());
      case ENTERED -> start(frame, Position.BEFORE, frame.flow().first());
      case RETURNED -> caller == null ? null : returned(caller, frame.site());
      case THREW -> caller == null ? null : start(caller, Position.THROWN, frame.site());
      case CAUGHT -> throw new IllegalStateException("a handler is no waypoint");
    };
  }

  private Start behind(PathFrame frame, int statement, int outcome) {
    MethodFlow flow = frame.flow();
    if (flow.statement(statement) instanceof Call) {
      return start(frame, Position.CALLING, statement);
    }
    if (flow.statement(statement) instanceof Return) {
      return start(frame, Position.RETURNING, 0);
    }
    return flow.throwsAt(statement, outcome)
        ? start(frame, Position.THROWN, statement)
        : start(frame, Position.BEFORE, flow.next(statement)[outcome]);
  }

  private Start returned(PathFrame caller, int site) {
    boolean isCall = caller.flow().statement(site) instanceof Call;
    return start(caller, isCall ? Position.CALLED : Position.BEFORE, site);
  }

  private Start start(PathFrame frame, Position position, int statement) {
    int base = free;
    free += Passage.nodes(frame);
    return new Start(frame, base, base + position.at(statement, frame.flow().size()));
  }

  /** The automaton, whose last node is the one that accepts. */
  PathAutomaton finish(boolean isOfShape) {
    Trimming trimming = new Trimming(edges, insides, free, BEGINNING, node);
    return trimming.automaton(builder.symbols(), isOfShape || isLiteral ? Reach.SHAPE : Reach.ALL);
  }
}
