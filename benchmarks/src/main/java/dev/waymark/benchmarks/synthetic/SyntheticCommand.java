package dev.waymark.benchmarks.synthetic;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench synthetic}. */
@Command(
    name = "synthetic",
    description = "Writes a synthetic program and tells its size.",
    mixinStandardHelpOptions = true)
public final class SyntheticCommand implements Callable<Integer> {
  private static final int SMALLEST = 100;
  private static final int LARGEST = 100_000;

  private final PrintWriter out;

  @Option(names = "--size", required = true, description = "About how many branches it has.")
  private int size;

  @Option(names = "--seed", description = "Which of the programs of this size; ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where it goes.")
  private Path folder = Path.of("");

  public SyntheticCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() {
    if (size < SMALLEST || size > LARGEST) {
      throw new BenchException("--size is from " + SMALLEST + " to " + LARGEST);
    }
    SyntheticProgram program = SyntheticProgram.of(size, seed);
    List<Path> files = ProgramFolders.write(program, folder);
    Census census = census(files);
    out.printf(
        "%s: %d classes, %d methods, %d branches; entry %s.%s%s%n",
        program.name(),
        census.classes(),
        census.methods(),
        census.branches(),
        program.entryClass(),
        SyntheticProgram.ENTRY_METHOD,
        program.entryDescriptor());
    return 0;
  }

  private static Census census(List<Path> files) {
    try (TemporaryFolder classes = TemporaryFolder.create()) {
      List<String> remarks = ProgramFolders.compile(files, classes.path());
      if (!remarks.isEmpty()) {
        throw new IllegalStateException(remarks.get(0));
      }
      return Census.of(new Program(ClassPath.open(classes.path())), name -> true);
    }
  }
}
