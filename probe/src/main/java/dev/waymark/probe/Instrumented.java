package dev.waymark.probe;

/** Tells instrumented classes by a field that the instrumenter adds. */
public final class Instrumented {
  /** The name of that field, which is static. */
  public static final String MARK = "$waymark";

  private static final ClassValue<Boolean> KNOWN =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return isMarked(isProxy(type) ? type.getNestHost() : type);
        }
      };

  private Instrumented() {}

  /** Whether the class, or the class that a lambda stands in, is instrumented. */
  static boolean is(Class<?> type) {
    return KNOWN.get(type);
  }

  /** Whether the JVM made the class for a lambda. */
  static boolean isProxy(Class<?> type) {
    return type.isHidden();
  }

  private static boolean isMarked(Class<?> type) {
    try {
      return type.getDeclaredField(MARK).isSynthetic();
    } catch (NoSuchFieldException e) {
      return false;
    }
  }
}
