package dev.waymark.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.waymark.library.number.Numbers;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Each method of each model does what the JDK's does: the same results, the same exceptions, the
 * same changes to what it was given, whether its arguments carry or not. Messages of
 * NullPointerException are the virtual machine's, and may differ.
 */
class ModelsTest {
  private static final int TRIALS = 400;

  /** Methods with numbers that say how large something is to be. */
  private static final Set<String> SIZED = Set.of("repeat", "setLength", "ensureCapacity", "init");

  private static final int MODEST = 100;

  /** Methods with numbers of digits, negative or not: the JDK would write them all. */
  private static final Set<String> SCALED = Set.of("setScale", "divide", "movePointLeft");

  /** Lengths of new arrays are below. */
  private static final int LONGEST = 1000;

  @TestFactory
  Stream<DynamicTest> aModelDoesWhatTheJdkDoes() throws IOException, URISyntaxException {
    List<DynamicTest> tests = new ArrayList<>();
    for (Class<?> model : models()) {
      Arrays.stream(model.getDeclaredMethods())
          .filter(method -> Modifier.isPublic(method.getModifiers()))
          .sorted(Comparator.comparing(Method::toString))
          .map(method -> dynamicTest(name(method), () -> check(method)))
          .forEach(tests::add);
    }
    return tests.stream();
  }

  private static String name(Method method) {
    return method
        .toString()
        .replaceAll("public static |dev\\.waymark\\.library\\.|java\\.\\w+\\.", "");
  }

  private static List<Class<?>> models() throws IOException, URISyntaxException {
    Path root = Path.of(Numbers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString().replace('/', '.').replace('\\', '.'))
          .filter(file -> file.endsWith("Model.class"))
          .sorted()
          .<Class<?>>map(file -> load(file.substring(0, file.length() - ".class".length())))
          .toList();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void check(Method method) {
    String model = method.getDeclaringClass().getName();
    String type =
        model.substring("dev.waymark.library.".length(), model.length() - "Model".length());
    Twin twin = Twin.of(method, load(type));
    assertNotNull(twin, "the JDK has no such method");
    for (int seed = 0; seed < TRIALS; seed++) {
      Probe.begin(RunLimits.DEFAULT);
      try {
        compare(twin, seed);
      } finally {
        Probe.end();
      }
    }
  }

  private static void compare(Twin twin, int seed) {
    int largest = SIZED.contains(twin.model().getName()) ? MODEST : Integer.MAX_VALUE;
    Random carries = new Random(seed);
    Object[] plain = inputs(twin, new Samples(seed, largest, Carrying::copy));
    Object[] carried =
        inputs(
            twin,
            new Samples(
                seed,
                largest,
                v -> carries.nextInt(4) == 0 ? Carrying.fresh(v) : Carrying.make(v)));
    String call = "with " + Description.of(plain) + ", seed " + seed;
    Twin.Result expected = twin.callJdk(plain);
    Twin.Result actual = twin.callModel(carried);
    assertEquals(thrown(expected.thrown()), thrown(actual.thrown()), () -> call + trace(actual));
    if (!twin.model().getReturnType().isPrimitive()) {
      assertEquals(position(expected.value(), plain), position(actual.value(), carried), call);
    }
    assertNull(Carrying.fault(actual.value()), call);
    assertNull(Carrying.fault(carried), call);
    assertEquals(Description.of(expected.value()), Description.of(actual.value()), call);
    assertEquals(Description.of(plain), Description.of(carried), call);
  }

  private static Object[] inputs(Twin twin, Samples samples) {
    List<Class<?>> types = twin.inputs();
    boolean hasReceiver = twin instanceof Twin.Call call && call.hasReceiver();
    @Nullable Object[] values = new Object[types.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = i == 0 && hasReceiver ? samples.of(types.get(i)) : samples.orNull(types.get(i));
      if (SCALED.contains(twin.model().getName()) && values[i] instanceof Integer digits) {
        values[i] = digits % MODEST;
      }
      if (twin.model().getReturnType().isArray() && values[i] instanceof Integer length) {
        values[i] = length % LONGEST;
      }
    }
    return values;
  }

  private static String thrown(@Nullable Throwable thrown) {
    boolean isByMachine = thrown instanceof NullPointerException;
    return thrown == null
        ? "nothing"
        : isByMachine ? thrown.getClass().getName() : thrown.toString();
  }

  private static String trace(Twin.Result result) {
    return result.thrown() == null ? "" : " at " + Arrays.toString(result.thrown().getStackTrace());
  }

  /** Which of the inputs the result is, by identity. */
  private static int position(@Nullable Object result, @Nullable Object[] inputs) {
    for (int i = 0; i < inputs.length; i++) {
      if (result != null && result == inputs[i]) {
        return i;
      }
    }
    return -1;
  }
}
