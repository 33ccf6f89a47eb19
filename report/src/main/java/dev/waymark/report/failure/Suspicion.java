package dev.waymark.report.failure;

/**
 * Why a maintainer would want to know of an exception.
 *
 * @param rank 1 for what is most likely a bug, and so on
 * @param reason in one sentence
 */
public record Suspicion(int rank, String reason) {}
