package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.program.decision.AbstractNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A path as paper 004 writes it: {@code <>} OR, {@code «»} AND, {@code {}} CALL, () LOOP, [] ITE.
 */
final class Notation {
  private final List<String> pieces;
  private final Map<Begun, Integer> begun;

  private record Begun(int frame, int first) {}

  Notation() {
    this(new ArrayList<>(), new HashMap<>());
  }

  private Notation(List<String> pieces, Map<Begun, Integer> begun) {
    this.pieces = pieces;
    this.begun = begun;
  }

  Notation copy() {
    return new Notation(new ArrayList<>(pieces), new HashMap<>(begun));
  }

  void add(String arc) {
    pieces.add(arc);
  }

  /** Where what comes next begins. */
  int mark() {
    return pieces.size();
  }

  /** Puts what was added since {@code mark} in brackets. */
  void close(int mark, AbstractNode.Type type) {
    if (mark < pieces.size()) {
      wrap(mark, type, "");
    }
  }

  /** The last arc is one of {@code compound}, if that is not null. */
  void decide(@Nullable Compound compound, Point point, int outcome) {
    if (compound == null) {
      return;
    }
    Begun key = new Begun(point.frame(), compound.first());
    if (point.statement() == compound.first()) {
      begun.put(key, pieces.size() - 1);
    }
    Boolean value = compound.value(point.statement(), outcome);
    Integer start = value == null ? null : begun.remove(key);
    if (start != null && start < pieces.size()) {
      wrap(start, compound.type(), Boolean.TRUE.equals(value) ? "+" : "-");
    }
  }

  private void wrap(int from, AbstractNode.Type type, String sign) {
    List<String> inner = pieces.subList(from, pieces.size());
    String joined = String.join(" ", inner);
    inner.clear();
    pieces.add(brackets(type).formatted(joined) + sign);
  }

  private static String brackets(AbstractNode.Type type) {
    return switch (type) {
      case ITE -> "[%s]";
      case CALL -> "{%s}";
      case LOOP -> "(%s)";
      case AND -> "«%s»";
      case OR -> "<%s>";
    };
  }

  @Override
  public String toString() {
    return String.join(" ", pieces);
  }
}
