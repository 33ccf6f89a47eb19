package dev.waymark.path;

/** Something is not known, and matters. */
public final class LostTrack extends RuntimeException {
  private static final long serialVersionUID = 1;

  public LostTrack(String reason) {
    super(reason, null, false, false);
  }

  public String reason() {
    return String.valueOf(getMessage());
  }
}
