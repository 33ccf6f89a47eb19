package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Goals;
import dev.waymark.explore.coverage.ObjectiveCoverage;
import dev.waymark.explore.input.Preparations;
import dev.waymark.explore.input.StateFlow;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.target.Input;
import dev.waymark.target.Shape;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Inputs on which methods were called that change what the entry reads: {@code open}, then {@code
 * deposit}, then the call under test. Each is a first input, so that the arguments of all calls are
 * solved for together. Short sequences come first, and only those are extended whose calls came
 * back. They have their turn when nothing new was covered for a while, as long as something is open
 * that the source shows.
 */
final class Preludes {
  /** The lane of the first of them. */
  static final int FIRST_LANE = 1 << 18;

  private static final int MOST = 400;
  private static final int LONGEST = 5;

  /** How much may be done in vain before the first. */
  private static final int PATIENCE = 24;

  /** How much is done between two of them, at least. */
  private static final int GAP = 10;

  private final Job job;
  private final Goals goals;
  private final VainProposals vain;
  private @Nullable Preparations preparations;
  private final Deque<Input> bases = new ArrayDeque<>();
  private final Deque<Input> waiting = new ArrayDeque<>();

  /** Sequences of calls that were proposed, and those that came back. */
  private final Set<String> proposed = new LinkedHashSet<>();

  private final Set<String> done = new LinkedHashSet<>();
  private final States states;

  /** What the call under test is given after what others have left behind. */
  private @Nullable Input base;

  /** How many of the states were looked at. */
  private int seen;

  private int lanes;
  private int gap;

  Preludes(Job job, Goals goals, ObjectiveCoverage coverage, States states) {
    this.job = job;
    this.goals = goals;
    this.vain = new VainProposals(coverage);
    this.states = states;
  }

  /** The entry was called with {@code input}. */
  void admitted(Input input) {
    int length = Preparations.count(input.arguments());
    if (length >= LONGEST || !isPossible()) {
      return;
    }
    base = base == null ? input : base;
    String sequence = Preparations.sequence(input.arguments());
    if ((length == 0 || proposed.contains(sequence)) && done.add(sequence)) {
      bases.add(input);
    }
  }

  /** {@code input} did something new: what it is given leads further than other things. */
  void hasNews(Input input) {
    if (input.arguments().stream().noneMatch(Shape.Null.class::isInstance)) {
      base = input;
    }
  }

  private boolean isPossible() {
    return lanes < MOST && job.settings().isTrying() && !preparations().isEmpty();
  }

  /** Whether other entries may find states to begin with. */
  boolean mayGoOn() {
    return base != null && job.entry().hasReceiver() && isPossible() && goals.areExplicit();
  }

  /** Looked for when it is first asked for. */
  private Preparations preparations() {
    Preparations known = preparations;
    if (known == null) {
      known = new Preparations(job.entry(), new StateFlow(job.calls()));
      preparations = known;
    }
    return known;
  }

  /** One more proposal is tried. */
  void count() {
    vain.count();
    gap++;
  }

  /**
   * Whether the next of them is to be tried.
   *
   * @param isWaiting whether there is anything else to try
   */
  boolean isDue(boolean isWaiting) {
    return (!bases.isEmpty() || !waiting.isEmpty() || hasStates())
        && isPossible()
        && (!isWaiting || (vain.areAtLeast(PATIENCE) && gap >= GAP))
        && goals.areExplicit();
  }

  private boolean hasStates() {
    return seen < states.size() && base != null && job.entry().hasReceiver();
  }

  /** The next of them; null if it turns out that there is none. */
  @Nullable Input next(Epochs epochs) {
    gap = 0;
    Input begun = begun(epochs);
    if (begun != null) {
      return begun;
    }
    while (waiting.isEmpty() && !bases.isEmpty()) {
      epochs.prepared(bases.remove(), preparations()).forEach(this::propose);
    }
    return waiting.poll();
  }

  private void propose(Input input) {
    if (proposed.add(Preparations.sequence(input.arguments()))) {
      waiting.add(input);
    }
  }

  /** The next input that begins where another entry ended; null if there is none. */
  private @Nullable Input begun(Epochs epochs) {
    Input given = base;
    while (given != null && hasStates()) {
      States.State state = states.get(seen++);
      if (state.calls() <= LONGEST && preparations().rank(state.last()) >= 0) {
        Input begun = epochs.begun(state, given);
        if (proposed.add(Preparations.sequence(begun.arguments()))) {
          return begun;
        }
      }
    }
    return null;
  }

  /** A lane for the next of them. */
  int lane() {
    return FIRST_LANE + lanes++;
  }

  void write(Outgoing out) {
    out.putInt(lanes);
    vain.write(out);
    out.putInt(gap);
    InputCodec.writeAll(bases, out);
    InputCodec.writeAll(waiting, out);
    Input given = base;
    InputCodec.writeAll(given == null ? List.of() : List.of(given), out);
    out.putTexts(proposed);
    out.putTexts(done);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in, InputCodec codec) {
    lanes = in.takeInt();
    vain.read(in);
    gap = in.takeInt();
    bases.clear();
    bases.addAll(codec.readAll(in));
    waiting.clear();
    waiting.addAll(codec.readAll(in));
    base = codec.readAll(in).stream().findFirst().orElse(null);
    proposed.clear();
    proposed.addAll(in.takeTexts());
    done.clear();
    done.addAll(in.takeTexts());
  }
}
