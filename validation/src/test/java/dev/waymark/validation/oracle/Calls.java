package dev.waymark.validation.oracle;

import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What calls mean: the JVM chooses the method, whose body is a stub that comes back to the
 * evaluator, or library code. Constructors of stubs are interpreted at once.
 */
final class Calls {
  private final Program program;
  private final Linker linker;
  private final Fields fields;
  private final Interpreter interpreter;
  private final Tracer tracer;
  private final Constructors constructors = new Constructors();

  private record CallSiteKey(MethodRef method, int statement) {}

  /** What constructors need of the evaluator. */
  interface Interpreter {
    void construct(Frame frame);

    void replace(Fresh fresh, Object object);
  }

  Calls(Program program, Linker linker, Fields fields, Interpreter interpreter, Tracer tracer) {
    this.tracer = tracer;
    this.program = program;
    this.linker = linker;
    this.fields = fields;
    this.interpreter = interpreter;
  }

  /** The result of {@code call}, which is statement {@code at} of the frame's code. */
  @Nullable Object call(Call call, int at, Frame frame) {
    if (call instanceof InvokeDynamic dynamic) {
      CallSiteKey site = new CallSiteKey(frame.code().method(), at);
      return call(linker.dynamic(frame.owner(), site, dynamic), null, call, frame);
    }
    Invoke invoke = (Invoke) call;
    if (invoke.name().equals("<init>")) {
      construct(invoke, frame);
      return null;
    }
    return call(linker.method(frame.owner(), invoke), invoke.receiver(), call, frame);
  }

  private @Nullable Object call(Linked target, @Nullable Operand receiver, Call call, Frame frame) {
    List<@Nullable Object> arguments = new ArrayList<>();
    if (receiver != null) {
      arguments.add(Values.toJava("L", frame.read(receiver)));
    }
    arguments.addAll(javaArguments(call, frame));
    tracer.callsLibrary(arguments);
    String result = Signature.of(call.descriptor()).result();
    return Values.toFrame(result, target.call(arguments.toArray()));
  }

  private static List<@Nullable Object> javaArguments(Call call, Frame frame) {
    List<String> types = Signature.of(call.descriptor()).parameters();
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      values.add(Values.toJava(types.get(i), frame.read(call.arguments().get(i))));
    }
    return values;
  }

  /** Whether {@code call} leads to an evaluated method at once, or to the one behind a lambda. */
  boolean isEvaluated(Call call, Frame frame) {
    if (!(call instanceof Invoke invoke) || invoke.method().owner().startsWith("[")) {
      return false;
    }
    Class<?> named = linker.type(invoke.method().owner());
    Operand receiver = invoke.receiver();
    boolean isSelected =
        invoke.dispatch() == Invoke.Dispatch.VIRTUAL
            || invoke.dispatch() == Invoke.Dispatch.INTERFACE;
    if (receiver == null || !isSelected) {
      return Methods.isIn(named, invoke, linker);
    }
    Object object = frame.peek(receiver);
    return object != null && Methods.isSelected(object.getClass(), named, invoke, linker);
  }

  private void construct(Invoke call, Frame frame) {
    Operand receiver = Objects.requireNonNull(call.receiver());
    if (!(frame.read(receiver) instanceof Fresh fresh)) {
      throw new EvaluatorBug("constructor call on what is not fresh: " + call);
    }
    Class<?> declaring = linker.type(call.method().owner());
    if (linker.isStub(declaring)) {
      interpret(call, declaring, fresh, frame);
    } else {
      make(call, declaring, fresh, frame);
    }
  }

  private void interpret(Invoke call, Class<?> declaring, Fresh fresh, Frame frame) {
    List<@Nullable Object> arguments = new ArrayList<>();
    arguments.add(fresh);
    call.arguments().forEach(argument -> arguments.add(frame.read(argument)));
    MethodModel constructor =
        program.require(declaring.getName()).require(call.method().signature());
    interpreter.construct(new Frame(declaring, constructor.code(), arguments, tracer));
  }

  private void make(Invoke call, Class<?> declaring, Fresh fresh, Frame frame) {
    Class<?>[] parameters = linker.methodType(call.descriptor()).parameterArray();
    Object[] arguments = javaArguments(call, frame).toArray();
    Object object = constructors.make(fresh.type(), declaring, parameters, arguments);
    fresh.early().forEach((field, value) -> fields.write(fresh.type(), field, object, value));
    interpreter.replace(fresh, object);
  }
}
