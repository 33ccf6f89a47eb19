package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Types all of whose subtypes are known. */
final class SealedTypes {
  private final ClassHierarchy hierarchy;

  SealedTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Whether no class outside the scope can be a proper subtype: the class is final, or sealed with
   * permitted subclasses that are in the scope and closed themselves.
   */
  boolean isClosed(String name) {
    return isClosed(name, new HashSet<>());
  }

  private boolean isClosed(String name, Set<String> asked) {
    ClassModel model = hierarchy.find(name);
    if (model == null) {
      return false;
    }
    List<String> permitted = model.permittedSubclasses();
    return model.isFinal()
        || !asked.add(name)
        || (permitted != null && areClosed(permitted, asked));
  }

  private boolean areClosed(List<String> permitted, Set<String> asked) {
    return permitted.stream()
        .allMatch(each -> hierarchy.scope().contains(each) && isClosed(each, asked));
  }
}
