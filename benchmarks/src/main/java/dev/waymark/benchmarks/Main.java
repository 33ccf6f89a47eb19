package dev.waymark.benchmarks;

import dev.waymark.benchmarks.search.SearchPlotCommand;
import dev.waymark.benchmarks.synthetic.SyntheticCommand;
import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Environment;
import dev.waymark.benchmarks.table.JsonFile;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Printer;
import dev.waymark.benchmarks.table.SearchOptions;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.program.ProgramException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench}. */
@Command(
    name = "bench",
    description = "Runs one table of measurements; without a name, lists the tables.",
    mixinStandardHelpOptions = true,
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done",
      "1:internal error",
      "2:wrong arguments",
      "10:done, but there are failures, listed below the table",
    })
public final class Main implements Callable<Integer> {
  private static final int DONE = 0;
  private static final int USAGE = 2;
  private static final int FAILURES = 10;

  private final Tables tables;
  private final PrintWriter out;
  private final PrintWriter err;

  @Parameters(index = "0", arity = "0..1", paramLabel = "NAME", description = "The table to run.")
  private @Nullable String name;

  @Option(names = "--quick", description = "Measure a sample that is over in seconds.")
  private boolean quick;

  @Option(names = "--json", paramLabel = "FILE", description = "Also write the rows as JSON.")
  private @Nullable Path json;

  @Option(
      names = "--class",
      paramLabel = "CLASS",
      description = {
        "Measure this class only, or this module or target; repeatable (tables real, mutants,"
            + " soundness, house, hostile)."
      })
  private List<String> classes = new ArrayList<>();

  @Option(
      names = "--differences",
      description = {
        "List what we count otherwise than others (tables real and soundness), or the mutants that"
            + " one suite alone kills (table mutants)."
      })
  private boolean differences;

  @Option(
      names = "--subject",
      paramLabel = "NAME",
      description = "Measure on this program only; repeatable (tables search...).")
  private List<String> searched = new ArrayList<>();

  @Option(
      names = "--strategy",
      paramLabel = "NAME[:OPTION=VALUE,...]",
      description = "Compare this strategy only; repeatable (tables search...).")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--repetitions",
      paramLabel = "N",
      description = "How many first inputs to begin with (tables search...).")
  private int repetitions;

  @Option(
      names = "--runs",
      paramLabel = "N",
      description = "Explore with so many runs at most (tables search...).")
  private int runs;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = {
        "Explore for so long at most (tables search...); keep such results in a file of their own."
      })
  private int seconds;

  @Option(
      names = "--results",
      paramLabel = "FILE",
      description = {
        "Where measurements are kept; what is there is not measured again (tables search...;"
            + " default: target/search.jsonl)."
      })
  private Path results = SearchOptions.DEFAULT.results();

  private Main(Tables tables, PrintWriter out, PrintWriter err) {
    this.tables = tables;
    this.out = out;
    this.err = err;
  }

  public static void main(String[] args) {
    System.exit(run(Tables.ofWaymark(), writer(System.out), writer(System.err), args));
  }

  /** Always UTF-8, so that what goes to a file does not depend on the locale. */
  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, false, StandardCharsets.UTF_8);
  }

  /** Runs one command line and returns its exit code; everything it wrote is flushed. */
  static int run(Tables tables, PrintWriter out, PrintWriter err, String... args) {
    Main main = new Main(tables, out, err);
    try {
      return new CommandLine(main)
          .addSubcommand(new SyntheticCommand(out))
          .addSubcommand(new SearchPlotCommand(out))
          .setOut(out)
          .setErr(err)
          .setParameterExceptionHandler((e, arguments) -> main.complain(e))
          .setExecutionExceptionHandler((e, command, parsed) -> main.explain(e))
          .execute(args);
    } finally {
      out.flush();
      err.flush();
    }
  }

  private int explain(Exception e) throws Exception {
    if (e instanceof BenchException || e instanceof ProgramException) {
      return complain(e);
    }
    throw e;
  }

  private int complain(Exception e) {
    err.println("bench: " + e.getMessage());
    return USAGE;
  }

  @Override
  public Integer call() {
    if (name == null) {
      tables.all().forEach(table -> out.printf("%-12s  %s%n", table.name(), table.summary()));
      return DONE;
    }
    Table table = tables.require(name);
    return json == null ? exitCode(measure(table)) : measureTo(new JsonFile(json), table);
  }

  private int measureTo(JsonFile file, Table table) {
    file.requireWritable();
    Printer printed = measure(table);
    file.write(table.name(), Environment.current(), printed.rows());
    return exitCode(printed);
  }

  private static int exitCode(Printer printed) {
    return printed.hasFailures() ? FAILURES : DONE;
  }

  private Printer measure(Table table) {
    Printer printer = new Printer(table.columns(), out);
    printer.heading(table, Environment.current());
    table.run(options(), printer);
    printer.end();
    return printer;
  }

  private Options options() {
    return new Options(
        quick ? Effort.QUICK : Effort.FULL,
        Subjects.ofBuild(),
        classes,
        differences ? Options.Details.DIFFERENCES : Options.Details.NONE,
        new SearchOptions(searched, strategies, repetitions, runs, seconds, results));
  }
}
