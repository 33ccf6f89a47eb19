/**
 * Classes as application programmers write them, for {@code ./bench real}: strings, collections,
 * enums, records and objects of their own, and no regard for what a test generator finds easy.
 */
@NullMarked
package dev.waymark.benchmarks.subjects.real;

import org.jspecify.annotations.NullMarked;
