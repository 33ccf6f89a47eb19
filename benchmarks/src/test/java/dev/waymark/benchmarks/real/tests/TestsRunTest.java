package dev.waymark.benchmarks.real.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.program.ClassPath;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestsRunTest {
  private static final String NAME = "dev.waymark.benchmarks.real.tests.CountedWaymarkTest";
  private static final Extent ALL = Extent.of(Counted.class.getName());
  private static final Extent SIZE = new Extent(ALL.owner(), "size", "size");

  @TempDir private Path folder;

  private TestsRun.Suite suite() {
    List<Path> subject = List.of(ClassPath.placeOf(Counted.class));
    return new TestsRun.Suite(List.of(NAME), folder.resolve("tests"), subject);
  }

  /** A class with a test of each of {@code bodies}; what it finds wrong is told. */
  private List<String> compile(String... bodies) {
    StringBuilder source = new StringBuilder("package dev.waymark.benchmarks.real.tests;\n");
    source.append("import static org.junit.jupiter.api.Assertions.assertEquals;\n");
    source.append("class CountedWaymarkTest {\n");
    for (int i = 0; i < bodies.length; i++) {
      source.append("@org.junit.jupiter.api.Test void t" + i + "() {" + bodies[i] + "}\n");
    }
    return suite().compile(Map.of(NAME.replace('.', '/'), source + "}\n"));
  }

  @Test
  void theBranchesThatTestsCoverAreCounted() {
    assertEquals(
        List.of(),
        compile(
            "assertEquals(\"none\", Counted.size(-1));",
            "assertEquals(\"small\", Counted.size(1));"));
    TestsRun run = TestsRun.withJacoco(suite(), ALL, folder.resolve("run"));
    assertEquals(2, run.tests());
    assertEquals(List.of(), run.failures());
    assertEquals(9, run.branches().total());
    assertEquals(3, run.branches().covered());
  }

  @Test
  void onlyTheMethodsMeasuredAreCounted() {
    compile("assertEquals(true, Counted.Inner.isBetween(1, 2, 3) && !Counted.size(2).isEmpty());");
    TestsRun run = TestsRun.withJacoco(suite(), SIZE, folder.resolve("run"));
    assertEquals(5, run.branches().total());
    assertEquals(2, run.branches().covered());
  }

  @Test
  void weCountAsJacocoDoes() {
    compile(
        "assertEquals(\"two\", Counted.size(2));",
        "assertEquals(false, Counted.Inner.isBetween(1, 2, 1));");
    TestsRun jacoco = TestsRun.withJacoco(suite(), ALL, folder.resolve("run"));
    TestsRun.Own own = TestsRun.withOurs(suite(), ALL, folder.resolve("own"));
    assertEquals(4, jacoco.branches().covered());
    assertEquals(jacoco.branches(), own.run().branches());
    assertEquals(2, own.run().tests());
  }

  @Test
  void testsThatFailAreTold() {
    compile("assertEquals(\"none\", Counted.size(1));", "assertEquals(1, 1);");
    TestsRun run = TestsRun.withJacoco(suite(), ALL, folder.resolve("run"));
    assertEquals(2, run.tests());
    assertEquals(1, run.failures().size());
    assertTrue(run.failures().get(0).contains("expected: <none>"), run.failures().toString());
  }

  @Test
  void warningsOfTheCompilerAreTold() {
    List<String> remarks = compile("assertEquals(1, (int) 1);");
    assertEquals(List.of("CountedWaymarkTest.java:4: redundant cast to int"), remarks);
  }

  @Test
  void withoutTestsNothingIsCovered() {
    TestsRun.Suite none = new TestsRun.Suite(List.of(), folder, suite().subject());
    assertEquals(List.of(), none.compile(Map.of()));
    TestsRun run = TestsRun.withJacoco(none, ALL, folder.resolve("run"));
    assertEquals(0, run.tests());
    assertEquals(9, run.branches().total());
    assertEquals(0, run.branches().covered());
  }
}
