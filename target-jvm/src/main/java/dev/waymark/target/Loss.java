package dev.waymark.target;

import dev.waymark.instrument.site.Site;
import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import java.util.Locale;

/**
 * Why, and where, the conditions of a path do not tell all.
 *
 * @param reason why, in words
 * @param call what is called there; empty if nothing is
 * @param place file and line; empty if unknown
 */
public record Loss(String reason, String call, String place) {
  private static final String FOREIGN_CALL = words("FOREIGN_CALL");

  /** A loss at a place that nobody knows. */
  static Loss somewhere(String reason) {
    return new Loss(words(reason), "", "");
  }

  /** A loss at {@code site}. */
  static Loss at(Site site, String reason) {
    try {
      String call = site.code() instanceof Call called ? callee(called) : "";
      return new Loss(words(reason), call, site.place());
    } catch (ProgramException e) { // a method that nobody can read
      return new Loss(words(reason), "", site.method().ref().simpleName());
    }
  }

  private static String words(String reason) {
    return reason.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String callee(Call call) {
    return call instanceof Invoke invoke
        ? invoke.method().simpleName()
        : ((InvokeDynamic) call).bootstrap().method().simpleName();
  }

  /** {@code foreign call of String.format at Foo.java:12}. */
  @Override
  public String toString() {
    String link = reason.equals(FOREIGN_CALL) ? " of " : " in call of ";
    return reason + (call.isEmpty() ? "" : link + call) + (place.isEmpty() ? "" : " at " + place);
  }
}
