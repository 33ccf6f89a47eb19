package dev.waymark.explore.trying;

import dev.waymark.explore.input.CodeConstants;
import dev.waymark.explore.input.Words;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * For what no solver knows, or not soon: tries changes of inputs that led to something new, many at
 * once, for that is cheap. Solving and trying take turns while both find something; trying becomes
 * rarer the longer it was in vain, and has all turns when there is nothing left to solve for. How
 * it goes depends on the seed and on how much was tried, and on nothing else.
 */
public final class LocalSearch {
  private static final int BATCH = 256;

  /** How many inputs of a batch differ from others in their shape. */
  private static final int NEIGHBOURS = 64;

  /** How many inputs are tried in vain before it ends. */
  private static final int PATIENCE = 20_000;

  /** How much solving, about in milliseconds, there is between two batches at first. */
  private static final int LEAST_GAP = 32;

  private static final int TRIES_PER_GAP = 16_384;
  private static final int COST_OF_SOLVING = 5;

  /** If there are floating-point numbers. */
  private static final int COST_OF_FLOATS = 50;

  private static final int COST_OF_GIVING_UP = 128;

  /** Every so many inputs have another shape. */
  private static final int SHAPES = 4;

  /** All but every so many inputs of another shape have objects that could be made before. */
  private static final int SUITED = 4;

  private static final int MOST_FAILURES = 4;
  private static final int RECENT = 4;

  private final Words words;
  private final Mutator mutator;
  private final long seed;
  private final List<Input> corpus = new ArrayList<>();
  private final List<Input> accepted = new ArrayList<>();
  private final Deque<Input> bases = new ArrayDeque<>();
  private final Deque<Input> neighbours = new ArrayDeque<>();
  private boolean hasFloats;
  private int tried;
  private int vain;

  /** How much was solved that no batch has followed yet. */
  private int solved;

  /**
   * A search.
   *
   * @param words what this search and others of the same class come upon
   */
  public LocalSearch(CodeConstants constants, Words words, long seed) {
    this.words = words;
    this.mutator = new Mutator(constants, words);
    this.seed = seed;
  }

  /** Changes of {@code input} may be worth a try. */
  public void add(Input input) {
    if (Mutator.canChange(input)) {
      corpus.add(input);
      hasFloats |= Mutator.hasFloats(input);
    }
  }

  /** {@code input} did something new, by whatever means it was found. */
  public void hasNews(Input input) {
    vain = 0;
    bases.add(input);
  }

  /** The entry has made something of {@code input}: others may, too. */
  public void accepted(Input input) {
    accepted.add(input);
    words.add(input);
  }

  /** A try was the end of the target JVM, which is costly. */
  public void failed() {
    vain += PATIENCE / MOST_FAILURES;
  }

  /** A solver was asked and gave an answer. */
  public void solved() {
    solved += hasFloats ? COST_OF_FLOATS : COST_OF_SOLVING;
  }

  /** A solver was asked and gave up. */
  public void gaveUp() {
    solved += COST_OF_GIVING_UP;
  }

  /** Whether there may be something to find. */
  public boolean isWorthwhile() {
    return hasNeighbours() || (!corpus.isEmpty() && vain < PATIENCE);
  }

  private boolean hasNeighbours() {
    return !bases.isEmpty() || !neighbours.isEmpty();
  }

  /** Whether this turn is for the search, if so many paths wait. */
  public boolean takesTurn(int waiting) {
    return isWorthwhile() && (waiting == 0 || solved >= gap());
  }

  private int gap() {
    return LEAST_GAP * (1 + vain / TRIES_PER_GAP);
  }

  /** Where inputs of other shapes come from. */
  public interface Shapes {
    /** Shapes by chance; none if there happen to be none. */
    Optional<List<Shape>> any(SplittableRandom random);

    /** Inputs that differ from another in one place. */
    List<Input> neighbours(Input input);

    /** An input with more calls, by chance, on one of its objects; none if there is none. */
    Optional<Input> used(Input input, SplittableRandom random);

    /** An input with objects made as others could be made. */
    Input suited(Input input);
  }

  /** The next inputs to try, if it is {@link #isWorthwhile worthwhile}. */
  public List<Input> next(Shapes shapes) {
    solved = Math.max(0, solved - gap());
    List<Input> batch = new ArrayList<>(BATCH);
    while (batch.size() < NEIGHBOURS && hasNeighbours()) {
      if (neighbours.isEmpty()) {
        neighbours.addAll(shapes.neighbours(bases.remove()));
      } else {
        batch.add(neighbours.remove());
      }
    }
    if (!batch.isEmpty() || corpus.isEmpty()) {
      return batch;
    }
    for (int i = 0; i < BATCH; i++) {
      SplittableRandom random = new SplittableRandom(seed + tried);
      batch.add(next(i, shapes, random));
      tried++;
    }
    vain += BATCH;
    return batch;
  }

  private Input next(int number, Shapes shapes, SplittableRandom random) {
    Optional<Input> other = Optional.empty();
    if (number % SHAPES == 0) {
      other = shapes.any(random).map(each -> mutator.fill(each, random));
      other = random.nextInt(SUITED) > 0 ? other.map(shapes::suited) : other;
    } else if (number % SHAPES == 1) {
      other = shapes.used(chosen(random), random).map(each -> mutator.change(each, random));
    }
    return other.orElseGet(() -> mutator.change(chosen(random), random));
  }

  private Input chosen(SplittableRandom random) {
    int size = corpus.size();
    int first = random.nextBoolean() ? Math.max(0, size - RECENT) : 0;
    return corpus.get(random.nextInt(first, size));
  }

  /** The number of the last input tried. */
  public int number() {
    return tried;
  }

  public void write(Outgoing out) {
    out.putInt(tried);
    out.putInt(vain);
    out.putInt(solved);
    InputCodec.writeAll(corpus, out);
    InputCodec.writeAll(accepted, out);
    InputCodec.writeAll(bases, out);
    InputCodec.writeAll(neighbours, out);
  }

  /** Takes over what {@link #write} wrote. */
  public void read(Incoming in, InputCodec codec) {
    tried = in.takeInt();
    vain = in.takeInt();
    solved = in.takeInt();
    corpus.clear();
    codec.readAll(in).forEach(this::add);
    accepted.clear();
    codec.readAll(in).forEach(this::accepted);
    bases.clear();
    bases.addAll(codec.readAll(in));
    neighbours.clear();
    neighbours.addAll(codec.readAll(in));
  }
}
