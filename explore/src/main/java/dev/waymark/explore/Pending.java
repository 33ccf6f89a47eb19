package dev.waymark.explore;

import dev.waymark.target.Input;
import org.jspecify.annotations.Nullable;

/**
 * A path to try.
 *
 * @param base the input whose path was flipped
 * @param prefix the beginning of the path, its last branch flipped; null for any path
 * @param length how many branches the prefix has
 */
record Pending(Input base, @Nullable Prefix prefix, int length) {}
