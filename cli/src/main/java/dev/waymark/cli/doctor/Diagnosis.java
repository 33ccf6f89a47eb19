package dev.waymark.cli.doctor;

import dev.waymark.solver.api.Backend;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tries what Waymark needs: each check does what a run would do.
 *
 * @param java the home of the Java that runs Waymark and the code under test
 * @param compiler the compiler of that Java, if it has one
 * @param temporary the folder for temporary files
 * @param platform the name of the system and its processor
 */
public record Diagnosis(Path java, @Nullable Object compiler, Path temporary, String platform) {
  /** All checks, always in the same order. */
  public List<Checkup> run() {
    return List.of(tryJava(), tryCompiler(), tryTemporary(), tryZ3(), tryBitwuzla());
  }

  /** Code under test runs in a JVM of its own, which must start. */
  private Checkup tryJava() {
    String version = Runtime.version().toString();
    return JavaStart.works(java)
        ? Checkup.ok("java", version + " in " + java)
        : Checkup.missing(
            "java",
            "no other JVM can be started from " + java + ": set JAVA_HOME to a complete JDK");
  }

  private Checkup tryCompiler() {
    return compiler == null
        ? Checkup.less(
            "compiler",
            "this Java has none, so tests are written without having been run:"
                + " set JAVA_HOME to a JDK")
        : Checkup.ok("compiler", "generated tests are compiled and run before they are kept");
  }

  private Checkup tryTemporary() {
    try {
      Files.delete(Files.createTempFile(temporary, "waymark-", ".doctor"));
      return Checkup.ok("temporary files", temporary.toString());
    } catch (IOException e) {
      return Checkup.missing(
          "temporary files",
          temporary + " cannot be written: set JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=FOLDER");
    }
  }

  private Checkup tryZ3() {
    return SolverTrial.answers(Backend.Z3)
        ? Checkup.ok("Z3", platform)
        : Checkup.missing(
            "Z3",
            "its library for "
                + platform
                + " is not there or does not load: use a 64-bit Java on"
                + " Linux, macOS or Windows");
  }

  private Checkup tryBitwuzla() {
    return SolverTrial.answers(Backend.BITWUZLA)
        ? Checkup.ok("Bitwuzla", platform)
        : Checkup.less(
            "Bitwuzla",
            "there is no library for "
                + platform
                + ", or it does not load: no second solver"
                + " confirms proofs, and more floating-point branches stay open; nothing to do");
  }
}
