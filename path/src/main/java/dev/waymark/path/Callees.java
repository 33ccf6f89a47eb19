package dev.waymark.path;

import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/** Which methods stand in for others, and which classes' code counts. */
public interface Callees {
  /** The static method in plain Java that stands for a method of the JDK; null if none does. */
  @Nullable MethodRef modelOf(MethodRef method);

  /** Whether the class with this internal name is one of the models, or serves them. */
  boolean isModel(String type);

  /** Whether the code of the class may be walked through. */
  boolean isOpen(String type);
}
