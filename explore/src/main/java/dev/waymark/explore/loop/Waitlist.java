package dev.waymark.explore.loop;

import dev.waymark.explore.coverage.Ledger;
import dev.waymark.explore.frontier.Frontier;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.journal.PartialPathCodec;
import dev.waymark.explore.label.LabelSearch;
import dev.waymark.explore.search.Crossing;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Proposal;
import dev.waymark.explore.search.Retry;
import dev.waymark.explore.search.Strategy;
import dev.waymark.explore.search.Trial;
import dev.waymark.explore.trying.LocalSearch;
import dev.waymark.explore.verdict.Course;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * All that waits to be tried, and whose turn it is: labels that runs came to, inputs to try at
 * random, paths that were postponed, and paths that the strategy chooses.
 */
final class Waitlist {
  private final Settings settings;
  private final Ledger ledger;
  private final LocalSearch search;
  private final LabelSearch labels;
  private final Postponed postponed;
  private final Stretching stretching;
  private final Preludes preludes;
  private final Frontier frontier;
  private final Supplier<Strategy> maker;
  private final Course.Recorder course;
  private final LongSupplier clock;
  private Strategy strategy;

  Waitlist(
      Settings settings,
      Ledger ledger,
      LocalSearch search,
      LabelSearch labels,
      Postponed postponed,
      Stretching stretching,
      Preludes preludes,
      Frontier frontier,
      Supplier<Strategy> maker,
      Course.Recorder course,
      LongSupplier clock) {
    this.settings = settings;
    this.ledger = ledger;
    this.search = search;
    this.labels = labels;
    this.postponed = postponed;
    this.stretching = stretching;
    this.preludes = preludes;
    this.frontier = frontier;
    this.maker = maker;
    this.course = course;
    this.clock = clock;
    this.strategy = maker.get();
  }

  /** Whether nothing is left to try. */
  boolean isEmpty() {
    return !isLeft() && !frontier.goesOn(strategy.pace());
  }

  /** Whether something may come up again, when nothing is left to try. */
  boolean mayGoOn() {
    return preludes.mayGoOn();
  }

  /** Whether there are paths and the like to try, if only of longer inputs. */
  private boolean isLeft() {
    return preludes.isDue(false)
        || (ledger.isExhausted()
            ? stretching.goesOn(true, !isUsedUp())
            : !isUsedUp() || stretching.isDue(true, false));
  }

  /** Whether nothing is left of what there is, though there may be longer inputs. */
  boolean isUsedUp() {
    return paths() == 0 && !labels.isWaiting() && !(isSearching() && search.isWorthwhile());
  }

  /** How many paths are still to be tried. */
  private int paths() {
    return strategy.size() + postponed.size();
  }

  /** Even where solving finds all there is, a search may find it sooner. */
  private boolean isSearching() {
    return settings.isTrying() && (ledger.mayMiss() || paths() > 0);
  }

  /** Takes out what is tried next; there is something. */
  Proposal next(Epochs epochs) {
    stretching.count();
    preludes.count();
    if (preludes.isDue(!isUsedUp())) {
      Input prepared = preludes.next(epochs);
      if (prepared != null) {
        return PartialPath.first(prepared, preludes.lane());
      }
    }
    if (stretching.isDue(ledger.isExhausted(), !isUsedUp())) {
      Optional<Input> longer = stretching.next(epochs);
      if (longer.isPresent()) {
        return PartialPath.first(longer.get(), stretching.lane());
      }
    }
    if (frontier.takesTurn(strategy.pace())) {
      return new Crossing();
    }
    if (!isLeft() && frontier.goesOn(strategy.pace())) {
      frontier.goOn();
      return new Crossing();
    }
    return isUsedUp() ? new Trial(List.of()) : waiting(epochs);
  }

  private Proposal waiting(Epochs epochs) {
    if (labels.isWaiting() && (labels.queue().takesTurn() || paths() == 0)) {
      return labels.queue().next();
    }
    if (isSearching() && search.takesTurn(paths())) {
      return new Trial(search.next(epochs));
    }
    if (postponed.takesTurn(strategy.size())) {
      return new Retry(postponed.next());
    }
    long start = clock.getAsLong();
    PartialPath next = strategy.next();
    course.chose(clock.getAsLong() - start);
    return next;
  }

  /** A first input waits, or what waited before. */
  void append(PartialPath path) {
    strategy.append(path);
  }

  /** The entry was called with {@code input}. */
  void admitted(Input input) {
    preludes.admitted(input);
  }

  /** {@code input} did something new. */
  void hasNews(Input input) {
    stretching.hasNews(input);
    preludes.hasNews(input);
  }

  /** Whether {@code input}, which did something new, waits since it is longer than bounds say. */
  boolean putsOff(Input input) {
    return stretching.add(input);
  }

  /** What branches off the path that was run last waits, as far as there is room. */
  void add(List<PartialPath> found, int gain) {
    int room = Strategy.MOST_WAITING - strategy.size();
    if (found.size() > room) {
      ledger.dropped();
    }
    long start = clock.getAsLong();
    strategy.add(found.size() > room ? found.subList(0, room) : found, gain);
    course.chose(clock.getAsLong() - start);
  }

  /** A path is put off until there is nothing easier. */
  void postpone(PartialPath path) {
    postponed.add(path);
    search.gaveUp();
  }

  /** Whether paths must have their trails. */
  boolean readsTrails() {
    return strategy.readsTrails();
  }

  /** All paths that wait. */
  List<PartialPath> waiting() {
    List<PartialPath> all = new ArrayList<>(strategy.waiting());
    all.addAll(postponed.waiting());
    return all;
  }

  void write(Outgoing state) {
    PartialPathCodec.write(strategy, state);
    postponed.write(state);
    search.write(state);
    stretching.write(state);
    preludes.write(state);
    frontier.write(state);
    labels.queue().write(state);
  }

  /** Takes over what {@link #write} wrote; before, nothing waits. */
  void read(Incoming state, InputCodec codec) {
    PartialPathCodec.read(state, codec, strategy);
    postponed.read(state, codec);
    search.read(state, codec);
    stretching.read(state, codec);
    preludes.read(state, codec);
    frontier.read(state, codec);
    labels.read(state, codec);
  }

  /** Nothing waits any more. */
  void clear() {
    labels.queue().clear();
    strategy = maker.get();
  }
}
