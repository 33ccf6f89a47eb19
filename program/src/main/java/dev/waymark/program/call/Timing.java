package dev.waymark.program.call;

/** When the targets of a call run. */
public enum Timing {
  /** Before the call returns. */
  AT_SITE,
  /**
   * The site only makes a function object; the targets run when that is invoked, which is an open
   * call of an interface method somewhere else.
   */
  DEFERRED
}
