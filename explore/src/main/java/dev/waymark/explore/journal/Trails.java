package dev.waymark.explore.journal;

import dev.waymark.explore.search.Trail;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Numbers for trails, to write each once; what a trail begins with has a lower number. */
final class Trails {
  private static final int NONE = -1;

  private final List<Trail> all = new ArrayList<>();
  private final IdentityHashMap<Trail, Integer> numbers = new IdentityHashMap<>();

  /** Adds {@code trail} and all that it begins with. */
  void add(@Nullable Trail trail) {
    Deque<Trail> missing = new ArrayDeque<>();
    for (Trail at = trail; at != null && !numbers.containsKey(at); at = at.before()) {
      missing.push(at);
    }
    for (Trail each : missing) {
      numbers.put(each, all.size());
      all.add(each);
    }
  }

  /** The number of {@code trail}, which was added. */
  int number(@Nullable Trail trail) {
    return trail == null ? NONE : numbers.getOrDefault(trail, NONE);
  }

  @Nullable Trail get(int number) {
    return number == NONE ? null : all.get(number);
  }

  void forEachBranch(Consumer<Branch> action) {
    for (Trail each : all) {
      Branch branch = each.branch();
      if (branch != null) {
        action.accept(branch);
      }
    }
  }

  void write(Outgoing out, ToIntFunction<@Nullable Branch> branches) {
    out.putInt(all.size());
    for (Trail each : all) {
      out.putInt(number(each.before()));
      out.putInt(branches.applyAsInt(each.branch()));
    }
  }

  static Trails read(Incoming in, IntFunction<@Nullable Branch> branches) {
    Trails trails = new Trails();
    for (int left = in.takeInt(); left > 0; left--) {
      Trail before = trails.get(in.takeInt());
      trails.add(new Trail(before, branches.apply(in.takeInt())));
    }
    return trails;
  }
}
