package dev.waymark.target;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.Site;
import dev.waymark.program.MethodModel;

/** One thing that a run did, as its {@link WholePath} tells it. */
public sealed interface PathEvent {
  /** The method that did it, or was entered or left. */
  MethodModel method();

  /** Whether a model of the JDK did it, not code under test. */
  default boolean isOfLibrary() {
    return Models.includes(method().owner().name());
  }

  /** A method was entered. */
  record Entered(MethodModel method) implements PathEvent {}

  /** A method was left. */
  record Left(MethodModel method, Exit exit) implements PathEvent {}

  /** How a method can be left. */
  enum Exit {
    RETURNED,
    THREW
  }

  /**
   * An outcome of a condition or switch has happened, or a check has failed. A check that passes is
   * told only if it is symbolic: whether others do follows from the code up to the next event.
   *
   * @param taken which outcome of {@code site}, counted from 0
   * @param step the number of the {@link Step} of the path that this is; -1 if it is not symbolic
   */
  record Taken(Site site, int taken, int step) implements PathEvent {
    /** Whether the branch is one of the path of the run. */
    public boolean isSymbolic() {
      return step >= 0;
    }

    @Override
    public MethodModel method() {
      return site.method();
    }
  }
}
