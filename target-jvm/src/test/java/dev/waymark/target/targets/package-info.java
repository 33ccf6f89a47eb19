/** Code under test of the tests of this module. */
@NullMarked
package dev.waymark.target.targets;

import org.jspecify.annotations.NullMarked;
