package dev.waymark.explore.purpose;

import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Outcomes;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.Loops;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The k-path bound: a branch that can leave a loop stays in it at most k times in a row. Branches
 * that do not depend on the input are not seen and not counted.
 */
final class LoopBound {
  private final SiteTable sites;
  private final int most;
  private final Map<Integer, Place> places = new HashMap<>();

  LoopBound(SiteTable sites, int most) {
    this.sites = sites;
    this.most = most;
  }

  /** The loops around a site: those that it never leaves, and per outcome those it stays in. */
  private record Place(MethodModel method, List<Loop> around, List<List<Loop>> left) {
    boolean canLeave(Loop loop) {
      return left.stream().anyMatch(loops -> loops.contains(loop));
    }
  }

  private record Counted(MethodModel method, Loop loop, int site) {}

  /** Goes along one path. */
  final class Walk {
    private final Map<Counted, Integer> stays = new HashMap<>();

    /** Whether the path may go on with {@code outcome} of {@code site}. */
    boolean admits(int site, int outcome) {
      Place place = place(site);
      return place.around.stream()
          .filter(loop -> isCounted(place, loop, outcome))
          .allMatch(loop -> stays.getOrDefault(counted(place, loop, site), 0) < most);
    }

    void take(int site, int outcome) {
      Place place = place(site);
      stays.keySet().removeIf(key -> isOver(key, place, outcome));
      for (Loop loop : place.around) {
        if (isCounted(place, loop, outcome)) {
          stays.merge(counted(place, loop, site), 1, Integer::sum);
        }
      }
    }
  }

  private static boolean isOver(Counted key, Place place, int outcome) {
    return key.method == place.method
        && (!place.around.contains(key.loop) || place.left.get(outcome).contains(key.loop));
  }

  private static boolean isCounted(Place place, Loop loop, int outcome) {
    return !place.left.get(outcome).contains(loop) && place.canLeave(loop);
  }

  private static Counted counted(Place place, Loop loop, int site) {
    return new Counted(place.method, loop, site);
  }

  @Override
  public String toString() {
    return "loops go on at most " + most + " times in a row";
  }

  private Place place(int site) {
    return places.computeIfAbsent(site, key -> find(sites.site(key)));
  }

  private static Place find(Site site) {
    MethodModel method = site.method();
    Cfg cfg = method.cfg();
    int block = cfg.blockOf(method.code().instructionOf(site.statement()));
    List<Loop> around = around(method.loops(), block);
    List<List<Loop>> left = new ArrayList<>();
    for (int target : Outcomes.blocks(cfg, site.statement())) {
      left.add(around.stream().filter(loop -> !method.loops().contains(loop, target)).toList());
    }
    return new Place(method, around, left);
  }

  private static List<Loop> around(Loops loops, int block) {
    List<Loop> around = new ArrayList<>();
    for (@Nullable Loop at = loops.innermost(block); at != null; at = loops.parent(at)) {
      around.add(at);
    }
    return around;
  }
}
