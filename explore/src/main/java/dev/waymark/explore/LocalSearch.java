package dev.waymark.explore;

import dev.waymark.target.Input;
import dev.waymark.target.host.Incoming;
import dev.waymark.target.host.Outgoing;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * For what no solver knows: tries changes of inputs that led to something new. It takes every other
 * turn once solving has not found anything for a while, and all turns when there is nothing left to
 * solve for, until it has tried in vain for long. How it goes depends on the seed and on how much
 * was tried, and on nothing else.
 */
final class LocalSearch {
  private static final int PATIENCE = 4_000;
  private static final int STALLED = 256;
  private static final int RECENT = 4;

  private final Mutator mutator;
  private final long seed;
  private final List<Input> corpus = new ArrayList<>();
  private int tried;
  private int vain;

  /** How many turns have passed since something new was found. */
  private int idle;

  LocalSearch(Constants constants, long seed) {
    this.mutator = new Mutator(constants);
    this.seed = seed;
  }

  /** An input led to something new. */
  void found(Input input) {
    if (Mutator.canChange(input)) {
      corpus.add(input);
    }
    vain = 0;
    idle = 0;
  }

  /** Whether there may be something to find. */
  boolean isWorthwhile() {
    return !corpus.isEmpty() && vain < PATIENCE;
  }

  /** Whether this turn is for the search, if so many paths wait. */
  boolean takesTurn(int waiting) {
    idle++;
    return isWorthwhile() && (waiting == 0 || (idle > STALLED && idle % 2 == 0));
  }

  /** The next input to try, of those that are {@link #isWorthwhile worthwhile}. */
  Input next() {
    SplittableRandom random = new SplittableRandom(seed + tried);
    tried++;
    vain++;
    int size = corpus.size();
    int first = random.nextBoolean() ? Math.max(0, size - RECENT) : 0;
    return mutator.change(corpus.get(random.nextInt(first, size)), random);
  }

  /** The number of the last input tried. */
  int number() {
    return tried;
  }

  void write(Outgoing out) {
    out.putInt(tried);
    out.putInt(vain);
    out.putInt(idle);
    out.putInt(corpus.size());
    corpus.forEach(input -> InputCodec.write(input, out));
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in, InputCodec codec) {
    tried = in.takeInt();
    vain = in.takeInt();
    idle = in.takeInt();
    corpus.clear();
    for (int left = in.takeInt(); left > 0; left--) {
      corpus.add(codec.read(in));
    }
  }
}
