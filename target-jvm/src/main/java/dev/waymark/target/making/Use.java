package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import java.util.List;

/**
 * A method that may be called on an object before it is an input.
 *
 * @param isSetter whether it does no more than to set a field
 */
public record Use(
    MethodModel method, List<String> names, List<InputType> parameters, boolean isSetter) {
  public Use {
    names = List.copyOf(names);
    parameters = List.copyOf(parameters);
  }
}
