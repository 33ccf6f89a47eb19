package dev.waymark.explore.paths;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.path.Callees;
import dev.waymark.program.Program;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** Calls lead where instrumented code leads them. */
public final class InstrumentedCallees implements Callees {
  private final ClassHierarchy hierarchy;
  private final Models models;

  public InstrumentedCallees(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.models = new Models(hierarchy);
  }

  @Override
  public @Nullable MethodRef modelOf(MethodRef method) {
    return models.find(method);
  }

  @Override
  public boolean isModel(String type) {
    return Models.includes(type);
  }

  @Override
  public boolean isOpen(String type) {
    return hierarchy.scope().contains(type) || Program.isAdded(type);
  }
}
