package dev.waymark.program.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A call of a method, or of a call site linked at run time. */
public sealed interface Call extends Statement permits Invoke, InvokeDynamic {
  /** Where the result goes; null for a void call. */
  @Nullable Variable result();

  /** The arguments, without a receiver. */
  List<Operand> arguments();

  /** The method's name, as the instruction gives it. */
  String name();

  /** The descriptor of the call, without a receiver. */
  String descriptor();
}
