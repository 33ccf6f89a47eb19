package dev.waymark.benchmarks.real.random;

import java.io.IOException;

/** Takes down what becomes of calls: each ends, fails or is stopped. */
interface Notes {
  /** The number of the next call. */
  long next();

  /** What is called is made, and now the call itself begins. */
  default void begins(Call call) {}

  /** A call has come to its end. */
  void ended();

  /** A call was no test: it could not be made, or ended with an error of the JVM. */
  void failed();

  /** A call was stopped. */
  void stopped();

  /** Adds to what earlier JVMs wrote. */
  void save() throws IOException;
}
