package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Goals;
import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.explore.input.FirstInputs;
import dev.waymark.explore.input.Lengthening;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Inputs that are longer than the bounds say, if nobody chose these: those that a search came upon,
 * and then ever longer ones. They have their turn when no path is left within the bounds, or
 * nothing new was found for long, and only while something is open that the source shows. Each
 * length is given up when it was in vain for a while. What such runs cover is covered; what they do
 * not says nothing.
 */
final class Stretching {
  /** The lane of the first long input. */
  static final int FIRST_LANE = 1 << 19;

  private static final List<Integer> LENGTHS = List.of(8, 16, 32, 64, 128);

  /** How much may be done in vain before a length is tried though paths are left. */
  private static final int PATIENCE = 4_096;

  /** The same for what a search came upon, which did something new. */
  private static final int SHORT_PATIENCE = 256;

  /** How much may be done in vain with a length if nothing else is left. */
  private static final int TURN = 512;

  private final boolean isPossible;
  private final Job job;
  private final Goals goals;
  private final Deque<Input> found = new ArrayDeque<>();
  private final VainProposals vain;
  private @Nullable Input latest;
  private int stage;
  private int lanes;

  Stretching(Job job, Goals goals, ObjectiveCoverage coverage) {
    this.job = job;
    this.isPossible = job.settings().isTrying() && job.settings().bounds().canStretch(job.entry());
    this.goals = goals;
    this.vain = new VainProposals(coverage);
  }

  /** Has {@code input} wait, which did something new; false if it is within the bounds. */
  boolean add(Input input) {
    boolean isLong = isPossible && !job.settings().bounds().admits(input);
    if (isLong) {
      found.add(input);
    }
    return isLong;
  }

  /** {@code input} did something new: a longer one may go on from there. */
  void hasNews(Input input) {
    latest = input;
  }

  /** One more proposal is tried. */
  void count() {
    vain.count();
  }

  /**
   * Whether there is more to try with long inputs.
   *
   * @param isExhausted whether nothing is left within the bounds
   * @param isWaiting whether paths of long inputs wait
   */
  boolean goesOn(boolean isExhausted, boolean isWaiting) {
    return isDue(isExhausted, isWaiting) || (stage > 0 && isWaiting && !vain.areAtLeast(TURN));
  }

  /** Whether the next of them is to be tried; see {@link #goesOn}. */
  boolean isDue(boolean isExhausted, boolean isWaiting) {
    boolean isTime =
        found.isEmpty()
            ? stage < LENGTHS.size()
                && vain.areAtLeast(isExhausted ? isWaiting ? TURN : 0 : PATIENCE)
            : isExhausted || vain.areAtLeast(SHORT_PATIENCE);
    return isPossible && isTime && goals.areExplicit();
  }

  /** The next of them, if there is one of the length that is due. */
  Optional<Input> next(Epochs epochs) {
    if (!found.isEmpty()) {
      stage = Math.max(stage, 1);
      return Optional.of(found.remove());
    }
    vain.restart();
    Input base = latest;
    long seed = job.settings().seed();
    return epochs
        .longShape(LENGTHS.get(stage++))
        .map(
            each ->
                base == null ? new FirstInputs(seed).of(each) : Lengthening.of(base, each, seed));
  }

  /** A lane for the next of them. */
  int lane() {
    return FIRST_LANE + lanes++;
  }

  void write(Outgoing out) {
    out.putInt(stage);
    out.putInt(lanes);
    vain.write(out);
    InputCodec.writeAll(found, out);
    Input base = latest;
    InputCodec.writeAll(base == null ? List.of() : List.of(base), out);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in, InputCodec codec) {
    stage = in.takeInt();
    lanes = in.takeInt();
    vain.read(in);
    found.clear();
    found.addAll(codec.readAll(in));
    latest = codec.readAll(in).stream().findFirst().orElse(null);
  }
}
