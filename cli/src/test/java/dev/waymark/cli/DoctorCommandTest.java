package dev.waymark.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.doctor.Checkup;
import dev.waymark.cli.doctor.Checkup.State;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class DoctorCommandTest {
  @Test
  void allIsWellWhereTestsRun() {
    Execution execution = Execution.of("doctor");
    assertEquals(ExitCode.DONE, execution.exitCode(), execution.out() + execution.err());
    assertTrue(execution.out().endsWith("Waymark can work here.\n"), execution.out());
    assertEquals(6, execution.out().lines().count(), execution.out());
  }

  @Test
  void whatIsLessIsNoFailure() {
    StringWriter text = new StringWriter();
    assertEquals(ExitCode.DONE, tell(text, new Checkup("Bitwuzla", State.LESS, "not here")));
    assertEquals("less     Bitwuzla         not here\nWaymark can work here.\n", text.toString());
  }

  @Test
  void whatIsMissingIsAFailure() {
    StringWriter text = new StringWriter();
    Checkup missing = new Checkup("Z3", State.MISSING, "not here");
    assertEquals(ExitCode.SOMETHING_MISSING, tell(text, missing));
    assertEquals(
        "missing  Z3               not here\nwaymark: something is missing, see above\n",
        text.toString());
  }

  private static int tell(StringWriter text, Checkup checkup) {
    PrintWriter writer = new PrintWriter(text, true);
    return new DoctorCommand(new Console(writer, writer)).tell(List.of(checkup));
  }
}
