package dev.waymark.maven.classes;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of classes with wildcards: {@code *} stands for any characters, dots included, and {@code
 * ?} for one. A class that is meant brings its nested classes along.
 */
public final class NamePatterns implements Predicate<String> {
  private final List<Pattern> patterns;

  public NamePatterns(List<String> texts) {
    this.patterns = texts.stream().map(NamePatterns::pattern).toList();
  }

  private static Pattern pattern(String text) {
    String regex =
        text.strip()
            .chars()
            .mapToObj(each -> part((char) each))
            .collect(Collectors.joining("", "", "(\\$.*)?"));
    return Pattern.compile(regex);
  }

  private static String part(char each) {
    return switch (each) {
      case '*' -> ".*";
      case '?' -> ".";
      default -> Pattern.quote(String.valueOf(each));
    };
  }

  /** Whether one of the patterns means the class {@code name}. */
  @Override
  public boolean test(String name) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(name).matches());
  }

  public boolean isEmpty() {
    return patterns.isEmpty();
  }
}
