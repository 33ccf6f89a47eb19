@NullMarked
package dev.waymark.solver.internal.engine;

import org.jspecify.annotations.NullMarked;
