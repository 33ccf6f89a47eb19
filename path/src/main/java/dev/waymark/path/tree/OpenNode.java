package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.AbstractNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A node that a path is in. */
final class OpenNode {
  private final int frame;
  private final MethodModel method;
  private final @Nullable Region region;
  private final boolean isFolded;
  private final int mark;
  private final List<Arc> contents = new ArrayList<>();
  private int conditions;
  private @Nullable Boolean value;
  private boolean isFailed;
  private int turns;

  /**
   * A node that is entered now.
   *
   * @param region null for a CALL
   * @param mark where its text begins; -1 if it is not shown
   */
  OpenNode(int frame, MethodModel method, @Nullable Region region, boolean isFolded, int mark) {
    this.frame = frame;
    this.method = method;
    this.region = region;
    this.isFolded = isFolded;
    this.mark = mark;
  }

  OpenNode copy() {
    OpenNode copy = new OpenNode(frame, method, region, isFolded, mark);
    copy.contents.addAll(contents);
    copy.conditions = conditions;
    copy.value = value;
    copy.isFailed = isFailed;
    copy.turns = turns;
    return copy;
  }

  int frame() {
    return frame;
  }

  @Nullable Region region() {
    return region;
  }

  boolean isFolded() {
    return isFolded;
  }

  boolean isFoldedCall() {
    return isFolded && region == null;
  }

  /** Whether an ITE or LOOP did not end where such nodes end. */
  boolean isCut() {
    return isFailed && region != null;
  }

  int mark() {
    return mark;
  }

  AbstractNode.Type type() {
    return region == null ? AbstractNode.Type.CALL : region.type();
  }

  void take(Point point, Arc arc) {
    contents.add(arc);
    if (region != null && point.frame() == frame && region.decides(point.statement())) {
      conditions++;
      value = region.value(point.statement(), arc.outcome());
    }
  }

  void fail() {
    isFailed = true;
  }

  void turn() {
    turns++;
  }

  /** What an abstract path shows of it; null if nothing. */
  @Nullable Token token(PathFolding.Order order) {
    if (region == null) {
      return null;
    }
    return switch (order) {
      case NONE -> new Token.Passed(method.ref(), type(), region.statement());
      case MORE_TURNS -> new Token.Repeated(method.ref(), region.statement(), turns, isFailed);
      case FULL_SIDES ->
          new Token.Optional(method.ref(), region.statement(), contents, conditions, end());
    };
  }

  private Token.End end() {
    if (isFailed || value == null) {
      return Token.End.ABRUPT;
    }
    Boolean empty = region == null ? null : region.empty();
    return Objects.equals(value, empty) ? Token.End.EMPTY : Token.End.FULL;
  }
}
