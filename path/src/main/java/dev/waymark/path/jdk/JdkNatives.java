package dev.waymark.path.jdk;

import dev.waymark.path.LostTrack;
import dev.waymark.path.PathValue;
import dev.waymark.path.World;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.Assertions;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.MethodRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Methods of {@code Object}, {@code Class} and {@code Throwable} that have no model. */
public final class JdkNatives {
  static final String THROWABLE = "java/lang/Throwable";
  private static final String OBJECT = "java/lang/Object";
  private static final String CLASS = "java/lang/Class";

  /** What a throwable was given; this class keeps it under the names of the JDK. */
  private static final FieldRef MESSAGE =
      new FieldRef(THROWABLE, "detailMessage", "Ljava/lang/String;");

  private static final FieldRef CAUSE = new FieldRef(THROWABLE, "cause", "Ljava/lang/Throwable;");
  private static final FieldRef SUPPRESSED =
      new FieldRef(THROWABLE, "suppressedExceptions", "Ljava/util/List;");

  private static final PathValue NOTHING =
      new PathValue.Unknown("the result of a method without one");

  private final Assertions assertions;
  private final Heap heap;
  private final NumberOperations arithmetic;
  private final Types types;

  public JdkNatives(World world, Heap heap, NumberOperations arithmetic, Types types) {
    this.assertions = world.assertions();
    this.heap = heap;
    this.arithmetic = arithmetic;
    this.types = types;
  }

  /** An exception that the JVM throws, with a message of its own. */
  public static HeapObject thrown(String type) {
    HeapObject.Instance exception = HeapObject.Instance.fresh(type);
    exception
        .fields()
        .put(MESSAGE, new PathValue.Unknown("the message of an exception of the JVM"));
    return exception;
  }

  /**
   * The result of {@code method}, which is unset for void; null if nothing is known of the method.
   *
   * @param arguments the receiver first, which is there
   */
  public @Nullable PathValue call(MethodModel method, List<PathValue> arguments) {
    MethodRef ref = method.ref();
    return switch (ref.owner()) {
      case OBJECT -> ofObject(ref, arguments);
      case CLASS -> ofClass(ref);
      case THROWABLE -> ofThrowable(ref, arguments);
      default -> isToldNumber(ref) ? told(arguments) : ofError(ref, arguments);
    };
  }

  /** Whether a throwable is made, with a message about a number. */
  private boolean isToldNumber(MethodRef method) {
    return method.name().equals("<init>")
        && method.owner().startsWith("java/")
        && types.isThrowable(method.owner())
        && method.descriptor().matches("\\([ZCIJFD]\\)V");
  }

  /** An assertion hands its message over as an object; a text stays what it is. */
  private @Nullable PathValue ofError(MethodRef method, List<PathValue> arguments) {
    boolean isTold =
        method.owner().equals("java/lang/AssertionError")
            && method.name().equals("<init>")
            && method.descriptor().equals("(Ljava/lang/Object;)V")
            && arguments.get(1) instanceof PathValue.Reference message
            && heap.get(message).type().equals("java/lang/String");
    return isTold
            && heap.get((PathValue.Reference) arguments.get(0)) instanceof HeapObject.Instance error
        ? created(error, "(Ljava/lang/String;)V", arguments)
        : null;
  }

  private @Nullable PathValue told(List<PathValue> arguments) {
    HeapObject object = heap.get((PathValue.Reference) arguments.get(0));
    if (!(object instanceof HeapObject.Instance exception) || !types.keepsTrace(object.type())) {
      return null;
    }
    exception.fields().put(MESSAGE, new PathValue.Unknown("a message about a number"));
    return NOTHING;
  }

  private @Nullable PathValue ofObject(MethodRef method, List<PathValue> arguments) {
    PathValue.Reference self = (PathValue.Reference) arguments.get(0);
    return switch (method.name()) {
      case "getClass" -> classOf(heap.get(self));
      case "clone" -> cloned(heap.get(self));
      case "equals" -> same(self, arguments.get(1));
      default -> null;
    };
  }

  private @Nullable PathValue classOf(HeapObject object) {
    return object instanceof HeapObject.Function ? null : heap.mirror(object.type());
  }

  private @Nullable PathValue cloned(HeapObject object) {
    boolean isKnown =
        object instanceof HeapObject.Array
            || (object instanceof HeapObject.Instance
                && types.isA(object.type(), "java/lang/Cloneable"));
    return isKnown ? heap.add(object.copy()) : null;
  }

  private PathValue same(PathValue left, PathValue right) {
    if (right instanceof PathValue.Unknown unknown) {
      throw new LostTrack(unknown.reason());
    }
    return arithmetic.constant(left.equals(right) ? 1 : 0);
  }

  /** The classes of the JDK keep theirs disabled, but nobody walks through the initializers. */
  private @Nullable PathValue ofClass(MethodRef method) {
    int status = assertions == Assertions.ENABLED ? 1 : 0;
    return AssertStatements.isStatus(method) ? arithmetic.constant(status) : null;
  }

  private @Nullable PathValue ofThrowable(MethodRef method, List<PathValue> arguments) {
    PathValue.Reference self = (PathValue.Reference) arguments.get(0);
    if (!(heap.get(self) instanceof HeapObject.Instance exception)) {
      return null;
    }
    return switch (method.name()) {
      case "<init>" -> created(exception, method.descriptor(), arguments);
      case "getMessage" -> exception.fields().getOrDefault(MESSAGE, new PathValue.Null());
      case "getCause" -> exception.fields().getOrDefault(CAUSE, new PathValue.Null());
      case "initCause" -> caused(self, exception, arguments.get(1));
      case "addSuppressed" -> suppressed(self, exception, arguments.get(1));
      case "getSuppressed" -> heap.add(suppressed(exception).copy());
      case "fillInStackTrace" -> self;
      default -> null;
    };
  }

  private @Nullable PathValue created(
      HeapObject.Instance exception, String descriptor, List<PathValue> arguments) {
    if (!types.keepsTrace(exception.type())) {
      return null;
    }
    switch (descriptor) {
      case "()V" -> {}
      case "(Ljava/lang/String;)V" -> exception.fields().put(MESSAGE, arguments.get(1));
      case "(Ljava/lang/String;Ljava/lang/Throwable;)V" -> {
        exception.fields().put(MESSAGE, arguments.get(1));
        exception.fields().put(CAUSE, arguments.get(2));
      }
      default -> {
        return null;
      }
    }
    return NOTHING;
  }

  /** Once there is a cause, even null, it stays. */
  private static @Nullable PathValue caused(
      PathValue.Reference self, HeapObject.Instance exception, PathValue cause) {
    if (exception.fields().containsKey(CAUSE) || self.equals(cause)) {
      return null;
    }
    exception.fields().put(CAUSE, cause);
    return self;
  }

  private @Nullable PathValue suppressed(
      PathValue.Reference self, HeapObject.Instance exception, PathValue other) {
    if (!(other instanceof PathValue.Reference) || self.equals(other)) {
      return null;
    }
    HeapObject.Array all = suppressed(exception);
    all.elements().add(other);
    exception.fields().put(SUPPRESSED, heap.add(all));
    return NOTHING;
  }

  /** Those noted so far, in an array of their own. */
  private HeapObject.Array suppressed(HeapObject.Instance exception) {
    PathValue noted = exception.fields().get(SUPPRESSED);
    return noted instanceof PathValue.Reference reference
        ? (HeapObject.Array) heap.get(reference).copy()
        : new HeapObject.Array("[Ljava/lang/Throwable;", List.of());
  }
}
