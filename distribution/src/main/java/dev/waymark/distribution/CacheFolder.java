package dev.waymark.distribution;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where this system keeps what programs can make again. */
final class CacheFolder {
  private CacheFolder() {}

  /**
   * Waymark's folder there.
   *
   * @param environment the variables of the process
   * @param system the name of the operating system
   * @param home the folder of the user
   */
  static Path of(Map<String, String> environment, String system, String home) {
    Path chosen = path(environment.get("WAYMARK_CACHE"));
    return chosen == null ? usual(environment, system, home).resolve("waymark") : chosen;
  }

  private static Path usual(Map<String, String> environment, String system, String home) {
    Path local =
        path(environment.get(system.startsWith("Windows") ? "LOCALAPPDATA" : "XDG_CACHE_HOME"));
    return local == null ? Path.of(home, ".cache") : local;
  }

  private static @Nullable Path path(@Nullable String text) {
    return text == null || text.isBlank() ? null : Path.of(text);
  }
}
