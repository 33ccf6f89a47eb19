package dev.waymark.target.making;

import dev.waymark.program.ClassModel;
import dev.waymark.program.FieldSetters;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Finds the methods and fields that may change the state of an object: see {@link Use}. */
final class Uses {
  private static final int MOST = 24;

  private static final Pattern SETTER = Pattern.compile("(set|with)[A-Z]\\w*");

  /** Methods with such names tell something, and call others that do. */
  private static final Pattern ASKING =
      Pattern.compile(
          "(get(?!And)|is|has|can|contains|size|length|iterator|next|stream|values|keySet|entrySet|equals"
              + "|compare|signum|ordinal|name)([A-Z].*)?");

  private static final Set<String> OF_OBJECT =
      Set.of("equals", "hashCode", "toString", "compareTo", "clone", "finalize");

  private final Makers makers;
  private final ClassModel type;
  private final String generic;

  Uses(Makers makers, ClassModel type, String generic) {
    this.makers = makers;
    this.type = type;
    this.generic = generic;
  }

  /** Those of the class and of classes of the program above it, setters first. */
  List<Use> find() {
    List<Candidate> all = new ArrayList<>(setters());
    candidates().stream().filter(each -> !each.isSetter).forEach(all::add);
    return first(all);
  }

  /** Those that set something. */
  List<Use> findSetters() {
    return first(setters());
  }

  private List<Candidate> setters() {
    return candidates().stream().filter(each -> each.isSetter).toList();
  }

  /** What may be a use, if its arguments can be made: to find that out takes time. */
  private record Candidate(boolean isSetter, Supplier<Optional<Use>> use) {}

  private static List<Use> first(List<Candidate> all) {
    return all.stream().flatMap(each -> each.use.get().stream()).limit(MOST).toList();
  }

  private List<Candidate> candidates() {
    List<Candidate> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    ClassModel each = type;
    while (each != null && !each.name().startsWith("java/")) {
      for (MethodModel method : each.methods()) {
        if (isUse(method) && seen.add(method.name() + method.descriptor())) {
          found.add(new Candidate(isSetter(method), () -> makers.use(method, generic)));
        }
      }
      addFields(each, found);
      String above = each.superName();
      each = above == null ? null : type.program().find(above);
    }
    return found;
  }

  /** Fields that the package alone may set count only if the class leaves that to others. */
  private void addFields(ClassModel owner, List<Candidate> found) {
    List<FieldRef> open = FieldSetters.settable(owner, "");
    for (FieldRef field : FieldSetters.settable(owner, makers.packageName())) {
      if (open.contains(field) || !isWritten(field, owner)) {
        found.add(new Candidate(true, () -> makers.setting(field, owner, generic)));
      }
    }
  }

  private static boolean isWritten(FieldRef field, ClassModel owner) {
    return owner.methods().stream()
        .filter(method -> method.hasCode() && !method.name().equals("<init>"))
        .flatMap(method -> method.code().statements().stream())
        .anyMatch(each -> each instanceof PutField put && put.field().equals(field));
  }

  private static boolean isUse(MethodModel method) {
    return !method.isStatic()
        && !method.name().startsWith("<")
        && !OF_OBJECT.contains(method.name())
        && (method.isAbstract() || (method.hasCode() && mayChange(method)));
  }

  /** Whether it writes something, or calls what might; what only asks is known by names. */
  private static boolean mayChange(MethodModel method) {
    boolean isAsking = ASKING.matcher(method.name()).matches() && !method.name().startsWith("next");
    return method.code().statements().stream()
        .anyMatch(each -> mayChange(each) && !(isAsking && isAsking(each)));
  }

  private static boolean isAsking(Statement statement) {
    return statement instanceof Invoke call && ASKING.matcher(call.name()).matches();
  }

  private static boolean mayChange(Statement statement) {
    return statement instanceof PutField
        || statement instanceof PutStatic
        || statement instanceof PutElement
        || statement instanceof InvokeDynamic
        || (statement instanceof Invoke call && !call.method().owner().startsWith("java/lang/"));
  }

  /** Whether a method takes something, and its form or its name says that it keeps that. */
  static boolean isSetter(MethodModel method) {
    String result = method.descriptor().substring(method.descriptor().indexOf(')') + 1);
    boolean isFluent = result.equals("L" + method.ref().owner() + ";");
    boolean takes = !method.descriptor().startsWith("()");
    return takes
        && (isFluent
            || (result.equals("V") && (SETTER.matcher(method.name()).matches() || keeps(method))));
  }

  /** Whether it puts a parameter into a field, and calls nothing of the program. */
  private static boolean keeps(MethodModel method) {
    return method.hasCode()
        && method.code().statements().stream()
            .anyMatch(
                each ->
                    each instanceof PutField put
                        && put.value() instanceof Local local
                        && local.index() > 0);
  }
}
