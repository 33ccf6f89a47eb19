package dev.waymark.benchmarks.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Subjects;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HouseTableTest {
  @TempDir Path root;
  private final List<List<Object>> rows = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();

  private void put(String module, String type, String code) throws IOException {
    Path file = root.resolve(module).resolve("src/main/java").resolve(type + ".java");
    Files.createDirectories(file.getParent());
    int name = type.lastIndexOf('/');
    String packageName = type.substring(0, name).replace('/', '.');
    Files.writeString(file, "package " + packageName + ";\n" + code + "\n");
  }

  private void run() {
    Results results =
        new Results() {
          @Override
          public void row(Object... values) {
            rows.add(List.of(values));
          }

          @Override
          public void note(String line) {}

          @Override
          public void failure(String line) {
            failures.add(line);
          }
        };
    new HouseTable(root).run(new Options(Effort.QUICK, Subjects.ofBuild()), results);
  }

  @Test
  void filesAndMethodsAreMeasuredInLines() throws IOException {
    put("shed", "a/One", "class One {\n  void m() {\n    int x;\n    int y;\n  }\n}");
    put("shed", "a/Two", "class Two {\n  void m() {}\n}\ninterface Three { void n(); }");
    put("shed", "a/package-info", "");
    run();
    assertEquals(List.of(List.of("shed", 2, 12, 5, 7, 0, 2, 7, 0, 3)), rows);
    assertEquals(List.of(), failures);
  }

  @Test
  void packagesThatImportEachOtherAreAFailure() throws IOException {
    put("shed", "a/One", "import a.b.Two;\nclass One {}");
    put("shed", "a/b/Two", "import static a.c.Three.x;\npublic class Two {}");
    put("shed", "a/c/Three", "import a.One;\npublic class Three { public static int x; }");
    put("shed", "a/d/Four", "import a.One;\nclass Four {}");
    run();
    assertEquals(1, rows.get(0).get(8));
    assertEquals(List.of("packages in a circle: a, a.b, a.c"), failures);
  }

  @Test
  void largeFilesAreAFailureButForSubjects() throws IOException {
    put("shed", "a/One", "\n".repeat(400) + "class One {}");
    put("shed", "a/subjects/Two", "\n".repeat(500) + "class Two {}");
    run();
    assertEquals(402, rows.get(0).get(7));
    assertEquals(List.of("shed: a/One.java has 402 lines, more than 400"), failures);
  }

  @Test
  void manyTypesInTheRootPackageAreAFailure() throws IOException {
    for (int i = 0; i < 31; i++) {
      put("shed", "a/b/Type" + i, "class Type" + i + " {}");
    }
    put("shed", "a/b/c/Other", "class Other {}");
    run();
    assertEquals(List.of("a.b has 31 types, more than 30"), failures);
  }

  @Test
  void theHouseOfWaymarkIsFound() {
    root = Path.of("..");
    run();
    List<Object> names = rows.stream().map(row -> row.get(0)).toList();
    assertTrue(names.containsAll(List.of("program", "explore", "benchmarks")), names.toString());
  }
}
