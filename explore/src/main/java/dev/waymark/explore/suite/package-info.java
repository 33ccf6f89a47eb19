/** Which tests to keep, what objects say that they leave, and what a suite covers. */
@NullMarked
package dev.waymark.explore.suite;

import org.jspecify.annotations.NullMarked;
