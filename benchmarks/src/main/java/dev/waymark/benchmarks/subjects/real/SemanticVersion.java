package dev.waymark.benchmarks.subjects.real;

import java.util.List;

/**
 * A version as semver.org has it, such as {@code 1.4.0-rc.1+build5}; what follows the plus is
 * ignored.
 */
public record SemanticVersion(int major, int minor, int patch, List<String> preRelease)
    implements Comparable<SemanticVersion> {
  public SemanticVersion {
    if (major < 0 || minor < 0 || patch < 0) {
      throw new IllegalArgumentException("negative number");
    }
    preRelease = List.copyOf(preRelease);
  }

  /** Reads a version; a leading {@code v} does no harm. */
  public static SemanticVersion parse(String text) {
    String rest = text.startsWith("v") ? text.substring(1) : text;
    int plus = rest.indexOf('+');
    if (plus >= 0) {
      if (plus == rest.length() - 1) {
        throw new IllegalArgumentException("empty build: " + text);
      }
      rest = rest.substring(0, plus);
    }
    List<String> preRelease = List.of();
    int dash = rest.indexOf('-');
    if (dash >= 0) {
      preRelease = List.of(rest.substring(dash + 1).split("\\.", -1));
      preRelease.forEach(SemanticVersion::checkIdentifier);
      rest = rest.substring(0, dash);
    }
    String[] numbers = rest.split("\\.", -1);
    if (numbers.length != 3) {
      throw new IllegalArgumentException("three numbers expected: " + text);
    }
    return new SemanticVersion(
        number(numbers[0]), number(numbers[1]), number(numbers[2]), preRelease);
  }

  private static int number(String text) {
    if (!isNumeric(text) || (text.length() > 1 && text.charAt(0) == '0')) {
      throw new IllegalArgumentException("not a number: " + text);
    }
    return Integer.parseInt(text);
  }

  private static void checkIdentifier(String identifier) {
    if (identifier.isEmpty()) {
      throw new IllegalArgumentException("empty identifier");
    }
    for (int i = 0; i < identifier.length(); i++) {
      char c = identifier.charAt(i);
      if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !isDigit(c) && c != '-') {
        throw new IllegalArgumentException("bad identifier: " + identifier);
      }
    }
  }

  private static boolean isNumeric(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> isDigit((char) c));
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Compares two versions by the rules of precedence. */
  public static int compare(String a, String b) {
    return parse(a).compareTo(parse(b));
  }

  @Override
  public int compareTo(SemanticVersion other) {
    if (major != other.major) {
      return Integer.compare(major, other.major);
    }
    if (minor != other.minor) {
      return Integer.compare(minor, other.minor);
    }
    if (patch != other.patch) {
      return Integer.compare(patch, other.patch);
    }
    if (preRelease.isEmpty() || other.preRelease.isEmpty()) {
      return Boolean.compare(preRelease.isEmpty(), other.preRelease.isEmpty());
    }
    return comparePreRelease(other);
  }

  private int comparePreRelease(SemanticVersion other) {
    int common = Math.min(preRelease.size(), other.preRelease.size());
    for (int i = 0; i < common; i++) {
      int order = compareIdentifiers(preRelease.get(i), other.preRelease.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(preRelease.size(), other.preRelease.size());
  }

  /** Numbers come before words, and are compared as numbers. */
  private static int compareIdentifiers(String a, String b) {
    if (isNumeric(a)) {
      return isNumeric(b) ? Integer.compare(Integer.parseInt(a), Integer.parseInt(b)) : -1;
    }
    return isNumeric(b) ? 1 : Integer.signum(a.compareTo(b));
  }

  /**
   * Whether this is in {@code range}: {@code ^1.2.3}, {@code ~1.2.3}, {@code >=1.2.3}, or equal.
   */
  public boolean satisfies(String range) {
    if (range.startsWith("^")) {
      SemanticVersion least = parse(range.substring(1));
      boolean isCompatible = major == least.major && (major > 0 || minor == least.minor);
      return isCompatible && compareTo(least) >= 0;
    }
    if (range.startsWith("~")) {
      SemanticVersion least = parse(range.substring(1));
      return major == least.major && minor == least.minor && compareTo(least) >= 0;
    }
    if (range.startsWith(">=")) {
      return compareTo(parse(range.substring(2).trim())) >= 0;
    }
    return compareTo(parse(range)) == 0;
  }

  @Override
  public String toString() {
    String numbers = major + "." + minor + "." + patch;
    return preRelease.isEmpty() ? numbers : numbers + "-" + String.join(".", preRelease);
  }
}
