package dev.waymark.generalize.automaton;

import java.util.List;

/** Where a call is on the way from one waypoint to the next. */
enum Position {
  /** In front of a statement. */
  BEFORE(0),
  /** A call was made: what it does may come now, or is done already. */
  CALLING(1),
  /** A call is about to enter what the next waypoint says. */
  ENTERING(2),
  /** A call has come back. */
  CALLED(3),
  /** Within a call, which is passed over. */
  INSIDE(4),
  /** Something was thrown. */
  THROWN(5),
  /** A value was given to be returned. */
  RETURNING(6);

  private static final List<Position> ROWS = List.of(values());

  private final int row;

  Position(int row) {
    this.row = row;
  }

  /** The number of this position at {@code statement}, of so many statements. */
  int at(int statement, int statements) {
    return row * statements + statement;
  }

  /** The position with this number. */
  static Position of(int number, int statements) {
    return ROWS.get(number / statements);
  }

  /** How many numbers there are for so many statements. */
  static int count(int statements) {
    return ROWS.size() * statements;
  }
}
