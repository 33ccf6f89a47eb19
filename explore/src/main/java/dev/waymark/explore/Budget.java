package dev.waymark.explore;

import java.time.Duration;

/** How much an exploration may spend. */
public record Budget(int runs, Duration time) {}
