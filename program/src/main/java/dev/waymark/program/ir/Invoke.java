package dev.waymark.program.ir;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A static, virtual, interface or special call; a null check of a receiver stands in front of it.
 *
 * @param ownerIsInterface whether the instruction names an interface's method
 * @param receiver null for a static call
 */
public record Invoke(
    @Nullable Variable result,
    Dispatch dispatch,
    MethodRef method,
    boolean ownerIsInterface,
    @Nullable Operand receiver,
    List<Operand> arguments)
    implements Call {
  public Invoke {
    arguments = List.copyOf(arguments);
  }

  /** How the callee is chosen. */
  public enum Dispatch {
    STATIC,
    /** The named method itself: a constructor, a super call, a private method. */
    SPECIAL,
    /** By the class of the receiver. */
    VIRTUAL,
    /** By the class of the receiver, through an interface. */
    INTERFACE
  }

  @Override
  public String name() {
    return method.name();
  }

  @Override
  public String descriptor() {
    return method.descriptor();
  }

  @Override
  public String toString() {
    String list = arguments.stream().map(Object::toString).collect(Collectors.joining(", "));
    String callee = receiver == null ? method.simpleName() : receiver + "." + calleeOnReceiver();
    return (result == null ? "" : result + " = ") + callee + "(" + list + ")";
  }

  private String calleeOnReceiver() {
    return dispatch == Dispatch.SPECIAL ? method.simpleName() : method.name();
  }
}
