package dev.waymark.maven.fork;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much memory all processes of a run may take together, such as {@code 1500m} or {@code 4g}.
 * The command line itself gets three eighths of it, by the same rule as in {@code
 * .build/launch.sh}.
 */
record Memory(String text) {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,5})([gGmM])");
  private static final int LEAST_MEGABYTES = 256;
  private static final int USUAL_MEGABYTES = 2048;

  /** The heap of the command line. If the text makes no sense, the command line will say so. */
  int heapMegabytes() {
    Matcher size = SIZE.matcher(text);
    int megabytes = USUAL_MEGABYTES;
    if (size.matches()) {
      boolean isGiga = size.group(2).equalsIgnoreCase("g");
      megabytes = Integer.parseInt(size.group(1)) * (isGiga ? 1024 : 1);
    }
    return Math.max(LEAST_MEGABYTES, megabytes * 3 / 8);
  }
}
