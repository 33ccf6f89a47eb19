package dev.waymark.benchmarks.synthetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.CodeSizeEvaluator;

class SyntheticProgramTest {
  private static final int MOST_BYTES = 8_000;

  @TempDir Path folder = Path.of("");

  private SyntheticProgram compiled(int size, long seed) {
    SyntheticProgram program = SyntheticProgram.of(size, seed);
    List<Path> files = ProgramFolders.write(program, folder.resolve("source"));
    assertEquals(List.of(), ProgramFolders.compile(files, classes()), "remarks of the compiler");
    return program;
  }

  private Path classes() {
    return folder.resolve("classes");
  }

  @Test
  void theSameSeedGivesTheSameText() {
    assertEquals(SyntheticProgram.of(600, 5), SyntheticProgram.of(600, 5));
  }

  @Test
  void anotherSeedGivesAnotherText() {
    assertNotEquals(
        SyntheticProgram.of(600, 5).sources().get("tp600/Part0"),
        SyntheticProgram.of(600, 6).sources().get("tp600/Part0"));
  }

  @ParameterizedTest
  @CsvSource({"300, 1", "300, 2", "600, 3", "1000, 4", "2000, 5", "5000, 6", "10000, 7"})
  void itCompilesWithoutWarningsToTheBranchesAskedFor(int size, long seed) throws IOException {
    SyntheticProgram program = compiled(size, seed);
    Census census = Census.of(new Program(ClassPath.open(classes())), name -> true);
    assertEquals(size, census.branches(), size / 10.0);
    assertEquals(program.sources().size(), census.classes());
    assertTrue(largestMethod() < MOST_BYTES, "a method of " + largestMethod() + " bytes");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void randomInputsTakeManyBranchesButByFarNotAll(long seed) throws Exception {
    SyntheticProgram program = compiled(1_000, seed);
    CoverageBuilder coverage = RandomCoverage.of(program, classes(), 500);
    ICounter branches = coverage.getBundle("all").getBranchCounter();
    assertTrue(branches.getCoveredRatio() > 0.2, branches.toString());
    assertTrue(branches.getCoveredRatio() < 0.85, branches.toString());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noInputMakesTrueWhatIsSaidToBeNever(long seed) throws Exception {
    SyntheticProgram program = compiled(1_000, seed);
    int asked = 0;
    for (IClassCoverage type : RandomCoverage.of(program, classes(), 2_000).getClasses()) {
      List<String> lines = program.sources().getOrDefault(type.getName(), "").lines().toList();
      for (int i = 1; i < lines.size(); i++) {
        if (lines.get(i - 1).endsWith("// never true")) {
          int covered = type.getLine(i + 1).getBranchCounter().getCoveredCount();
          assertTrue(covered <= 1, type.getName() + ": " + lines.get(i));
          asked += covered;
        }
      }
    }
    assertTrue(asked >= 5, asked + " of these conditions were evaluated");
  }

  private int largestMethod() throws IOException {
    try (Stream<Path> files = Files.walk(classes())) {
      int largest = 0;
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        largest = Math.max(largest, largestMethod(Files.readAllBytes(file)));
      }
      return largest;
    }
  }

  private static int largestMethod(byte[] type) {
    int[] largest = {0};
    ClassVisitor sizes =
        new ClassVisitor(Opcodes.ASM9) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String descriptor, String sign, String[] exceptions) {
            return new CodeSizeEvaluator(Opcodes.ASM9, null) {
              @Override
              public void visitEnd() {
                largest[0] = Math.max(largest[0], getMaxSize());
              }
            };
          }
        };
    new ClassReader(type).accept(sizes, 0);
    return largest[0];
  }
}
