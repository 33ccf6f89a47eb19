package dev.waymark.explore.journal;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an exploration writes down as it goes, so that nothing is lost when it is interrupted:
 * findings as they come, and after each epoch its state.
 */
public interface Journal {
  /** A test was found. */
  int TEST = 'T';

  /** An epoch is over. */
  int STATE = 'S';

  /** Keeps nothing. */
  Journal NONE =
      new Journal() {
        @Override
        public void append(Outgoing entry) {}

        @Override
        public List<Incoming> tests() {
          return List.of();
        }

        @Override
        public @Nullable Incoming lastState() {
          return null;
        }
      };

  /** Adds an entry. */
  void append(Outgoing entry);

  /** The tests that the exploration before this one had found when it wrote its last state. */
  List<Incoming> tests();

  /** The last state of the exploration before this one; null if there was none. */
  @Nullable Incoming lastState();
}
