package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds classes whose objects can be made in place of those of a class or interface above them. */
final class Subtypes {
  private static final Pattern CLASS = Pattern.compile("L([^;<]*)[;<]");

  private static final int MOST_LOOKED_AT = 64;

  private final Program program;
  private final Predicate<MethodModel> isUsable;

  /** Those of the program, to be made by usable constructors. */
  Subtypes(Program program, Predicate<MethodModel> isUsable) {
    this.program = program;
    this.isUsable = isUsable;
  }

  /**
   * Those subtypes that are not abstract and that tests in the package can name, leaves of trees
   * first.
   */
  List<ClassModel> concrete(ClassModel type, String packageName, int most) {
    List<ClassModel> found = new ArrayList<>();
    List<String> open = new ArrayList<>(program.subtypes(type.name()));
    for (int i = 0; i < open.size() && found.size() < MOST_LOOKED_AT; i++) {
      ClassModel model = program.find(open.get(i));
      if (model != null) {
        open.addAll(program.subtypes(model.name()));
        if (!model.isAbstract() && model.canBeNamedFrom(packageName)) {
          found.add(model);
        }
      }
    }
    found.sort(Comparator.comparing(this::demand));
    return found.subList(0, Math.min(most, found.size()));
  }

  /** How many objects of the program it takes to make one: leaves of trees take none. */
  private long demand(ClassModel type) {
    return type.methods().stream()
        .filter(method -> method.name().equals("<init>") && isUsable.test(method))
        .mapToLong(this::demand)
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private long demand(MethodModel constructor) {
    return InputTypes.parameters(constructor).stream()
        .flatMap(each -> CLASS.matcher(each).results())
        .map(each -> each.group(1))
        .filter(each -> program.classes().find(each) != null && !isEnum(each))
        .count();
  }

  private boolean isEnum(String name) {
    ClassModel model = program.find(name);
    return model != null && model.declaration().isEnum();
  }
}
