package dev.waymark.program.call;

import static java.util.Comparator.comparing;

import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Variable;
import java.util.Comparator;
import java.util.List;

/** A place of the frame, whatever kind of value is in it. */
public record Slot(Area area, int index) implements Comparable<Slot> {
  private static final Comparator<Slot> ORDER = comparing(Slot::area).thenComparingInt(Slot::index);

  /** The parts of a frame. */
  public enum Area {
    LOCAL,
    STACK
  }

  /** The slots that a variable takes up: two for a long or double local, else one. */
  public static List<Slot> of(Variable variable) {
    if (variable instanceof Local local) {
      Slot first = new Slot(Area.LOCAL, local.index());
      return local.kind().words() == 1
          ? List.of(first)
          : List.of(first, new Slot(Area.LOCAL, local.index() + 1));
    }
    return List.of(new Slot(Area.STACK, variable.index()));
  }

  @Override
  public int compareTo(Slot other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return (area == Area.LOCAL ? "l" : "s") + index;
  }
}
