package dev.waymark.cli;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
 */
record Selection(
    Program program,
    List<Path> places,
    List<ClassTarget> targets,
    List<Skipped> skipped,
    List<Skipped> unreadable) {
  /**
   * What {@code text} means.
   *
   * @param classPath where classes are; null if the user did not say
   * @throws ProgramException if it means nothing that can be explored
   */
  static Selection of(String text, @Nullable String classPath) {
    Path place = place(text);
    List<Path> places = places(place, classPath);
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
    return only(program, places, new ClassTargets(program).of(new Target(text).type(program)));
  }

  private static List<Path> places(@Nullable Path place, @Nullable String classPath) {
    if (place == null) {
      return ClassPath.split(orHere(classPath));
    }
    List<Path> places = new ArrayList<>(List.of(place));
    places.addAll(classPath == null ? List.of() : ClassPath.split(classPath));
    return places;
  }

  private static String orHere(@Nullable String classPath) {
    return classPath == null ? "." : classPath;
  }

  /** A folder or jar, if {@code text} looks like one and it is there. */
  private static @Nullable Path place(String text) {
    boolean isLikely = text.indexOf('/') >= 0 || text.endsWith(".jar") || text.equals(".");
    try {
      return isLikely && Files.exists(Path.of(text)) ? Path.of(text) : null;
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
    return new Selection(program, places, List.of(target), List.of(), List.of());
  }

  private static Selection several(
      String text, Program program, List<Path> places, List<String> names) {
    ClassTargets targets = new ClassTargets(program);
    List<ClassTarget> found = targets.of(names);
    if (found.isEmpty() && targets.unreadable().isEmpty()) {
      throw new ProgramException("no class of " + text + " can be explored (check --classpath)");
    }
    return new Selection(program, places, found, targets.skipped(), targets.unreadable());
  }
}
