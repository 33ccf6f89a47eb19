package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.ProgramException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Classes and their supertypes by name, kept; an unreadable class counts as missing. */
final class ClassTable {
  private final Program program;
  private final Map<String, @Nullable ClassModel> models = new HashMap<>();
  private final Map<String, Supertypes> supertypes = new HashMap<>();
  private final Map<String, List<ClassModel>> lineages = new HashMap<>();

  ClassTable(Program program) {
    this.program = program;
  }

  /** The class; null if it is missing, unreadable, or an array. */
  @Nullable ClassModel find(String name) {
    if (!models.containsKey(name)) {
      models.put(name, read(name));
    }
    return models.get(name);
  }

  private @Nullable ClassModel read(String name) {
    try {
      return name.startsWith("[") ? null : program.find(name);
    } catch (ProgramException e) {
      return null;
    }
  }

  Supertypes supertypes(String name) {
    Supertypes known = supertypes.get(name);
    if (known == null) {
      known = Supertypes.of(name, this::find);
      supertypes.put(name, known);
    }
    return known;
  }

  /** The class itself and its superclasses upwards, without missing ones. */
  List<ClassModel> lineage(String name) {
    List<ClassModel> known = lineages.get(name);
    if (known == null) {
      known = readLineage(name);
      lineages.put(name, known);
    }
    return known;
  }

  private List<ClassModel> readLineage(String name) {
    List<ClassModel> lineage = new ArrayList<>();
    addFound(name, lineage);
    supertypes(name).superclasses().forEach(superclass -> addFound(superclass, lineage));
    return List.copyOf(lineage);
  }

  private void addFound(String name, List<ClassModel> lineage) {
    ClassModel model = find(name);
    if (model != null) {
      lineage.add(model);
    }
  }

  /** Whether the superclass chain of {@code name} goes up to Object. */
  boolean hasWholeLineage(String name) {
    List<ClassModel> lineage = lineage(name);
    return !lineage.isEmpty() && lineage.get(lineage.size() - 1).superName() == null;
  }
}
