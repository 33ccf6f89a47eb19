package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.bidirectional.reach.StateText;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.explore.extension.Gcfg;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** The model as others see it. */
final class GcfgView {
  private final Places places;
  private final Predicate<Branch> isCovered;

  /** What demands are about, and which targets are covered. */
  GcfgView(Places places, Predicate<Branch> isCovered) {
    this.places = places;
    this.isCovered = isCovered;
  }

  Gcfg of(Collection<List<Standpoint>> standpoints, List<Hunt> hunts, int questions) {
    List<Gcfg.Reached> reached = new ArrayList<>();
    for (List<Standpoint> each : standpoints) {
      if (!each.isEmpty()) {
        MethodModel method = each.get(0).method();
        reached.add(new Gcfg.Reached(point(method, each.get(0).block()), each.size()));
      }
    }
    reached.sort(
        Comparator.<Gcfg.Reached, String>comparing(each -> each.point().method())
            .thenComparing(each -> each.point().block()));
    return new Gcfg(reached, hunts.stream().map(this::target).toList(), questions);
  }

  private static Gcfg.Point point(MethodModel method, int block) {
    int statement = method.cfg().block(block).firstStatement();
    int line = method.code().line(method.code().instructionOf(statement));
    return new Gcfg.Point(method.ref().simpleName(), line, block);
  }

  private Gcfg.Target target(Hunt hunt) {
    Gcfg.Standing standing = hunt.isOpen() ? Gcfg.Standing.OPEN : Gcfg.Standing.USED_UP;
    List<Gcfg.Demand> demands = new ArrayList<>();
    for (Hunt.Ranked each : hunt.all()) {
      Demand demand = each.demand();
      Demand next = demand.next();
      demands.add(
          new Gcfg.Demand(
              demand.number(),
              next == null ? null : next.number(),
              point(demand.method(), demand.block()),
              StateText.of(demand.state(), places),
              each.distance(),
              !hunt.isLeft(demand)));
    }
    return new Gcfg.Target(
        hunt.target().label(),
        isCovered.test(hunt.target()) ? Gcfg.Standing.COVERED : standing,
        hunt.steps(),
        demands);
  }
}
