package dev.waymark.path.jdk;

import dev.waymark.path.PathValue;
import dev.waymark.path.heap.Heap;
import dev.waymark.path.heap.HeapObject;
import dev.waymark.path.heap.Types;
import dev.waymark.path.number.NumberOperations;
import dev.waymark.probe.CharacterFunction;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Strings, boxes and builders of the JDK, and its mathematics, where nothing depends on the input:
 * the JDK itself is asked, as it is in a run. What depends on where a JVM runs is not asked for.
 */
public final class JdkValues {
  private static final String OBJECT = "Ljava/lang/Object;";

  private static final Pattern BOXES =
      Pattern.compile("java/lang/(Character|Integer|Long|Short|Byte|Boolean|Float|Double)");

  private static final Set<String> OTHERS =
      Set.of("java/lang/String", "java/util/Locale", Types.nameOf(CharacterFunction.class));

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  /** What is computed from numbers, to the last bit the same whoever asks. */
  private static final Pattern EXACT =
      Pattern.compile(
          "java/util/Objects\\.check(Index|FromToIndex|FromIndexSize)\\(.*"
              + "|java/lang/StrictMath\\..*|java/lang/Math\\.(abs|max|min|floor.*|ceil.*|rint|round|sqrt"
              + "|signum|copySign|scalb|getExponent|nextUp|nextDown|nextAfter|ulp|fma|multiply.*"
              + "|.*Exact)\\(.*");

  /** What depends on locale, charset, properties, or identity, or writes into arrays. */
  private static final Pattern REFUSED =
      Pattern.compile(
          "java/util/Locale\\.(?!getLanguage|getCountry|equals|toString).*"
              + "|.*\\.(format|formatted|getInteger|getLong|getBoolean|capacity|getChars)\\(.*"
              + "|java/lang/(Object\\.(wait|notify.*)|.*\\.getBytes)\\(.*"
              + "|java/lang/(StringBuilder|StringBuffer)\\.hashCode\\(.*"
              + "|.*\\.(toLowerCase|toUpperCase)\\(\\)Ljava/lang/String;"
              + "|java/lang/String\\.<init>\\(\\[B(II)?\\)V");

  private static final Pattern RESULTS =
      Pattern.compile(
          "\\[*[ZBCSIJFDV]|\\[?Ljava/lang/(String|CharSequence|Object|Comparable|Character|Integer"
              + "|Long|Short|Byte|Boolean|Float|Double|StringBuilder|StringBuffer"
              + "|AbstractStringBuilder|Appendable);");

  private final Heap heap;
  private final JavaObjects constants;

  JdkValues(Heap heap, NumberOperations arithmetic) {
    this.heap = heap;
    this.constants = new JavaObjects(heap, arithmetic);
  }

  static boolean isBox(String type) {
    return BOXES.matcher(type).matches();
  }

  /** Whether objects of this class are values of the JDK, of which only contents matter. */
  public static boolean includes(String type) {
    return isBox(type) || OTHERS.contains(type) || BUILDERS.contains(type);
  }

  /**
   * What {@code call} does; null if something in it depends on the input, or the JDK cannot be
   * asked.
   *
   * @param arguments the receiver first, if there is one
   */
  @Nullable JdkEffect call(Invoke call, List<PathValue> arguments) {
    MethodRef method = call.method();
    if (!isAskable(call, arguments)) {
      return null;
    }
    boolean isNew = method.name().equals("<init>");
    List<PathValue> rest =
        call.receiver() == null ? arguments : arguments.subList(1, arguments.size());
    if (!(isNew ? rest : arguments).stream().allMatch(constants::includes)) {
      return null;
    }
    PathValue.Reference receiver =
        call.receiver() == null ? null : (PathValue.Reference) arguments.get(0);
    Object[] given = toJava(method, rest);
    try {
      Object self = isNew || receiver == null ? null : constants.toJava(receiver, OBJECT);
      Object result = new JdkMethod(method).call(self, given);
      return isNew && receiver != null && result != null
          ? made(receiver, result)
          : gives(method, receiver, self, result);
    } catch (InvocationTargetException e) {
      return new JdkEffect.Throws(JdkMethod.thrown(e));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  private boolean isAskable(Invoke call, List<PathValue> arguments) {
    String type = call.method().owner();
    if (call.receiver() != null) {
      if (!(arguments.get(0) instanceof PathValue.Reference reference)) {
        return false;
      }
      type = heap.get(reference).type();
    }
    String name = type + "." + call.name() + call.descriptor();
    boolean isAllowed = includes(type) || EXACT.matcher(name).matches();
    String result = call.descriptor().substring(call.descriptor().indexOf(')') + 1);
    return isAllowed && RESULTS.matcher(result).matches() && !REFUSED.matcher(name).matches();
  }

  private @Nullable Object[] toJava(MethodRef method, List<PathValue> values) {
    List<String> types = Types.parameters(method.descriptor());
    @Nullable Object[] given = new Object[types.size()];
    for (int i = 0; i < given.length; i++) {
      given[i] = constants.toJava(values.get(i), types.get(i));
    }
    return given;
  }

  private JdkEffect made(PathValue.Reference receiver, Object made) {
    heap.writeText(receiver, made.toString());
    heap.make(
        receiver,
        made instanceof CharSequence && made instanceof Appendable builder
            ? new HeapObject.Builder(builder)
            : new HeapObject.Known(made));
    return new JdkEffect.Gives(new PathValue.Unknown("the result of a constructor"));
  }

  private JdkEffect gives(
      MethodRef method,
      PathValue.@Nullable Reference receiver,
      @Nullable Object self,
      @Nullable Object result) {
    if (receiver != null && self instanceof Appendable) {
      heap.writeText(receiver, self.toString());
    }
    String type = method.descriptor().substring(method.descriptor().indexOf(')') + 1);
    if (type.equals("V")) {
      return new JdkEffect.Gives(new PathValue.Unknown("the result of " + method.simpleName()));
    }
    if (receiver != null && type.length() > 1 && result == self) {
      return new JdkEffect.Gives(receiver);
    }
    return new JdkEffect.Gives(constants.toValue(result, type));
  }
}
