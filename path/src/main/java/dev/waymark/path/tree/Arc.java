package dev.waymark.path.tree;

import dev.waymark.path.Point;
import dev.waymark.program.ir.MethodRef;

/** One outcome of a statement, numbered as sites number them, wherever in a path it is taken. */
public record Arc(MethodRef method, int statement, int outcome) {
  static Arc of(Point point, int outcome) {
    return new Arc(point.method().ref(), point.statement(), outcome);
  }
}
