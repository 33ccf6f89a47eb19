/**
 * What to explore: {@link dev.waymark.explore.job.ClassTarget} and {@link
 * dev.waymark.explore.job.Job}, with {@link dev.waymark.explore.job.Settings}.
 */
@NullMarked
package dev.waymark.explore.job;

import org.jspecify.annotations.NullMarked;
