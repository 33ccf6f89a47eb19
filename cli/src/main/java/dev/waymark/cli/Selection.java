package dev.waymark.cli;

import dev.waymark.cli.console.Console;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassPathEntries;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.UnexplorableException;
import dev.waymark.target.Entry;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What a user wants explored: a method, a class, the classes of a package ({@code com.acme.*}), of
 * that and those below it ({@code com.acme.**}), or of a folder or jar.
 *
 * @param places the folders and jars that classes come from
 * @param targets the classes, in the order of their names
 * @param skipped classes that cannot be explored
 * @param unreadable classes that cannot even be read
 * @param warnings what was ignored of the class path
 */
record Selection(
    Program program,
    List<Path> places,
    List<ClassTarget> targets,
    List<Skipped> skipped,
    List<Skipped> unreadable,
    List<String> warnings) {
  /**
   * What all of {@code texts} mean together.
   *
   * @param classPath where classes are; null if the user did not say
   * @throws ProgramException if one of them means nothing that can be explored, or if there is a
   *     method, folder or jar among several
   */
  static Selection of(List<String> texts, @Nullable String classPath) {
    if (texts.size() == 1) {
      return of(texts.get(0), classPath);
    }
    for (String text : texts) {
      if (text.indexOf('#') >= 0 || place(text) != null) {
        throw new ProgramException(
            "not a class or package: " + text + " (give methods, folders and jars one at a time)");
      }
    }
    ClassPathEntries entries = entries(null, classPath);
    List<Path> places = entries.places();
    Program program = program(classPath);
    Set<String> names = new TreeSet<>();
    texts.forEach(text -> names.addAll(names(text, program)));
    String all = String.join(" ", texts);
    return several(all, program, places, List.copyOf(names)).with(entries.warnings());
  }

  private static List<String> names(String text, Program program) {
    return text.endsWith("*")
        ? matching(text, program)
        : List.of(new Target(text).type(program).name());
  }

  /**
   * What {@code text} means.
   *
   * @param classPath where classes are; null if the user did not say
   * @throws ProgramException if it means nothing that can be explored
   */
  static Selection of(String text, @Nullable String classPath) {
    Path place = place(text);
    ClassPathEntries entries = entries(place, classPath);
    return of(text, place, entries.places()).with(entries.warnings());
  }

  /** All that is in {@code classPath}; null if the user did not say. */
  static Program program(@Nullable String classPath) {
    List<ClassSource> sources =
        entries(null, classPath).places().stream().map(ClassPath::open).toList();
    return new Program(Explorer.withApi(new ClassPath(sources)));
  }

  private static Selection of(String text, @Nullable Path place, List<Path> places) {
    List<ClassSource> sources = places.stream().map(ClassPath::open).toList();
    Program program = new Program(Explorer.withApi(new ClassPath(sources)));
    if (place != null) {
      return several(text, program, places, sources.get(0).names());
    }
    if (text.endsWith("*")) {
      return several(text, program, places, matching(text, program));
    }
    if (text.indexOf('#') >= 0) {
      List<MethodModel> methods = new Target(text).methods(program);
      return only(program, places, ClassTarget.of(Entry.of(methods.get(0))));
    }
    checkClass(text, program);
    return only(program, places, new ClassTargets(program).of(new Target(text).type(program)));
  }

  /** The name of a folder alone could be that of a class. */
  private static void checkClass(String text, Program program) {
    boolean isName = !text.isBlank() && text.indexOf('.') < 0;
    if (isName && program.find(text) == null && Files.isDirectory(Path.of(text))) {
      throw new ProgramException(
          "class not found: " + text + " (for the folder, write ./" + text + ")");
    }
  }

  private static ClassPathEntries entries(@Nullable Path place, @Nullable String classPath) {
    if (place == null) {
      return ClassPathEntries.of(classPath == null ? "." : classPath);
    }
    ClassPathEntries entries =
        ClassPathEntries.of(List.of(place), classPath == null ? "" : classPath);
    if (!entries.places().contains(place)) {
      throw new ProgramException("neither a folder nor a readable jar: " + place);
    }
    return entries;
  }

  /** This selection, of which there are tests already. */
  Selection with(ExistingTests tests, Settings settings, Console console) {
    return new Selection(
        program, places, tests.scored(this, settings, console), skipped, unreadable, warnings);
  }

  private Selection with(List<String> newWarnings) {
    return new Selection(program, places, targets, skipped, unreadable, newWarnings);
  }

  /** A folder or jar, if {@code text} looks like one and it is there. */
  private static @Nullable Path place(String text) {
    boolean isSure = text.matches("(?s)[./].*|.*/|.*\\.jar");
    try {
      boolean isThere = Files.exists(Path.of(text));
      if (isSure && !isThere) {
        throw new ProgramException("no such folder or jar: " + text);
      }
      return isThere && (isSure || text.indexOf('/') >= 0) ? Path.of(text) : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static List<String> matching(String text, Program program) {
    Predicate<String> pattern = pattern(text);
    return program.classes().names().stream()
        .filter(pattern)
        .filter(name -> !name.startsWith("dev/waymark/api/"))
        .toList();
  }

  private static Predicate<String> pattern(String text) {
    String internal = text.replace('.', '/');
    if (internal.endsWith("**")) {
      String prefix = internal.substring(0, internal.length() - 2);
      return name -> name.startsWith(prefix);
    }
    String prefix = internal.substring(0, internal.length() - 1);
    return name -> name.startsWith(prefix) && name.indexOf('/', prefix.length()) < 0;
  }

  private static Selection only(Program program, List<Path> places, ClassTarget target) {
    RunningJava.check(target.type());
    if (program.classes().find(target.type().name()) == null) {
      throw new UnexplorableException(
          target.type() + " is a class of the JDK (choose one of the class path)");
    }
    return new Selection(program, places, List.of(target), List.of(), List.of(), List.of());
  }

  private static Selection several(
      String text, Program program, List<Path> places, List<String> names) {
    ClassTargets targets = new ClassTargets(program);
    List<ClassTarget> found = new ArrayList<>(targets.of(names));
    List<Skipped> skipped = new ArrayList<>(targets.skipped());
    for (ClassTarget each : found) {
      if (RunningJava.isTooOldFor(each.type())) {
        skipped.add(new Skipped(each.type().toString(), RunningJava.reason(each.type())));
      }
    }
    found.removeIf(each -> RunningJava.isTooOldFor(each.type()));
    if (found.isEmpty() && targets.unreadable().isEmpty()) {
      throw nothing(text, names, skipped);
    }
    return new Selection(program, places, found, skipped, targets.unreadable(), List.of());
  }

  private static ProgramException nothing(String text, List<String> names, List<Skipped> skipped) {
    if (names.isEmpty()) {
      return new ProgramException("there are no classes in " + text + " (check --classpath)");
    }
    String reason =
        skipped.isEmpty() ? "none has code that tests can call" : skipped.get(0).reason();
    return new UnexplorableException("no class of " + text + " can be explored: " + reason);
  }
}
