package dev.waymark.report.graph;

import dev.waymark.explore.extension.Gcfg;
import dev.waymark.report.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The frontier between what runs have reached and what targets demand, for people. */
public final class GcfgText {
  private static final int MOST_SHOWN = 20;
  private static final int MOST_CONDITIONS = 4;

  private GcfgText() {}

  /** All of it, of long ways the first and last steps. */
  public static String of(Gcfg gcfg) {
    StringBuilder out = new StringBuilder();
    out.append("where runs have been (S-states)\n");
    TextTable reached = new TextTable();
    reached.row("point", "states");
    gcfg.reached().forEach(each -> reached.row(point(each.point()), String.valueOf(each.states())));
    out.append(reached.print("  "));
    for (Gcfg.Target target : gcfg.targets()) {
      out.append(target(target));
    }
    int demands = gcfg.targets().stream().mapToInt(each -> each.demands().size()).sum();
    out.append(
        "\ntargets: %d; R-states: %d; questions to a solver: %d\n"
            .formatted(gcfg.targets().size(), demands, gcfg.questions()));
    return out.toString();
  }

  private static String target(Gcfg.Target target) {
    StringBuilder out = new StringBuilder();
    out.append("\ntarget %s: %s\n".formatted(target.branch(), standing(target)));
    TextTable table = new TextTable();
    table.row("R-state", "leads to", "point", "distance", "what must hold");
    List<Gcfg.Demand> shown = shown(target);
    for (Gcfg.Demand each : shown) {
      table.row(
          "R" + each.number() + (each.isFrontier() ? " *" : ""),
          each.next() == null ? "target" : "R" + each.next(),
          point(each.point()),
          String.format(Locale.ROOT, "%.1f", each.distance()),
          inShort(each));
    }
    out.append(table.print("  "));
    int left = target.demands().size() - shown.size();
    if (left > 0) {
      out.append("  and %d more (--format json has all)\n".formatted(left));
    }
    return out.toString();
  }

  /** All, or the first and the last if there are many. */
  static List<Gcfg.Demand> shown(Gcfg.Target target) {
    List<Gcfg.Demand> all = target.demands();
    if (all.size() <= MOST_SHOWN) {
      return all;
    }
    List<Gcfg.Demand> shown = new ArrayList<>(all.subList(0, MOST_SHOWN / 2));
    shown.addAll(all.subList(all.size() - MOST_SHOWN / 2, all.size()));
    return shown;
  }

  /** What a demand is about: its first conditions, and how many others there are. */
  static String inShort(Gcfg.Demand demand) {
    List<String> all = demand.conditions();
    return all.size() <= MOST_CONDITIONS
        ? demand.predicate()
        : "%s && %d more"
            .formatted(
                String.join(" && ", all.subList(0, MOST_CONDITIONS)), all.size() - MOST_CONDITIONS);
  }

  static String standing(Gcfg.Target target) {
    return switch (target.standing()) {
      case COVERED -> "covered";
      case OPEN -> "open, R-states with * are at the frontier";
      case USED_UP -> "open, and there is no way back that was not gone";
    };
  }

  static String point(Gcfg.Point point) {
    return "%s:%d block %d".formatted(point.method(), point.line(), point.block());
  }
}
