package dev.waymark.program;

import dev.waymark.program.branch.CaseNames;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Statement;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the names of enum constants and patterns in the classes of a program. */
final class EnumCases implements CaseNames {
  private final Program program;

  EnumCases(Program program) {
    this.program = program;
  }

  /**
   * The initializer of a switch map reads, again and again, a constant, its ordinal and a number,
   * and stores the number.
   */
  @Override
  public Map<Integer, String> ofSwitchMap(FieldRef switchMap) {
    ClassModel owner = find(switchMap.owner());
    MethodModel initializer = owner == null ? null : owner.find("<clinit>", "()V");
    return initializer == null ? Map.of() : numbersIn(initializer, switchMap);
  }

  private static Map<Integer, String> numbersIn(MethodModel initializer, FieldRef switchMap) {
    Map<Integer, String> names = new HashMap<>();
    String constant = "";
    boolean isWanted = false;
    int number = 0;
    for (Statement statement : initializer.code().statements()) {
      if (statement instanceof Assign assign && assign.value() instanceof GetStatic read) {
        isWanted = read.field().isSwitchMap() ? read.field().equals(switchMap) : isWanted;
        constant = read.field().name();
      } else if (statement instanceof Assign assign
          && assign.value() instanceof NumberConstant value) {
        number = (int) value.bits();
      } else if (statement instanceof PutElement && isWanted) {
        names.put(number, constant);
      }
    }
    return names;
  }

  @Override
  public Map<Integer, String> ofOrdinals(String type) {
    Map<Integer, String> names = new HashMap<>();
    ClassModel model = find(type);
    if (model != null) {
      model.enumConstants().forEach(name -> names.put(names.size(), name));
    }
    return names;
  }

  /** A label that comes again, for another guard, gets a number. */
  @Override
  public Map<Integer, String> ofPatterns(MethodRef finder) {
    ClassModel owner = find(finder.owner());
    List<String> labels = owner == null ? List.of() : owner.switchLabels(finder.name());
    if (labels.isEmpty()) {
      return Map.of();
    }
    Map<Integer, String> names = new HashMap<>(Map.of(-1, "null"));
    for (int i = 0; i < labels.size(); i++) {
      String label = labels.get(i);
      int count = Collections.frequency(labels.subList(0, i + 1), label);
      names.put(i, count == 1 ? label : label + " #" + count);
    }
    return names;
  }

  private @Nullable ClassModel find(String name) {
    try {
      return program.find(name);
    } catch (ProgramException e) {
      return null;
    }
  }
}
