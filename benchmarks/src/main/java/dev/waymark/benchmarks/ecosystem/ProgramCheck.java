package dev.waymark.benchmarks.ecosystem;

import dev.waymark.benchmarks.ecosystem.Check.Result;
import dev.waymark.benchmarks.ecosystem.WaymarkCommand.Ended;
import dev.waymark.report.document.Tally;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs of the system. */
final class ProgramCheck {
  private static final Pattern BRANCHES = Pattern.compile("\\((\\d+ of \\d+ branches)\\)");
  private static final Pattern LINES = Pattern.compile("\\((\\d+) of (\\d+) lines?\\)");

  private static final String COUNT =
      "import csv,sys;r=list(csv.DictReader(open(sys.argv[1],newline='',encoding='utf-8')));"
          + "print(sum(x['status']=='covered' for x in r),'of',len(r),'objectives')";

  private ProgramCheck() {}

  static Result lcov(Reports reports) {
    Ended ended = run(reports, "lcov", "--rc", "lcov_branch_coverage=1", "--summary", "lcov.info");
    Matcher branches = BRANCHES.matcher(ended.text());
    Matcher lines = LINES.matcher(ended.text());
    if (!branches.find() || !lines.find()) {
      return failed(ended);
    }
    Tally ours = reports.branches();
    return Result.same(
        branches.group(1) + ", " + lines.group(1) + " of " + lines.group(2) + " lines",
        CoverageModelCheck.branches(ours.covered(), ours.all())
            + ", "
            + records(reports, "DA:\\d+,1")
            + " of "
            + records(reports, "DA:\\d+,\\d+")
            + " lines");
  }

  private static long records(Reports reports, String pattern) {
    return reports.text("lcov.info").lines().filter(each -> each.matches(pattern)).count();
  }

  /** Without sources, genhtml shows figures alone. */
  static Result genhtml(Reports reports) {
    Ended ended =
        run(
            reports,
            "genhtml",
            "--branch-coverage",
            "--no-source",
            "--synthesize-missing",
            "-o",
            "genhtml",
            "lcov.info");
    if (ended.code() != 0) {
      ended =
          run(
              reports,
              "genhtml",
              "--branch-coverage",
              "--ignore-errors",
              "source",
              "-o",
              "genhtml",
              "lcov.info");
    }
    boolean isThere = Files.exists(reports.file("genhtml/index.html"));
    return ended.code() == 0 && isThere ? new Result(true, "accepted") : failed(ended);
  }

  static Result csv(Reports reports) {
    Ended ended = run(reports, "python3", "-c", COUNT, "evidence.csv");
    Tally ours = reports.document().tally();
    return ended.code() == 0
        ? Result.same(ended.text().strip(), ours.covered() + " of " + ours.all() + " objectives")
        : failed(ended);
  }

  private static Ended run(Reports reports, String... command) {
    return WaymarkCommand.run(reports.folder(), List.of(command));
  }

  private static Result failed(Ended ended) {
    String line = ended.text().lines().filter(each -> !each.isBlank()).findFirst().orElse("");
    return new Result(false, "failed: " + line);
  }
}
