package dev.waymark.target.making;

import dev.waymark.program.ir.Names;
import java.util.Locale;
import javax.lang.model.SourceVersion;

/** Names for the objects that instance methods are called on. */
public final class Receivers {
  private Receivers() {}

  /** {@code a/Outer$LongQueue} as {@code longQueue}. */
  public static String name(String owner) {
    String simple = Names.simple(owner);
    String last = simple.substring(simple.lastIndexOf('$') + 1);
    String name = last.substring(0, 1).toLowerCase(Locale.ROOT) + last.substring(1);
    if (!SourceVersion.isIdentifier(name)) {
      return "object"; // the class has no name itself
    }
    return SourceVersion.isName(name) ? name : name + "0";
  }
}
