package dev.waymark.report;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Tells implicit checks of the virtual machine, such as that an object is not null, from branches
 * that the source shows and that other tools count.
 */
final class ImplicitChecks {
  private final Program program;
  private final Map<MethodRef, Set<Branch>> known = new HashMap<>();

  ImplicitChecks(Program program) {
    this.program = program;
  }

  /** Whether {@code branch} is an outcome of an implicit check. */
  boolean include(Branch branch) {
    return !branch.isLabel() && known.computeIfAbsent(branch.method(), this::find).contains(branch);
  }

  private Set<Branch> find(MethodRef method) {
    Set<Branch> found = new HashSet<>();
    ClassModel owner = program.find(method.owner());
    MethodModel model = owner == null ? null : owner.find(method.name(), method.descriptor());
    if (model != null && model.hasCode()) {
      model.branchPoints().stream()
          .filter(point -> !point.type().isExplicit())
          .forEach(point -> found.addAll(point.branches()));
    }
    return found;
  }

  /** Those of {@code verdicts} that are about implicit checks. */
  <V> Map<Branch, V> of(Map<Branch, V> verdicts) {
    Map<Branch, V> some = new LinkedHashMap<>(verdicts);
    some.keySet().removeIf(branch -> !include(branch));
    return some;
  }

  /** Those of {@code verdicts} that are about all else. */
  <V> Map<Branch, V> without(Map<Branch, V> verdicts) {
    Map<Branch, V> some = new LinkedHashMap<>(verdicts);
    some.keySet().removeIf(this::include);
    return some;
  }
}
