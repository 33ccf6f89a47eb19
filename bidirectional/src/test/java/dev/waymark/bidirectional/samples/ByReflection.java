package dev.waymark.bidirectional.samples;

/** A private field and a method that their class finds by name: every condition can be either. */
public final class ByReflection {
  private int value;

  void set(int given) throws ReflectiveOperationException {
    ByReflection.class.getDeclaredField("value").setInt(this, given);
  }

  int look() {
    return value == 0 ? 1 : 2;
  }

  private static int called(Object given) {
    return given == null ? 1 : 2;
  }

  static int call() {
    return called("given");
  }

  static Object callByName() throws ReflectiveOperationException {
    return ByReflection.class
        .getDeclaredMethod("called", Object.class)
        .invoke(null, new Object[] {null});
  }
}
