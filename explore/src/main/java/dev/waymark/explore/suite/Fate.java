package dev.waymark.explore.suite;

import dev.waymark.program.branch.Branch;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What became of a test that was written. */
public sealed interface Fate {
  /**
   * What a test took one time.
   *
   * @param place how many tests came before it
   */
  record Time(int place, Set<Branch> taken) {
    public Time {
      taken = Set.copyOf(taken);
    }
  }

  /**
   * It is kept, and was measured.
   *
   * @param times what it took each time, in one world or another; never empty
   */
  record Kept(List<Time> times) implements Fate {
    public Kept {
      times = List.copyOf(times);
    }

    /** It took these the only time. */
    public Kept(Set<Branch> taken) {
      this(List.of(new Time(0, taken)));
    }

    /** What it takes each time. */
    Set<Branch> always() {
      Set<Branch> always = new LinkedHashSet<>(times.get(0).taken);
      times.forEach(time -> always.retainAll(time.taken));
      return always;
    }

    /** What it takes at some time. */
    Set<Branch> ever() {
      Set<Branch> ever = new LinkedHashSet<>();
      times.forEach(time -> ever.addAll(time.taken));
      return ever;
    }

    /** What it took the time of this number; what it always takes if there were not so many. */
    Time at(int time) {
      return time < times.size() ? times.get(time) : new Time(0, always());
    }
  }

  /** It is not kept. */
  record Dropped(String reason) implements Fate {}

  /** It is kept, but nobody knows what it takes. */
  record Unmeasured(String reason) implements Fate {}
}
