/** Tries changes of inputs that nobody solved for, where solvers know nothing, or not soon. */
@NullMarked
package dev.waymark.explore.trying;

import org.jspecify.annotations.NullMarked;
