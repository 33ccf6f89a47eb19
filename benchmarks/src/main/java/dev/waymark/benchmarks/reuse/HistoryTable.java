package dev.waymark.benchmarks.reuse;

import dev.waymark.benchmarks.process.Script;
import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A library that changes a little, explored with the results of before. */
public final class HistoryTable implements Table {
  private static final String LIBRARY = "commons-cli";
  private static final String PACKAGE = "org/apache/commons/cli/";
  private static final List<String> SOME =
      List.of(
          "org.apache.commons.cli.OptionValidator",
          "org.apache.commons.cli.UnrecognizedOptionException",
          "org.apache.commons.cli.Util");
  private static final Pattern REUSED = Pattern.compile("(\\d+) of (\\d+) classes are as they");

  private final Path root;

  /** With the command of the checkout in {@code root}. */
  public HistoryTable(Path root) {
    this.root = root;
  }

  /** What is different from before. */
  private record Change(String name, String type, List<String> options) {}

  @Override
  public String name() {
    return "history";
  }

  @Override
  public String summary() {
    return "generate --effort 1 --history for "
        + LIBRARY
        + " after a change: how many classes were explored again, and whether the result is that of"
        + " a run without history (--quick: three classes)";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("change", 28),
        Column.number("classes"),
        Column.number("redone"),
        Column.number("seconds"),
        Column.number("seconds_from_scratch"),
        Column.text("same_result", 11));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    Path jar = options.subjects().jar(LIBRARY).toAbsolutePath();
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      ChangingClasses classes = ChangingClasses.of(jar, folder.path().resolve("classes"));
      List<String> plain = new ArrayList<>(isQuick ? SOME : List.of());
      plain.addAll(isQuick ? List.of("--classpath") : List.of());
      plain.addAll(List.of(classes.folder().toString(), "--effort", "1"));
      List<String> reusing = new ArrayList<>(plain);
      reusing.addAll(List.of("--history", folder.path().resolve("history").toString()));
      Script scratch = Script.generate(root, folder.path().resolve("first"), reusing);
      int number = 0;
      for (Change change : changes(isQuick)) {
        if (!change.type().isEmpty()) {
          classes.change(change.type());
        }
        String place = "run" + number++;
        if (!change.type().isEmpty() || !change.options().isEmpty()) {
          List<String> all = new ArrayList<>(plain);
          all.addAll(change.options());
          scratch = Script.generate(root, folder.path().resolve(place + "-scratch"), all);
        }
        List<String> all = new ArrayList<>(reusing);
        all.addAll(change.options());
        Script reused = Script.generate(root, folder.path().resolve(place), all);
        tell(change.name(), reused, scratch, results);
      }
    }
  }

  private static List<Change> changes(boolean isQuick) {
    Change nothing = new Change("nothing", "", List.of());
    Change few = new Change("a method that few use", PACKAGE + "Util", List.of());
    Change many = new Change("a method that many use", PACKAGE + "OptionValidator", List.of());
    Change option = new Change("an option", "", List.of("--seed", "7"));
    return isQuick ? List.of(nothing, few) : List.of(nothing, few, many, option);
  }

  private static void tell(String change, Script reused, Script scratch, Results results) {
    Matcher counts = REUSED.matcher(reused.err());
    boolean isTold = counts.find();
    int classes = isTold ? Integer.parseInt(counts.group(2)) : 0;
    int redone = isTold ? classes - Integer.parseInt(counts.group(1)) : -1;
    boolean isSame = reused.isLike(scratch);
    results.row(
        change, classes, redone, reused.seconds(), scratch.seconds(), isSame ? "yes" : "no");
    if (!isSame || !isTold) {
      results.failure(change + ": the result is not that of a run from scratch");
    }
  }
}
