package dev.waymark.explore.untried;

import dev.waymark.explore.verdict.Closure;
import dev.waymark.program.ClassModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.making.InputType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The states of objects that are not tried, though the code may read them. Objects that a run makes
 * for itself are in no other state than it has brought them to.
 */
final class UntriedStates {
  private final Entry entry;
  private final Closure closure;
  private final ClassHierarchy hierarchy;
  private final ObjectUse use;
  private final FixedFields fixed;
  private final Set<String> outside;

  UntriedStates(Entry entry, Closure closure, ObjectUse use) {
    this.entry = entry;
    this.closure = closure;
    this.hierarchy = closure.calls().hierarchy();
    this.use = use;
    this.fixed = new FixedFields(hierarchy);
    this.outside = outside();
  }

  /** The classes of the program of which others may have objects that the code sees. */
  private Set<String> outside() {
    Deque<String> open = new ArrayDeque<>();
    entry
        .types()
        .filter(InputType.Made.class::isInstance)
        .forEach(made -> open.add(((InputType.Made) made).type()));
    closure.statics().forEach(each -> open.add(FixedFields.type(each)));
    Set<String> found = new LinkedHashSet<>();
    while (!open.isEmpty()) {
      String name = open.remove();
      ClassModel model = hierarchy.scope().contains(name) ? hierarchy.find(name) : null;
      if (model != null && found.add(name)) {
        model.fields().forEach(field -> open.add(FixedFields.type(field)));
        open.addAll(hierarchy.superclasses(name));
        open.addAll(hierarchy.subclasses(name));
      }
    }
    return found;
  }

  /** A static field that the code reads, and that others may have changed. */
  Optional<FieldRef> statics() {
    return closure.statics().stream().filter(each -> !fixed.isFixed(each)).findFirst();
  }

  /** A field that the code reads, and that others may have changed after construction. */
  Optional<FieldRef> changed() {
    return use.read().stream()
        .filter(each -> outside.contains(each.owner()) && !fixed.isFixed(each))
        .findFirst();
  }

  /** The classes whose state the code reads, and that can be made in more ways than are tried. */
  Set<String> unmade() {
    Construction construction = new Construction(hierarchy);
    Set<String> unmade = new TreeSet<>();
    entry
        .types()
        .filter(InputType.Made.class::isInstance)
        .map(InputType.Made.class::cast)
        .filter(made -> isRead(made.type()) && !construction.isWhole(made))
        .forEach(made -> unmade.add(Names.simple(made.type())));
    return unmade;
  }

  private boolean isRead(String type) {
    ClassModel model = hierarchy.find(type);
    return model == null
        || !hierarchy.scope().contains(type)
        || use.read().stream()
            .anyMatch(
                each ->
                    hierarchy.isSubtype(type, each.owner())
                        || hierarchy.isSubtype(each.owner(), type));
  }
}
