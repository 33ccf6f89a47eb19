package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.SearchOptions;
import dev.waymark.report.plot.CoverageLine;
import dev.waymark.report.plot.CoveragePlot;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The command {@code bench search-plot}. Of several repetitions the one in the middle is drawn, and
 * not the mean, which would have no course in time.
 */
@Command(
    name = "search-plot",
    description = {
      "Draws how coverage of one program grew over runs and time, by strategy, from what table"
          + " search has measured; of several repetitions the one with the median coverage."
    },
    mixinStandardHelpOptions = true)
public final class SearchPlotCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Option(names = "--subject", required = true, paramLabel = "NAME", description = "The program.")
  private String subject = "";

  @Option(
      names = "--strategy",
      paramLabel = "NAME[:OPTION=VALUE,...]",
      description = "Draw this strategy only; repeatable.")
  private List<String> strategies = new ArrayList<>();

  @Option(
      names = "--results",
      paramLabel = "FILE",
      description = "Where measurements are (default: target/search.jsonl).")
  private Path results = SearchOptions.DEFAULT.results();

  @Option(
      names = "--out",
      paramLabel = "SVG",
      description = "Where the picture goes (default: ${DEFAULT-VALUE}).")
  private Path picture = Path.of("search.svg");

  public SearchPlotCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    Map<String, List<Measurement>> measured =
        new ResultsFile(results)
            .on(subject).stream().collect(Collectors.groupingBy(Measurement::strategy));
    if (measured.isEmpty()) {
      throw new BenchException("nothing on %s in %s".formatted(subject, results));
    }
    Stream<String> drawn =
        strategies.isEmpty() ? measured.keySet().stream().sorted() : strategies.stream();
    List<CoverageLine> lines = drawn.map(each -> line(each, measured)).toList();
    write(CoveragePlot.draw(lines));
    out.println(picture + ": " + lines.size() + " lines");
    return 0;
  }

  private CoverageLine line(String strategy, Map<String, List<Measurement>> measured) {
    List<Measurement> repetitions = measured.getOrDefault(strategy, List.of());
    if (repetitions.isEmpty()) {
      throw new BenchException("nothing on %s by %s in %s".formatted(subject, strategy, results));
    }
    Comparator<Measurement> byCoverage =
        Comparator.comparing(each -> each.coveredAfter(each.iterations()));
    Measurement middle =
        repetitions.stream().sorted(byCoverage).toList().get(repetitions.size() / 2);
    return new CoverageLine(strategy, middle.course().points());
  }

  private void write(String svg) {
    try {
      Files.writeString(picture, svg);
    } catch (IOException e) {
      throw BenchException.unwritable(picture, e);
    }
  }
}
