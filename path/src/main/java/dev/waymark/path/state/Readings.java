package dev.waymark.path.state;

import dev.waymark.path.Instance;
import dev.waymark.path.PathValue;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What was read while one statement is executed, in order, and what else it assumes. */
final class Readings {
  private final Map<Instance, @Nullable PathValue> values = new LinkedHashMap<>();
  private final List<Term> assumed = new ArrayList<>();

  Readings copy() {
    Readings copy = new Readings();
    copy.values.putAll(values);
    copy.assumed.addAll(assumed);
    return copy;
  }

  boolean isEmpty() {
    return values.isEmpty();
  }

  void clear() {
    values.clear();
    assumed.clear();
  }

  void add(Instance instance, @Nullable PathValue value) {
    values.put(instance, value);
  }

  void assume(Term condition) {
    assumed.add(condition);
  }

  Set<Instance> instances() {
    return new LinkedHashSet<>(values.keySet());
  }

  Set<Instance> without(Predicate<Instance> left) {
    Set<Instance> kept = instances();
    kept.removeIf(left);
    return kept;
  }

  /** The instances that hold what nobody knows. */
  Set<Instance> unknown() {
    return without(each -> !(values.get(each) instanceof PathValue.Unknown));
  }

  /** What must be as it was read, if {@code source} does not say it, for it to be the value. */
  Term guard(NameBook book, Term source, Set<Instance> relied) {
    SymbolSet said = Variables.of(source);
    Term all = book.truth();
    for (Term each : assumed) {
      all = book.and(all, each);
    }
    for (Instance each : relied) {
      PathValue value = values.get(each);
      if (value != null) {
        Term guard = book.guard(value);
        all = said.intersects(Variables.of(guard)) ? all : book.and(all, guard);
      }
    }
    return all;
  }
}
