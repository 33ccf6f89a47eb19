/** Findings as SARIF 2.1.0, for tools that show the results of static analysis. */
@NullMarked
package dev.waymark.report.sarif;

import org.jspecify.annotations.NullMarked;
