package dev.waymark.program.source;

import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The walk's mutable state: the place in the generated code, and the decisions so far. */
final class Emission {
  private final TreeLines lines;
  private final List<SourceDecision> found = new ArrayList<>();
  private CodePlace place = new CodePlace("", DecisionCopies.ONCE, 0);

  Emission(TreeLines lines) {
    this.lines = lines;
  }

  List<SourceDecision> found() {
    return found;
  }

  CodePlace place() {
    return place;
  }

  void move(CodePlace newPlace) {
    place = newPlace;
  }

  void atLine(int line) {
    place = place.at(line);
  }

  void atStart(Tree tree) {
    atLine(lines.start(tree));
  }

  void atEnd(Tree tree) {
    atLine(lines.end(tree));
  }

  void atPreferred(Tree tree) {
    atLine(lines.preferred(tree));
  }

  /** The jump for {@code tree} is emitted here. */
  SourceTree jump(Tree tree) {
    return jump(tree, lines.text(tree));
  }

  SourceTree jump(Tree tree, String text) {
    return new SourceTree.Atom(lines.start(tree), lines.end(tree), place.line(), text);
  }

  /** Notes a decision, if there is one to note. */
  @Nullable SourceDecision decide(Origin origin, ConditionOutcome condition) {
    return decide(origin, condition, null);
  }

  @Nullable SourceDecision decide(
      Origin origin, ConditionOutcome condition, @Nullable SourceDecision outer) {
    if (!(condition instanceof ConditionOutcome.Whole whole)) {
      return null;
    }
    SourceDecision decision =
        new SourceDecision(place.owner(), origin, place.repetition(), whole.tree(), outer);
    found.add(decision);
    return decision;
  }

  /** Notes a decision of a single jump, for which the source has no expression. */
  void decide(Origin origin, Tree tree, String text) {
    decide(origin, new ConditionOutcome.Whole(jump(tree, text)));
  }
}
