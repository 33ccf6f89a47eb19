/**
 * Which way code goes at conditional jumps and switches, told by the code itself: {@code
 * TurnWriter} rewrites a method. Nothing of the engine has a part in it but the names of branches.
 */
@NullMarked
package dev.waymark.benchmarks.turns;

import org.jspecify.annotations.NullMarked;
