package dev.waymark.explore.suite;

import dev.waymark.program.branch.Branch;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What became of a test that was written. */
public sealed interface Fate {
  /**
   * It is kept, and was measured.
   *
   * @param times the objectives that it took each time, in one world or another; never empty
   */
  record Kept(List<Set<Branch>> times) implements Fate {
    public Kept {
      times = times.stream().map(Set::copyOf).toList();
    }

    /** It took these the only time. */
    public Kept(Set<Branch> taken) {
      this(List.of(taken));
    }

    /** What it takes each time. */
    Set<Branch> always() {
      Set<Branch> always = new LinkedHashSet<>(times.get(0));
      times.forEach(always::retainAll);
      return always;
    }

    /** What it takes at some time. */
    Set<Branch> ever() {
      Set<Branch> ever = new LinkedHashSet<>();
      times.forEach(ever::addAll);
      return ever;
    }

    /** What it took the time of this number; what it always takes if there were not so many. */
    Set<Branch> at(int time) {
      return time < times.size() ? times.get(time) : always();
    }
  }

  /** It is not kept. */
  record Dropped(String reason) implements Fate {}

  /** It is kept, but nobody knows what it takes. */
  record Unmeasured(String reason) implements Fate {}
}
