package dev.waymark.instrument;

import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.RelationCode;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Switch;
import java.util.List;
import java.util.Map;

/** The events of a trace, evaluated for some inputs. */
final class Constraints {
  private final Trace trace;
  private final SiteTable sites;
  private final ShadowEvaluator evaluator;

  Constraints(Trace trace, SiteTable sites, Map<Integer, Long> inputs) {
    this.trace = trace;
    this.sites = sites;
    this.evaluator = new ShadowEvaluator(inputs);
  }

  long left(int event) {
    return evaluator.value(trace.left(event), trace.constant(event));
  }

  long right(int event) {
    return evaluator.value(trace.right(event), trace.constant(event));
  }

  boolean holds(int event) {
    if (trace.relation(event) == RelationCode.SWITCH) {
      Site site = sites.site(trace.outcome(event));
      return chosen((Switch) site.code(), (int) left(event)) == trace.outcome(event) - site.id();
    }
    if (trace.relation(event) <= RelationCode.NE) {
      return (left(event) == right(event)) == (trace.relation(event) == RelationCode.EQ);
    }
    return RelationCode.holds(trace.relation(event), (int) left(event), (int) right(event));
  }

  private static int chosen(Switch jump, int key) {
    List<Integer> targets = new SwitchTargets(jump).targets();
    for (Switch.Case each : jump.cases()) {
      if (each.key() == key) {
        return targets.indexOf(each.target());
      }
    }
    return targets.size() - 1;
  }
}
