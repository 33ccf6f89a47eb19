package dev.waymark.explore.verdict;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Statement;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * What proofs take for granted because of what code does: that nobody else writes meanwhile to what
 * it reads more than once, and that the virtual machine keeps no more boxes than it has to.
 */
final class Assumptions {
  private static final String THREADS = Proof.NO_OTHER_THREAD;
  private static final String BOXES = "the default cache of Integer";

  private final MethodModel entry;
  private final ClassHierarchy hierarchy;
  private final Set<String> others = new TreeSet<>();

  /** How often the code may read what others can write, by what it is. */
  private final Map<Object, Integer> readings = new HashMap<>();

  private boolean readsStatics;
  private boolean boxes;
  private boolean comparesObjects;

  Assumptions(MethodModel entry, ClassHierarchy hierarchy) {
    this.entry = entry;
    this.hierarchy = hierarchy;
  }

  void add(String assumption) {
    others.add(assumption);
  }

  /** All of them, now that everything was looked at. */
  Set<String> all() {
    Set<String> all = new TreeSet<>(others);
    if (boxes && comparesObjects) {
      all.add(BOXES);
    }
    if ((readsStatics || takesObjects()) && readings.values().stream().anyMatch(n -> n > 1)) {
      all.add(THREADS);
    }
    return all;
  }

  /** Whether the entry works on something that others may hold, too. */
  private boolean takesObjects() {
    boolean hasReceiver = !entry.isStatic() && !entry.name().equals("<init>");
    return hasReceiver
        || Arrays.stream(Type.getArgumentTypes(entry.descriptor()))
            .anyMatch(type -> !hierarchy.program().isUnchanging(type.getDescriptor()));
  }

  /** Looks at what {@code method} does. Linear in its code. */
  void look(MethodModel method) {
    boolean isOnce = method.equals(entry) && method.loops().all().isEmpty();
    List<Statement> statements = method.code().statements();
    for (int i = 0; i < statements.size(); i++) {
      Object place = null;
      if (statements.get(i) instanceof Assign assign) {
        place = place(assign.value());
      } else if (statements.get(i) instanceof Invoke call) {
        boxes |= isBoxing(call) && !(i > 0 && isSmall(statements.get(i - 1)));
        place = isOfContainer(call) ? "containers" : null;
      } else if (statements.get(i) instanceof If jump) {
        comparesObjects |= comparesObjects(jump);
      }
      if (place != null) {
        readings.merge(place, isOnce ? 1 : 2, Integer::sum);
      }
    }
  }

  /** Only the cache of Integer is as large as the virtual machine was told. */
  private static boolean isBoxing(Invoke call) {
    return call.method().owner().equals("java/lang/Integer") && call.name().equals("valueOf");
  }

  /** Whether it loads a number that is always in the cache. */
  private static boolean isSmall(Statement statement) {
    return statement instanceof Assign assign
        && assign.value() instanceof NumberConstant number
        && number.bits() >= Byte.MIN_VALUE
        && number.bits() <= Byte.MAX_VALUE;
  }

  /** What is read, if others can write there. */
  private @Nullable Object place(Expression value) {
    if (value instanceof GetElement) {
      return "elements";
    }
    if (value instanceof GetField get) {
      return isFinal(get.field()) ? null : get.field();
    }
    if (value instanceof GetStatic get) {
      FieldRef field = Objects.requireNonNullElse(hierarchy.resolve(get.field()), get.field());
      ClassModel owner = hierarchy.find(field.owner());
      readsStatics |= owner != null && owner.mutableStatics().contains(field);
      return isFinal(field) ? null : field;
    }
    return null;
  }

  private boolean isFinal(FieldRef field) {
    FieldRef resolved = Objects.requireNonNullElse(hierarchy.resolve(field), field);
    ClassModel owner = hierarchy.find(resolved.owner());
    return owner != null && owner.isFinal(resolved);
  }

  private static boolean isOfContainer(Invoke call) {
    boolean isVirtual =
        call.dispatch() == Invoke.Dispatch.VIRTUAL || call.dispatch() == Invoke.Dispatch.INTERFACE;
    return isVirtual && call.method().owner().startsWith("java/util/");
  }

  private static boolean comparesObjects(If jump) {
    return jump.left().kind() == Kind.REFERENCE
        && !(jump.left() instanceof NullConstant)
        && !(jump.right() instanceof NullConstant);
  }
}
