package trust;

class Release {
  static boolean isNew() {
    return false;
  }
}
