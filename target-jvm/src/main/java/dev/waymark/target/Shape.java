package dev.waymark.target;

import dev.waymark.program.ProgramException;
import dev.waymark.program.ir.Kind;
import dev.waymark.target.host.Value;
import dev.waymark.term.Assignment;
import dev.waymark.term.Interval;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Terms;
import java.util.List;
import java.util.function.Consumer;

/**
 * An input without its numbers: which references are null, and how long arrays are. The numbers are
 * symbols.
 */
public sealed interface Shape {
  /** The value of this shape under {@code numbers}. */
  Value under(Assignment numbers);

  /** Calls {@code action} with the symbol of each number, in order. */
  void forEachNumber(Consumer<Symbol> action);

  /** A number. */
  record Scalar(Symbol symbol, String type) implements Shape {
    /** A new number of the primitive type with this descriptor, any value of it. */
    public static Scalar of(Terms terms, String name, String type) {
      Interval all = domain(type);
      return of(terms, name, type, all.min(), all.max());
    }

    /** A new number between {@code min} and {@code max}, as far as the type goes. */
    public static Scalar of(Terms terms, String name, String type, long min, long max) {
      Interval all = domain(type);
      long low = Math.max(all.min(), min);
      long high = Math.min(all.max(), max);
      if (low > high) {
        throw new ProgramException("no value is left for " + name + " of type " + type);
      }
      return new Scalar(terms.symbol(Sort.of(Kind.of(type)), name, low, high), type);
    }

    private static Interval domain(String type) {
      return switch (type) {
        case "Z" -> new Interval(0, 1);
        case "B" -> new Interval(Byte.MIN_VALUE, Byte.MAX_VALUE);
        case "C" -> new Interval(Character.MIN_VALUE, Character.MAX_VALUE);
        case "S" -> new Interval(Short.MIN_VALUE, Short.MAX_VALUE);
        case "I" -> new Interval(Integer.MIN_VALUE, Integer.MAX_VALUE);
        default -> new Interval(Long.MIN_VALUE, Long.MAX_VALUE);
      };
    }

    @Override
    public Value under(Assignment numbers) {
      return new Value.Primitive(symbol.index(), numbers.bits(symbol));
    }

    @Override
    public void forEachNumber(Consumer<Symbol> action) {
      action.accept(symbol);
    }
  }

  /** Null. */
  record Null() implements Shape {
    @Override
    public Value under(Assignment numbers) {
      return new Value.Null();
    }

    @Override
    public void forEachNumber(Consumer<Symbol> action) {}
  }

  /** An array of shapes. */
  record Array(String type, List<Shape> elements) implements Shape {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public Value under(Assignment numbers) {
      return new Value.Array(elements.stream().map(each -> each.under(numbers)).toList());
    }

    @Override
    public void forEachNumber(Consumer<Symbol> action) {
      elements.forEach(each -> each.forEachNumber(action));
    }
  }
}
