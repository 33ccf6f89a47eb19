package dev.waymark.target;

import dev.waymark.term.Terms;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Type;

/** The symbols of what code draws: one for each place in the order, and each type. */
final class DrawSymbols {
  private final Terms terms;
  private final Map<Key, Shape.Scalar> symbols = new HashMap<>();

  private record Key(int position, char kind) {}

  DrawSymbols(Terms terms) {
    this.terms = terms;
  }

  /** The symbol of draw number {@code position}, counted from 0, if it is of this type. */
  Shape.Scalar get(int position, char kind) {
    return symbols.computeIfAbsent(
        new Key(position, kind),
        key -> {
          String type = String.valueOf(kind);
          String word = Type.getType(type).getClassName();
          String name = "any" + Character.toUpperCase(word.charAt(0)) + word.substring(1);
          return Shape.Scalar.of(terms, name + (position + 1), type);
        });
  }
}
