@NullMarked
package dev.waymark.solver.internal.layer;

import org.jspecify.annotations.NullMarked;
