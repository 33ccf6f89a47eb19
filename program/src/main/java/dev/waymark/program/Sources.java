package dev.waymark.program;

import dev.waymark.program.source.SourceDecision;
import java.util.List;

/** Where sources are at hand: what they show of the decisions of a class. */
@FunctionalInterface
public interface Sources {
  /** No sources: decisions are read from bytecode alone. */
  Sources NONE = owner -> List.of();

  /** The decisions in the source of {@code owner}; empty if there is no source. */
  List<SourceDecision> decisions(ClassModel owner);
}
