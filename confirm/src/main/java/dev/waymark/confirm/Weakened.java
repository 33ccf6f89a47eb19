package dev.waymark.confirm;

/**
 * A test that is kept, but claims less than it did.
 *
 * @param testClass the internal name of its class
 * @param method its name
 * @param reason why, in one line
 */
public record Weakened(String testClass, String method, String reason) {
  @Override
  public String toString() {
    String simple = testClass.substring(testClass.lastIndexOf('/') + 1);
    return "weakened: " + method + " of " + simple + ", " + reason;
  }
}
