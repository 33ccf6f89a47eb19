package dev.waymark.benchmarks.soundness;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A piece of Java that is made of pieces. Pieces of the same sort can stand for each other as far
 * as types go.
 *
 * @param form the text, with {@code %s} for each part; nothing for a block, whose parts are lines
 */
record Piece(Sort sort, String form, List<Piece> parts) {
  Piece {
    parts = List.copyOf(parts);
  }

  /** What a piece is. */
  enum Sort {
    PROGRAM(""),
    BLOCK(""),
    STATEMENT(""),
    BOOLEAN("false"),
    INT("0"),
    LONG("0L"),
    DOUBLE("0.0");

    private final String simplest;

    Sort(String simplest) {
      this.simplest = simplest;
    }

    /** The simplest expression of this sort; empty if this is no sort of expressions. */
    String simplest() {
      return simplest;
    }
  }

  static Piece of(Sort sort, String form, Piece... parts) {
    return new Piece(sort, form, List.of(parts));
  }

  static Piece block(List<Piece> statements) {
    return new Piece(Sort.BLOCK, "", statements);
  }

  String text() {
    if (sort == Sort.BLOCK) {
      return parts.stream().map(Piece::text).collect(Collectors.joining("\n"));
    }
    return form.formatted(parts.stream().map(Piece::text).toArray());
  }

  /** How many pieces there are in this one, itself included. */
  int size() {
    return 1 + parts.stream().mapToInt(Piece::size).sum();
  }

  Piece with(int part, Piece other) {
    List<Piece> changed = new ArrayList<>(parts);
    changed.set(part, other);
    return new Piece(sort, form, changed);
  }

  Piece without(int part) {
    List<Piece> changed = new ArrayList<>(parts);
    changed.remove(part);
    return new Piece(sort, form, changed);
  }

  /** This block with the statements of {@code inner} in place of one. */
  Piece spliced(int part, Piece inner) {
    List<Piece> changed = new ArrayList<>(parts);
    changed.remove(part);
    changed.addAll(part, inner.parts);
    return new Piece(sort, form, changed);
  }
}
