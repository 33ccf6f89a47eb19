package dev.waymark.program.branch;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.CodeConstant;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Where variables got what they hold. Places are numbers that mean nothing else: positions of
 * statements in the code, or in what was executed.
 */
public interface Definitions {
  /** What holds on all paths: a place is the number of a statement. */
  static Definitions of(Cfg cfg, Dominators dominators) {
    return new BlockDefinitions(cfg, dominators);
  }

  /**
   * The place that has put something to {@code variable} as it is before {@code place}; -1 if that
   * is not known.
   */
  int definition(Variable variable, int place);

  /** The statement at {@code place}. */
  int statement(int place);

  /** Whether locals that have no name in the source can be traced to what they stand for. */
  default boolean tracesLocals() {
    return false;
  }

  /** What {@code definition} is known to have put there; null if that is not known. */
  default @Nullable CodeConstant known(int definition) {
    return null;
  }

  /** Where the constructor is called of what is made at {@code place}; -1 if that is not known. */
  default int construction(int place) {
    return -1;
  }

  /** Whether {@code field}, read at {@code place}, was written before what was read is used. */
  default boolean isRewritten(FieldRef field, int place) {
    return false;
  }

  /**
   * Where {@code local}, which was read at {@code place}, was written before that which was read is
   * used; -1 if it was not.
   */
  default int rewritten(Local local, int place) {
    return -1;
  }

  /** Where {@code local} was written right before it is read at {@code place}; -1 if nowhere. */
  default int writtenJustBefore(Local local, int place) {
    return -1;
  }

  /** The local that gets what {@code definition} has put there, before that is used; or null. */
  default @Nullable Local keptIn(int definition) {
    return null;
  }
}
