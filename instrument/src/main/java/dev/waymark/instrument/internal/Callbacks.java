package dev.waymark.instrument.internal;

import dev.waymark.instrument.jdk.ReferenceMovers;
import dev.waymark.program.ir.Invoke;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Calls of code that is not instrumented but may call back, as by {@code toString} or a function:
 * what carries and is returned to it there is lost, unless it only moves that.
 */
final class Callbacks {
  private static final Pattern FUNCTION =
      Pattern.compile("java/util/(function/.*|Comparator)|java/util/concurrent/Callable");
  private static final Pattern OPEN =
      Pattern.compile(
          "java/lang/(Object|CharSequence|Comparable|Iterable|Number)"
              + "|java/util/(?!function/)[A-Za-z/$]*|"
              + FUNCTION);
  private static final Pattern MOVING =
      Pattern.compile("java/util/[A-Za-z]*Map\\.(compute|computeIfAbsent|computeIfPresent|merge)");

  private Callbacks() {}

  /** Writes the call itself. */
  static void original(Invoke call, Frame frame) {
    if (!mayLose(call, frame)) {
      frame.original();
      return;
    }
    int before = frame.slots.fresh();
    count(call, frame);
    frame.out.var(Opcodes.ISTORE, before);
    frame.original();
    frame.out.var(Opcodes.ILOAD, before);
    frame.out.push(types(call).anyMatch(type -> matches(FUNCTION, type)) ? 1 : 0);
    frame.out.push(frame.site(1).id());
    frame.out.call(ProbeNames.CARRIERS, "returned", "(III)V");
  }

  private static void count(Invoke call, Frame frame) {
    if (call.receiver() == null) {
      frame.out.field(Opcodes.GETSTATIC, ProbeNames.CARRIERS, "made", "I");
      return;
    }
    frame.spill(call.arguments());
    frame.out.op(Opcodes.DUP);
    frame.out.call(ProbeNames.CARRIERS, "before", "(" + ProbeNames.OBJECT + ")I");
    frame.out.var(Opcodes.ISTORE, frame.slots.temporary(call.arguments().size()));
    frame.unspill(call.arguments());
    frame.out.var(Opcodes.ILOAD, frame.slots.temporary(call.arguments().size()));
  }

  private static boolean mayLose(Invoke call, Frame frame) {
    return !frame.isModel()
        && !call.name().equals("<init>")
        && !call.method().owner().startsWith("[")
        && !ReferenceMovers.includes(call.method())
        && !MOVING.matcher(call.method().owner() + "." + call.name()).matches()
        && types(call).anyMatch(type -> matches(OPEN, type));
  }

  private static Stream<Type> types(Invoke call) {
    Stream<Type> arguments = Arrays.stream(Type.getArgumentTypes(call.descriptor()));
    return call.receiver() == null
        ? arguments
        : Stream.concat(arguments, Stream.of(Type.getObjectType(call.method().owner())));
  }

  private static boolean matches(Pattern pattern, Type type) {
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    return element.getSort() == Type.OBJECT && pattern.matcher(element.getInternalName()).matches();
  }
}
