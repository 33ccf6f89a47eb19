package dev.waymark.generalize.chain;

import dev.waymark.path.Activation;
import dev.waymark.path.Cell;
import dev.waymark.program.call.Writes;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Cells that must keep what they hold. Which object a statement writes is not known of other paths,
 * so a field stands for those of its name in all objects, and an element for those of all arrays of
 * its type.
 */
public final class ProtectedCells {
  /** None. */
  public static final ProtectedCells NONE = new ProtectedCells(List.of(), Map.of());

  private final Set<Cell> cells;
  private final Map<Activation, List<Variable>> slots = new LinkedHashMap<>();
  private final Set<FieldRef> fields = new HashSet<>();
  private final Set<ElementType> elements = EnumSet.noneOf(ElementType.class);
  private boolean isBesideObjects;

  /** {@code types} says of which type the elements are; those of others may be of any. */
  ProtectedCells(Collection<Cell> cells, Map<Cell, ElementType> types) {
    this.cells = new LinkedHashSet<>(cells);
    this.cells.forEach(each -> add(each, types.get(each)));
  }

  private void add(Cell cell, @Nullable ElementType type) {
    if (cell instanceof Cell.Slot slot) {
      slots.computeIfAbsent(slot.activation(), key -> new ArrayList<>()).add(slot.variable());
    } else if (cell instanceof Cell.Field field) {
      fields.add(field.field());
    } else if (cell instanceof Cell.Static field) {
      fields.add(field.field());
    } else if (cell instanceof Cell.Element) {
      elements.addAll(type == null ? EnumSet.allOf(ElementType.class) : EnumSet.of(type));
    } else if (!isConstant(cell)) {
      isBesideObjects = true;
    }
  }

  /** Lengths, what lambdas have captured, and arguments never change. */
  private static boolean isConstant(Cell cell) {
    return cell instanceof Cell.Length
        || cell instanceof Cell.Captured
        || cell instanceof Cell.Argument;
  }

  /** The cells themselves. */
  public Set<Cell> cells() {
    return cells;
  }

  /** The calls that some of the slots belong to. */
  public Set<Activation> activations() {
    return slots.keySet();
  }

  /** Whether something that does this in {@code activation} leaves all as it is. */
  public boolean keeps(Activation activation, Writes writes) {
    return keepsSlots(activation, writes) && keepsHeap(writes);
  }

  private boolean keepsSlots(Activation activation, Writes writes) {
    return slots.getOrDefault(activation, List.of()).stream().noneMatch(writes::mayWrite);
  }

  /** Whether something that does this leaves fields and elements as they are. */
  public boolean keepsHeap(Writes writes) {
    return fields.stream().noneMatch(writes::mayWrite)
        && elements.stream().noneMatch(writes::mayWrite);
  }

  /** Whether a call may come by: models write beside strings, boxes and builders. */
  public boolean admitsCalls() {
    return !isBesideObjects;
  }

  /** Whether there is nothing but slots. */
  public boolean isOfSlots() {
    return fields.isEmpty() && elements.isEmpty() && !isBesideObjects;
  }

  @Override
  public String toString() {
    return cells.toString();
  }
}
