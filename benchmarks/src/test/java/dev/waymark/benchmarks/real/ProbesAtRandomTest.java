package dev.waymark.benchmarks.real;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.benchmarks.real.tests.OwnCoverage;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.program.Program;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.internal.data.CRC64;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever probes are hit, JaCoCo's analyzer and our reading of its probes come to one number. */
class ProbesAtRandomTest {
  private static final int ROUNDS = 4;

  /** More than any class has. */
  private static final int MOST_PROBES = 10_000;

  /** The classes of the table that are at hand: libraries are fetched after the tests. */
  static List<RealSubject> subjects() {
    return RealSubject.all(Subjects.ofBuild()).stream()
        .filter(each -> each.classPath().stream().allMatch(Files::exists))
        .toList();
  }

  private static ExecutionDataStore probes(RealSubject subject, SplittableRandom random) {
    ExecutionDataStore data = new ExecutionDataStore();
    double share = random.nextDouble();
    for (String name : subject.extent().classes(subject.classes())) {
      boolean[] probes = new boolean[MOST_PROBES];
      for (int i = 0; i < probes.length; i++) {
        probes[i] = random.nextDouble() < share;
      }
      byte[] bytes = Objects.requireNonNull(subject.classes().find(name));
      data.put(new ExecutionData(CRC64.classId(bytes), name, probes));
    }
    return data;
  }

  @ParameterizedTest
  @MethodSource("subjects")
  void lineByLineTheProbesGiveWhatJacocoCounts(RealSubject subject) {
    SplittableRandom random = new SplittableRandom(1);
    Program program = new Program(subject.classes());
    for (int i = 0; i < ROUNDS; i++) {
      ExecutionDataStore data = probes(subject, random);
      BranchCounts jacoco = BranchCounts.of(subject.classes(), subject.extent(), data);
      assertNotEquals(0, jacoco.total());
      ProbedBranches probed = ProbedBranches.of(program, subject.extent(), data);
      List<Difference> unexplained =
          new CoverageComparison(
                  jacoco, probed, probed.covered()::contains, probed.covered()::contains)
              .differences(subject.name(), OwnCoverage.points(program, subject.extent())).stream()
                  .filter(each -> !each.isExplained())
                  .toList();
      assertEquals(List.of(), unexplained);
    }
  }
}
