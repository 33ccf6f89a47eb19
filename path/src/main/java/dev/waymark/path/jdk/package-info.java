/**
 * What is known of the JDK and of the probe without walking through code: strings, boxes, builders,
 * records, class mirrors, and the questions that models ask. A call that is known so has a {@link
 * dev.waymark.path.jdk.JdkEffect}.
 */
@NullMarked
package dev.waymark.path.jdk;

import org.jspecify.annotations.NullMarked;
