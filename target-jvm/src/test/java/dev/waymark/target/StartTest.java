package dev.waymark.target;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.TargetException.Cause;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.simplify.Simplifier;
import dev.waymark.validation.classic.Triangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is to blame for a target JVM that is never ready. */
class StartTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void aJvmThatSomeoneKillsWhileItStartsIsOnlyKilled() throws IOException {
    assertEquals(Cause.KILLED, problem("kill -9 $$"));
  }

  @Test
  void aJvmThatEndsByItselfCannotBeStarted() throws IOException {
    assertEquals(Cause.UNSTARTED, problem("exit 1"));
  }

  /** What becomes of a run in a JVM whose launcher does only this. */
  private Cause problem(String script) throws IOException {
    Path launcher = Files.writeString(folder.resolve("java"), "#!/bin/sh\n" + script + "\n");
    Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwx------"));
    Program program = new Program(ClassPath.open(ClassPath.placeOf(Triangle.class)));
    Entry entry = Entry.of(program.require(Triangle.class.getName()).require("classify"));
    Terms terms = Simplifier.newTerms();
    Assignment.Builder numbers = Assignment.builder();
    List<Shape> shapes = List.of(side(terms, "a"), side(terms, "b"), side(terms, "c"));
    shapes.forEach(shape -> numbers.put(((Shape.Scalar) shape).symbol(), 2));
    Input input = Input.of(shapes, numbers.build());
    ClassServer server = new ClassServer(program, new Instrumenter(program, name -> true));
    try (TargetJvm target = new TargetJvm(server, options(launcher))) {
      return assertThrows(TargetException.class, () -> target.run(entry, input, terms)).reason();
    }
  }

  private static Shape side(Terms terms, String name) {
    return Shape.Scalar.of(terms, name, "I");
  }

  private static TargetOptions options(Path launcher) {
    TargetOptions usual = TargetOptions.of(Duration.ofSeconds(20), RunLimits.DEFAULT);
    return new TargetOptions(
        launcher,
        usual.time(),
        usual.limits(),
        usual.allowed(),
        usual.pathEvents(),
        usual.heap(),
        usual.assertions());
  }
}
