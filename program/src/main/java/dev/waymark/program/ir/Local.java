package dev.waymark.program.ir;

/** Local variable {@code l_index}; a long or double also occupies, unnamed, the next index. */
public record Local(int index, Kind kind) implements Variable {
  @Override
  public String toString() {
    return "l" + index;
  }
}
