/** What an exploration found, for people and machines: JUnit tests, text, data for JSON. */
@NullMarked
package dev.waymark.report;

import org.jspecify.annotations.NullMarked;
