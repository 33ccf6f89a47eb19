/**
 * What any objects are to each other: equality, hashes and order of strings, boxes and containers,
 * and which key of a map or set is meant. Equality of containers is that of their elements, so both
 * are here.
 */
@NullMarked
package dev.waymark.library.value;

import org.jspecify.annotations.NullMarked;
