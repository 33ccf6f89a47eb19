package dev.waymark.program.source;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A decision as written in the source.
 *
 * @param owner the internal name of the class whose code holds it, such as {@code org/foo/Outer$1};
 *     the body of a lambda belongs to the class around it
 * @param outer the decision of the {@code if} that has no other statement than this one's {@code
 *     if}, both without {@code else}; javac compiles the two like {@code &&}
 */
public record SourceDecision(
    String owner,
    Origin origin,
    DecisionCopies repetition,
    SourceTree tree,
    @Nullable SourceDecision outer) {

  /** This decision and the ones it is nested in, as one. */
  public SourceDecision merged() {
    return outer == null
        ? this
        : new SourceDecision(
            owner, origin, repetition, SourceTree.and(List.of(outer.merged().tree(), tree)), null);
  }
}
