package dev.waymark.confirm;

/**
 * A test that is not kept.
 *
 * @param testClass the internal name of its class
 * @param method its name
 * @param reason why, in one line
 */
public record Dropped(String testClass, String method, String reason) {
  @Override
  public String toString() {
    String simple = testClass.substring(testClass.lastIndexOf('/') + 1);
    return "dropped: " + method + " of " + simple + ", " + reason;
  }
}
