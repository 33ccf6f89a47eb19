package dev.waymark.explore.untried;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Names;
import dev.waymark.target.Entry;
import dev.waymark.target.making.InputType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The classes of inputs that are not tried, though the code may tell them from others. */
final class UntriedClasses {
  private final Entry entry;
  private final ClassHierarchy hierarchy;
  private final ObjectUse use;

  UntriedClasses(Entry entry, ClassHierarchy hierarchy, ObjectUse use) {
    this.entry = entry;
    this.hierarchy = hierarchy;
    this.use = use;
  }

  /** The classes whose subclasses may do something else, by simple name. */
  Set<String> open() {
    Set<String> types = new LinkedHashSet<>();
    if (entry.isConstructor()) {
      types.add(entry.method().ref().owner());
    }
    entry.types().filter(InputType.Made.class::isInstance).forEach(each -> types.add(name(each)));
    Set<String> open = new TreeSet<>();
    for (String type : types) {
      if (!isClosed(type) && mayTell(type)) {
        open.add(Names.simple(type));
      }
    }
    return open;
  }

  private static String name(InputType made) {
    return ((InputType.Made) made).type();
  }

  private boolean isClosed(String type) {
    ClassModel model = hierarchy.find(type);
    return model != null && (model.isFinal() || model.declaration().isEnum() || isAlone(model));
  }

  /** Whether nobody else can call a constructor, and nobody in the nest has a subclass. */
  private boolean isAlone(ClassModel model) {
    return !model.isInterface()
        && hierarchy.subclasses(model.name()).isEmpty()
        && model.methods().stream()
            .filter(method -> method.name().equals("<init>"))
            .allMatch(MethodModel::isPrivate);
  }

  /** Whether a subclass of {@code type} could be told from it. */
  private boolean mayTell(String type) {
    boolean isDispatched =
        use.dispatched().stream()
            .anyMatch(
                each -> hierarchy.mayBeSubtype(type, each) || hierarchy.mayBeSubtype(each, type));
    boolean isArray =
        entry
            .types()
            .anyMatch(each -> each instanceof InputType.ArrayOf array && isOf(array, type));
    return isDispatched
        || (isArray && use.checksStores())
        || use.tested().stream().anyMatch(each -> distinguishes(each, type));
  }

  private static boolean isOf(InputType.ArrayOf array, String type) {
    return array.type().endsWith("[L" + type + ";");
  }

  /** Whether some objects of {@code type} may pass a test for {@code tested}, and some not. */
  private boolean distinguishes(String tested, String type) {
    if (tested.startsWith("[") || hierarchy.isSubtype(type, tested)) {
      return false;
    }
    ClassModel model = hierarchy.find(tested);
    return model == null || model.isInterface() || hierarchy.mayBeSubtype(tested, type);
  }

  /** The inputs that may be of classes which are not tried, by name. */
  Set<String> chosen() {
    Set<String> chosen = new LinkedHashSet<>();
    for (Entry.Parameter input : entry.inputs()) {
      input
          .type()
          .all()
          .filter(InputType.Choice.class::isInstance)
          .filter(each -> !isWhole((InputType.Choice) each))
          .forEach(each -> chosen.add(input.name()));
    }
    return chosen;
  }

  /** Whether the code can only tell by tests which some alternatives pass and others do not. */
  private boolean isWhole(InputType.Choice choice) {
    List<InputType> alternatives = choice.parts();
    boolean isExclusive =
        use.tested().size() <= 1 || use.tested().stream().allMatch(this::isClosed);
    return use.dispatched().isEmpty()
        && !use.checksStores()
        && isExclusive
        && use.tested().stream().allMatch(t -> alternatives.stream().anyMatch(a -> isOf(a, t)))
        && alternatives.stream().anyMatch(a -> use.tested().stream().noneMatch(t -> isOf(a, t)));
  }

  private static boolean isOf(InputType alternative, String type) {
    if (alternative instanceof InputType.Made made) {
      return made.type().equals(type);
    }
    return alternative instanceof InputType.Box box
        ? box.equals(InputType.Box.ofClass(type))
        : alternative instanceof InputType.Text && type.equals("java/lang/String");
  }
}
