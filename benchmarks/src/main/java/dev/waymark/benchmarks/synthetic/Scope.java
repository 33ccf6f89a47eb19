package dev.waymark.benchmarks.synthetic;

import java.util.ArrayList;
import java.util.List;

/**
 * What a place in a method can name. Parameters, loop counters and guards are never assigned to, so
 * that a guard holds wherever it is in scope.
 *
 * @param parameters ints, which depend on the input
 * @param locals ints, assigned to anything
 * @param flags locals that are assigned nothing but 0 to {@link #LARGEST_FLAG}
 * @param fields ints of the memory that methods share; none in helpers
 * @param counters those of the loops around
 * @param guards what conditions around have made sure
 */
record Scope(
    List<String> parameters,
    List<String> locals,
    List<String> flags,
    List<String> fields,
    List<String> counters,
    List<Guard> guards) {
  static final int LARGEST_FLAG = 5;

  Scope {
    parameters = List.copyOf(parameters);
    locals = List.copyOf(locals);
    flags = List.copyOf(flags);
    fields = List.copyOf(fields);
    counters = List.copyOf(counters);
    guards = List.copyOf(guards);
  }

  /** The scope of a whole method. */
  static Scope of(List<String> parameters, List<String> fields) {
    List<String> locals = List.of("v0", "v1", "v2");
    return new Scope(parameters, locals, List.of("f0", "f1"), fields, List.of(), List.of());
  }

  boolean isInLoop() {
    return !counters.isEmpty();
  }

  /** Within a loop of this counter. */
  Scope counting(String counter) {
    return new Scope(parameters, locals, flags, fields, with(counters, counter), guards);
  }

  /** Where {@code condition} holds. */
  Scope under(Condition condition) {
    return condition.guard() == null
        ? this
        : new Scope(parameters, locals, flags, fields, counters, with(guards, condition.guard()));
  }

  private static <T> List<T> with(List<T> list, T next) {
    List<T> all = new ArrayList<>(list);
    all.add(next);
    return all;
  }
}
