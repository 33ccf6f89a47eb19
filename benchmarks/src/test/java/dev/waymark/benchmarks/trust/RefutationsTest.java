package dev.waymark.benchmarks.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs do what they are there for: every branch that must not be denied is taken. */
class RefutationsTest {
  private static final List<String> PROGRAMS =
      List.of(
          "ReadsStatic",
          "WritesStatic",
          "FillsArray",
          "OtherOrder",
          "FailsOnce",
          "Inherited",
          "Holding",
          "Draws",
          "JdkStatics",
          "Account",
          "Bean",
          "Turnstile",
          "Shape",
          "Collected",
          "StringSwitch");

  /** What nothing takes, of {@code Inherited}: it is there to make javac evaluate something. */
  private static final String NEVER = "Inherited$Level.HIGH.ordinal() == 0 [true]";

  @Test
  void refutationsTakeEveryExplicitBranch(@TempDir Path folder) {
    Path classes = folder.resolve("classes");
    Path refuted = folder.resolve("refuted");
    Sources.compile("verdicts", PROGRAMS, List.of(), classes);
    List<String> names = PROGRAMS.stream().map(each -> each + "Refuted").toList();
    Sources.compile("refuted", names, List.of(classes), refuted);
    Branches branches = Branches.of(List.of(classes));
    Refutations refutations = new Refutations(branches, List.of(classes, refuted));
    for (String program : PROGRAMS) {
      Set<String> left = new LinkedHashSet<>(branches.byLabel().keySet());
      left.removeIf(label -> !label.startsWith(program + ".") || label.contains(NEVER));
      assertTrue(!left.isEmpty(), program);
      left.removeAll(refutations.taken(program));
      left.removeAll(refutations.takenBeyond(program));
      assertEquals(Set.of(), left, program);
    }
  }

  @Test
  void theClockOfAnotherWorldIsOff(@TempDir Path folder) throws Exception {
    Sources.compile("elsewhere", List.of("Clocked"), List.of(), folder);
    ShiftedClock.set(400);
    try (ShiftingLoader loader =
        new ShiftingLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      LocalDate real = LocalDate.now(ZoneId.systemDefault());
      String told = (String) call(loader, "today", 0);
      assertTrue(LocalDate.parse(told).isAfter(real.plusDays(398)), told);
    } finally {
      ShiftedClock.set(0);
    }
  }

  private static Object call(ClassLoader loader, String name, int argument)
      throws ReflectiveOperationException {
    Method method = Class.forName("trust.Clocked", true, loader).getMethod(name, int.class);
    try {
      return method.invoke(null, argument);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }
}
