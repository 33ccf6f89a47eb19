package dev.waymark.report;

import dev.waymark.explore.verdict.Verdict;

/** How much people are told. */
public enum Detail {
  /** The first reasons of each verdict. */
  BRIEF,
  /** Every reason. */
  FULL;

  String of(Verdict verdict) {
    return this == FULL ? verdict.toString() : verdict.brief();
  }
}
