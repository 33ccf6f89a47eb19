/**
 * What tests are called: {@link dev.waymark.report.title.TestTitle} has a name that says the case,
 * and words for people.
 */
@NullMarked
package dev.waymark.report.title;

import org.jspecify.annotations.NullMarked;
