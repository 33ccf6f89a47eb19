/**
 * What went wrong in runs: violated assertions, exceptions, and which of them a maintainer wants to
 * know.
 */
@NullMarked
package dev.waymark.report.failure;

import org.jspecify.annotations.NullMarked;
