package dev.waymark.target;

import dev.waymark.program.ClassSource;
import java.lang.StackWalker.StackFrame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs classes in this JVM and writes down their whole path as lines of text: a second opinion that
 * shares no code with Waymark. Who is on the stack it asks the JVM, at every event; so it sees that
 * an exception has left a method when the next event comes from further down. What happens in the
 * initializers of classes is left out.
 */
public final class PathRecorder extends ClassLoader {
  private static final StackWalker STACK =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
  private static final String INITIALIZER = "<clinit>";

  /** The kind of an instruction that may throw an exception by itself. */
  static final String CHECKED = "checked";

  /** The kind of an instruction that throws what others throw, or that null is called or thrown. */
  static final String CALL = "call";

  private static final List<String> LINES = new ArrayList<>();
  private static final Deque<String> ENTERED = new ArrayDeque<>();
  private static final Set<Throwable> SEEN = Collections.newSetFromMap(new IdentityHashMap<>());
  private static String method = "";
  private static int instruction;
  private static String kind = "";
  private static @Nullable Thread thread;

  private final ClassSource classes;
  private final Map<String, byte[]> rewritten;

  /** A loader of {@code classes}; those rewritten so far are in the map. */
  PathRecorder(ClassSource classes, Map<String, byte[]> rewritten) {
    super(PathRecorder.class.getClassLoader());
    this.classes = classes;
    this.rewritten = rewritten;
    setDefaultAssertionStatus(true);
  }

  static Map<String, byte[]> noneYet() {
    return new HashMap<>();
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      byte[] bytes = name.startsWith("java.") ? null : classes.find(name.replace('.', '/'));
      if (bytes == null) {
        return super.loadClass(name, resolve);
      }
      byte[] defined = rewritten.computeIfAbsent(name, each -> PathRewriter.rewrite(bytes));
      return defineClass(name, defined, 0, defined.length);
    }
  }

  /** Starts a path in this thread. */
  static void begin() {
    LINES.clear();
    ENTERED.clear();
    SEEN.clear();
    thread = Thread.currentThread();
  }

  /** The path since it began, ended by {@code exception} if that is not null. */
  static List<String> end(@Nullable Throwable exception) {
    if (exception != null) {
      failed(exception);
    }
    unwindTo(0);
    thread = null;
    return List.copyOf(LINES);
  }

  /** The methods on the stack; null if what happens does not count. */
  private static @Nullable List<String> stack() {
    if (Thread.currentThread() != thread) {
      return null;
    }
    List<String> frames =
        STACK.walk(all -> all.filter(PathRecorder::isOurs).map(PathRecorder::name).toList());
    return frames.stream().anyMatch(each -> each.contains(INITIALIZER)) ? null : frames;
  }

  private static boolean isOurs(StackFrame frame) {
    return frame.getDeclaringClass().getClassLoader() instanceof PathRecorder;
  }

  private static String name(StackFrame frame) {
    return frame.getClassName() + "#" + frame.getMethodName() + frame.getDescriptor();
  }

  private static void unwindTo(int depth) {
    while (ENTERED.size() > depth) {
      LINES.add("THREW " + ENTERED.pop());
    }
  }

  /** For rewritten code: a method begins. */
  public static void enter() {
    List<String> stack = stack();
    if (stack != null) {
      unwindTo(stack.size() - 1);
      ENTERED.push(stack.get(0));
      LINES.add("ENTERED " + stack.get(0));
    }
  }

  /** For rewritten code: a method returns. */
  public static void leave() {
    List<String> stack = stack();
    if (stack != null) {
      unwindTo(stack.size());
      LINES.add("RETURNED " + ENTERED.pop());
    }
  }

  /** For rewritten code: a jump goes to an instruction, or a condition has an outcome. */
  public static void jump(String what) {
    List<String> stack = stack();
    if (stack != null) {
      unwindTo(stack.size());
      LINES.add(stack.get(0) + " " + what);
    }
  }

  /** For rewritten code: an instruction comes next. */
  public static void tick(String inMethod, int number, String itsKind) {
    if (Thread.currentThread() == thread) {
      method = inMethod;
      instruction = number;
      kind = itsKind;
    }
  }

  /** For rewritten code: this is thrown next. */
  public static void throwing(@Nullable Throwable exception) {
    if (exception != null && Thread.currentThread() == thread) {
      SEEN.add(exception);
    }
  }

  /** For rewritten code: a handler begins. */
  public static void caught(Throwable exception) {
    List<String> stack = stack();
    if (stack != null) {
      failed(exception);
      unwindTo(stack.size());
    }
  }

  /** Tells of a check that has failed if {@code exception} comes from one. */
  private static void failed(Throwable exception) {
    if (SEEN.add(exception) && isImplicit(exception)) {
      String type = exception.getClass().getName().replace('.', '/');
      LINES.add(method + " @" + instruction + " fails " + type);
    }
  }

  private static boolean isImplicit(Throwable exception) {
    if (kind.equals(CHECKED)) {
      return !(exception instanceof Error);
    }
    StackTraceElement[] trace = exception.getStackTrace();
    return exception instanceof NullPointerException
        && kind.equals(CALL)
        && trace.length > 0
        && method.startsWith(trace[0].getClassName() + "#" + trace[0].getMethodName() + "(");
  }
}
