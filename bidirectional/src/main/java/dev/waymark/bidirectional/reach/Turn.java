package dev.waymark.bidirectional.reach;

import dev.waymark.program.MethodModel;
import org.jspecify.annotations.Nullable;

/**
 * Which way to go at a branch, and what comes afterwards.
 *
 * @param outcome numbered as sites number them: a jump is taken, or else not; the targets of a
 *     switch in order; a check passes, or else fails
 */
public record Turn(MethodModel method, int statement, int outcome, @Nullable Turn next) {}
