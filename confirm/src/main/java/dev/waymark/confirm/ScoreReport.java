package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a suite did to instrumented code.
 *
 * @param sightings of each test that came to an end, in order
 * @param outcomes all that happened, outside of tests too
 * @param running the test that was not over when the JVM ended; null if there is none
 * @param isOver whether all tests were run
 */
record ScoreReport(
    List<Sighting> sightings, BitSet outcomes, @Nullable Test running, boolean isOver) {
  static final ScoreReport NOTHING = new ScoreReport(List.of(), new BitSet(), null, false);

  /**
   * What one test did, or what is outside of tests, which has no name.
   *
   * @param failure why it failed; empty if it passed
   */
  record Sighting(Test test, int repetition, Event.Kind kind, String failure, BitSet outcomes) {}

  static ScoreReport read(Path file) throws IOException {
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      return read(in);
    }
  }

  /** Reads the rest of {@code in}. */
  static ScoreReport read(DataInputStream in) throws IOException {
    List<Sighting> sightings = new ArrayList<>();
    BitSet all = new BitSet();
    Test running = null;
    try {
      while (true) {
        Event event = Event.read(in);
        if (event.kind() == Event.Kind.STARTED) {
          running = event.test();
        } else {
          BitSet outcomes = outcomes(in);
          all.or(outcomes);
          running = null;
          if (event.kind() == Event.Kind.ENDED) {
            return new ScoreReport(sightings, all, null, true);
          }
          sightings.add(
              new Sighting(
                  event.test(), event.repetition(), event.kind(), event.reason(), outcomes));
        }
      }
    } catch (EOFException e) {
      return new ScoreReport(sightings, all, running, false);
    }
  }

  private static BitSet outcomes(DataInputStream in) throws IOException {
    BitSet outcomes = new BitSet();
    for (int left = in.readInt(); left > 0; left--) {
      outcomes.set(in.readInt());
    }
    return outcomes;
  }

  /** How many tests there were. */
  int tests() {
    return (int) sightings.stream().filter(each -> !each.test().method().isEmpty()).count();
  }

  /** How many tests and classes failed. */
  int failures() {
    return (int) sightings.stream().filter(each -> each.kind() == Event.Kind.FAILED).count();
  }
}
