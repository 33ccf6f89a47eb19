package dev.waymark.report.document;

import java.util.List;

/**
 * How it is proved that no input covers an objective.
 *
 * @param kind such as {@code exhausted tree} or {@code weakest precondition}
 * @param scope {@code ENTRIES} if it is about calls of the explored methods, {@code ANY_CALLER}
 * @param bounds which inputs it is about; empty if all
 * @param assumptions what it takes for granted
 */
public record ReportedProof(
    String kind, String scope, List<String> bounds, List<String> assumptions) {
  public ReportedProof {
    bounds = List.copyOf(bounds);
    assumptions = List.copyOf(assumptions);
  }

  static ReportedProof of(JsonData data) {
    return new ReportedProof(
        data.text("kind"), data.text("scope"), data.texts("bounds"), data.texts("assumptions"));
  }
}
