package dev.waymark.target.host;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a call ended, as text that tests can compare.
 *
 * @param sort whether it returned
 * @param text the result as a Java expression, or the class of the exception; empty where there is
 *     no such expression
 * @param message the message of the exception; empty if there is none
 * @param thrower the method in which it was made; empty if unknown
 * @param arguments array arguments after the call, as Java expressions; empty text for others
 */
public record Outcome(
    Sort sort, String text, String message, String thrower, List<String> arguments) {
  public Outcome {
    arguments = List.copyOf(arguments);
  }

  /** How a call can end. */
  public enum Sort {
    RETURNED,
    THREW,
    /** The entry could not be called. */
    UNSTARTED
  }

  static Outcome returned(Class<?> type, @Nullable Object result, @Nullable Object[] arguments) {
    String text = type == void.class ? "" : Literals.of(type, result);
    return new Outcome(Sort.RETURNED, text, "", "", after(arguments));
  }

  static Outcome threw(Throwable exception, @Nullable Object[] arguments) {
    StackTraceElement[] stack = exception.getStackTrace();
    String thrower = stack.length == 0 ? "" : stack[0].getClassName();
    String message = exception.getMessage() == null ? "" : exception.getMessage();
    String type = exception.getClass().getName();
    return new Outcome(Sort.THREW, type, message, thrower, after(arguments));
  }

  static Outcome unstarted(Throwable problem) {
    return new Outcome(Sort.UNSTARTED, problem.toString(), "", "", List.of());
  }

  private static List<String> after(@Nullable Object[] arguments) {
    return Arrays.stream(arguments)
        .map(
            each ->
                each != null && each.getClass().isArray() ? Literals.of(each.getClass(), each) : "")
        .toList();
  }

  void write(DataOutputStream out) throws IOException {
    out.writeByte(sort.name().charAt(0));
    Texts.write(text, out);
    Texts.write(message, out);
    Texts.write(thrower, out);
    out.writeInt(arguments.size());
    for (String argument : arguments) {
      Texts.write(argument, out);
    }
  }

  /** Reads what {@link #write} wrote. */
  public static Outcome read(DataInputStream in) throws IOException {
    int tag = in.readUnsignedByte();
    Sort sort = tag == 'R' ? Sort.RETURNED : tag == 'T' ? Sort.THREW : Sort.UNSTARTED;
    String text = Texts.read(in);
    String message = Texts.read(in);
    String thrower = Texts.read(in);
    int count = in.readInt();
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(Texts.read(in));
    }
    return new Outcome(sort, text, message, thrower, arguments);
  }
}
