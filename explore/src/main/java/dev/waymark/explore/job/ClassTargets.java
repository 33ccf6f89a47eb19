package dev.waymark.explore.job;

import dev.waymark.explore.verdict.Skipped;
import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import dev.waymark.program.UnexplorableException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Which classes of a program can be explored, and what belongs to each. */
public final class ClassTargets {
  private final Program program;
  private final SortedSet<String> names;
  private final List<Skipped> skipped = new ArrayList<>();
  private final List<Skipped> unreadable = new ArrayList<>();

  public ClassTargets(Program program) {
    this.program = program;
    this.names = new TreeSet<>(program.classes().names());
  }

  /**
   * One class, to which all that is nested in it belongs.
   *
   * @throws ProgramException if no method of it can be called by a test, or it cannot be read
   */
  public ClassTarget of(ClassModel type) {
    ClassTarget target = of(type, Set.of());
    if (target.entries().isEmpty()) {
      String reason =
          target.skipped().isEmpty()
              ? "none has code that tests can call"
              : target.skipped().get(0).reason();
      throw new UnexplorableException("no method of " + type + " can be explored: " + reason);
    }
    return target;
  }

  /**
   * The classes among those with the given internal names that can be explored, in order. A nested
   * class that cannot belongs to the class around it.
   */
  public List<ClassTarget> of(Collection<String> chosen) {
    List<ClassModel> usable = new ArrayList<>();
    Set<String> explored = new TreeSet<>();
    for (String name : new TreeSet<>(chosen)) {
      ClassModel type = read(name);
      if (type != null && ClassTarget.hasEntries(type, unnamed(type))) {
        usable.add(type);
        explored.add(name);
      } else if (type != null && type.methods().stream().anyMatch(MethodModel::hasCode)) {
        skipped.add(new Skipped(type.toString(), "no method that tests can call"));
      }
    }
    List<ClassTarget> targets = new ArrayList<>();
    usable.forEach(type -> targets.add(of(type, explored)));
    return targets;
  }

  /** The classes that cannot be explored. */
  public List<Skipped> skipped() {
    return List.copyOf(skipped);
  }

  /** The classes that cannot even be read. */
  public List<Skipped> unreadable() {
    return List.copyOf(unreadable);
  }

  private @Nullable ClassModel read(String name) {
    try {
      return program.find(name);
    } catch (ProgramException e) {
      unreadable.add(new Skipped(name.replace('/', '.'), String.valueOf(e.getMessage())));
      return null;
    }
  }

  /** The classes without a name that are written in {@code type}. */
  private List<ClassModel> unnamed(ClassModel type) {
    List<ClassModel> unnamed = new ArrayList<>();
    for (String name : within(type)) {
      ClassModel model =
          Character.isDigit(name.charAt(type.name().length() + 1)) ? read(name) : null;
      if (model != null && !model.declaration().hasName()) {
        unnamed.add(model);
      }
    }
    return unnamed;
  }

  private SortedSet<String> within(ClassModel type) {
    // '%' is what comes after '$'.
    return names.subSet(type.name() + "$", type.name() + "%");
  }

  private ClassTarget of(ClassModel type, Set<String> explored) {
    List<ClassModel> nested = new ArrayList<>();
    for (String name : within(type)) {
      ClassModel model = isWithin(name, type, explored) ? null : read(name);
      if (model != null) {
        nested.add(model);
      }
    }
    return ClassTarget.of(type, nested);
  }

  /** Whether {@code name} is one of {@code explored}, or nested in one, below {@code type}. */
  private static boolean isWithin(String name, ClassModel type, Set<String> explored) {
    String outer = name;
    while (outer.length() > type.name().length()) {
      if (explored.contains(outer)) {
        return true;
      }
      outer = outer.substring(0, outer.lastIndexOf('$'));
    }
    return false;
  }
}
