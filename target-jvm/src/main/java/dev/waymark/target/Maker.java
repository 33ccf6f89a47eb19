package dev.waymark.target;

import dev.waymark.program.MethodModel;
import java.util.List;

/** A way to get an object of a class of the program. */
public sealed interface Maker {
  /** What it takes. */
  List<InputType> parameters();

  /** A constant in a static field. */
  record Constant(String owner, String name) implements Maker {
    @Override
    public List<InputType> parameters() {
      return List.of();
    }
  }

  /** A constructor, or a static method that returns an object. */
  record Call(MethodModel method, List<String> names, List<InputType> parameters) implements Maker {
    public Call {
      names = List.copyOf(names);
      parameters = List.copyOf(parameters);
    }
  }
}
