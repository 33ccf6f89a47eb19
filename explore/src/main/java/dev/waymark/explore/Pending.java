package dev.waymark.explore;

import dev.waymark.target.Shape;
import dev.waymark.term.Assignment;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A path to try.
 *
 * @param shapes the shape of the input
 * @param prefix the beginning of the path, its last branch flipped; null for any path
 * @param length how many branches the prefix has
 * @param base the input whose path was flipped
 */
record Pending(List<Shape> shapes, @Nullable Prefix prefix, int length, Assignment base) {}
