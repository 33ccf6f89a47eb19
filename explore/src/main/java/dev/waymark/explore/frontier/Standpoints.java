package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.explore.job.Job;
import dev.waymark.explore.journal.InputCodec;
import dev.waymark.explore.paths.InstrumentedCallees;
import dev.waymark.path.World;
import dev.waymark.program.MethodModel;
import dev.waymark.target.Input;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import dev.waymark.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Where the last runs that did something new have been, and where they would be if longer. */
final class Standpoints {
  /** How many runs are looked at. */
  private static final int MOST_RUNS = 12;

  /** Inputs of more elements than that are asked for. */
  private static final int FEW = 3;

  private static final int MANY = 128;

  private final Job job;
  private final Deque<Input> seen = new ArrayDeque<>();
  private final Deque<Input> unseen = new ArrayDeque<>();
  private final Map<Lookout.Block, List<Standpoint>> byPlace = new HashMap<>();
  private final IdentityHashMap<Input, List<Standpoint>> byInput = new IdentityHashMap<>();
  private final Set<Integer> lengths = new HashSet<>();
  private final Set<Lookout.Block> passed = new HashSet<>();
  private @Nullable World world;

  Standpoints(Job job) {
    this.job = job;
  }

  /** A run did something new. */
  void add(Input input) {
    unseen.add(input);
    if (unseen.size() > MOST_RUNS) {
      unseen.remove();
    }
  }

  /** Whether there are runs that were not looked at. */
  boolean hasUnseen() {
    return !unseen.isEmpty();
  }

  /** Whether all is made of {@code terms}. */
  boolean areOf(Terms terms) {
    World known = world;
    return known != null && known.terms() == terms;
  }

  /** Points are made of terms, which are forgotten at the end of an epoch. */
  void renew(Terms terms) {
    world =
        new World(
            job.calls().hierarchy(),
            new InstrumentedCallees(job.calls().hierarchy()),
            terms,
            job.settings().assertions());
    byPlace.clear();
    byInput.clear();
    lengths.clear();
    while (!seen.isEmpty()) {
      unseen.addFirst(seen.removeLast());
    }
  }

  /**
   * Keeps the points of the next run that was not looked at, and of one that is longer.
   *
   * @param lengthened inputs that begin alike, of some length
   */
  List<Standpoint> look(BiFunction<Input, Integer, Optional<Input>> lengthened) {
    Input input = unseen.remove();
    seen.add(input);
    if (seen.size() > MOST_RUNS) {
      List<Standpoint> oldest = byInput.getOrDefault(seen.remove(), List.of());
      byPlace.values().forEach(all -> all.removeAll(oldest));
    }
    Lookout lookout = lookout(input);
    passed.addAll(lookout.passed());
    List<Standpoint> kept = new ArrayList<>(keep(lookout));
    lengthened.apply(input, MANY).ifPresent(each -> kept.addAll(keep(lookout(each))));
    byInput.put(input, kept);
    return kept;
  }

  /**
   * Points of inputs that begin as {@code base}, and are as long as loops go round on the way that
   * {@code demand} has ahead; none if there are such already.
   */
  List<Standpoint> ofLength(
      Demand demand, Input base, BiFunction<Input, Integer, Optional<Input>> lengthened) {
    List<Standpoint> kept = new ArrayList<>();
    for (int length : turns(demand)) {
      if (lengths.add(length)) {
        lengthened.apply(base, length).ifPresent(each -> kept.addAll(keep(lookout(each))));
      }
    }
    return kept;
  }

  /** How often the same turn is taken on the way ahead, as far as that is more than a few times. */
  private static Set<Integer> turns(Demand demand) {
    Map<Turn, Integer> counts = new HashMap<>();
    for (Turn each = demand.ahead(); each != null; each = each.next()) {
      counts.merge(
          new Turn(each.method(), each.statement(), each.outcome(), null), 1, Integer::sum);
    }
    Set<Integer> turns = new TreeSet<>(counts.values());
    turns.removeIf(each -> each <= FEW || each > MANY);
    return turns;
  }

  private Lookout lookout(Input input) {
    return Lookout.of(job.entry(), input, Objects.requireNonNull(world));
  }

  private List<Standpoint> keep(Lookout lookout) {
    for (Standpoint each : lookout.found()) {
      byPlace.computeIfAbsent(each.place(), key -> new ArrayList<>()).add(each);
    }
    return lookout.found();
  }

  /** Those that {@code demand} is about. */
  List<Standpoint> at(Demand demand) {
    Lookout.Block place = new Lookout.Block(demand.method().ref(), demand.block());
    return byPlace.getOrDefault(place, List.of()).stream()
        .filter(each -> each.isAt(demand))
        .toList();
  }

  /** Whether a run came through a block. */
  boolean havePassed(MethodModel method, int block) {
    return passed.contains(new Lookout.Block(method.ref(), block));
  }

  /** All, by place. */
  Collection<List<Standpoint>> all() {
    return byPlace.values();
  }

  /** Writes the runs. */
  void write(Outgoing out) {
    List<Input> all = new ArrayList<>(seen);
    all.addAll(unseen);
    InputCodec.writeAll(all, out);
  }

  /** Takes over what {@link #write} wrote. */
  void read(Incoming in, InputCodec codec) {
    seen.clear();
    unseen.clear();
    unseen.addAll(codec.readAll(in));
  }
}
