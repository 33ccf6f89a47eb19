package dev.waymark.report.failure;

/**
 * A place in code, such as {@code com.acme.Shop.sell:14}.
 *
 * @param owner the internal name of the class
 * @param line 0 if unknown
 */
public record FailurePlace(String owner, String method, int line) {
  public static FailurePlace of(String text) {
    int colon = text.lastIndexOf(':');
    String name = colon < 0 ? text : text.substring(0, colon);
    int dot = Math.max(0, name.lastIndexOf('.'));
    return new FailurePlace(
        name.substring(0, dot).replace('.', '/'),
        name.substring(Math.min(dot + 1, name.length())),
        colon < 0 ? 0 : Integer.parseInt(text.substring(colon + 1)));
  }

  /** The package of the class, as Java writes it. */
  public String packageName() {
    int slash = owner.lastIndexOf('/');
    return slash < 0 ? "" : owner.substring(0, slash).replace('/', '.');
  }
}
