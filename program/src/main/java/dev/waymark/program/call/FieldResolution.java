package dev.waymark.program.call;

import dev.waymark.program.ClassModel;
import dev.waymark.program.ir.FieldRef;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** From the field that an instruction names to the class that declares it (JVMS 5.4.3.2). */
final class FieldResolution {
  private final ClassTable classes;
  private final Map<FieldRef, @Nullable FieldRef> known = new HashMap<>();

  FieldResolution(ClassTable classes) {
    this.classes = classes;
  }

  /** The field under the name of its declaring class; null if that is not known. */
  @Nullable FieldRef resolve(FieldRef field) {
    if (!known.containsKey(field)) {
      known.put(field, search(field));
    }
    return known.get(field);
  }

  private @Nullable FieldRef search(FieldRef field) {
    Set<String> order = new LinkedHashSet<>();
    for (ClassModel model : classes.lineage(field.owner())) {
      addWithInterfaces(model.name(), order);
    }
    for (String owner : order) {
      ClassModel model = classes.find(owner);
      if (model == null) {
        return null;
      }
      FieldRef declared = new FieldRef(owner, field.name(), field.descriptor());
      if (model.fields().contains(declared)) {
        return declared;
      }
    }
    return null;
  }

  /** A class, then its interfaces in depth: where resolution looks before the superclass. */
  private void addWithInterfaces(String name, Set<String> order) {
    ClassModel model = classes.find(name);
    if (order.add(name) && model != null) {
      model.interfaces().forEach(each -> addWithInterfaces(each, order));
    }
  }
}
