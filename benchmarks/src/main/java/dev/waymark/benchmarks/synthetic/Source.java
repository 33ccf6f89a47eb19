package dev.waymark.benchmarks.synthetic;

/** Java text in the making, indented by its braces. */
final class Source {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  void line(String line) {
    text.append(line.isEmpty() ? "" : "  ".repeat(depth)).append(line).append('\n');
  }

  /** Begins what {@code head} is the head of. */
  void open(String head) {
    line(head + " {");
    depth++;
  }

  /** Ends a part and begins another of the same statement, such as {@code else}. */
  void turn(String head) {
    depth--;
    open("} " + head);
  }

  void close() {
    depth--;
    line("}");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
