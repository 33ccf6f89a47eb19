/**
 * Targets that misbehave if {@code x} is 77, and else return 1, 2 or 3. What they misuse lies
 * outside of their working folder: the file {@code waymark-canary-KEY} beside it, and the port
 * {@code KEY} of this machine. They are made to be run by Waymark only.
 */
@NullMarked
package dev.waymark.benchmarks.hostile;

import org.jspecify.annotations.NullMarked;
