/** Coverage over time, as data and as a drawing: {@link dev.waymark.report.plot.CoveragePlot}. */
@NullMarked
package dev.waymark.report.plot;

import org.jspecify.annotations.NullMarked;
