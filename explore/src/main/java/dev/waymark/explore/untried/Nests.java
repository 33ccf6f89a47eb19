package dev.waymark.explore.untried;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The code that may use what is private in a class. */
final class Nests {
  private Nests() {}

  /** The methods with code of the nest of {@code type}; empty if a part of it is missing. */
  static Optional<List<MethodModel>> methods(ClassModel type, ClassHierarchy hierarchy) {
    ClassModel host = hierarchy.find(type.nestHost());
    List<String> names = new ArrayList<>(List.of(type.nestHost()));
    names.addAll(host == null ? List.of() : host.nestMembers());
    List<MethodModel> methods = new ArrayList<>();
    for (String name : names) {
      ClassModel member = hierarchy.find(name);
      if (member == null) {
        return Optional.empty();
      }
      member.methods().stream().filter(MethodModel::hasCode).forEach(methods::add);
    }
    return Optional.of(methods);
  }
}
