/**
 * Numbers, symbolic or not: what models need of them without a branch, or by deciding as little as
 * possible.
 */
@NullMarked
package dev.waymark.library.number;

import org.jspecify.annotations.NullMarked;
