package dev.waymark.program.ir;

import java.util.List;

/**
 * A fresh array, its first {@code lengths.size()} dimensions allocated.
 *
 * @param descriptor descriptor of the array type itself, such as {@code [[I}
 */
public record NewArray(String descriptor, List<Operand> lengths) implements Expression {
  public NewArray {
    lengths = List.copyOf(lengths);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("new ");
    String bare = Names.simpleType(descriptor).replace("[]", "");
    text.append(bare);
    lengths.forEach(length -> text.append('[').append(length).append(']'));
    int open = descriptor.lastIndexOf('[') + 1 - lengths.size();
    return text.append("[]".repeat(open)).toString();
  }
}
