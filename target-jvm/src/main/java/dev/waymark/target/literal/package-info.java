/**
 * Values as Java literals, for the target JVM, which tells results, and for written tests, which
 * must say the same. Depends on the JDK alone.
 */
@NullMarked
package dev.waymark.target.literal;

import org.jspecify.annotations.NullMarked;
