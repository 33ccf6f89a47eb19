package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.cli.console.ExitCode;
import dev.waymark.cli.console.ManifestVersion;
import dev.waymark.cli.inspect.Format;
import dev.waymark.cli.inspect.Renderer;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassPathEntries;
import dev.waymark.program.JdkClasses;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.SourceRoots;
import dev.waymark.program.Sources;
import dev.waymark.program.ir.Code;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code waymark inspect}: reports a target that it cannot use, and goes on with the others. */
@Command(
    name = "inspect",
    description = "Shows a method as Waymark sees it: code, branches, decisions, abstract nodes.",
    mixinStandardHelpOptions = true,
    versionProvider = ManifestVersion.class)
final class InspectCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(
      paramLabel = "CLASS[#METHOD[DESCRIPTOR]]",
      arity = "1..*",
      description = "A class or a method; the descriptor chooses among overloads.")
  private List<String> targets = List.of();

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      defaultValue = ".",
      description = "Folders and jars with the classes (default: ${DEFAULT-VALUE}).")
  private String classPath = ".";

  @Option(
      names = "--sources",
      paramLabel = "PATH",
      description = {
        "Folders and jars with the sources, which tell nested ifs from && (default: src/main/java"
            + " beside class folders of Maven and Gradle)."
      })
  private @Nullable String sourcePath;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text, dot or json (default: ${DEFAULT-VALUE}).")
  private Format format = Format.TEXT;

  private int exitCode = ExitCode.DONE;

  InspectCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    Renderer renderer = format.renderer();
    ClassPathEntries entries = ClassPathEntries.of(classPath);
    entries.warnings().forEach(console::complain);
    Program program = new Program(entries.open(), new JdkClasses(), sources(entries.places()));
    Set<MethodModel> methods = new LinkedHashSet<>();
    for (String target : targets) {
      collect(new Target(target), program, methods);
    }
    renderer.render(List.copyOf(methods), console.out());
    return exitCode;
  }

  private Sources sources(List<Path> classes) {
    List<Path> roots =
        sourcePath == null ? SourceRoots.conventional(classes) : ClassPath.split(sourcePath);
    return SourceRoots.open(roots, classes);
  }

  private void collect(Target target, Program program, Set<MethodModel> methods) {
    try {
      target.methods(program).stream().filter(this::isUsable).forEach(methods::add);
    } catch (ProgramException e) {
      reject(e);
    }
  }

  private boolean isUsable(MethodModel method) {
    try {
      Code unused = method.code();
      return true;
    } catch (ProgramException e) {
      reject(e);
      return false;
    }
  }

  private void reject(ProgramException e) {
    console.complain(e);
    exitCode = ExitCode.USAGE;
  }
}
