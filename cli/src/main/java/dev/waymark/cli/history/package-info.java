/** Results of earlier runs, kept by what they depend on. */
@NullMarked
package dev.waymark.cli.history;

import org.jspecify.annotations.NullMarked;
