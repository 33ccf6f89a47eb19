/**
 * What the JSON of {@code waymark generate} says, as records. All reports are made from a {@link
 * dev.waymark.report.document.Document}; {@link dev.waymark.report.document.DocumentReader} reads
 * one from files, and unites several.
 */
@NullMarked
package dev.waymark.report.document;

import org.jspecify.annotations.NullMarked;
