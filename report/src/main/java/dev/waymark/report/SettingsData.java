package dev.waymark.report;

import dev.waymark.explore.job.Settings;
import dev.waymark.program.Assertions;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How classes were explored, for JSON: by the names of options. */
public final class SettingsData {
  private SettingsData() {}

  /** What {@code settings} say, for the criteria that the user named. */
  public static Map<String, Object> of(Settings settings, String criteria) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("criterion", criteria);
    data.put("strategy", settings.strategy().toString());
    data.put("seed", settings.seed());
    data.put("runs", settings.budget().runs());
    data.put("exploring-seconds", settings.budget().time().toSeconds());
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
