/** Paths as words: what the symbols are, and which of them are read. */
@NullMarked
package dev.waymark.generalize.word;

import org.jspecify.annotations.NullMarked;
