/**
 * Who calls whom, and what a call may change.
 *
 * <ul>
 *   <li>{@link dev.waymark.program.call.ClassHierarchy}: subtypes, and the JVM's method resolution
 *       (JVMS 5.4.3.3, 5.4.3.4) and selection (JVMS 5.4.5, 5.4.6);
 *   <li>{@link dev.waymark.program.call.CallGraph}: class hierarchy analysis (Dean, Grove and
 *       Chambers, <i>Optimization of object-oriented programs using static class hierarchy
 *       analysis</i>, ECOOP 1995), which also says where the list of targets may be incomplete;
 *   <li>{@link dev.waymark.program.call.Nest}: all calls of private methods;
 *   <li>{@link dev.waymark.program.call.MayWrite}: flow-insensitive side effects over the strongly
 *       connected components of the call graph (Cooper and Kennedy, <i>Interprocedural side-effect
 *       analysis in linear time</i>, PLDI 1988).
 * </ul>
 *
 * <p>The <i>scope</i> is the set of classes whose subclass relations are known. Classes outside it
 * are looked up by name, but nobody knows who extends them. A class that is missing or unreadable
 * is never an error here: it makes answers open. All classes are taken to be of one class loader.
 * None of the types here is safe for use by several threads, except records and enums.
 */
@NullMarked
package dev.waymark.program.call;

import org.jspecify.annotations.NullMarked;
