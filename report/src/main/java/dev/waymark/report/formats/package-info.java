/** All formats of reports, by name: {@link dev.waymark.report.formats.ReportFormats}. */
@NullMarked
package dev.waymark.report.formats;

import org.jspecify.annotations.NullMarked;
