/**
 * The frontier of bidirectional analysis (paper 001): where what runs have reached meets what
 * targets demand, and how to get across.
 */
@NullMarked
package dev.waymark.explore.frontier;

import org.jspecify.annotations.NullMarked;
