package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Operands;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Variable;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The labels of one method that have a formula, by instruction. */
final class LabelPlaces {
  private final Code code;
  private final Map<Integer, List<Label>> labels = new HashMap<>();

  LabelPlaces(Code code, List<Label> all) {
    this.code = code;
    for (Label label : all) {
      if (label.trigger() instanceof Label.At at) {
        labels.computeIfAbsent(at.instruction(), i -> new ArrayList<>()).add(label);
      }
    }
  }

  /** The labels before {@code instruction}, or at the entry. */
  List<Label> at(int instruction) {
    return labels.getOrDefault(instruction, List.of());
  }

  /** The numbers in the frame that the labels before {@code instruction} read. */
  List<Variable> read(int instruction) {
    List<Variable> read = new ArrayList<>();
    for (Leaf leaf : leaves(instruction)) {
      if (leaf instanceof Leaf.Slot slot) {
        read.add(slot.variable());
      }
    }
    return read;
  }

  private List<Leaf> leaves(int instruction) {
    return at(instruction).stream()
        .flatMap(label -> ((Label.At) label.trigger()).formula().leaves().stream())
        .toList();
  }

  /** The top of the stack before {@code instruction}, as far down as its labels read. */
  List<Stack> stacked(int instruction) {
    TreeMap<Integer, Stack> read = new TreeMap<>();
    for (Leaf leaf : leaves(instruction)) {
      if (variable(leaf) instanceof Stack stack) {
        read.put(stack.index(), stack);
      }
    }
    if (read.isEmpty()) {
      return List.of();
    }
    Map<Integer, Stack> operands = operands(instruction);
    List<Stack> stacked = new ArrayList<>();
    for (int i = read.firstKey(); i < code.stackHeight(instruction); i++) {
      Stack value = read.getOrDefault(i, operands.get(i));
      if (value == null) {
        throw new IllegalStateException("a label reads below what its instruction takes");
      }
      stacked.add(value);
    }
    return stacked;
  }

  private static @Nullable Variable variable(Leaf leaf) {
    if (leaf instanceof Leaf.Slot slot) {
      return slot.variable();
    }
    return leaf instanceof Leaf.Absence absence ? absence.reference() : null;
  }

  private Map<Integer, Stack> operands(int instruction) {
    Map<Integer, Stack> operands = new HashMap<>();
    for (int i = code.firstStatement(instruction); i < code.endStatement(instruction); i++) {
      for (Operand operand : Operands.of(code.statement(i))) {
        if (operand instanceof Stack stack) {
          operands.put(stack.index(), stack);
        }
      }
    }
    return operands;
  }
}
