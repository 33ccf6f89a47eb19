package dev.waymark.probe.refuse;

/** What code under test does not do to the world around it, unless it is allowed. */
public enum Permission {
  /** Change files outside of the working folder. */
  FILES("files", "changing a file outside of the working folder"),
  /** Open sockets and connections. */
  SOCKETS("sockets", "opening a connection"),
  /** Start and end processes. */
  PROCESSES("processes", "starting or ending a process"),
  /** Load and call native code. */
  NATIVES("natives", "loading native code"),
  /** End the JVM. */
  EXIT("exit", "ending the JVM");

  private final String option;
  private final String deed;

  Permission(String option, String deed) {
    this.option = option;
    this.deed = deed;
  }

  /** What users call it. */
  public String option() {
    return option;
  }

  /** What it permits, in words. */
  public String deed() {
    return deed;
  }
}
