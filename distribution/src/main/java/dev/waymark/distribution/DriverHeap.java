package dev.waymark.distribution;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The heap of the command line: for each job, three eighths of what all its processes may take
 * together, such as {@code 1500m} or {@code 4g}. The rule is also in {@code .build/java.sh}.
 */
final class DriverHeap {
  private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,5})([gGmM])");
  private static final Pattern JOBS = Pattern.compile("[1-9][0-9]{0,2}");
  private static final int LEAST_MEGABYTES = 256;
  private static final int USUAL_MEGABYTES = 2048;

  private DriverHeap() {}

  /** For a command line, which may have the options {@code --memory} and {@code --jobs}. */
  static int megabytesFor(List<String> arguments) {
    int memory = megabytes(last(arguments, List.of("--memory")));
    int each = Math.max(LEAST_MEGABYTES, memory * 3 / 8);
    boolean isSideBySide = !arguments.isEmpty() && arguments.get(0).equals("generate");
    return isSideBySide ? each * jobs(last(arguments, List.of("-j", "--jobs")), memory) : each;
  }

  /** What the last of the options says; empty if none is given. */
  private static String last(List<String> arguments, List<String> names) {
    String value = "";
    for (int i = 0; i < arguments.size(); i++) {
      String each = arguments.get(i);
      int end = each.indexOf('=');
      if (end > 0 && names.contains(each.substring(0, end))) {
        value = each.substring(end + 1);
      } else if (names.contains(each) && i + 1 < arguments.size()) {
        value = arguments.get(i + 1);
      }
    }
    return value;
  }

  /** If {@code size} makes no sense, the command line will say so. */
  private static int megabytes(String size) {
    Matcher matcher = SIZE.matcher(size);
    if (!matcher.matches()) {
      return USUAL_MEGABYTES;
    }
    boolean isGiga = matcher.group(2).equalsIgnoreCase("g");
    return Integer.parseInt(matcher.group(1)) * (isGiga ? 1024 : 1);
  }

  /** One for each processor, as far as half of the memory of the machine suffices. */
  private static int jobs(String text, int megabytes) {
    if (JOBS.matcher(text).matches()) {
      return Integer.parseInt(text);
    }
    long total = 0;
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.OperatingSystemMXBean system) {
      total = system.getTotalMemorySize() >> 20;
    }
    long most = Math.max(1, total / 2 / megabytes);
    return (int) Math.min(Runtime.getRuntime().availableProcessors(), most);
  }
}
