package dev.waymark.program.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The body of a method as statements in instruction order.
 *
 * <p>Instruction indexes count the real instructions of the method, without labels, frames and line
 * marks, after the inlining of JSR and RET; they do not change when debug information is stripped.
 * Instructions that no path from the entry reaches have no statements.
 */
public final class Code {
  private final MethodRef method;
  private final Frame frame;
  private final List<Statement> statements;
  private final int[] firstStatement;
  private final int[] instructionOf;
  private final int[] heights;
  private final int[] lines;
  private final List<Handler> handlers;
  private final List<LocalName> names;

  /**
   * The shape of a frame.
   *
   * @param isStatic whether there is no {@code this}
   * @param locals JVM locals, in words
   * @param stack stack values at most, one more than the JVM's for the swap of two values
   */
  public record Frame(boolean isStatic, int locals, int stack) {}

  /**
   * Takes the parts as they are and does not copy them.
   *
   * @param byInstruction the statements of each instruction
   * @param heights stack values before each instruction, -1 where unreachable
   * @param lines source line of each instruction, 0 if unknown
   */
  public Code(
      MethodRef method,
      Frame frame,
      List<List<Statement>> byInstruction,
      int[] heights,
      int[] lines,
      List<Handler> handlers,
      List<LocalName> names) {
    this.method = method;
    this.frame = frame;
    this.statements = byInstruction.stream().flatMap(List::stream).toList();
    this.firstStatement = new int[byInstruction.size() + 1];
    this.instructionOf = new int[statements.size()];
    this.heights = heights;
    this.lines = lines;
    this.handlers = List.copyOf(handlers);
    this.names = List.copyOf(names);
    index(byInstruction);
  }

  private void index(List<List<Statement>> byInstruction) {
    int next = 0;
    for (int i = 0; i < byInstruction.size(); i++) {
      firstStatement[i] = next;
      for (int k = 0; k < byInstruction.get(i).size(); k++) {
        instructionOf[next++] = i;
      }
    }
    firstStatement[byInstruction.size()] = next;
  }

  public MethodRef method() {
    return method;
  }

  public Frame frame() {
    return frame;
  }

  /** All statements, in instruction order; positions in this list name statements elsewhere. */
  public List<Statement> statements() {
    return statements;
  }

  public Statement statement(int index) {
    return statements.get(index);
  }

  public int instructionCount() {
    return lines.length;
  }

  /** The first statement of {@code instruction}, or of the next one that has any. */
  public int firstStatement(int instruction) {
    return firstStatement[instruction];
  }

  /** The statement after the last one of {@code instruction}. */
  public int endStatement(int instruction) {
    return firstStatement[instruction + 1];
  }

  public int instructionOf(int statement) {
    return instructionOf[statement];
  }

  /** The place of {@code statement} among those of its instruction, from 0. */
  public int subIndexOf(int statement) {
    return statement - firstStatement[instructionOf[statement]];
  }

  public boolean isReachable(int instruction) {
    return heights[instruction] >= 0;
  }

  /** Values on the operand stack before {@code instruction}; -1 if no path reaches it. */
  public int stackHeight(int instruction) {
    return heights[instruction];
  }

  /** The source line of {@code instruction}, or 0. */
  public int line(int instruction) {
    return lines[instruction];
  }

  /** The exception table, in order. */
  public List<Handler> handlers() {
    return handlers;
  }

  /** The debug names of locals; empty if the class was compiled without. */
  public List<LocalName> names() {
    return names;
  }

  /** The debug name of local {@code index} at {@code instruction}; linear in the names. */
  public @Nullable LocalName nameOf(int index, int instruction) {
    for (LocalName name : names) {
      if (name.index() == index && name.start() <= instruction && instruction < name.end()) {
        return name;
      }
    }
    return null;
  }
}
