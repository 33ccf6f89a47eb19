package dev.waymark.report.document;

/** What runs lost precision by: a call at a place, in so many runs. */
public record ReportedLoss(String reason, String call, String place, int runs) {
  static ReportedLoss of(JsonData data) {
    return new ReportedLoss(
        data.text("reason"), data.text("call"), data.text("place"), data.number("runs"));
  }
}
