package dev.waymark.benchmarks.real.random;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.program.ClassSource;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Makes calls of the methods and constructors of the measured classes that tests can call. */
final class CallMaker {
  /** What an object may be, besides the measured class and what its code asks for. */
  private static final List<Class<?>> USUAL_OBJECTS =
      List.of(String.class, Integer.class, Character.class, Double.class, Boolean.class);

  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final int ATTEMPTS = 5;
  private static final int RECEIVERS = 5;

  /** What to call, and of which class. */
  private record Target(Class<?> type, Executable executable) {}

  private final List<Target> targets = new ArrayList<>();
  private final List<Class<?>> objects = new ArrayList<>(USUAL_OBJECTS);
  private final ClassConstants constants;
  private final long seed;

  /** Calls to classes of {@code extent}, which {@code loader} loads. */
  CallMaker(ClassSource classes, Extent extent, ClassLoader loader, long seed)
      throws ClassNotFoundException {
    this.seed = seed;
    List<byte[]> files = new ArrayList<>();
    Extent.Methods methods = extent.methods(classes);
    for (String name : extent.classes(classes)) {
      files.add(Objects.requireNonNull(classes.find(name), name));
    }
    for (String name : extent.usableClasses(classes)) {
      Class<?> type = Class.forName(name.replace('/', '.'), false, loader);
      objects.add(type);
      addTargets(type, methods);
    }
    targets.sort(Comparator.comparing(Target::toString));
    constants = ClassConstants.of(files);
    addAskedFor(loader);
  }

  private void addTargets(Class<?> type, Extent.Methods methods) {
    if (!Modifier.isAbstract(type.getModifiers()) && methods.includes("<init>")) {
      Access.constructors(type).forEach(each -> targets.add(new Target(type, each)));
    }
    for (Method method : Access.methods(type)) {
      boolean isOwn = method.getDeclaringClass().getClassLoader() == type.getClassLoader();
      if (isOwn && methods.includes(method.getName())) {
        targets.add(new Target(type, method));
      }
    }
  }

  private void addAskedFor(ClassLoader loader) {
    for (String name : constants.types()) {
      try {
        Class<?> type = Class.forName(name.replace('/', '.'), false, loader);
        if (!objects.contains(type)) {
          objects.add(type);
        }
      } catch (ClassNotFoundException | LinkageError e) {
        // Not on the class path: nobody can give one.
      }
    }
  }

  boolean hasTargets() {
    return !targets.isEmpty();
  }

  /**
   * The call with this number, always the same.
   *
   * @throws Unmakeable if there is no object to call
   */
  Call make(long number) throws Unmakeable {
    Dice dice = new Dice(new SplittableRandom(seed + number * STEP));
    RandomValues values = new RandomValues(constants, objects, dice);
    Instances instances = new Instances(values, dice);
    Target target = dice.of(targets);
    Executable executable = target.executable;
    if (executable instanceof Method && !Modifier.isStatic(executable.getModifiers())) {
      Object receiver = receiver(target.type, instances);
      List<@Nullable Object> arguments = instances.arguments(executable, 1);
      if (dice.chance(RECEIVERS)) {
        giveReceiver(executable, receiver, arguments);
      }
      return new Call(executable, receiver, arguments);
    }
    return new Call(executable, null, instances.arguments(executable, 1));
  }

  /** Makes the receiver an argument where it fits. */
  private static void giveReceiver(
      Executable executable, Object receiver, List<@Nullable Object> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (executable.getParameterTypes()[i].isInstance(receiver)) {
        arguments.set(i, receiver);
      }
    }
  }

  private static Object receiver(Class<?> type, Instances instances) throws Unmakeable {
    for (int i = 1; i < ATTEMPTS; i++) {
      try {
        return instances.make(type, 1);
      } catch (Unmakeable e) {
        // Tries again.
      }
    }
    return instances.make(type, 1);
  }
}
