package dev.waymark.term.interval;

import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;

/** What is known of the value of each integer or BOOL symbol. */
@FunctionalInterface
public interface KnownBounds {
  /** Each symbol is anywhere in its domain. */
  KnownBounds DOMAINS = Symbol::domain;

  Interval of(Symbol symbol);
}
