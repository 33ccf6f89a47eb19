package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.program.ir.FieldRef;
import java.util.Locale;

/** The locales that have names in the JDK, which are the same everywhere. */
public final class JdkLocales {
  public static final String OWNER = "java/util/Locale";

  private JdkLocales() {}

  public static PathValue field(FieldRef field, Heap heap) {
    return switch (field.name()) {
      case "ROOT" -> heap.known(Locale.ROOT);
      case "ENGLISH" -> heap.known(Locale.ENGLISH);
      case "US" -> heap.known(Locale.US);
      case "UK" -> heap.known(Locale.UK);
      case "GERMAN" -> heap.known(Locale.GERMAN);
      case "GERMANY" -> heap.known(Locale.GERMANY);
      default -> new PathValue.Unknown("what " + field + " holds");
    };
  }
}
