package dev.waymark.path;

import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** The classes of a program alone: nothing stands in for the JDK, and nobody walks through it. */
public record OwnCode(ClassHierarchy hierarchy) implements Callees {
  @Override
  public @Nullable MethodRef modelOf(MethodRef method) {
    return null;
  }

  @Override
  public boolean isModel(String type) {
    return false;
  }

  @Override
  public boolean isOpen(String type) {
    return hierarchy.scope().contains(type);
  }
}
