package dev.waymark.program.source;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The condition of a decision, with negation pushed down to its atoms (De Morgan) and left out
 * there. The operands of {@link And} are no {@code And}s, those of {@link Or} no {@code Or}s; there
 * are always two or more, in the order of evaluation.
 */
public sealed interface SourceTree {

  /** The atoms in the order of evaluation. */
  List<Atom> atoms();

  /** {@code operands} joined by {@code &&}, flattened; a single operand is itself. */
  static SourceTree and(List<SourceTree> operands) {
    List<SourceTree> flat =
        operands.stream()
            .flatMap(o -> o instanceof And and ? and.operands().stream() : Stream.of(o))
            .toList();
    return flat.size() == 1 ? flat.get(0) : new And(flat);
  }

  /** {@code operands} joined by {@code ||}, flattened; a single operand is itself. */
  static SourceTree or(List<SourceTree> operands) {
    List<SourceTree> flat =
        operands.stream()
            .flatMap(o -> o instanceof Or or ? or.operands().stream() : Stream.of(o))
            .toList();
    return flat.size() == 1 ? flat.get(0) : new Or(flat);
  }

  /**
   * An atomic condition: one conditional jump.
   *
   * @param startLine the line on which its expression starts
   * @param endLine the line on which its expression ends
   * @param line the line of the jump in the line table
   * @param text the expression, with runs of white space as one blank; for jumps without an
   *     expression in the source, what is tested
   */
  record Atom(int startLine, int endLine, int line, String text) implements SourceTree {
    @Override
    public List<Atom> atoms() {
      return List.of(this);
    }
  }

  /** True if all operands are. */
  record And(List<SourceTree> operands) implements SourceTree {
    public And {
      operands = List.copyOf(operands);
    }

    @Override
    public List<Atom> atoms() {
      return atomsOf(operands);
    }
  }

  /** True if some operand is. */
  record Or(List<SourceTree> operands) implements SourceTree {
    public Or {
      operands = List.copyOf(operands);
    }

    @Override
    public List<Atom> atoms() {
      return atomsOf(operands);
    }
  }

  private static List<Atom> atomsOf(List<SourceTree> operands) {
    List<Atom> atoms = new ArrayList<>();
    operands.forEach(operand -> atoms.addAll(operand.atoms()));
    return List.copyOf(atoms);
  }
}
