package dev.waymark.probe.refuse;

/** Ends a run that was about to do harm. If code catches it, the run ends all the same. */
public final class CallRefused extends Error {
  private static final long serialVersionUID = 1;

  CallRefused(String message) {
    super(message);
  }
}
