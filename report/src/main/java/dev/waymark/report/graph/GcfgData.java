package dev.waymark.report.graph;

import dev.waymark.explore.extension.Gcfg;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The frontier between what runs have reached and what targets demand, for programs. */
public final class GcfgData {
  private GcfgData() {}

  /** All of it. */
  public static Map<String, Object> of(Gcfg gcfg) {
    Map<String, Object> data = new LinkedHashMap<>();
    List<Object> reached = new ArrayList<>();
    for (Gcfg.Reached each : gcfg.reached()) {
      Map<String, Object> one = new LinkedHashMap<>(of(each.point()));
      one.put("states", each.states());
      reached.add(one);
    }
    data.put("reached", reached);
    data.put("targets", gcfg.targets().stream().map(GcfgData::of).toList());
    data.put("questions", gcfg.questions());
    return data;
  }

  private static Map<String, Object> of(Gcfg.Point point) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", point.method());
    data.put("line", point.line());
    data.put("block", point.block());
    return data;
  }

  private static Map<String, Object> of(Gcfg.Target target) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("branch", target.branch());
    data.put("standing", target.standing().name().toLowerCase(Locale.ROOT).replace('_', ' '));
    data.put("steps", target.steps());
    List<Object> demands = new ArrayList<>();
    for (Gcfg.Demand each : target.demands()) {
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("number", each.number());
      if (each.next() != null) {
        one.put("next", each.next());
      }
      one.putAll(of(each.point()));
      one.put("predicate", each.predicate());
      one.put("distance", each.distance());
      one.put("frontier", each.isFrontier());
      demands.add(one);
    }
    data.put("demands", demands);
    return data;
  }
}
