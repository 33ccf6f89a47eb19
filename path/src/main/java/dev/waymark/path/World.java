package dev.waymark.path;

import dev.waymark.program.call.ClassHierarchy;
import dev.waymark.term.Terms;

/**
 * What walks go through.
 *
 * @param hierarchy the classes
 * @param callees which calls lead where
 * @param terms makes the terms of all walks
 */
public record World(ClassHierarchy hierarchy, Callees callees, Terms terms) {}
