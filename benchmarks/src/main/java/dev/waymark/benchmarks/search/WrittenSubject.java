package dev.waymark.benchmarks.search;

import dev.waymark.program.ClassPath;
import java.nio.file.Path;
import java.util.Map;

/**
 * A program that someone wrote: a class of this module and those nested in it.
 *
 * @param owner the class
 */
public record WrittenSubject(
    String name, Class<?> owner, String method, String descriptor, Map<String, Integer> lengths)
    implements SearchSubject {
  public WrittenSubject {
    lengths = Map.copyOf(lengths);
  }

  @Override
  public String type() {
    return owner.getName().replace('.', '/');
  }

  @Override
  public Path classes(Path scratch) {
    return ClassPath.placeOf(owner);
  }

  @Override
  public boolean includes(String className) {
    return className.equals(type()) || className.startsWith(type() + "$");
  }
}
