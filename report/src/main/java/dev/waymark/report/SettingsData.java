package dev.waymark.report;

import dev.waymark.explore.job.Settings;
import dev.waymark.program.Assertions;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How classes were explored, for JSON: by the names of options. */
public final class SettingsData {
  private SettingsData() {}

  /**
   * What {@code settings} say, for the criteria that the user named and the time that the user
   * granted. How much of it was left to explore depends on the machine, and is no setting.
   */
  public static Map<String, Object> of(Settings settings, String criteria, Duration granted) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("criterion", criteria);
    data.put("strategy", settings.strategy().toString());
    data.put("seed", settings.seed());
    data.put("runs", settings.budget().runs());
    if (settings.budget().isOfWork()) {
      data.put("effort", settings.budget().pace().toSeconds());
    } else {
      data.put("seconds", granted.toSeconds());
    }
    data.put("run-seconds", settings.runTime().toSeconds());
    data.put("array-length", settings.bounds().longestArray());
    data.put("string-length", settings.bounds().longestText());
    data.put("collection-size", settings.bounds().longestList());
    Map<String, String> ranges = new TreeMap<>();
    settings.bounds().ranges().forEach((name, range) -> ranges.put(name, range.toString()));
    data.put("range", ranges.toString());
    data.put("k-path", settings.bounds().iterations());
    data.put("assertions", settings.assertions() == Assertions.ENABLED);
    data.put(
        "allow",
        settings.allowed().stream()
            .map(each -> each.option())
            .sorted()
            .collect(Collectors.joining(",")));
    data.put("proving", settings.proving().name());
    data.put("generalization", settings.generalizing().isOn());
    return data;
  }
}
