package dev.waymark.benchmarks.real.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.program.ClassPath;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RandomRunTest {
  @TempDir private Path folder;

  private static Path place() {
    try {
      var code = RandomRunTest.class.getProtectionDomain().getCodeSource();
      return Path.of(code.getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<String> calls(long seed) throws Exception {
    CallMaker maker =
        new CallMaker(
            ClassPath.open(place()),
            Extent.of(Easy.class.getName()),
            Easy.class.getClassLoader(),
            seed);
    List<String> calls = new ArrayList<>();
    for (int i = 0; i < 2_000; i++) {
      try {
        calls.add(maker.make(i).describe().replaceAll("@[0-9a-f]+", ""));
      } catch (Unmakeable e) {
        calls.add("none");
      }
    }
    return calls;
  }

  @Test
  void theSameSeedGivesTheSameCalls() throws Exception {
    assertEquals(calls(3), calls(3));
    assertNotEquals(calls(3), calls(4));
  }

  @Test
  void everyPublicMethodAndConstructorIsCalled() throws Exception {
    String all = String.join("\n", calls(0));
    for (String name : List.of("isLarge", "answer", "isSquare", "sides", "orNothing")) {
      assertTrue(all.contains("Easy." + name + "("), name);
    }
    assertTrue(all.contains("Easy(int)") && all.contains("Easy$Pair.name()"), all);
  }

  private Task task(Class<?> type, long milliseconds) {
    return new Task(
        Extent.of(type.getName()), place().toString(), folder.toString(), 1, milliseconds, 200);
  }

  @Test
  void allButTheBranchOutOfReachIsCovered() {
    RandomRun run = RandomRun.of(task(Easy.class, 8_000));
    assertEquals(18, run.branches().total());
    assertEquals(17, run.branches().covered());
    assertTrue(run.kept() > 1 && run.kept() <= 17, "kept " + run.kept());
  }

  @Test
  void callsThatHangOrEndTheJvmDoNotEndTheRun() {
    RandomRun run = RandomRun.of(task(Hanging.class, 8_000));
    assertTrue(run.stopped() > 2, "stopped " + run.stopped());
    assertEquals(10, run.branches().total());
    // Both loops end only if they are not entered, and who calls exit does not return.
    assertTrue(run.branches().covered() >= 6, run.branches().toString());
    assertTrue(run.branches().covered() <= 7, run.branches().toString());
  }
}
