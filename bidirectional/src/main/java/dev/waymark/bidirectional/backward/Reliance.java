package dev.waymark.bidirectional.backward;

/**
 * What the result of steps rests on.
 *
 * @param isShared that nobody else writes meanwhile
 * @param isConstructed that objects are made by constructors that return
 * @param isEncapsulated that private fields are written by the code of their classes alone
 */
public record Reliance(boolean isShared, boolean isConstructed, boolean isEncapsulated) {
  /** Nothing. */
  public static final Reliance NOTHING = new Reliance(false, false, false);

  /** All of it. */
  public static final Reliance ALL = new Reliance(true, true, true);
}
