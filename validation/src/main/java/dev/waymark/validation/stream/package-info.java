/** Streams of the JDK over few symbolic elements: each path can be explored. */
package dev.waymark.validation.stream;
