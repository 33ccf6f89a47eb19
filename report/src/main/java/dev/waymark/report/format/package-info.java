/** What a report is: something made of a document, written to files. */
@NullMarked
package dev.waymark.report.format;

import org.jspecify.annotations.NullMarked;
