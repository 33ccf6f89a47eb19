package dev.waymark.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;

/**
 * The classes of a program that directly extend or implement others. It reads no more of a class
 * file than its head, and only those whose packages begin alike: a library on the class path has no
 * classes that extend those of the application.
 */
final class DirectSubtypes {
  private static final int SEGMENTS = 2;

  private final ClassSource classes;
  private final Map<String, Map<String, List<String>>> byRoot = new TreeMap<>();

  DirectSubtypes(ClassSource classes) {
    this.classes = classes;
  }

  /** Those of the class with this internal name, by name. */
  synchronized List<String> of(String name) {
    return byRoot.computeIfAbsent(root(name), this::read).getOrDefault(name, List.of());
  }

  /** The first names of the package. */
  private static String root(String name) {
    int end = -1;
    for (int i = 0; i < SEGMENTS && name.indexOf('/', end + 1) >= 0; i++) {
      end = name.indexOf('/', end + 1);
    }
    return name.substring(0, end + 1);
  }

  private Map<String, List<String>> read(String root) {
    Map<String, List<String>> found = new TreeMap<>();
    for (String name : classes.names()) {
      byte[] bytes = name.startsWith(root) ? classes.find(name) : null;
      if (bytes != null) {
        add(name, bytes, found);
      }
    }
    return found;
  }

  private static void add(String name, byte[] bytes, Map<String, List<String>> found) {
    try {
      ClassReader reader = new ClassReader(bytes);
      List<String> parents = new ArrayList<>(List.of(reader.getInterfaces()));
      if (reader.getSuperName() != null) {
        parents.add(reader.getSuperName());
      }
      parents.forEach(each -> found.computeIfAbsent(each, key -> new ArrayList<>()).add(name));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return; // whoever needs it will say what is wrong with it
    }
  }
}
