package dev.waymark.program.call;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.LinkedConstant;
import dev.waymark.program.ir.Statement;
import java.util.List;
import java.util.Set;

/**
 * What code may get at other than by naming it in an instruction: by reflection, by method handles,
 * by constants that are linked when they are first needed. What code of other classes gets at is
 * not asked here.
 */
public enum Members {
  /** Methods and constructors, to call them. */
  METHODS(List.of("Method", "Constructor", "newInstance"), Set.of(5, 6, 7, 8, 9)),

  /** Fields, to write them. */
  FIELDS(List.of("Field"), Set.of(3, 4));

  private static final String CLASS = "java/lang/Class";

  /** Whoever calls these may get at members of all kinds. */
  private static final Set<String> FINDERS =
      Set.of(
          "java/lang/invoke/MethodHandles",
          "java/lang/invoke/MethodHandles$Lookup",
          "sun/misc/Unsafe");

  private final List<String> named;
  private final Set<Integer> handles;

  Members(List<String> named, Set<Integer> handles) {
    this.named = named;
    this.handles = handles;
  }

  /** Whether {@code statement} may find such members. */
  public boolean mayBeFoundBy(Statement statement) {
    if (statement instanceof Invoke call) {
      String owner = call.method().owner();
      return FINDERS.contains(owner)
          || (owner.equals(CLASS) && named.stream().anyMatch(call.name()::contains));
    }
    return statement instanceof Assign assign
        && assign.value() instanceof LinkedConstant constant
        && (constant.sort() == LinkedConstant.Sort.METHOD_HANDLE
            || constant.sort() == LinkedConstant.Sort.DYNAMIC);
  }

  /** Whether a bootstrap method is handed such a member. */
  public boolean areHandedOverBy(InvokeDynamic linked) {
    return linked.bootstrap().arguments().stream()
        .anyMatch(
            each -> each instanceof InvokeDynamic.Handle handle && handles.contains(handle.tag()));
  }
}
