/** What a walk has executed, statement by statement. */
@NullMarked
package dev.waymark.generalize.record;

import org.jspecify.annotations.NullMarked;
