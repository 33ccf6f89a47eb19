package dev.waymark.explore.everyday;

/** The same call again and again leads to another state. */
public final class Login {
  private static final int MOST_FAILURES = 5;

  private final int pin;
  private int failures;

  public Login(int pin) {
    this.pin = pin;
  }

  public boolean enter(int given) {
    if (failures >= MOST_FAILURES) {
      throw new IllegalStateException("locked");
    }
    if (given != pin) {
      failures++;
      return false;
    }
    failures = 0;
    return true;
  }
}
