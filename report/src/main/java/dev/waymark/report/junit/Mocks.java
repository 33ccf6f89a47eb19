package dev.waymark.report.junit;

/** How tests stand in for collaborators. */
public enum Mocks {
  /** By lambdas and anonymous classes, which need nothing. */
  NONE,
  /** By mocks of Mockito. */
  MOCKITO
}
