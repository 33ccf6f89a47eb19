/**
 * Tables of measurements: {@code ./bench} lists them, {@code ./bench NAME} runs one.
 *
 * <p>A {@link dev.waymark.benchmarks.table.Table} is one class in {@link
 * dev.waymark.benchmarks.Tables}; it hands its rows to a {@link
 * dev.waymark.benchmarks.table.Results} as they come. Subjects, the libraries that tables measure
 * on, are fetched by the build, see {@link dev.waymark.benchmarks.table.Subjects}.
 */
@NullMarked
package dev.waymark.benchmarks;

import org.jspecify.annotations.NullMarked;
