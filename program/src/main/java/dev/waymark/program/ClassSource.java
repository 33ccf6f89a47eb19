package dev.waymark.program;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place where class files are: a folder, a jar, the running JDK, or several in order. */
public interface ClassSource {
  /** The class file of the class with internal name {@code name}; null if it is not here. */
  byte @Nullable [] find(String name);

  /** Internal names of all classes here, sorted, without module descriptors. */
  List<String> names();

  /** The folders and jars with these classes, in order; none if they come from elsewhere. */
  default List<Path> places() {
    return List.of();
  }

  /** The one of {@link #places} that has the class; null if none has. */
  default @Nullable Path place(String name) {
    return null;
  }

  /**
   * Whether the JVM lets no class from elsewhere into the package of the class {@code name}: its
   * jar is signed, or the package is sealed.
   */
  default boolean isClosed(String name) {
    return false;
  }
}
