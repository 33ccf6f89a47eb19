package dev.waymark.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Environment;
import dev.waymark.benchmarks.table.JsonFile;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MainTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(Table table, String... args) {
    Tables tables = new Tables(List.of(table));
    return Main.run(tables, new PrintWriter(out), new PrintWriter(err), args);
  }

  /** A table that counts to two and tells {@code failures}. */
  private static Table counting(String... failures) {
    return new Table() {
      @Override
      public String name() {
        return "count";
      }

      @Override
      public String summary() {
        return "counts to two";
      }

      @Override
      public List<Column> columns() {
        return List.of(Column.text("word", 6), Column.number("number"));
      }

      @Override
      public void run(Options options, Results results) {
        results.row("one", 1);
        results.row(options.effort().name(), 2000);
        List.of(failures).forEach(results::failure);
      }
    };
  }

  @Test
  void withoutANameTheTablesAreListed() {
    assertEquals(0, run(counting()));
    assertEquals("count         counts to two\n", out.toString());
  }

  @Test
  void everyTableOfWaymarkHasAOneLineSummary() {
    for (Table table : Tables.ofWaymark().all()) {
      assertEquals(1, table.summary().lines().count(), table.name());
    }
  }

  @Test
  void anUnknownNameIsToldInOneLineWithTheKnownOnes() {
    assertEquals(2, run(counting(), "kount"));
    assertEquals("bench: no table kount (there is: count)\n", err.toString());
  }

  @Test
  void anUnknownOptionIsToldInOneLine() {
    assertEquals(2, run(counting(), "count", "--slow"));
    assertEquals("bench: Unknown option: '--slow'\n", err.toString());
  }

  @Test
  void aSyntheticProgramIsNoTableAndItsMistakesAreToldInOneLine(@TempDir Path folder) {
    String out = folder.toString();
    assertEquals(2, run(counting(), "synthetic", "--size", "1", "--out", out));
    assertEquals("bench: --size is from 100 to 100000\n", err.toString());
    assertEquals(0, run(counting(), "synthetic", "--size", "100", "--out", out));
    assertTrue(Files.exists(folder.resolve("tp100/Part0.java")));
  }

  @Test
  void rowsAreAligned() {
    assertEquals(0, run(counting(), "count", "--quick"));
    assertTrue(
        out.toString()
            .endsWith(
                """

                word         number
                one               1
                QUICK         2,000
                """),
        out.toString());
  }

  @Test
  void failuresAreToldBelowTheTableAndByTheExitCode() {
    assertEquals(10, run(counting("three is missing"), "count"));
    assertTrue(out.toString().endsWith("2,000\n\nfailure: three is missing\n"), out.toString());
  }

  @Test
  void jsonHoldsNameEnvironmentAndRows(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("count.json");
    assertEquals(0, run(counting(), "count", "--json", file.toString()));
    Map<String, Object> document = JSON.std.mapFrom(Files.readString(file));
    assertEquals(List.of("bench", "environment", "rows"), List.copyOf(document.keySet()));
    assertEquals("count", document.get("bench"));
    assertEquals(
        List.of(Map.of("word", "one", "number", 1), Map.of("word", "FULL", "number", 2000)),
        document.get("rows"));
    assertEquals(Environment.current().toMap(), document.get("environment"));
  }

  @Test
  void anUnwritableJsonFileIsToldBeforeTheWork(@TempDir Path folder) {
    Path file = folder.resolve("missing/count.json");
    assertEquals(2, run(counting(), "count", "--json", file.toString()));
    assertEquals("bench: cannot write " + file + ": its folder does not exist\n", err.toString());
    assertEquals("", out.toString());
  }

  @Test
  void aFolderAsJsonFileIsToldBeforeTheWork(@TempDir Path folder) {
    assertEquals(2, run(counting(), "count", "--json", folder.toString()));
    assertTrue(err.toString().startsWith("bench: cannot write " + folder + ": "), err.toString());
    assertEquals("", out.toString());
  }

  @Test
  void checkingAJsonFileLeavesNothingBehind(@TempDir Path folder) throws IOException {
    Path absent = folder.resolve("absent.json");
    new JsonFile(absent).requireWritable();
    assertFalse(Files.exists(absent));
    Path present = Files.writeString(folder.resolve("present.json"), "{}");
    new JsonFile(present).requireWritable();
    assertEquals("{}", Files.readString(present));
  }
}
