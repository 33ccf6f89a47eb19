package dev.waymark.cli.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.cli.doctor.Checkup.State;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DiagnosisTest {
  private static final Path JAVA = Path.of(System.getProperty("java.home"));

  @TempDir Path folder = Path.of("");

  @Test
  void allIsWellWhereTestsRun() {
    List<Checkup> checkups = new Diagnosis(JAVA, "a compiler", folder, "here").run();
    assertTrue(checkups.stream().noneMatch(each -> each.state() == State.MISSING), "" + checkups);
    assertEquals(
        List.of("java", "compiler", "temporary files", "z3", "bitwuzla"),
        checkups.stream().map(each -> each.subject().toLowerCase(Locale.ROOT)).toList());
  }

  @Test
  void whatIsMissingIsToldWithWhatToDo() {
    Path absent = folder.resolve("absent");
    List<Checkup> checkups = new Diagnosis(absent, null, absent, "here").run();
    assertTells(State.MISSING, "set JAVA_HOME", checkups.get(0));
    assertTells(State.LESS, "set JAVA_HOME", checkups.get(1));
    assertTells(State.MISSING, "java.io.tmpdir", checkups.get(2));
  }

  private static void assertTells(State state, String advice, Checkup checkup) {
    assertEquals(state, checkup.state(), checkup.toString());
    assertTrue(checkup.detail().contains(advice), checkup.toString());
  }
}
