package dev.waymark.cli.inspect;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;

/** Names for the nodes and edges of a control flow graph. */
final class Nodes {
  private Nodes() {}

  /** {@code B3}, {@code return} or {@code throw}. */
  static String name(Cfg cfg, int node) {
    if (node == cfg.returnExit()) {
      return "return";
    }
    return node == cfg.throwExit() ? "throw" : "B" + node;
  }

  /** Why control moves, in words. */
  static String cause(Transfer transfer) {
    return switch (transfer.cause()) {
      case FALL_THROUGH -> "next";
      case GOTO -> "goto";
      case TAKEN -> "jump";
      case NOT_TAKEN -> "no jump";
      case CASE -> "case";
      case DEFAULT -> "default";
      case RETURN -> "return";
      case EXCEPTION -> "exception";
      case ASYNCHRONOUS -> "asynchronous exception";
    };
  }
}
