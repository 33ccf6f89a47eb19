package dev.waymark.program.source;

import java.util.List;

/** How operands are joined once negation is pushed down. */
enum Junction {
  AND,
  OR;

  SourceTree join(List<SourceTree> operands) {
    return this == AND ? SourceTree.and(operands) : SourceTree.or(operands);
  }
}
