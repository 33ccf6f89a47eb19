package dev.waymark.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place where class files are: a folder, a jar, the running JDK, or several in order. */
public interface ClassSource {
  /** The class file of the class with internal name {@code name}; null if it is not here. */
  byte @Nullable [] find(String name);

  /** Internal names of all classes here, sorted, without module descriptors. */
  List<String> names();
}
