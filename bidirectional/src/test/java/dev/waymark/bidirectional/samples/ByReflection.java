package dev.waymark.bidirectional.samples;

/** A private field that its class finds by name, and writes: every condition can be either. */
public final class ByReflection {
  private int value;

  void set(int given) throws ReflectiveOperationException {
    ByReflection.class.getDeclaredField("value").setInt(this, given);
  }

  int look() {
    return value == 0 ? 1 : 2;
  }
}
