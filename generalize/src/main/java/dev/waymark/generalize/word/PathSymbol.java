package dev.waymark.generalize.word;

import dev.waymark.program.ir.MethodRef;
import org.jspecify.annotations.Nullable;

/**
 * A letter of a path. All letters of a path say which statements were executed; so do those that
 * are left if statements with one outcome are not read.
 *
 * @param level how many calls are on the way, the one it happens in included: 1 in the entry
 * @param method whose statement it is, or what was entered; null if that does not matter
 * @param statement the statement, or the call that something was entered from; {@link #ANY} if that
 *     does not matter
 * @param outcome which way a branch went; where a handler begins
 */
public record PathSymbol(
    Kind kind, int level, @Nullable MethodRef method, int statement, int outcome) {
  /** No statement in particular. */
  public static final int ANY = -1;

  /** What happened. */
  public enum Kind {
    /** A statement was executed. */
    STATEMENT,
    /** A method was entered. */
    ENTERED,
    /** A method has returned. */
    RETURNED,
    /** An exception has left a method. */
    THREW,
    /** A handler of the method has caught an exception. */
    CAUGHT
  }

  public static PathSymbol statement(int level, MethodRef method, int statement, int outcome) {
    return new PathSymbol(Kind.STATEMENT, level, method, statement, outcome);
  }

  /** {@code callee} is entered from {@code site}; null for any method. */
  public static PathSymbol entered(int level, @Nullable MethodRef callee, int site) {
    return new PathSymbol(Kind.ENTERED, level, callee, site, 0);
  }

  public static PathSymbol returned(int level) {
    return new PathSymbol(Kind.RETURNED, level, null, ANY, 0);
  }

  /** What was thrown at {@code statement}, or at any, leaves the method. */
  public static PathSymbol threw(int level, int statement) {
    return new PathSymbol(Kind.THREW, level, null, statement, 0);
  }

  /** What was thrown at {@code statement} is caught where {@code handler} begins. */
  public static PathSymbol caught(int level, MethodRef method, int statement, int handler) {
    return new PathSymbol(Kind.CAUGHT, level, method, statement, handler);
  }

  /** The letter for this one and others like it, whatever was entered or thrown; null if none. */
  @Nullable PathSymbol general() {
    return switch (kind) {
      case ENTERED -> method == null ? null : entered(level, null, statement);
      case THREW -> statement == ANY ? null : threw(level, ANY);
      default -> null;
    };
  }

  @Override
  public String toString() {
    String place = level + ":" + statement;
    return switch (kind) {
      case STATEMENT -> place + (outcome == 0 ? "" : "/" + outcome);
      case ENTERED -> place + ">" + (method == null ? "*" : method.name());
      case RETURNED -> level + "<";
      case THREW -> (statement == ANY ? level : place) + "!";
      case CAUGHT -> place + "?" + outcome;
    };
  }
}
