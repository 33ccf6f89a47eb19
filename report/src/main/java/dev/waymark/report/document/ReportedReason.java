package dev.waymark.report.document;

/**
 * Why an objective is open or infeasible.
 *
 * @param kind where a doubt comes from, such as {@code UNTRIED}; empty for a reason of a proof
 * @param text in words
 */
public record ReportedReason(String kind, String text) {
  static ReportedReason of(JsonData data) {
    return data.has("kind")
        ? new ReportedReason(data.text("kind"), data.text("reason"))
        : new ReportedReason("", data.text("text"));
  }
}
