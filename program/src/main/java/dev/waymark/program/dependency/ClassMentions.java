package dev.waymark.program.dependency;

import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a class file mentions.
 *
 * @param classes the known classes whose names occur: as such, in descriptors, in signatures, or
 *     with dots in strings
 * @param returned those that a method which it has or calls returns
 * @param isSearching whether it may look for classes or files under names that it computes
 */
record ClassMentions(SortedSet<String> classes, SortedSet<String> returned, boolean isSearching) {
  private static final Pattern SEPARATORS = Pattern.compile("[;<>()\\[:*+-]+");
  private static final Pattern PRIMITIVES = Pattern.compile("[BCDFIJSZV]*L");
  private static final Pattern RETURN = Pattern.compile("\\(.*\\)L(.*);");

  /** Names of methods and classes that find others by names. */
  private static final Set<String> SEARCHES =
      Set.of(
          "forName",
          "loadClass",
          "findClass",
          "getResource",
          "getResources",
          "getResourceAsStream",
          "getSystemResource",
          "getSystemResourceAsStream",
          "getBundle",
          "java/util/ServiceLoader");

  /** What {@code classFile} mentions of {@code known}. */
  static ClassMentions of(byte[] classFile, Set<String> known) {
    SortedSet<String> classes = new TreeSet<>();
    SortedSet<String> returned = new TreeSet<>();
    Set<String> texts = ConstantTexts.of(classFile);
    for (String text : texts) {
      add(text.replace('.', '/'), known, classes);
      for (String part : SEPARATORS.split(text, -1)) {
        add(part, known, classes);
        addDescribed(part, known, classes);
      }
      Matcher result = RETURN.matcher(text);
      if (result.matches()) {
        add(result.group(1), known, returned);
      }
    }
    return new ClassMentions(classes, returned, texts.stream().anyMatch(SEARCHES::contains));
  }

  /** In a descriptor, primitive types may come before a class. */
  private static void addDescribed(String part, Set<String> known, Set<String> found) {
    Matcher start = PRIMITIVES.matcher(part);
    if (start.lookingAt()) {
      add(part.substring(start.end()), known, found);
    }
  }

  private static void add(String name, Set<String> known, Set<String> found) {
    if (known.contains(name)) {
      found.add(name);
    }
  }
}
