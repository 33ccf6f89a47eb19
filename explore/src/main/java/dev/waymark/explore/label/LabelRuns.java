package dev.waymark.explore.label;

import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.target.Execution;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * The last runs for labels. Each went on along some path; when that path is to be tried, it need
 * neither be solved for nor run again.
 */
public final class LabelRuns {
  private static final int MOST = 256;

  private final Deque<Execution> runs = new ArrayDeque<>();

  public void add(Execution run) {
    if (runs.size() == MOST) {
      runs.remove();
    }
    runs.add(run);
  }

  /** Takes out a run along {@code path}; null if there is none. Costs one look at each run. */
  public @Nullable Execution take(PartialPath path) {
    Prefix prefix = path.prefix();
    Iterator<Execution> all = runs.iterator();
    while (prefix != null && all.hasNext()) {
      Execution run = all.next();
      if (prefix.isBeginningOf(run.path(), path.length())
          && run.input().arguments().equals(path.base().arguments())) {
        all.remove();
        return run;
      }
    }
    return null;
  }

  public void clear() {
    runs.clear();
  }
}
