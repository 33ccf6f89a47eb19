package dev.waymark.benchmarks.frontier;

import dev.waymark.benchmarks.subjects.real.CronField;
import dev.waymark.benchmarks.subjects.real.ExpressionParser;
import dev.waymark.benchmarks.subjects.real.JsonTokenizer;
import dev.waymark.benchmarks.subjects.real.RomanNumerals;
import dev.waymark.benchmarks.subjects.real.SemanticVersion;
import dev.waymark.benchmarks.subjects.real.TelegramDecoder;
import dev.waymark.benchmarks.subjects.search.CdAudio;
import dev.waymark.benchmarks.subjects.search.Floppy;
import dev.waymark.benchmarks.subjects.search.KeyboardFilter;
import dev.waymark.benchmarks.synthetic.ProgramFolders;
import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.program.ClassPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A class to cover.
 *
 * @param never the lines of which it is known that their conditions never hold; empty if nothing is
 *     known
 */
record FrontierSubject(String name, String type, Path classes, Set<Integer> never) {
  private static final int DISKPERF = 26;
  private static final int CLIENT = 20;
  private static final int SERVER = 24;
  private static final int KEYWORDS = 110;

  /** All; those that are generated are written to {@code folder}, and compiled. */
  static List<FrontierSubject> all(Path folder) {
    List<FrontierSubject> all = new ArrayList<>();
    for (int tolerated : List.of(2, 20, 100)) {
      all.add(of("checkValves " + tolerated, valves(tolerated), folder));
    }
    all.add(of("cdaudio", CdAudio.class));
    all.add(of("diskperf", MachineWriter.write("DiskPerf", DISKPERF, 3), folder));
    all.add(of("floppy", Floppy.class));
    all.add(of("kbfiltr", KeyboardFilter.class));
    all.add(of("ssh client", MachineWriter.write("SshClient", CLIENT, 5), folder));
    all.add(of("ssh server", MachineWriter.write("SshServer", SERVER, 7), folder));
    all.add(of("space", ParserWriter.write("Space", KEYWORDS, 11), folder));
    for (Class<?> each :
        List.of(
            ExpressionParser.class,
            JsonTokenizer.class,
            RomanNumerals.class,
            CronField.class,
            SemanticVersion.class,
            TelegramDecoder.class)) {
      all.add(of(each.getSimpleName(), each));
    }
    return all;
  }

  boolean isQuick() {
    return name.equals("checkValves 20") || name.equals("ssh client");
  }

  private static FrontierSubject of(String name, Class<?> type) {
    return new FrontierSubject(name, type.getName(), ClassPath.placeOf(type), Set.of());
  }

  private static FrontierSubject of(String name, Planted planted, Path folder) {
    Path classes = folder.resolve("classes");
    try {
      Files.createDirectories(classes);
      Path file = Files.writeString(folder.resolve(planted.name() + ".java"), planted.source());
      List<String> remarks = ProgramFolders.compile(List.of(file), classes);
      if (!remarks.isEmpty()) {
        throw new BenchException(name + " does not compile: " + remarks.get(0));
      }
    } catch (IOException e) {
      throw new BenchException("cannot write to " + folder + ": " + e);
    }
    return new FrontierSubject(name, planted.name(), classes, planted.lines());
  }

  /** The first figure of paper 001. */
  private static Planted valves(int tolerated) {
    Planted out = new Planted("CheckValves" + tolerated);
    out.line("  private static int statusOf(int[] valves, int size, int i) {");
    out.never("    if (i < 0)");
    out.line("      return -2;");
    out.never("    if (i >= size)");
    out.line("      return -3;");
    out.line("    return valves[i];");
    out.line("  }");
    out.line("  public static int check(int[] valves, int size, int wait1, int wait2) {");
    out.line("    while (wait1 > 0)");
    out.line("      wait1--;");
    out.line("    int count = 0;");
    out.line("    int i = 0;");
    out.line("    while (i < size) {");
    out.line("      int status = statusOf(valves, size, i);");
    out.line("      if (status == -1)");
    out.line("        count++;");
    out.line("      i++;");
    out.line("    }");
    out.line("    int alarm = 0;");
    out.line("    if (count > " + tolerated + ")");
    out.line("      alarm = 1;");
    out.line("    while (wait2 > 0)");
    out.line("      wait2--;");
    out.line("    return alarm;");
    out.line("  }");
    return out;
  }
}
