package dev.waymark.program.call;

/** How far {@link MayWrite} follows calls. */
public enum Horizon {
  /** Into methods of the scope; any other callee may write anything. */
  SCOPE,
  /** Into every method that has code, the platform's included. */
  PLATFORM
}
