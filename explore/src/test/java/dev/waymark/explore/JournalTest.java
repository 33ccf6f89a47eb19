package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.journal.FileJournal;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.Drawing;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import dev.waymark.target.Execution;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  private static final int RUNS = 4_096;

  @TempDir private Path folder;
  private final List<String> remarks = new ArrayList<>();
  private int runs;

  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Drawing.class))));

  private final Entry entry = Entry.of(PROGRAM.require(Drawing.class.getName()).require("twelve"));

  private static Explorer explorer() {
    Budget budget = new Budget(10 * RUNS, Duration.ofMinutes(2));
    return new Explorer(
        PROGRAM, new Settings(Criterion.ALL_PATHS, budget, new Bounds(0, Map.of()), 0));
  }

  /** Explores until it has done {@code end} runs. */
  private Findings exploreUntil(int end) {
    Explorer explorer = explorer();
    Findings findings =
        explorer.explore(
            entry,
            (test, run) -> {
              count(run);
              if (runs == end) {
                explorer.interrupt();
              }
            },
            folder,
            remarks::add);
    explorer.discardJournals();
    return findings;
  }

  private void count(Execution run) {
    assertTrue(run.isAdmitted());
    runs++;
  }

  private Path journal() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void whatWasInterruptedEndsAsIfItWasNot() throws IOException {
    Explorer explorer = explorer();
    Findings whole = explorer.explore(entry, (test, run) -> {});
    assertEquals(RUNS, whole.statistics().runs());
    assertEquals(StopReason.INTERRUPTED, exploreUntil(2_000).stopReason());
    assertTrue(Files.size(journal()) > 1_000);
    runs = 0;
    Findings rest = exploreUntil(-1);
    assertTrue(whole.tests().toString().equals(rest.tests().toString()), "other tests");
    assertEquals(whole.verdicts(), rest.verdicts());
    assertEquals(whole.statistics(), rest.statistics());
    assertTrue(runs < RUNS - 500, runs + " runs again");
    assertEquals(1, remarks.size(), remarks.toString());
    assertTrue(remarks.get(0).startsWith("going on after "), remarks.toString());
    try (Stream<Path> files = Files.list(folder)) {
      assertFalse(files.findAny().isPresent(), "the journal should be gone");
    }
  }

  @Test
  void aTornEntryIsDropped() throws IOException {
    exploreUntil(2_000);
    byte[] bytes = Files.readAllBytes(journal());
    Files.write(journal(), Arrays.copyOf(bytes, bytes.length - 3));
    runs = 0;
    assertEquals(RUNS, exploreUntil(-1).statistics().runs());
    assertTrue(remarks.get(0).startsWith("going on after "), remarks.toString());
  }

  @Test
  void damageIsSaidAndSurvived() throws IOException {
    exploreUntil(2_000);
    byte[] bytes = Files.readAllBytes(journal());
    bytes[bytes.length / 2] ^= 1;
    Files.write(journal(), bytes);
    assertEquals(RUNS, exploreUntil(-1).statistics().runs());
    assertTrue(remarks.get(0).contains("damaged"), remarks.toString());
  }

  @Test
  void twoRunsDoNotShareAJournal() throws IOException {
    Path file = folder.resolve("one.journal");
    try (FileJournal journal = FileJournal.open(file, "key", remarks::add)) {
      assertThrows(
          ProgramException.class, () -> FileJournal.open(file, "key", remarks::add).close());
      assertEquals(List.of(), journal.tests());
    }
  }
}
