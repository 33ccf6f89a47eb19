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

  /** One that has been told the same, and goes on for itself. */
  Follower copy();
}
