package dev.waymark.generalize.automaton;

import dev.waymark.generalize.record.Move;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.generalize.word.PathSymbol.Kind;
import dev.waymark.path.Activation;
import dev.waymark.path.Occurrence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The calls of a path. */
final class PathFrames {
  private final Map<Integer, PathFrame> frames = new HashMap<>();

  /** A call, which comes from a statement of its caller; there is none at the bottom. */
  static final class PathFrame {
    private final @Nullable PathFrame caller;
    private final int site;
    private final int level;
    private final MethodFlow flow;
    private final int entered;
    private int left = -1;
    private @Nullable Activation activation;

    private PathFrame(@Nullable PathFrame caller, Move entering, MethodFlow flow, int entered) {
      this.caller = caller;
      this.site = entering.statement();
      this.level = entering.level();
      this.flow = flow;
      this.entered = entered;
    }

    @Nullable PathFrame caller() {
      return caller;
    }

    int site() {
      return site;
    }

    int level() {
      return level;
    }

    MethodFlow flow() {
      return flow;
    }

    /** The name of the call; it has executed something. */
    Activation activation() {
      return Objects.requireNonNull(activation);
    }

    /** The place of the move that enters it. */
    int entered() {
      return entered;
    }

    /** The place of the move that leaves it; -1 if none does. */
    int left() {
      return left;
    }

    /** Whether {@code sought} is this call, or one of those around it. */
    boolean isWithin(Activation sought) {
      for (PathFrame each = this; each != null; each = each.caller) {
        if (sought.equals(each.activation)) {
          return true;
        }
      }
      return false;
    }
  }

  PathFrames(MoveSequence path, Flows flows) {
    PathFrame top = null;
    for (int i = 0; i < path.moves().size(); i++) {
      Move move = path.move(i);
      if (move.kind() == Kind.ENTERED) {
        top = new PathFrame(top, move, flows.of(move.method()), i);
        frames.put(move.frame(), top);
      } else if (move.kind() == Kind.RETURNED || move.kind() == Kind.THREW) {
        of(move).left = i;
        top = of(move).caller;
      } else {
        Occurrence occurrence = move.occurrence();
        if (occurrence != null) {
          of(move).activation = occurrence.activation();
        }
      }
    }
  }

  /** The call that {@code move} belongs to. */
  PathFrame of(Move move) {
    return Objects.requireNonNull(frames.get(move.frame()));
  }

  /** The calls that are left on the way from {@code from} to {@code to}, in order. */
  static List<PathFrame> left(@Nullable PathFrame from, PathFrame to) {
    List<PathFrame> left = new ArrayList<>();
    for (PathFrame each = from; each != null && !isAround(each, to); each = each.caller) {
      left.add(each);
    }
    return left;
  }

  /** The calls that are entered on the way from {@code from} to {@code to}, in order. */
  static List<PathFrame> entered(@Nullable PathFrame from, PathFrame to) {
    List<PathFrame> entered = new ArrayList<>();
    for (PathFrame each = to; each != null && !isAround(each, from); each = each.caller) {
      entered.add(0, each);
    }
    return entered;
  }

  private static boolean isAround(PathFrame outer, @Nullable PathFrame inner) {
    for (PathFrame each = inner; each != null; each = each.caller) {
      if (each == outer) {
        return true;
      }
    }
    return false;
  }
}
