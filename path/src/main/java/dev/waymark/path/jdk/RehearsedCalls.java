package dev.waymark.path.jdk;

import dev.waymark.library.LibraryMember;
import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What methods of the JDK do that models call on carriers, or with numbers of which they need to
 * know the value: they are called so that the JDK refuses what it would refuse, and keeps its
 * builder in step. Whether it refuses depends on how long texts are, never on what is in them.
 */
final class RehearsedCalls {
  private static final FieldRef COUNT =
      new FieldRef(
          LibraryMember.BUFFER_COUNT.owner(),
          LibraryMember.BUFFER_COUNT.name(),
          LibraryMember.BUFFER_COUNT.descriptor());
  private static final String TEXT = "java/lang/String";

  /** Called with what is not known, these fail: models take care of all other cases. */
  private static final Pattern REFUSING =
      Pattern.compile(
          "java/lang/(String|CharSequence|StringBuilder|StringBuffer)\\.charAt"
              + "|java/lang/Math\\.[a-zA-Z]*Exact"
              + "|java/lang/(Integer|Long|Short|Byte)\\.(parse[A-Za-z]*|decode)");

  /** They give the text itself or another one, whatever is in it. */
  private static final Pattern PARTS = Pattern.compile("substring|subSequence|toString|repeat");

  /** Their last argument may be anything of its type. */
  private static final Pattern BUILDING = Pattern.compile("append|insert|setCharAt|replace");

  private final Heap heap;
  private final JavaObjects constants;
  private final NumberOperations arithmetic;

  RehearsedCalls(Heap heap, NumberOperations arithmetic) {
    this.heap = heap;
    this.constants = new JavaObjects(heap, arithmetic);
    this.arithmetic = arithmetic;
  }

  /**
   * What {@code call} in a model does, of which something depends on the input; null if that is not
   * known.
   *
   * @param arguments the receiver first, if there is one
   */
  @Nullable JdkEffect call(Invoke call, List<PathValue> arguments) {
    boolean isOfValue = call.receiver() == null || isValue(arguments.get(0));
    if (!isOfValue) {
      return null;
    }
    if (call.name().equals("<init>")) {
      return new JdkEffect.Gives(new PathValue.Unknown("the result of a constructor"));
    }
    if (REFUSING.matcher(call.method().owner() + "." + call.name()).matches()) {
      return new JdkEffect.Throws(refusal(call));
    }
    Integer length = call.receiver() == null ? null : lengthOf(arguments.get(0));
    boolean isOfText = !call.method().owner().equals("java/lang/Object");
    if (length == null || !(isOfText || call.name().equals("toString"))) {
      return null;
    }
    return switch (call.name()) {
      case "length" -> new JdkEffect.Gives(arithmetic.constant(length));
      case "isEmpty" -> new JdkEffect.Gives(arithmetic.constant(length == 0 ? 1 : 0));
      default -> rehearsed(call, arguments, length);
    };
  }

  private boolean isValue(PathValue value) {
    return value instanceof PathValue.Reference reference
        && JdkValues.includes(heap.get(reference).type());
  }

  private static String refusal(Invoke call) {
    if (call.name().equals("charAt")) {
      return "java/lang/StringIndexOutOfBoundsException";
    }
    return call.method().owner().equals("java/lang/Math")
        ? "java/lang/ArithmeticException"
        : "java/lang/NumberFormatException";
  }

  /** How long a text is, whatever it carries; null if it is none, or that is not known. */
  private @Nullable Integer lengthOf(PathValue value) {
    if (!(value instanceof PathValue.Reference text)) {
      return null;
    }
    HeapObject object = heap.get(text);
    PathValue.Reference contents = heap.carried().contents(text);
    if (contents == null) {
      return constants.includes(value)
              && constants.toJava(value, TEXT) instanceof CharSequence known
          ? (Integer) known.length()
          : null;
    }
    if (heap.get(contents) instanceof HeapObject.Instance buffer) {
      return buffer.fields().get(COUNT) instanceof PathValue.Numeric count
          ? arithmetic.intOf(count)
          : null;
    }
    return object.type().equals(TEXT)
            && heap.get(contents) instanceof HeapObject.Array array
            && !heap.carried().isOpen(contents)
        ? (Integer) array.elements().size()
        : null;
  }

  /**
   * The same call with texts of the same lengths: whether it fails, and whether it gives itself.
   */
  private @Nullable JdkEffect rehearsed(Invoke call, List<PathValue> arguments, int length) {
    String type = heap.get((PathValue.Reference) arguments.get(0)).type();
    List<String> types = Types.parameters(call.descriptor());
    Object self = text(type, length);
    @Nullable Object[] given = new Object[types.size()];
    boolean isBuilding = !type.equals(TEXT) && BUILDING.matcher(call.name()).matches();
    for (int i = 0; i < given.length; i++) {
      boolean isAny = isBuilding && i == given.length - 1;
      PathValue value = arguments.get(i + 1);
      given[i] =
          value instanceof PathValue.Null ? null : stand(value, types.get(i), isAny ? 1 : -1);
      if (given[i] == null && !(value instanceof PathValue.Null)) {
        return null;
      }
    }
    try {
      Object result = new JdkMethod(call.method()).call(self, given);
      boolean isSelf =
          result == self && (!type.equals(TEXT) || PARTS.matcher(call.name()).matches());
      return new JdkEffect.Gives(
          isSelf
              ? arguments.get(0)
              : new PathValue.Unknown("what " + call.method().simpleName() + " gives"));
    } catch (InvocationTargetException e) {
      return new JdkEffect.Throws(JdkMethod.thrown(e));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  @SuppressWarnings({"JdkObsolete", "UnnecessaryStringBuilder"}) // the class is the point
  private static Object text(String type, int length) {
    String filler = "0".repeat(length);
    return switch (type) {
      case "java/lang/StringBuilder" -> new StringBuilder(filler);
      case "java/lang/StringBuffer" -> new StringBuffer(filler);
      default -> new String(filler);
    };
  }

  /**
   * What stands for {@code value}, which is not null; null if nothing can.
   *
   * @param any how long a text may be taken to be whose length is open; negative if that matters
   */
  private @Nullable Object stand(PathValue value, String type, int any) {
    if (!(value instanceof PathValue.Reference reference)) {
      boolean isKnown = constants.includes(value);
      return isKnown ? constants.toJava(value, type) : any < 0 ? null : JavaObjects.boxed(type, 0);
    }
    Integer length = lengthOf(value);
    if (length != null) {
      return text(heap.get(reference).type(), length);
    }
    if (heap.get(reference) instanceof HeapObject.Array array) {
      return type.equals("[C") && !heap.carried().isOpen(reference)
          ? new char[array.elements().size()]
          : null;
    }
    return any >= 0 && heap.get(reference).type().equals(TEXT) ? text(TEXT, any) : null;
  }
}
