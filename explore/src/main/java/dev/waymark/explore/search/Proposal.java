package dev.waymark.explore.search;

/** What is tried next: the loop asks for one at a time. */
public sealed interface Proposal permits PartialPath, Retry, LabelQuestion, Trial, Crossing {}
