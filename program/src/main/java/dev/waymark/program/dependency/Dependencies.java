package dev.waymark.program.dependency;

import dev.waymark.program.ClassSource;
import dev.waymark.program.Declaration;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;

/**
 * Which classes of a source results on others may depend on: those that they mention, those that
 * extend or implement one of these, and those of its package with methods that return one, from
 * which objects may come; and so on. It is more than is needed, never less, as long as code does
 * not look for classes under names that it computes.
 *
 * <p>Subtypes of the JDK's types are not followed. Calls through these are open to classes that
 * nobody has seen, so that nothing is concluded from those that are there.
 */
public final class Dependencies {
  private final ClassSource source;
  private final Set<String> known;
  private final Map<String, SortedSet<String>> packages = new TreeMap<>();
  private final Map<String, ClassMentions> mentions = new TreeMap<>();
  private @Nullable Map<String, SortedSet<String>> subtypes;

  /** Of classes in {@code source}; reads the heads of all of them when first asked. */
  public Dependencies(ClassSource source) {
    this.source = source;
    this.known = new LinkedHashSet<>(source.names());
    for (String name : known) {
      packages.computeIfAbsent(Declaration.packageOf(name), key -> new TreeSet<>()).add(name);
    }
  }

  /** The classes {@code roots} and all that they depend on. */
  public SortedSet<String> of(Collection<String> roots) {
    SortedSet<String> found = new TreeSet<>(roots);
    Deque<String> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      String name = open.pop();
      push(mentions(name).classes(), found, open);
      push(subtypes().getOrDefault(name, new TreeSet<>()), found, open);
      push(makers(name), found, open);
    }
    return found;
  }

  private static void push(Set<String> names, Set<String> found, Deque<String> open) {
    names.stream().filter(found::add).forEach(open::push);
  }

  /** Whether one of {@code names} may look for classes or files under names that it computes. */
  public boolean areSearching(Collection<String> names) {
    return names.stream().anyMatch(name -> mentions(name).isSearching());
  }

  private ClassMentions mentions(String name) {
    return mentions.computeIfAbsent(name, key -> ClassMentions.of(bytes(key), known));
  }

  private byte[] bytes(String name) {
    byte[] bytes = source.find(name);
    return bytes == null ? new byte[0] : bytes;
  }

  /** Classes of the package with methods that return objects of {@code name}. */
  private Set<String> makers(String name) {
    return packages.getOrDefault(Declaration.packageOf(name), new TreeSet<>()).stream()
        .filter(each -> mentions(each).returned().contains(name))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** For each class, those that directly extend or implement it. */
  private Map<String, SortedSet<String>> subtypes() {
    Map<String, SortedSet<String>> all = subtypes;
    if (all == null) {
      all = new TreeMap<>();
      for (String name : known) {
        addSupertypes(name, all);
      }
      subtypes = all;
    }
    return all;
  }

  private void addSupertypes(String name, Map<String, SortedSet<String>> all) {
    try {
      ClassReader reader = new ClassReader(bytes(name));
      SortedSet<String> above = new TreeSet<>(List.of(reader.getInterfaces()));
      if (reader.getSuperName() != null) {
        above.add(reader.getSuperName());
      }
      above.retainAll(known);
      above.forEach(each -> all.computeIfAbsent(each, key -> new TreeSet<>()).add(name));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      return; // whoever needs the class will say what is wrong with it
    }
  }
}
