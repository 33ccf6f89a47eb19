package dev.waymark.path;

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
final class CarriedCalls {
  private static final FieldRef COUNT = new FieldRef("dev/waymark/library/Buffer", "count", "I");
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
  private final Constants constants;
  private final Arithmetic arithmetic;

  CarriedCalls(Heap heap, Arithmetic arithmetic) {
    this.heap = heap;
    this.constants = new Constants(heap, arithmetic);
    this.arithmetic = arithmetic;
  }

  /**
   * What {@code call} in a model does, of which something depends on the input; null if that is not
   * known.
   *
   * @param arguments the receiver first, if there is one
   */
  @Nullable Effect call(Invoke call, List<Value> arguments) {
    boolean isOfValue = call.receiver() == null || isValue(arguments.get(0));
    if (!isOfValue) {
      return null;
    }
    if (call.name().equals("<init>")) {
      return new Effect.Gives(new Value.Unknown("the result of a constructor"));
    }
    if (REFUSING.matcher(call.method().owner() + "." + call.name()).matches()) {
      return new Effect.Throws(refusal(call));
    }
    Integer length = call.receiver() == null ? null : lengthOf(arguments.get(0));
    boolean isOfText = !call.method().owner().equals("java/lang/Object");
    if (length == null || !(isOfText || call.name().equals("toString"))) {
      return null;
    }
    return switch (call.name()) {
      case "length" -> new Effect.Gives(arithmetic.constant(length));
      case "isEmpty" -> new Effect.Gives(arithmetic.constant(length == 0 ? 1 : 0));
      default -> rehearsed(call, arguments, length);
    };
  }

  private boolean isValue(Value value) {
    return value instanceof Value.Reference reference
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
  private @Nullable Integer lengthOf(Value value) {
    if (!(value instanceof Value.Reference text)) {
      return null;
    }
    HeapObject object = heap.get(text);
    Value.Reference contents = heap.carried().contents(text);
    if (contents == null) {
      return constants.includes(value)
              && constants.toJava(value, TEXT) instanceof CharSequence known
          ? (Integer) known.length()
          : null;
    }
    if (heap.get(contents) instanceof HeapObject.Instance buffer) {
      return buffer.fields().get(COUNT) instanceof Value.Numeric count
          ? arithmetic.intOf(count)
          : null;
    }
    return object.type().equals(TEXT)
            && heap.get(contents) instanceof HeapObject.Array array
            && heap.carried().length(contents) == null
        ? (Integer) array.elements().size()
        : null;
  }

  /**
   * The same call with texts of the same lengths: whether it fails, and whether it gives itself.
   */
  private @Nullable Effect rehearsed(Invoke call, List<Value> arguments, int length) {
    String type = heap.get((Value.Reference) arguments.get(0)).type();
    List<String> types = Types.parameters(call.descriptor());
    Object self = text(type, length);
    @Nullable Object[] given = new Object[types.size()];
    boolean isBuilding = !type.equals(TEXT) && BUILDING.matcher(call.name()).matches();
    for (int i = 0; i < given.length; i++) {
      boolean isAny = isBuilding && i == given.length - 1;
      Value value = arguments.get(i + 1);
      given[i] = value instanceof Value.Null ? null : stand(value, types.get(i), isAny ? 1 : -1);
      if (given[i] == null && !(value instanceof Value.Null)) {
        return null;
      }
    }
    try {
      Object result = new JdkMethod(call.method()).call(self, given);
      boolean isSelf =
          result == self && (!type.equals(TEXT) || PARTS.matcher(call.name()).matches());
      return new Effect.Gives(
          isSelf
              ? arguments.get(0)
              : new Value.Unknown("what " + call.method().simpleName() + " gives"));
    } catch (InvocationTargetException e) {
      return new Effect.Throws(JdkMethod.thrown(e));
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
  private @Nullable Object stand(Value value, String type, int any) {
    if (!(value instanceof Value.Reference reference)) {
      boolean isKnown = constants.includes(value);
      return isKnown ? constants.toJava(value, type) : any < 0 ? null : Constants.boxed(type, 0);
    }
    Integer length = lengthOf(value);
    if (length != null) {
      return text(heap.get(reference).type(), length);
    }
    if (heap.get(reference) instanceof HeapObject.Array array) {
      return type.equals("[C") && heap.carried().length(reference) == null
          ? new char[array.elements().size()]
          : null;
    }
    return any >= 0 && heap.get(reference).type().equals(TEXT) ? text(TEXT, any) : null;
  }
}
