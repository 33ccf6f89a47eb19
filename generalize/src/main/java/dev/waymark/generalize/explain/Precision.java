package dev.waymark.generalize.explain;

/** How hard to look for a small explanation. */
public enum Precision {
  /** The core that the solver gives, for one question. */
  CORE,
  /** The core, without those of its constraints that a few more questions show not to be needed. */
  SHRUNK,
  /** One of which no part can be left out, by QuickXplain from the core. */
  MINIMAL
}
