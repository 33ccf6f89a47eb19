package dev.waymark.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.report.golden.Registration;
import dev.waymark.report.golden.Search;
import dev.waymark.report.golden.Shipping;
import dev.waymark.report.junit.JUnitWriter;
import dev.waymark.report.junit.Mocks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated tests are as they were when somebody last looked at them. If a change is meant, run
 * this test with {@code -Dgolden=write} and review the difference.
 */
class GoldenTest {
  private static final Path FOLDER = Path.of("src/test/resources");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Shipping",
        "Ratios",
        "Account",
        "Parcel",
        "Checkout",
        "Registration",
        "Tags",
        "Search"
      })
  void generatedTestsAreAsReviewed(String name) throws IOException {
    ClassFindings findings = explore(Shipping.class.getPackageName() + "." + name);
    StringBuilder all = new StringBuilder();
    JUnitWriter.write(findings.type().name(), findings.methods())
        .forEach((type, source) -> all.append("// ").append(type).append('\n').append(source));
    compare(findings.type().name() + ".golden", all);
  }

  @ParameterizedTest
  @ValueSource(classes = {Registration.class, Search.class})
  void generatedMocksAreAsReviewed(Class<?> type) throws IOException {
    ClassFindings findings = explore(type.getName());
    JUnitWriter writer = new JUnitWriter(findings.type(), new JUnitWriter.Style("", Mocks.MOCKITO));
    findings.methods().forEach(writer::add);
    StringBuilder all = new StringBuilder();
    writer.classes().stream()
        .map(each -> each.titled(writer.titles(findings.methods())))
        .forEach(each -> all.append(each.source().text()));
    compare(findings.type().name() + ".mockito.golden", all);
  }

  private static void compare(String name, CharSequence all) throws IOException {
    Path file = FOLDER.resolve(name);
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, all);
    }
    assertEquals(Files.readString(file), all.toString());
  }

  private static ClassFindings explore(String type) {
    Program program =
        new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Shipping.class))));
    Settings settings =
        new Settings(
            Criterion.BRANCH, new Budget(500, Duration.ofMinutes(2)), new Bounds(3, Map.of()), 0);
    return new Explorer(program, settings)
        .explore(new ClassTargets(program).of(program.require(type)), entry -> Extensions.NONE);
  }
}
