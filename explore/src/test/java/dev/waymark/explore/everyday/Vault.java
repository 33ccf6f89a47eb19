package dev.waymark.explore.everyday;

/** Has to be opened before it is read, and locks itself after three wrong codes. */
public final class Vault {
  private final int code;
  private boolean isOpen;
  private int failures;

  public Vault(int code) {
    if (code < 1000) {
      throw new IllegalArgumentException("code too short");
    }
    this.code = code;
  }

  public void open(int attempt) {
    if (failures >= 3) {
      throw new IllegalStateException("locked");
    }
    if (attempt == code) {
      isOpen = true;
    } else {
      failures++;
    }
  }

  public int read() {
    return isOpen ? code : -1;
  }
}
