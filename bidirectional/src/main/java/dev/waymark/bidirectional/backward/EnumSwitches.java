package dev.waymark.bidirectional.backward;

import dev.waymark.program.ClassModel;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Interval;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Switches over enums as compilers write them: an array that a class of its own holds gives the
 * number of the case for the ordinal of each constant. If all have one, none is zero.
 */
final class EnumSwitches {
  private static final String MAP = "$SwitchMap$";

  private final ClassHierarchy hierarchy;
  private final Map<FieldRef, @Nullable Cases> known = new HashMap<>();

  EnumSwitches(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** The numbers of the cases for all {@code constants} of an enum. */
  private record Cases(String type, int constants, Interval numbers) {}

  /** What {@code call} returns, if it asks a constant of an enum for its ordinal; else null. */
  @Nullable Interval ordinal(Call call) {
    if (!(call instanceof Invoke invoke) || !isOrdinal(invoke)) {
      return null;
    }
    int constants = constants(invoke.method().owner()).size();
    return constants == 0 ? null : new Interval(0, constants - 1);
  }

  private static boolean isOrdinal(Invoke call) {
    return call.name().equals("ordinal") && call.descriptor().equals("()I");
  }

  private List<String> constants(String type) {
    ClassModel model = type.startsWith("[") ? null : hierarchy.find(type);
    return model != null && "java/lang/Enum".equals(model.superName())
        ? model.enumConstants()
        : List.of();
  }

  /** The lengths that the array in {@code field} may have; null if it is of no switch. */
  @Nullable Interval lengths(FieldRef field) {
    Cases cases = cases(field);
    return cases == null ? null : new Interval(cases.constants, Integer.MAX_VALUE);
  }

  /** What a statement reads, if it is the number of a case; else null. */
  @Nullable Interval number(MethodModel method, int index, GetElement read) {
    FieldRef field = field(method, index, read.array());
    Cases cases = field == null ? null : cases(field);
    return cases != null && isOrdinal(method, index, read.index(), cases.type)
        ? cases.numbers
        : null;
  }

  /** The static field whose value {@code operand} is, read in the same block; null if none. */
  private static @Nullable FieldRef field(MethodModel method, int index, Operand operand) {
    return LastWrite.value(method, index, operand) instanceof GetStatic get ? get.field() : null;
  }

  private static boolean isOrdinal(MethodModel method, int index, Operand operand, String type) {
    return LastWrite.of(method, index, operand) instanceof Invoke call
        && isOrdinal(call)
        && call.method().owner().equals(type);
  }

  private @Nullable Cases cases(FieldRef field) {
    if (!field.name().startsWith(MAP)) {
      return null;
    }
    if (!known.containsKey(field)) {
      ClassModel owner = hierarchy.find(field.owner());
      MethodModel initializer = owner == null ? null : owner.find("<clinit>", "()V");
      known.put(field, initializer == null ? null : read(initializer, field));
    }
    return known.get(field);
  }

  /** Reads {@code array[Type.CONSTANT.ordinal()] = number} for each constant. */
  private @Nullable Cases read(MethodModel initializer, FieldRef field) {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    Set<String> types = new LinkedHashSet<>();
    FieldRef constant = null;
    List<Statement> statements = initializer.code().statements();
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Assign assign
          && assign.value() instanceof GetStatic get
          && get.field().descriptor().equals("L" + get.field().owner() + ";")) {
        constant = get.field();
      }
      if (statements.get(i) instanceof PutElement put
          && constant != null
          && field.equals(field(initializer, i, put.array()))
          && isOrdinal(initializer, i, put.index(), constant.owner())) {
        numbers.put(constant.name(), number(initializer, i, put.value()));
        types.add(constant.owner());
      }
    }
    return types.size() == 1 ? cases(types.iterator().next(), numbers) : null;
  }

  private @Nullable Cases cases(String type, Map<String, Integer> numbers) {
    List<String> all = constants(type);
    if (all.isEmpty() || !numbers.keySet().containsAll(all)) {
      return null;
    }
    int least = numbers.values().stream().mapToInt(each -> each).min().orElse(0);
    int most = numbers.values().stream().mapToInt(each -> each).max().orElse(0);
    return least < 1 ? null : new Cases(type, all.size(), new Interval(least, most));
  }

  /** The number that {@code operand} is; 0 if that is not known. */
  private static int number(MethodModel method, int index, Operand operand) {
    return LastWrite.value(method, index, operand) instanceof NumberConstant number
        ? (int) number.bits()
        : 0;
  }
}
