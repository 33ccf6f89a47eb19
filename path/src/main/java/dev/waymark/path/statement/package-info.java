/**
 * What statements without calls do: {@code ExpressionValues} are worth something, and {@code
 * Assignments} write it to variables, fields and arrays, never without a word to the constraints.
 */
@NullMarked
package dev.waymark.path.statement;

import org.jspecify.annotations.NullMarked;
