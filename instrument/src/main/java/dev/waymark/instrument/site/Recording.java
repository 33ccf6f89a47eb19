package dev.waymark.instrument.site;

/** What instrumented code records of its path. */
public enum Recording {
  /** Nothing but what is covered: no value is symbolic, and the JDK needs no models. */
  COVERAGE,
  /** The branches whose conditions are symbolic. */
  SYMBOLIC_BRANCHES,
  /** Also all other branches, and where methods are entered and left: the whole path. */
  WHOLE_PATHS
}
