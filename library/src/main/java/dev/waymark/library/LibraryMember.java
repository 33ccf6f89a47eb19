package dev.waymark.library;

import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * The members of this library that stand for what the JVM or the JDK does itself, for those who
 * follow code without running it. Each of them exists.
 *
 * @param owner internal name of the declaring class
 * @param descriptor of a method or a field
 */
public record LibraryMember(String owner, String name, String descriptor) {
  /** Begins a concatenation. */
  public static final LibraryMember CONCAT_START = method(Concat.class, "start", Buffer.class);

  /** Ends a concatenation. */
  public static final LibraryMember CONCAT_FINISH =
      method(Concat.class, "finish", String.class, Buffer.class);

  /** Whether the components of two records before one are equal, and that one is. */
  public static final LibraryMember RECORD_EQUAL =
      method(Components.class, "equal", boolean.class, boolean.class, Object.class, Object.class);

  /** The hash of a record with one more component. */
  public static final LibraryMember RECORD_HASH =
      method(Components.class, "hash", int.class, int.class, Object.class);

  /** The hash of a record with one more component, whose own hash is known. */
  public static final LibraryMember RECORD_HASH_KNOWN =
      method(Components.class, "hash", int.class, int.class, int.class);

  /** Whether two boxes are one object. */
  public static final LibraryMember SAME_BOX =
      method(Boxes.class, "same", boolean.class, Object.class, Object.class);

  /** The field with the number of characters in what builders carry. */
  public static final LibraryMember BUFFER_COUNT =
      new LibraryMember(internal(Buffer.class), "count", "I");

  /** What models check only because code that nobody sees may have been at work. */
  public enum Precaution {
    /** Whether a builder has in it what it carries: it has. */
    IN_STEP(Builders.class, "isInStep"),
    /** The exception to throw for a text: the one that was thrown. */
    FAILURE(Parsing.class, "failure");

    private final Class<?> owner;
    private final String method;

    Precaution(Class<?> owner, String method) {
      this.owner = owner;
      this.method = method;
    }

    Class<?> owner() {
      return owner;
    }

    String method() {
      return method;
    }
  }

  /** Adds a piece of this type, a descriptor, to a concatenation. */
  public static LibraryMember concatAdd(String piece) {
    String buffer = Buffer.class.descriptorString();
    return new LibraryMember(internal(Concat.class), "add", "(" + buffer + piece + ")" + buffer);
  }

  /** The precaution that a call of {@code method} is; null if it is none. */
  public static @Nullable Precaution precaution(String owner, String method) {
    for (Precaution each : Precaution.values()) {
      if (each.method.equals(method) && internal(each.owner).equals(owner)) {
        return each;
      }
    }
    return null;
  }

  private static LibraryMember method(
      Class<?> owner, String name, Class<?> result, Class<?>... parameters) {
    MethodType type = MethodType.methodType(result, parameters);
    return new LibraryMember(internal(owner), name, type.descriptorString());
  }

  private static String internal(Class<?> type) {
    return type.getName().replace('.', '/');
  }
}
