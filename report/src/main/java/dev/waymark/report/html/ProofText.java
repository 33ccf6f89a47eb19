package dev.waymark.report.html;

import dev.waymark.report.document.ReportedProof;

/** Proofs in sentences. */
final class ProofText {
  private ProofText() {}

  /** How it was proved. */
  static String how(ReportedProof proof) {
    return switch (proof.kind()) {
      case "exhausted tree" -> "Every path was explored, and none takes it.";
      case "constant" -> "Constants in the code exclude it.";
      case "generalized path" ->
          "Each path there is infeasible for the same reason as one that was refuted.";
      case "weakest precondition" -> "Every way back from here is refuted (weakest precondition).";
      default -> "Proof: " + proof.kind() + ".";
    };
  }

  /** Whose calls it is about. */
  static String scope(ReportedProof proof) {
    return proof.scope().equals("ANY_CALLER")
        ? "It holds whoever calls the code."
        : "It holds for calls of the explored methods.";
  }

  /** What it takes for granted; empty if nothing. */
  static String assumptions(ReportedProof proof) {
    return proof.assumptions().isEmpty()
        ? ""
        : "Given: " + String.join("; ", proof.assumptions()) + ".";
  }

  /** Which inputs it is about; empty if all. */
  static String bounds(ReportedProof proof) {
    return proof.bounds().isEmpty() ? "" : "Within: " + String.join("; ", proof.bounds()) + ".";
  }
}
