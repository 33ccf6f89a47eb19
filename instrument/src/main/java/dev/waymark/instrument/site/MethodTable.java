package dev.waymark.instrument.site;

import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The instrumented methods by number, for whole paths; grows as classes are instrumented. */
public final class MethodTable {
  private final List<MethodModel> methods = new ArrayList<>();
  private final Set<MethodModel> passed = new HashSet<>();

  /** The number of {@code method}, which is new. */
  public int add(MethodModel method) {
    methods.add(method);
    return methods.size() - 1;
  }

  /** The number of {@code method}, which is new, and tells by one event that it ran. */
  public int addPassed(MethodModel method) {
    passed.add(method);
    return add(method);
  }

  /** Whether {@code method} does not tell by an event of its own that it was entered. */
  public boolean isPassed(MethodModel method) {
    return passed.contains(method);
  }

  /** The method with this number. */
  public MethodModel method(int number) {
    return methods.get(number);
  }

  /** How many there are. */
  public int size() {
    return methods.size();
  }

  /** Forgets all methods from {@code size} on. */
  public void shrink(int size) {
    List<MethodModel> forgotten = methods.subList(size, size());
    forgotten.forEach(passed::remove);
    forgotten.clear();
  }
}
