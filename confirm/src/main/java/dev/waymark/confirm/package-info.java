/**
 * Tries generated tests out before they are written: {@link dev.waymark.confirm.Confirmation}
 * compiles them as users will, runs them three times in a JVM of their own, in several orders, and
 * drops those that bring a warning, fail, or do not always pass.
 */
@NullMarked
package dev.waymark.confirm;

import org.jspecify.annotations.NullMarked;
