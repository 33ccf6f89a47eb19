package dev.waymark.benchmarks.soundness;

import dev.waymark.explore.verdict.Findings;
import java.util.List;
import java.util.Map;

/**
 * What an examination of one entry has found.
 *
 * @param findings of each way to explore
 * @param inputs how many were run
 * @param contradictions verdicts that are wrong
 * @param disagreements inputs of which probe and recorder say different things
 */
record Report(
    Map<Configuration, Findings> findings,
    long inputs,
    List<Contradiction> contradictions,
    List<String> disagreements) {}
