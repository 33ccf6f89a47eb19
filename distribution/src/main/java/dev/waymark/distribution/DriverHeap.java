package dev.waymark.distribution;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The heap of the command line: three eighths of what all processes may take together, such as
 * {@code 1500m} or {@code 4g}. The rule is also in {@code .build/java.sh}.
 */
final class DriverHeap {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,5})([gGmM])");
  private static final String OPTION = "--memory";
  private static final int LEAST_MEGABYTES = 256;
  private static final int USUAL_MEGABYTES = 2048;

  private DriverHeap() {}

  /** For a command line, which may have the option {@code --memory}. */
  static int megabytesFor(List<String> arguments) {
    String size = "";
    for (int i = 0; i < arguments.size(); i++) {
      String each = arguments.get(i);
      if (each.startsWith(OPTION + "=")) {
        size = each.substring(OPTION.length() + 1);
      } else if (each.equals(OPTION) && i + 1 < arguments.size()) {
        size = arguments.get(i + 1);
      }
    }
    return megabytes(size);
  }

  /** If {@code size} makes no sense, the command line will say so. */
  private static int megabytes(String size) {
    Matcher matcher = SIZE.matcher(size);
    int megabytes = USUAL_MEGABYTES;
    if (matcher.matches()) {
      boolean isGiga = matcher.group(2).equalsIgnoreCase("g");
      megabytes = Integer.parseInt(matcher.group(1)) * (isGiga ? 1024 : 1);
    }
    return Math.max(LEAST_MEGABYTES, megabytes * 3 / 8);
  }
}
