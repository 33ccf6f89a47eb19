/** What needs a newer language than Java 8: records, patterns, switch expressions, text blocks. */
package dev.waymark.validation.java17;
