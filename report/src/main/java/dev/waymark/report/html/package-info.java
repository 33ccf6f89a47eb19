/**
 * The report as pages to look at: static files that need neither a server nor a network. {@link
 * dev.waymark.report.html.HtmlReport} writes them. Every page is complete without scripts; they add
 * sorting, searching and filtering.
 */
@NullMarked
package dev.waymark.report.html;

import org.jspecify.annotations.NullMarked;
