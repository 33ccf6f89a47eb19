package dev.waymark.program.ir;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A row of the exception table: exceptions of {@code type} from instructions {@code start} to
 * {@code end} (exclusive) go to instruction {@code target}, with the exception as {@code s0} and
 * nothing else on the stack. The first row that fits wins.
 *
 * @param type internal name; null catches everything
 */
public record Handler(int start, int end, int target, @Nullable String type) {
  /** Errors that the virtual machine may throw anywhere, and what includes them. */
  private static final Set<String> ERRORS =
      Set.of(
          "Throwable",
          "Error",
          "VirtualMachineError",
          "InternalError",
          "OutOfMemoryError",
          "StackOverflowError",
          "UnknownError",
          "ThreadDeath",
          "LinkageError",
          "AbstractMethodError",
          "BootstrapMethodError",
          "ClassCircularityError",
          "ClassFormatError",
          "ExceptionInInitializerError",
          "IllegalAccessError",
          "IncompatibleClassChangeError",
          "InstantiationError",
          "NoClassDefFoundError",
          "NoSuchFieldError",
          "NoSuchMethodError",
          "UnsatisfiedLinkError",
          "UnsupportedClassVersionError",
          "VerifyError");

  public boolean covers(int instruction) {
    return start <= instruction && instruction < end;
  }

  /** Whether every exception is caught. */
  public boolean catchesAll() {
    return type == null || type.equals("java/lang/Throwable");
  }

  /** Whether errors are caught that the virtual machine may throw anywhere. */
  public boolean catchesErrors() {
    return type == null
        || (type.startsWith("java/lang/")
            && ERRORS.contains(type.substring("java/lang/".length())));
  }

  @Override
  public String toString() {
    String caught = type == null ? "any" : Names.simpleType(type);
    return "@" + start + "..@" + (end - 1) + " " + caught + " -> @" + target;
  }
}
