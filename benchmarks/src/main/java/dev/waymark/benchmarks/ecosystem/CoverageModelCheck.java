package dev.waymark.benchmarks.ecosystem;

import dev.waymark.benchmarks.ecosystem.Check.Result;
import dev.waymark.report.document.Tally;
import edu.hm.hafner.coverage.Coverage;
import edu.hm.hafner.coverage.CoverageParser;
import edu.hm.hafner.coverage.Metric;
import edu.hm.hafner.coverage.ModuleNode;
import edu.hm.hafner.util.FilteredLog;
import java.io.StringReader;

/** The library that Jenkins reads reports with. */
final class CoverageModelCheck {
  static final String NAME = "coverage-model 0.66.0 (Jenkins)";

  private CoverageModelCheck() {}

  /** Whether {@code parser} reads as many branches from {@code file} as we count. */
  static Result branches(Reports reports, String file, CoverageParser parser) {
    Coverage read =
        parse(reports, file, parser)
            .getValue(Metric.BRANCH)
            .map(Coverage.class::cast)
            .orElse(Coverage.nullObject(Metric.BRANCH));
    Tally ours = reports.branches();
    return Result.same(
        branches(read.getCovered(), read.getTotal()), branches(ours.covered(), ours.all()));
  }

  /** Whether {@code parser} reads as many tests. */
  static Result tests(Reports reports, String file, CoverageParser parser) {
    int read = parse(reports, file, parser).getTestCases().size();
    return Result.same(read + " tests", reports.tests() + " tests");
  }

  private static ModuleNode parse(Reports reports, String file, CoverageParser parser) {
    return parser.parse(new StringReader(reports.text(file)), file, new FilteredLog("problems"));
  }

  static String branches(long covered, long all) {
    return covered + " of " + all + " branches";
  }
}
