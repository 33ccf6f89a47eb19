/** What whole builds cost: classes side by side, and results that are reused. */
@NullMarked
package dev.waymark.benchmarks.reuse;

import org.jspecify.annotations.NullMarked;
