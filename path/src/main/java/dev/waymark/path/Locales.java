package dev.waymark.path;

import dev.waymark.program.ir.FieldRef;
import java.util.Locale;

/** The locales that have names in the JDK, which are the same everywhere. */
final class Locales {
  static final String OWNER = "java/util/Locale";

  private Locales() {}

  static Value field(FieldRef field, Heap heap) {
    return switch (field.name()) {
      case "ROOT" -> heap.known(Locale.ROOT);
      case "ENGLISH" -> heap.known(Locale.ENGLISH);
      case "US" -> heap.known(Locale.US);
      case "UK" -> heap.known(Locale.UK);
      case "GERMAN" -> heap.known(Locale.GERMAN);
      case "GERMANY" -> heap.known(Locale.GERMANY);
      default -> new Value.Unknown("what " + field + " holds");
    };
  }
}
