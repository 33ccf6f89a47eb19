package dev.waymark.probe.run;

/** A reason why a run is incomplete, and the site where that happened, or -1. */
public record Incompleteness(LossReason reason, int site) {}
