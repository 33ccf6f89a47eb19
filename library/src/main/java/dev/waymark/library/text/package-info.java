/**
 * The characters of strings: finding them beside a string that carries, comparing and searching.
 */
@NullMarked
package dev.waymark.library.text;

import org.jspecify.annotations.NullMarked;
