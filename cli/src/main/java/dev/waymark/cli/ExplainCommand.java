package dev.waymark.cli;

import dev.waymark.cli.MethodOptions.Format;
import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.JsonText;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.ending.Interruption;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.job.Proving;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.reason.BackwardReasons;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.reason.ReasonSearch;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.generalize.reason.FamilyGraph;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.UnexplorableException;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.call.CallGraph;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.report.ExplainedData;
import dev.waymark.report.ExplainedText;
import dev.waymark.report.graph.FamilyDrawing;
import dev.waymark.target.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code waymark explain}: why no input takes a branch. */
@Command(
    name = "explain",
    description = {
      "Says why no input takes a branch: the few statements that exclude it, in the order of the"
          + " path. Explains all infeasible branches of a method, or one branch. Of a method that"
          + " no test can call, explains what going back from its branches proves. The formats dot"
          + " and svg draw the paths that each reason excludes as an automaton.",
      "Example: waymark explain com.acme.Invoice#total --branch 42:true -cp target/classes"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "2:wrong arguments or unusable input",
      "11:nothing could be explored: the code is there, but no test can call it",
    })
final class ExplainCommand implements Callable<Integer> {
  private static final int SHARE_OF_REASONS = 4;

  private final Console console;

  @Mixin private MethodOptions options = new MethodOptions();

  @Option(
      names = "--branch",
      paramLabel = "LINE[:OUTCOME]",
      description = {
        "Explain the branches of this line only, whatever their verdict; OUTCOME is what stands in"
            + " brackets behind a branch: true, false, a case, or an exception."
      })
  private @Nullable String branch;

  @Mixin private ExplorationOptions exploration = new ExplorationOptions();

  ExplainCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    if (exploration.pathCriterion().isPresent()) {
      throw new ProgramException("only branches can be explained (leave out --criterion)");
    }
    Settings asked = exploration.settings();
    Settings settings = asked.proving() == Proving.FOLDED ? asked.with(Proving.LATE) : asked;
    Selection selection;
    try {
      selection = options.select(console);
    } catch (UnexplorableException e) {
      return explainUncalled(e);
    }
    Entry entry = selection.targets().get(0).entries().get(0);
    List<Branch> chosen = branch == null ? List.of() : chosen(entry.method(), branch);
    Explorer explorer = new Explorer(selection.program(), settings);
    ReasonSearch search =
        new ReasonSearch(explorer.calls(), settings.assertions(), ReasonSearch.MANY);
    if (options.format() == Format.DOT || options.format() == Format.SVG) {
      search.drawing();
    }
    try (Interruption interruption = new Interruption(explorer::interrupt)) {
      Findings found = explorer.explore(entry, Extensions.of(search.of(entry)));
      long end = endOfReasons();
      Map<Branch, BranchReasons> reasons =
          new LinkedHashMap<>(
              search.find(
                  ReasonSearch.infeasible(found.verdicts()),
                  List.of(found),
                  List.of(entry.method()),
                  () -> System.nanoTime() > end || interruption.isPending()));
      Map<Branch, Verdict> verdicts = new LinkedHashMap<>(found.branches());
      if (settings.proving().isOn()) {
        List<Branch> open = new ArrayList<>(chosen.isEmpty() ? verdicts.keySet() : chosen);
        open.removeIf(each -> !(verdicts.get(each) instanceof Verdict.Open));
        prove(entry.method(), open, explorer.calls(), verdicts, reasons);
      }
      verdicts
          .keySet()
          .removeIf(each -> chosen.isEmpty() ? !reasons.containsKey(each) : !chosen.contains(each));
      show(entry.method(), verdicts, reasons, ExplainedText.of(found, reasons));
      return MethodOptions.ending(found, console);
    }
  }

  /** Reasons have time of their own: the exploration may have used up what there was. */
  private long endOfReasons() {
    return System.nanoTime() + exploration.time().toNanos() / SHARE_OF_REASONS;
  }

  /** What no test can call may still be proved by going back, and told. */
  private Integer explainUncalled(UnexplorableException problem) {
    Program program = options.program();
    MethodModel method = options.method(program);
    boolean isOfUser = program.classes().find(method.owner().name()) != null;
    Format format = options.format();
    if (!isOfUser || !method.hasCode() || format == Format.DOT || format == Format.SVG) {
      throw problem;
    }
    List<Branch> branches = new ArrayList<>();
    if (branch == null) {
      method.branchPoints().forEach(point -> branches.addAll(point.branches()));
    } else {
      branches.addAll(chosen(method, branch));
    }
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>();
    Map<Branch, BranchReasons> reasons = new LinkedHashMap<>();
    prove(method, branches, CallGraph.of(ClassHierarchy.of(program)), verdicts, reasons);
    if (verdicts.isEmpty()) {
      throw problem;
    }
    show(method, verdicts, reasons, ExplainedText.withoutRuns(method, reasons));
    return ExitCode.DONE;
  }

  /** Adds those of {@code branches} that going back shows to be infeasible. */
  private void prove(
      MethodModel method,
      List<Branch> branches,
      CallGraph calls,
      Map<Branch, Verdict> verdicts,
      Map<Branch, BranchReasons> reasons) {
    long end = endOfReasons();
    try (BackwardReasons backward = new BackwardReasons(calls)) {
      for (Branch each : branches) {
        if (System.nanoTime() < end) {
          backward
              .of(method, each, end)
              .ifPresent(
                  told -> {
                    verdicts.put(each, told.verdict());
                    reasons.put(each, told.toBranch());
                  });
        }
      }
    }
  }

  private void show(
      MethodModel method,
      Map<Branch, Verdict> verdicts,
      Map<Branch, BranchReasons> reasons,
      ExplainedText text) {
    String shown =
        switch (options.format()) {
          case TEXT -> text.of(verdicts);
          case JSON -> JsonText.of(ExplainedData.of(method, verdicts, reasons));
          case DOT -> FamilyDrawing.dot(families(verdicts, reasons));
          case SVG -> FamilyDrawing.svg(families(verdicts, reasons));
        };
    console.out().print(shown);
    console.out().flush();
  }

  private static Map<String, List<FamilyGraph>> families(
      Map<Branch, Verdict> verdicts, Map<Branch, BranchReasons> reasons) {
    Map<String, List<FamilyGraph>> families = new LinkedHashMap<>();
    for (Branch each : verdicts.keySet()) {
      BranchReasons known = reasons.get(each);
      if (known != null && !known.families().isEmpty()) {
        families.put(each.label(), known.families());
      }
    }
    return families;
  }

  /** The branches that {@code text} means. */
  private static List<Branch> chosen(MethodModel method, String text) {
    String[] parts = text.split(":", 2);
    List<Branch> all = new ArrayList<>();
    List<Branch> found = new ArrayList<>();
    for (BranchPoint point : method.branchPoints()) {
      for (Branch each : point.branches()) {
        all.add(each);
        boolean isMeant =
            parts[0].equals(String.valueOf(point.line()))
                && (parts.length == 1 || each.label().endsWith(" [" + parts[1] + "]"));
        if (isMeant) {
          found.add(each);
        }
      }
    }
    if (found.isEmpty()) {
      throw new ProgramException(
          "no branch "
              + text
              + " in "
              + method
              + (all.isEmpty()
                  ? " (it has no branches)"
                  : " (there are: "
                      + all.stream().map(Branch::label).collect(Collectors.joining("; "))
                      + ")"));
    }
    return found;
  }
}
