package dev.waymark.benchmarks.subjects.everyday;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Compares version numbers such as 1.10.0-rc.2, and knows where to put missing ones. */
public class VersionComparator implements Comparator<String> {
  private final boolean nullsFirst;
  private final boolean ignoreQualifier;

  public VersionComparator() {
    this(true, false);
  }

  public VersionComparator(boolean nullsFirst, boolean ignoreQualifier) {
    this.nullsFirst = nullsFirst;
    this.ignoreQualifier = ignoreQualifier;
  }

  @Override
  public int compare(String left, String right) {
    if (left == null || right == null) {
      if (left == null && right == null) {
        return 0;
      }
      return (left == null) == nullsFirst ? -1 : 1;
    }
    int result = compareNumbers(numbers(left), numbers(right));
    if (result != 0 || ignoreQualifier) {
      return result;
    }
    return compareQualifiers(qualifier(left), qualifier(right));
  }

  /** The highest version, if there is one that is not a preview. */
  public Optional<String> latestRelease(Collection<String> versions) {
    String latest = null;
    for (String version : versions) {
      if (version == null || !qualifier(version).isEmpty()) {
        continue;
      }
      if (latest == null || compare(version, latest) > 0) {
        latest = version;
      }
    }
    return Optional.ofNullable(latest);
  }

  /** Whether both versions have the same first number, and that is not zero. */
  public static boolean isCompatible(String left, String right) {
    String[] leftNumbers = numbers(left);
    String[] rightNumbers = numbers(right);
    int major = parse(leftNumbers[0]);
    return major > 0 && major == parse(rightNumbers[0]);
  }

  private static int compareNumbers(String[] left, String[] right) {
    int length = Math.max(left.length, right.length);
    for (int i = 0; i < length; i++) {
      int leftNumber = i < left.length ? parse(left[i]) : 0;
      int rightNumber = i < right.length ? parse(right[i]) : 0;
      if (leftNumber != rightNumber) {
        return Integer.compare(leftNumber, rightNumber);
      }
    }
    return 0;
  }

  private static int compareQualifiers(String left, String right) {
    if (left.isEmpty() || right.isEmpty()) {
      return Boolean.compare(left.isEmpty(), right.isEmpty());
    }
    int result = Integer.compare(rank(left), rank(right));
    return result != 0 ? result : left.compareToIgnoreCase(right);
  }

  private static int rank(String qualifier) {
    String lower = qualifier.toLowerCase(Locale.ROOT);
    if (lower.startsWith("snapshot")) {
      return 0;
    }
    if (lower.startsWith("alpha")) {
      return 1;
    }
    if (lower.startsWith("beta")) {
      return 2;
    }
    return lower.startsWith("rc") ? 3 : 4;
  }

  private static String[] numbers(String version) {
    int dash = version.indexOf('-');
    String text = dash < 0 ? version : version.substring(0, dash);
    return (text.startsWith("v") ? text.substring(1) : text).split("\\.", -1);
  }

  private static String qualifier(String version) {
    int dash = version.indexOf('-');
    return dash < 0 ? "" : version.substring(dash + 1);
  }

  private static int parse(String number) {
    try {
      return Integer.parseInt(number);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("Not a version number: '" + number + "'", e);
    }
  }
}
