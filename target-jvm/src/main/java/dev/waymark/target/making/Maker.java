package dev.waymark.target.making;

import dev.waymark.program.MethodModel;
import java.util.List;

/** A way to get an object. */
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

  /**
   * The numbers that make sense for a parameter.
   *
   * @param min inclusive, as is {@code max}
   */
  record Limits(long min, long max) {
    /** Any number. */
    public static final Limits NONE = new Limits(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  /**
   * A constructor, or a method that returns an object; what the method is called on comes first.
   *
   * @param limits one for each of the parameters of the method
   */
  record Call(
      MethodModel method, List<String> names, List<InputType> parameters, List<Limits> limits)
      implements Maker {
    public Call {
      names = List.copyOf(names);
      parameters = List.copyOf(parameters);
      limits = List.copyOf(limits);
    }

    /** Whether it is a method of an object. */
    public boolean hasReceiver() {
      return !method.isStatic() && !method.name().equals("<init>");
    }

    /** The numbers that make sense for the parameter at {@code index} of the method. */
    public Limits limits(int index) {
      return index < limits.size() ? limits.get(index) : Limits.NONE;
    }
  }
}
