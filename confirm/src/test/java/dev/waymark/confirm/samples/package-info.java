/** Code that the tests to be confirmed call. */
@NullMarked
package dev.waymark.confirm.samples;

import org.jspecify.annotations.NullMarked;
