package dev.waymark.benchmarks.ecosystem;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.SpecVersion.VersionFlag;
import dev.waymark.benchmarks.ecosystem.Check.Result;
import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.subjects.BitCount;
import dev.waymark.benchmarks.subjects.Gcd;
import dev.waymark.benchmarks.subjects.Tritype;
import dev.waymark.benchmarks.subjects.Utf8;
import dev.waymark.benchmarks.subjects.reports.Awkward$Name;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import edu.hm.hafner.coverage.CoverageParser.ProcessingMode;
import edu.hm.hafner.coverage.parser.CoberturaParser;
import edu.hm.hafner.coverage.parser.JacocoParser;
import edu.hm.hafner.coverage.parser.JunitParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Whether other tools read our reports as we mean them. */
public final class EcosystemTable implements Table {
  private static final List<Class<?>> QUICK = List.of(Tritype.class, Awkward$Name.class);
  private static final List<Class<?>> MORE = List.of(BitCount.class, Gcd.class, Utf8.class);

  private static final List<Check> CHECKS =
      List.of(
          new Check(
              "findings.json by its schema",
              "json-schema-validator 1.5.6",
              EcosystemTable::findings),
          new Check(
              "jacoco.xml by its DTD",
              "report.dtd of JaCoCo 0.8.15",
              reports -> Result.accepted(XmlCheck.jacoco(reports.text("jacoco.xml")))),
          new Check(
              "jacoco.xml branches",
              CoverageModelCheck.NAME,
              reports ->
                  CoverageModelCheck.branches(
                      reports, "jacoco.xml", new JacocoParser(ProcessingMode.FAIL_FAST))),
          new Check("lcov.info figures", "lcov --summary", ProgramCheck::lcov),
          new Check("lcov.info as pages", "genhtml", ProgramCheck::genhtml),
          new Check(
              "cobertura.xml branches",
              CoverageModelCheck.NAME,
              reports ->
                  CoverageModelCheck.branches(
                      reports, "cobertura.xml", new CoberturaParser(ProcessingMode.FAIL_FAST))),
          new Check(
              "waymark.sarif by its schema",
              "json-schema-validator 1.5.6",
              reports ->
                  Result.accepted(
                      SchemaCheck.problems(
                          "schema/sarif-schema-2.1.0.json",
                          VersionFlag.V7,
                          reports.text("waymark.sarif")))),
          new Check("waymark.sarif results", "jackson-databind 2.20.1", EcosystemTable::sarif),
          new Check(
              "junit.xml tests",
              CoverageModelCheck.NAME,
              reports ->
                  CoverageModelCheck.tests(
                      reports, "junit.xml", new JunitParser(ProcessingMode.FAIL_FAST))),
          new Check("evidence.csv figures", "csv of Python 3", ProgramCheck::csv));

  @Override
  public String name() {
    return "ecosystem";
  }

  @Override
  public String summary() {
    return "reports of real runs, read back by tools that others wrote; lcov, genhtml and python3"
        + " are programs of the system (apt-get install lcov python3)";
  }

  @Override
  public List<Column> columns() {
    return List.of(Column.text("check", 28), Column.text("tool", 31), Column.text("result", 40));
  }

  @Override
  public void run(Options options, Results results) {
    List<Class<?>> classes = new ArrayList<>(QUICK);
    classes.addAll(options.effort() == Effort.QUICK ? List.of() : MORE);
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Reports reports = Reports.of(folder.path(), classes);
      for (Check check : CHECKS) {
        Result result = check.ask(reports);
        results.row(check.check(), check.tool(), result.text());
        if (!result.isGood()) {
          results.failure(check.check() + ": " + result.text());
        }
      }
    }
  }

  private static Result findings(Reports reports) throws IOException {
    List<String> problems = new ArrayList<>();
    for (Path each : reports.findings()) {
      problems.addAll(
          SchemaCheck.problems(
              "dev/waymark/report/findings-1.schema.json",
              VersionFlag.V202012,
              Files.readString(each)));
    }
    return Result.accepted(problems);
  }

  private static Result sarif(Reports reports) throws IOException {
    int read =
        new ObjectMapper().readTree(reports.text("waymark.sarif")).at("/runs/0/results").size();
    return Result.same(read + " results", reports.findingCount() + " results");
  }
}
