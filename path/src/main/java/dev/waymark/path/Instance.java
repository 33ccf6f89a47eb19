package dev.waymark.path;

import org.jspecify.annotations.Nullable;

/**
 * What a cell holds from one definition to the next.
 *
 * @param definition the execution that put it there, or made the object; null for what is there at
 *     first
 * @param part how many values the same execution had put there before; mostly 0
 */
public record Instance(Cell cell, @Nullable Occurrence definition, int part) {
  /** What {@code cell} holds at first. */
  public static Instance initial(Cell cell) {
    return new Instance(cell, null, 0);
  }

  /** Whether it is there at first. */
  public boolean isInput() {
    return definition == null;
  }

  /** Whether it is in a field or an element, of which many may be read where one matters. */
  public boolean isOfPart() {
    return cell instanceof Cell.Field || cell instanceof Cell.Element;
  }

  @Override
  public String toString() {
    return cell + "@" + (definition == null ? "in" : definition) + (part > 0 ? "'" + part : "");
  }
}
