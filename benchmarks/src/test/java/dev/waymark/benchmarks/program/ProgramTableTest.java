package dev.waymark.benchmarks.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.table.Results;
import dev.waymark.program.ClassSource;
import dev.waymark.program.JdkClasses;
import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProgramTableTest {
  private static final ClassSource BASE = JdkClasses.module("java.base");

  private final List<List<Object>> rows = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final Results results =
      new Results() {
        @Override
        public void row(Object... values) {
          rows.add(Arrays.asList(values));
        }

        @Override
        public void note(String line) {
          throw new AssertionError(line);
        }

        @Override
        public void failure(String line) {
          failures.add(line);
        }
      };

  private static MeasuredLibrary library(String... names) {
    return new MeasuredLibrary("two", BASE, List.of(names));
  }

  @Test
  void aRowHasAValueForEachColumn() {
    ProgramTable table = new ProgramTable();
    table.measure(library("java/util/ArrayDeque", "java/util/Objects"), results);
    assertEquals(table.columns().size(), rows.get(0).size());
    assertEquals(List.of("two", 2), rows.get(0).subList(0, 2));
    assertEquals(List.of(), failures);
  }

  @Test
  void aMethodThatFailsIsNamedAndTheOthersGoOn() {
    new ProgramTable(ProgramTableTest::failOnHash).measure(library("java/util/Objects"), results);
    assertEquals(1, rows.get(0).get(3));
    assertTrue((int) rows.get(0).get(2) > 5);
    assertEquals(
        List.of("java.util.Objects#hashCode(Ljava/lang/Object;)I: IllegalStateException: no"),
        failures);
  }

  private static int failOnHash(MethodModel method) {
    if (method.name().equals("hashCode")) {
      throw new IllegalStateException("no");
    }
    return 1;
  }

  @Test
  void aClassThatIsMissingIsNamed() {
    new ProgramTable().measure(library("java/util/Nothing", "java/util/Objects"), results);
    assertEquals(1, failures.size());
    assertTrue(failures.get(0).startsWith("java.util.Nothing: "), failures.get(0));
  }

  @Test
  void aSampleIsEveryNthClass() {
    assertEquals(
        List.of("a", "d", "g"), library("a", "b", "c", "d", "e", "f", "g").every(3).classes());
  }

  @Test
  void aPackageHasItsSubpackagesButNotItsNamesakes() {
    List<String> names = List.of("java/time/Clock", "java/time/zone/Ser", "java/timer/T");
    MeasuredLibrary time = MeasuredLibrary.ofPackage("java.base", BASE, names, "java/time/");
    assertEquals("java.base java.time", time.name());
    assertEquals(names.subList(0, 2), time.classes());
  }
}
