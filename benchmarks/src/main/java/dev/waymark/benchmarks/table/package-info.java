/**
 * What all tables share: a {@link dev.waymark.benchmarks.table.Table} has {@link
 * dev.waymark.benchmarks.table.Column}s, takes {@link dev.waymark.benchmarks.table.Options} and
 * hands its rows to {@link dev.waymark.benchmarks.table.Results}; they are printed and kept as
 * JSON.
 */
@NullMarked
package dev.waymark.benchmarks.table;

import org.jspecify.annotations.NullMarked;
