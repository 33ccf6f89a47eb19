package dev.waymark.path;

import dev.waymark.program.MethodModel;

/** Is told how a walk moves, initializers of classes left out; copied with it. */
public interface Follower {
  /** Follows nothing. */
  Follower NONE =
      new Follower() {
        @Override
        public void entered(int frame, int depth, MethodModel method) {}

        @Override
        public void moved(int frame, MethodModel method, int instruction) {}

        @Override
        public void left(int frame) {}

        @Override
        public Follower copy() {
          return this;
        }
      };

  /** A call begins; the entry itself has depth 0. */
  void entered(int frame, int depth, MethodModel method);

  /** An instruction begins. */
  void moved(int frame, MethodModel method, int instruction);

  /** A call is over. */
  void left(int frame);

  /** Whether it wants to be told of every statement, decision and handler, which takes time. */
  default boolean followsStatements() {
    return false;
  }

  /** A statement of the call begins, once, however long it has to wait meanwhile. */
  default void executed(int frame, Occurrence occurrence) {}

  /** The branch that has begun last in the call goes on with {@code outcome}. */
  default void took(int frame, int outcome) {}

  /**
   * What was thrown at {@code statement} of the call is caught by its handler at {@code target}.
   */
  default void caught(int frame, int statement, int target) {}

  /** One that has been told the same, and goes on for itself. */
  Follower copy();
}
