package dev.waymark.benchmarks.house;

import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * How large files and methods are, module by module, and whether the rules of the house hold: no
 * package cycles, no file above 400 lines, at most 30 types in the root package of a module.
 */
public final class HouseTable implements Table {
  private static final int MOST_LINES = 400;
  private static final int MOST_TYPES = 30;
  private static final String SOURCES = "src/main/java";

  private final Path root;

  /** The house whose modules are folders of {@code root}. */
  public HouseTable(Path root) {
    this.root = root;
  }

  @Override
  public String name() {
    return "house";
  }

  @Override
  public String summary() {
    return "main sources of a module; lines of files and of method bodies; packages that import"
        + " each other in a circle";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("module", 10),
        Column.number("files"),
        Column.number("lines"),
        Column.number("file_median"),
        Column.number("file_p90"),
        Column.number("method_median"),
        Column.number("method_p90"),
        Column.number("largest_file"),
        Column.number("package_cycles"),
        Column.number("types_in_root"));
  }

  @Override
  public void run(Options options, Results results) {
    modules().stream()
        .filter(options::selects)
        .map(name -> new ModuleHouse(name, SourceParser.read(root.resolve(name).resolve(SOURCES))))
        .forEach(module -> tell(module, results));
  }

  private List<String> modules() {
    try (Stream<Path> folders = Files.list(root)) {
      List<String> names =
          folders
              .filter(folder -> Files.isDirectory(folder.resolve(SOURCES)))
              .map(folder -> folder.getFileName().toString())
              .sorted()
              .toList();
      if (names.isEmpty()) {
        throw new BenchException("no sources of modules in " + root + " (run ./bench)");
      }
      return names;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void tell(ModuleHouse module, Results results) {
    List<List<String>> cycles = module.cycles();
    results.row(
        module.name(),
        module.files().size(),
        module.lines(),
        module.fileLines(50),
        module.fileLines(90),
        module.methodLines(50),
        module.methodLines(90),
        module.largest().map(SourceText::lines).orElse(0),
        cycles.size(),
        module.typesInRoot());
    cycles.forEach(cycle -> results.failure("packages in a circle: " + String.join(", ", cycle)));
    module
        .largest()
        .filter(file -> file.lines() > MOST_LINES)
        .ifPresent(file -> results.failure(tooLong(module, file)));
    if (module.typesInRoot() > MOST_TYPES) {
      results.failure(module.root() + " has " + module.typesInRoot() + " types" + most(MOST_TYPES));
    }
  }

  private static String tooLong(ModuleHouse module, SourceText file) {
    return module.name()
        + ": "
        + file.name()
        + " has "
        + file.lines()
        + " lines"
        + most(MOST_LINES);
  }

  private static String most(int limit) {
    return ", more than " + limit;
  }
}
