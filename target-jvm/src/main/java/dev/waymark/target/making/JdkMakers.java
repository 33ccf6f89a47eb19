package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds ways to get objects of the JDK: by the recipes, or by what its classes have. */
final class JdkMakers {
  /** Where the constants are that are not in their own class. */
  private static final Map<String, String> CONSTANTS =
      Map.of("java/nio/charset/Charset", "java/nio/charset/StandardCharsets");

  /** Classes of the JDK whose objects nobody minds. */
  private static final Pattern HARMLESS =
      Pattern.compile("java/nio/(Byte|Char|Int|Long)Buffer|java/util/(TimeZone|StringJoiner)");

  /** Numbers of objects of the JDK that say how much memory to take. */
  private static final Maker.Limits SIZES = new Maker.Limits(-1, 64);

  private final Makers makers;
  private final Program program;

  JdkMakers(Makers makers, Program program) {
    this.makers = makers;
    this.program = program;
  }

  /** Limits for what constructors and factories of {@code type} take, as many as {@code count}. */
  static List<Maker.Limits> limits(ClassModel type, int count) {
    return isHarmless(type) ? Collections.nCopies(count, SIZES) : List.of();
  }

  private static boolean isHarmless(ClassModel type) {
    return HARMLESS.matcher(type.name()).matches();
  }

  /** How to make objects of a class of the JDK; nothing if there is no way. */
  Optional<InputType> find(ClassModel type) {
    List<Maker> ways = new ArrayList<>();
    List<Use> uses = new ArrayList<>();
    for (JdkRecipes.Recipe recipe : JdkRecipes.of(type.name())) {
      ClassModel owner = program.find(recipe.owner());
      if (owner != null && recipe.descriptor().isEmpty()) {
        ways.add(new Maker.Constant(recipe.owner(), recipe.name()));
      } else if (owner != null) {
        method(recipe, owner).ifPresent(method -> add(method, recipe, ways, uses));
      }
    }
    if (ways.isEmpty()) {
      ways.addAll(usual(type));
    }
    return ways.isEmpty()
        ? Optional.empty()
        : Optional.of(new InputType.Made(type.name(), ways, uses));
  }

  private static Optional<MethodModel> method(JdkRecipes.Recipe recipe, ClassModel owner) {
    return owner.methods().stream()
        .filter(method -> method.name().equals(recipe.name()))
        .filter(method -> method.descriptor().startsWith(recipe.descriptor()))
        .filter(MethodModel::isPublic)
        .findFirst();
  }

  private void add(MethodModel method, JdkRecipes.Recipe recipe, List<Maker> ways, List<Use> uses) {
    if (recipe.isUse()) {
      makers.use(method, recipe.type()).ifPresent(uses::add);
    } else {
      makers.call(method, "L" + recipe.type() + ";", recipe.limits()).ifPresent(ways::add);
    }
  }

  /** Constants of a class of the JDK, and for harmless classes calls. */
  private List<Maker> usual(ClassModel type) {
    ClassModel owner = program.find(CONSTANTS.getOrDefault(type.name(), type.name()));
    List<Maker> found = new ArrayList<>();
    if (owner == null || !owner.declaration().isVisibleFrom("")) {
      return found;
    }
    owner.declaration().constants("", type.name()).stream()
        .limit(makers.mostConstants(type))
        .forEach(constant -> found.add(new Maker.Constant(owner.name(), constant)));
    if (makers.isOfInput() && isHarmless(type)) {
      found.addAll(makers.constructorsAndFactories(type));
    }
    return found;
  }
}
