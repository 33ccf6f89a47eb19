package dev.waymark.probe.refuse;

import dev.waymark.probe.StepBudget;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Refuses calls that would do harm. Entry point of instrumented code, which asks before each call
 * of {@link DangerousMethods}, in any thread. Until {@link #confine} is called all is allowed.
 */
@SuppressWarnings("StaticAssignmentOfThrowable") // it was thrown, and is kept to be told
public final class Refusals {
  private static volatile @Nullable Confinement confinement;
  private static volatile @Nullable CallRefused first;
  private static volatile boolean hasUsedFiles;

  private Refusals() {}

  /**
   * From now on allows no more than {@code allowed}, and the files in {@code folder}; cannot be
   * undone.
   */
  public static synchronized void confine(Path folder, Set<Permission> allowed) throws IOException {
    if (confinement != null) {
      throw new IllegalStateException("confined already");
    }
    confinement = new Confinement(folder, allowed);
  }

  /** Forgets what was refused so far. */
  public static void begin() {
    first = null;
    hasUsedFiles = false;
  }

  /** What was refused first since {@link #begin}, even if code hides it; null if nothing was. */
  public static @Nullable CallRefused first() {
    return first;
  }

  /** Whether something was done to files since {@link #begin}. */
  public static boolean hasUsedFiles() {
    return hasUsedFiles;
  }

  /**
   * A method of the JDK is about to be called.
   *
   * @param arguments the references among its arguments, the receiver first
   */
  public static void call(String owner, String name, @Nullable Object[] arguments) {
    Confinement limits = confinement;
    if (limits == null) {
      return;
    }
    Permission permission = DangerousMethods.permission(owner, name);
    if (permission != null) {
      hasUsedFiles |= permission == Permission.FILES;
      refuse(owner, name, limits.objection(permission, owner, name, arguments));
    } else if (DangerousMethods.isReflection(owner, name)) {
      if (arguments[0] instanceof Executable called) {
        reflective(called, arguments);
      } else {
        lookup(limits, arguments);
      }
    }
  }

  private static void refuse(String owner, String name, @Nullable String objection) {
    if (objection != null) {
      String method = owner.substring(owner.lastIndexOf('/') + 1) + "." + name;
      CallRefused refusal = new CallRefused(objection + ", by " + method.replace(".<init>", ""));
      if (first == null) {
        first = refusal;
      }
      StepBudget.stop();
      throw refusal;
    }
  }

  /** A call by reflection is judged as the call that it leads to. */
  private static void reflective(Executable called, @Nullable Object[] arguments) {
    List<@Nullable Object> passed = new ArrayList<>();
    if (called instanceof Method) {
      passed.add(arguments[1]);
    }
    if (arguments[arguments.length - 1] instanceof Object[] rest) {
      passed.addAll(Arrays.asList(rest));
    }
    call(ownerOf(called.getDeclaringClass()), nameOf(called), passed.toArray());
  }

  /** A handle may be called with anything. */
  private static void lookup(Confinement limits, @Nullable Object[] arguments) {
    String name = "<init>";
    for (Object each : arguments) {
      name = each instanceof String text ? text : name;
    }
    for (Object each : arguments) {
      if (each instanceof Executable found) {
        handle(limits, found.getDeclaringClass(), nameOf(found));
      } else if (each instanceof Class<?> type) {
        handle(limits, type, name);
      }
    }
  }

  private static void handle(Confinement limits, Class<?> type, String name) {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      Permission permission = DangerousMethods.permission(ownerOf(each), name);
      if (permission != null && !limits.allows(permission)) {
        refuse(ownerOf(each), name, permission.deed());
      }
    }
  }

  private static String ownerOf(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  private static String nameOf(Executable called) {
    return called instanceof Constructor ? "<init>" : called.getName();
  }
}
