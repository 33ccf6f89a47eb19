package dev.waymark.benchmarks.real.coverage;

import java.util.HashMap;
import java.util.Map;
import org.jacoco.core.internal.flow.ClassProbesVisitor;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jspecify.annotations.Nullable;

/** The flows of all methods of a class. */
final class FlowsOfClass extends ClassProbesVisitor {
  private final Map<String, FlowReader> readers = new HashMap<>();

  /** The flow of a method, by name and descriptor; null if it has no code. */
  @Nullable Flow find(String nameAndDescriptor) {
    FlowReader reader = readers.get(nameAndDescriptor);
    return reader == null ? null : reader.flow();
  }

  @Override
  public MethodProbesVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    FlowReader reader = new FlowReader();
    readers.put(name + descriptor, reader);
    return reader;
  }

  @Override
  public void visitTotalProbeCount(int count) {
    // The probes that were hit say how many there are.
  }
}
