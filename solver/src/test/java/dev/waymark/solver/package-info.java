@NullMarked
package dev.waymark.solver;

import org.jspecify.annotations.NullMarked;
