package dev.waymark.target;

import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What each outcome of an event says of its operands. */
final class EventConditions {
  private static final Relation[] RELATIONS = Relation.values();

  private final Terms terms;
  private final SiteTable sites;
  private final Map<Integer, SwitchTargets> switches = new HashMap<>();

  EventConditions(Terms terms, SiteTable sites) {
    this.terms = terms;
    this.sites = sites;
  }

  Step step(int outcome, int relation, Term left, Term right) {
    Site site = sites.site(outcome);
    int taken = outcome - site.id();
    if (relation == dev.waymark.probe.shadow.RelationCode.SWITCH) {
      return new Step(site.id(), taken, cases(targets(site), left));
    }
    Term held = held(relation, left, right);
    Term other = terms.not(held);
    return new Step(site.id(), taken, taken == 0 ? List.of(held, other) : List.of(other, held));
  }

  private Term held(int relation, Term left, Term right) {
    return switch (relation) {
      case dev.waymark.probe.shadow.RelationCode.BELOW -> below(left, right);
      case dev.waymark.probe.shadow.RelationCode.NOT_BELOW -> terms.not(below(left, right));
      default -> terms.compare(RELATIONS[relation], left, right);
    };
  }

  private Term below(Term left, Term right) {
    return terms.and(
        terms.compare(Relation.GE, left, terms.intConstant(0)),
        terms.compare(Relation.LT, left, right));
  }

  private SwitchTargets targets(Site site) {
    return switches.computeIfAbsent(site.id(), id -> new SwitchTargets((Switch) site.code()));
  }

  /** A condition for each target, as {@link SwitchTargets} orders them. */
  private List<Term> cases(SwitchTargets targets, Term key) {
    List<Term> conditions = new ArrayList<>();
    Term none = terms.truth();
    for (int target : targets.targets()) {
      Term any = terms.falsity();
      for (int value : targets.keys(target)) {
        any = terms.or(any, terms.compare(Relation.EQ, key, terms.intConstant(value)));
      }
      conditions.add(any);
      none = terms.and(none, terms.not(any));
    }
    conditions.set(conditions.size() - 1, none);
    return conditions;
  }
}
