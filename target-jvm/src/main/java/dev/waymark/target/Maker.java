package dev.waymark.target;

import dev.waymark.program.MethodModel;
import java.util.List;
import java.util.regex.Pattern;

/** A way to get an object of a class of the program. */
public sealed interface Maker {
  /** Classes of the JDK whose objects have a capacity. */
  Pattern SIZED =
      Pattern.compile("java/nio/[A-Z].*|java/util/BitSet|java/lang/String(Builder|Buffer)");

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
   * A constructor, or a method that returns an object; what the method is called on comes first.
   */
  record Call(MethodModel method, List<String> names, List<InputType> parameters) implements Maker {
    public Call {
      names = List.copyOf(names);
      parameters = List.copyOf(parameters);
    }

    /** Whether it is a method of an object. */
    public boolean hasReceiver() {
      return !method.isStatic() && !method.name().equals("<init>");
    }

    /** Whether its numbers say how much memory to take. */
    public boolean takesSizes() {
      return SIZED.matcher(method.ref().owner()).matches();
    }
  }
}
