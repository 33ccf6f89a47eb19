package dev.waymark.maven.fork;

import java.lang.management.ManagementFactory;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How much memory a run may take. The command line itself gets three eighths of it for each job, by
 * the same rule as in {@code .build/java.sh}.
 *
 * @param text for all processes of one job together, such as {@code 1500m} or {@code 4g}
 * @param jobs how many classes are explored side by side; 0 for as many as there are processors
 */
public record Memory(String text, int jobs) {
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
    int number = jobs == 0 ? usualJobs(megabytes) : jobs;
    return Math.max(LEAST_MEGABYTES, megabytes * 3 / 8) * number;
  }

  /** One for each processor, as far as half of the memory of the machine suffices. */
  private static int usualJobs(int megabytes) {
    long total = 0;
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.OperatingSystemMXBean system) {
      total = system.getTotalMemorySize() >> 20;
    }
    long most = Math.max(1, total / 2 / megabytes);
    return (int) Math.min(Runtime.getRuntime().availableProcessors(), most);
  }
}
