package dev.waymark.validation.oracle;

import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ir.Names;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Interprets the IR of all methods of a class source. Its classes look like the real ones: load one
 * and call a method by reflection. Not safe for use by several threads.
 */
public final class ReferenceEvaluator implements StubBodies, Calls.Interpreter {
  /** The message of exceptions that failed checks make, in place of the JVM's own. */
  public static final String IMPLICIT = "implicit, made by the reference evaluator";

  private final Program program;
  private final Tracer tracer;
  private final StubLoader loader;
  private final Executed executed = new Executed();
  private final Deque<Frame> frames = new ArrayDeque<>();
  private final Monitors monitors = new Monitors();
  private final Statements statements;

  public ReferenceEvaluator(ClassSource classes) {
    this(classes, Tracer.NONE);
  }

  /** One that tells {@code tracer} what it does. */
  public ReferenceEvaluator(ClassSource classes, Tracer tracer) {
    this.tracer = tracer;
    program = new Program(classes);
    loader = new StubLoader(classes, this);
    Linker linker = new Linker(loader);
    Fields fields = new Fields(linker);
    Calls calls = new Calls(program, linker, fields, this, tracer);
    statements = new Statements(linker, fields, calls, monitors, executed, tracer);
  }

  /** The class whose methods are interpreted; {@code name} as {@link Class#getName()} gives it. */
  public Class<?> load(String name) {
    return loader.find(name);
  }

  public Executed executed() {
    return executed;
  }

  @Override
  public @Nullable Object call(Class<?> owner, String name, String descriptor, Object[] arguments)
      throws Throwable {
    try {
      MethodModel method = program.require(owner.getName()).require(name + descriptor);
      Object result = run(new Frame(owner, method.code(), toFrame(method, arguments), tracer));
      checkMonitors(method);
      return Values.toJava(Signature.of(descriptor).result(), result);
    } catch (ProgramThrow e) {
      throw e.thrown();
    } catch (RuntimeException | StackOverflowError e) {
      throw new EvaluatorBug("in " + Names.internal(owner.getName()) + "." + name, e);
    }
  }

  private static List<@Nullable Object> toFrame(MethodModel method, Object[] arguments) {
    List<String> types = new ArrayList<>(Signature.of(method.descriptor()).parameters());
    if (!method.isStatic()) {
      types.add(0, "L");
    }
    List<@Nullable Object> values = new ArrayList<>();
    for (int i = 0; i < arguments.length; i++) {
      values.add(Values.toFrame(types.get(i), arguments[i]));
    }
    return values;
  }

  private void checkMonitors(MethodModel method) {
    if (frames.isEmpty() && !monitors.areAllFree()) {
      throw new EvaluatorBug("monitors are still held after " + method);
    }
  }

  @Override
  public void construct(Frame frame) {
    run(frame);
  }

  @Override
  public void replace(Fresh fresh, Object object) {
    frames.forEach(frame -> frame.replace(fresh, object));
    tracer.replaces(fresh, object);
  }

  private @Nullable Object run(Frame frame) {
    frames.push(frame);
    tracer.enters(frame, frame.code().method());
    try {
      return new Run(frame, statements, executed, tracer).toEnd();
    } finally {
      frames.pop();
      tracer.leaves(frame);
    }
  }
}
