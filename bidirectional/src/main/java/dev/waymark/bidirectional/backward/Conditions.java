package dev.waymark.bidirectional.backward;

import dev.waymark.bidirectional.state.Place;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;

/** What statements with several outcomes ask of the state before them. */
public final class Conditions {
  private final Places places;
  private final Terms terms;
  private final Values values;

  public Conditions(Places places, Values values) {
    this.places = places;
    this.terms = places.terms();
    this.values = values;
  }

  /** Whether a conditional jump jumps. */
  public Term taken(int level, If jump) {
    return terms.compare(
        jump.relation(), values.of(level, jump.left()), values.of(level, jump.right()));
  }

  /** Whether a switch jumps to instruction {@code target}. */
  public Term jumps(int level, Switch jump, int target) {
    Term key = values.of(level, jump.key());
    SwitchTargets targets = new SwitchTargets(jump);
    if (target != jump.defaultTarget()) {
      return anyOf(key, targets, target);
    }
    Term none = terms.truth();
    for (int each : targets.targets()) {
      none = terms.and(none, terms.not(anyOf(key, targets, each)));
    }
    return none;
  }

  private Term anyOf(Term key, SwitchTargets targets, int target) {
    Term any = terms.falsity();
    for (int each : targets.keys(target)) {
      any = terms.or(any, terms.compare(Relation.EQ, key, terms.intConstant(each)));
    }
    return any;
  }

  /** Whether a check passes. */
  public Term passes(int level, Check check) {
    if (check instanceof Check.Null object) {
      return terms.not(values.isNull(values.of(level, object.object())));
    }
    if (check instanceof Check.Bounds bounds) {
      return within(level, bounds);
    }
    if (check instanceof Check.Divisor divisor) {
      Term value = values.of(level, divisor.divisor());
      return terms.compare(
          Relation.NE, value, terms.constant(Sort.of(divisor.divisor().kind()), 0));
    }
    if (check instanceof Check.Size size) {
      return sizes(level, size);
    }
    return check instanceof Check.Cast cast
        ? casts(level, cast)
        : stores(level, (Check.Store) check);
  }

  private Term within(int level, Check.Bounds bounds) {
    Term index = values.of(level, bounds.index());
    Term length = places.of(new Place.Length(values.of(level, bounds.array())));
    return terms.and(
        terms.compare(Relation.GE, index, terms.intConstant(0)),
        terms.compare(Relation.LT, index, length));
  }

  private Term sizes(int level, Check.Size size) {
    Term all = terms.truth();
    for (Operand each : size.lengths()) {
      Term length = values.of(level, each);
      all = terms.and(all, terms.compare(Relation.GE, length, terms.intConstant(0)));
    }
    return all;
  }

  private Term casts(int level, Check.Cast cast) {
    Term object = values.of(level, cast.object());
    return terms.or(values.isNull(object), places.of(new Place.Instance(cast.type(), object)));
  }

  private Term stores(int level, Check.Store store) {
    Term value = values.of(level, store.value());
    Term fits = places.of(new Place.Fits(values.of(level, store.array()), value));
    return terms.or(values.isNull(value), fits);
  }
}
