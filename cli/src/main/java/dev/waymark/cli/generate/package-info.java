/**
 * The work of {@code waymark generate}: classes one by one, files of tests, what is said of them.
 */
@NullMarked
package dev.waymark.cli.generate;

import org.jspecify.annotations.NullMarked;
