/** Evidence for reviews of structural coverage: every objective, and what its verdict rests on. */
@NullMarked
package dev.waymark.report.evidence;

import org.jspecify.annotations.NullMarked;
