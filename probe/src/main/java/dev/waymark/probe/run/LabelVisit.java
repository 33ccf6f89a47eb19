package dev.waymark.probe.run;

import dev.waymark.probe.shadow.Shadow;
import org.jspecify.annotations.Nullable;

/**
 * What was read at a place with labels.
 *
 * @param position how many branches were recorded before
 * @param place the number of the place
 * @param shadows of what was read, in the order of the place; null where it is concrete
 * @param values what was read
 */
@SuppressWarnings("ArrayRecordComponent")
public record LabelVisit(int position, int place, @Nullable Shadow[] shadows, long[] values) {}
