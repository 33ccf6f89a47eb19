package dev.waymark.path;

import dev.waymark.program.Assertions;
import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.term.Terms;

/**
 * What walks go through.
 *
 * @param hierarchy the classes
 * @param callees which calls lead where
 * @param terms makes the terms of all walks
 * @param assertions whether code under test has its assertions checked
 * @param names names of what walks come by, shared so that constraints of two walks can be compared
 */
public record World(
    ClassHierarchy hierarchy,
    Callees callees,
    Terms terms,
    Assertions assertions,
    InstanceNames names) {
  /** A world whose names are its own. */
  public World(ClassHierarchy hierarchy, Callees callees, Terms terms, Assertions assertions) {
    this(hierarchy, callees, terms, assertions, new InstanceNames(terms));
  }

  /** A world with assertions. */
  public World(ClassHierarchy hierarchy, Callees callees, Terms terms) {
    this(hierarchy, callees, terms, Assertions.ENABLED);
  }
}
