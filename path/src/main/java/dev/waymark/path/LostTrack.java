package dev.waymark.path;

/** Something is not known, and matters. */
final class LostTrack extends RuntimeException {
  private static final long serialVersionUID = 1;

  LostTrack(String reason) {
    super(reason, null, false, false);
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
