package dev.waymark.benchmarks.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Where numbers were measured.
 *
 * @param commit of the checkout; empty if unknown
 */
public record Environment(
    String java,
    String vendor,
    String os,
    String arch,
    int cores,
    int maxHeapMegabytes,
    String waymark,
    String commit) {

  public static Environment current() {
    return new Environment(
        System.getProperty("java.version"),
        System.getProperty("java.vendor"),
        System.getProperty("os.name"),
        System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        Math.toIntExact(Runtime.getRuntime().maxMemory() >> 20),
        version(),
        System.getProperty("waymark.commit", ""));
  }

  private static String version() {
    String version = Environment.class.getPackage().getImplementationVersion();
    return Objects.requireNonNullElse(version, "(development)");
  }

  /** For JSON. */
  public Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("java", java);
    map.put("vendor", vendor);
    map.put("os", os);
    map.put("arch", arch);
    map.put("cores", cores);
    map.put("maxHeapMegabytes", maxHeapMegabytes);
    map.put("waymark", waymark);
    if (!commit.isEmpty()) {
      map.put("commit", commit);
    }
    return map;
  }

  /** For people. */
  @Override
  public String toString() {
    return "waymark %s%s, Java %s (%s), %s %s, %d cores, %d MB heap"
        .formatted(
            waymark,
            commit.isEmpty() ? "" : " at " + commit,
            java,
            vendor,
            os,
            arch,
            cores,
            maxHeapMegabytes);
  }
}
