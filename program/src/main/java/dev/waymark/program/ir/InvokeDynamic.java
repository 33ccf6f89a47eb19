package dev.waymark.program.ir;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A call through a call site that {@code bootstrap} links on first use. */
public record InvokeDynamic(
    @Nullable Variable result,
    String name,
    String descriptor,
    Bootstrap bootstrap,
    List<Operand> arguments)
    implements Call {
  public InvokeDynamic {
    arguments = List.copyOf(arguments);
  }

  /**
   * The bootstrap method and its static arguments: {@link CodeConstant}s, and {@link Handle}s for
   * method handles.
   */
  public record Bootstrap(MethodRef method, List<Object> arguments) {
    public Bootstrap {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * A method handle among the static arguments.
   *
   * @param tag the {@code REF_} kind of the class file format, 1 to 9
   */
  public record Handle(int tag, MethodRef target) {
    @Override
    public String toString() {
      return target.simpleName();
    }
  }

  @Override
  public String toString() {
    String list = arguments.stream().map(Object::toString).collect(Collectors.joining(", "));
    String call = "dynamic " + bootstrap.method().simpleName() + "." + name + "(" + list + ")";
    return result == null ? call : result + " = " + call;
  }
}
