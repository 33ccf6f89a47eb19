package dev.waymark.program.ir;

import java.util.List;
import java.util.function.Function;

/**
 * A fresh array, its first {@code lengths.size()} dimensions allocated.
 *
 * @param descriptor descriptor of the array type itself, such as {@code [[I}
 */
public record NewArray(String descriptor, List<Operand> lengths) implements Expression {
  public NewArray {
    lengths = List.copyOf(lengths);
  }

  /** The expression in Java syntax, its lengths written by {@code text}. */
  public String toString(Function<Operand, String> text) {
    StringBuilder all = new StringBuilder("new ");
    all.append(Names.simpleType(descriptor).replace("[]", ""));
    lengths.forEach(length -> all.append('[').append(text.apply(length)).append(']'));
    int open = descriptor.lastIndexOf('[') + 1 - lengths.size();
    return all.append("[]".repeat(open)).toString();
  }

  @Override
  public String toString() {
    return toString(Operand::toString);
  }
}
