package dev.waymark.path.defuse;

/**
 * Code under test reads something.
 *
 * @param by the execution that reads
 * @param cell a slot of its call, {@code .f} for a field, {@code [3]} for an element, and so on
 */
record Use(String by, String cell) implements Comparable<Use> {
  boolean isOfElement() {
    return cell.startsWith("[");
  }

  @Override
  public int compareTo(Use other) {
    int order = by.compareTo(other.by);
    return order == 0 ? cell.compareTo(other.cell) : order;
  }

  @Override
  public String toString() {
    return cell + " in " + by;
  }
}
