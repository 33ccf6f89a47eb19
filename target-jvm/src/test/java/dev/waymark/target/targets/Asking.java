package dev.waymark.target.targets;

/** Asks an object whether it is an array of objects, each of which could be such an array. */
public final class Asking {
  private Asking() {}

  public static int length(Object object) {
    return object instanceof Object[] all ? all.length : -1;
  }
}
