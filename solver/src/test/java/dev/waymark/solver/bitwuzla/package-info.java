@NullMarked
package dev.waymark.solver.bitwuzla;

import org.jspecify.annotations.NullMarked;
