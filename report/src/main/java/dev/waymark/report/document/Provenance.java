package dev.waymark.report.document;

import java.util.Map;

/**
 * What made a document.
 *
 * @param version of Waymark
 * @param sha256 of Waymark's jars; empty if it did not run from jars
 * @param java the release of the JDK
 * @param settings by the names of options
 */
public record Provenance(String version, String sha256, String java, Map<String, String> settings) {
  static Provenance of(JsonData data) {
    JsonData tool = data.object("tool");
    return new Provenance(
        tool.text("version"),
        tool.optionalText("sha256"),
        tool.optionalText("java"),
        data.values("settings"));
  }
}
