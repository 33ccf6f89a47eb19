package dev.waymark.path.defuse;

import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Variable;
import dev.waymark.validation.oracle.Tracer;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What one concrete evaluation reads, and by which executions it was put there. The library is not
 * looked into: a call of it may have written to the arrays that it was given, so that a later read
 * has several possible definitions; there is one otherwise.
 */
final class TracedUses implements Tracer {
  /** What is there before the entry is called. */
  static final String INPUT = "input";

  /** What an object holds that came out of the library, nobody knows when. */
  static final String ANY = "any";

  private final Map<Use, Set<String>> uses = new TreeMap<>();
  private final Deque<Running> calls = new ArrayDeque<>();
  private final IdentityHashMap<Object, Running> byFrame = new IdentityHashMap<>();
  private final Map<String, Integer> begun = new HashMap<>();
  private final IdentityHashMap<Object, Map<String, Set<String>>> parts = new IdentityHashMap<>();
  private final IdentityHashMap<Object, String> births = new IdentityHashMap<>();
  private final IdentityHashMap<Object, Map<String, Set<String>>> written = new IdentityHashMap<>();
  private final Map<String, Set<String>> statics = new HashMap<>();
  private final IdentityHashMap<Throwable, Raised> raised = new IdentityHashMap<>();
  private int clock;

  private record Raised(String by, int time) {}

  /** A call. */
  private static final class Running {
    final String name;
    final String beginning;
    final Map<Integer, Integer> counts = new HashMap<>();
    final Map<String, String> slots = new HashMap<>();
    String execution = INPUT;
    @Nullable String returned;
    int time;

    Running(String name, String beginning) {
      this.name = name;
      this.beginning = beginning;
    }
  }

  TracedUses(Object... inputs) {
    for (Object each : inputs) {
      give(each);
    }
  }

  private void give(@Nullable Object input) {
    if (input != null && births.put(input, INPUT) == null && input instanceof Object[] array) {
      for (Object each : array) {
        give(each);
      }
    }
  }

  Map<Use, Set<String>> uses() {
    return uses;
  }

  private String execution() {
    return calls.isEmpty() ? INPUT : calls.element().execution;
  }

  private Running at(Object frame) {
    return java.util.Objects.requireNonNull(byFrame.get(frame));
  }

  @Override
  public void enters(Object frame, MethodRef method) {
    String beginning = execution();
    boolean isInitializer = method.name().equals("<clinit>");
    String name = isInitializer ? method.toString() : beginning + ">" + method;
    int number = begun.merge(name, 1, Integer::sum) - 1;
    Running call = new Running(number == 0 ? name : name + "~" + number, beginning);
    calls.push(call);
    byFrame.put(frame, call);
  }

  @Override
  public void leaves(Object frame) {
    Running call = calls.pop();
    byFrame.remove(frame);
    if (!calls.isEmpty()) {
      calls.element().returned = call.execution;
    }
  }

  @Override
  public void begins(Object frame, int statement) {
    Running call = at(frame);
    int count = call.counts.merge(statement, 1, Integer::sum) - 1;
    call.execution = call.name + ":" + statement + "#" + count;
    call.returned = null;
    call.time = clock++;
  }

  private void use(String cell, Set<String> definitions) {
    uses.computeIfAbsent(new Use(execution(), cell), key -> new LinkedHashSet<>())
        .addAll(definitions);
  }

  @Override
  public void reads(Object frame, Variable variable) {
    Running call = at(frame);
    String slot = variable.toString();
    use(slot, Set.of(call.slots.getOrDefault(slot, call.beginning)));
  }

  @Override
  public void writes(Object frame, Variable variable) {
    at(frame).slots.put(variable.toString(), execution());
  }

  @Override
  public void writesResult(
      Object frame, Variable variable, @Nullable Object result, boolean isEvaluated) {
    Running call = at(frame);
    boolean isReturned = isEvaluated && call.returned != null;
    call.slots.put(
        variable.toString(),
        isReturned ? java.util.Objects.requireNonNull(call.returned) : call.execution);
    if (result != null) {
      births.putIfAbsent(result, isEvaluated ? ANY : call.execution);
    }
  }

  private Map<String, Set<String>> partsOf(@Nullable Object owner) {
    return owner == null ? statics : parts.computeIfAbsent(owner, key -> new HashMap<>());
  }

  @Override
  public void readsPart(@Nullable Object owner, String part) {
    Set<String> first = Set.of(owner == null ? INPUT : births.getOrDefault(owner, ANY));
    Set<String> found = new LinkedHashSet<>(partsOf(owner).getOrDefault(part, first));
    if (part.startsWith("[") && owner != null) {
      found.addAll(written.getOrDefault(owner, Map.of()).getOrDefault(part, Set.of()));
    }
    use(part, found);
  }

  @Override
  public void writesPart(@Nullable Object owner, String part) {
    partsOf(owner).put(part, Set.of(execution()));
    if (owner != null) {
      written.getOrDefault(owner, new HashMap<>()).remove(part);
    }
  }

  @Override
  public void makes(Object object) {
    births.put(object, execution());
    if (object instanceof Object[] array) {
      for (Object each : array) {
        if (each != null) {
          makes(each);
        }
      }
    }
  }

  @Override
  public void replaces(Object fresh, Object object) {
    births.put(object, births.getOrDefault(fresh, ANY));
    Map<String, Set<String>> early = parts.remove(fresh);
    if (early != null) {
      parts.put(object, early);
    }
  }

  @Override
  public void callsLibrary(List<?> arguments) {
    for (Object each : new ArrayList<>(arguments)) {
      if (each != null && each.getClass().isArray()) {
        Map<String, Set<String>> ofArray = written.computeIfAbsent(each, key -> new HashMap<>());
        for (int i = 0; i < Array.getLength(each); i++) {
          ofArray.computeIfAbsent("[" + i + "]", key -> new LinkedHashSet<>()).add(execution());
        }
      }
    }
  }

  @Override
  public void raises(Throwable thrown) {
    raised.put(thrown, new Raised(execution(), clock));
  }

  @Override
  public void catches(Object frame, Throwable thrown) {
    Running call = at(frame);
    Raised by = raised.get(thrown);
    call.slots.put("s0", by != null && by.time > call.time ? by.by : call.execution);
    births.putIfAbsent(thrown, ANY);
  }
}
