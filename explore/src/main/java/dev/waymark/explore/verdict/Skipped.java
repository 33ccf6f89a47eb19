package dev.waymark.explore.verdict;

/**
 * What was left out.
 *
 * @param what a method or class
 * @param reason why, in one line
 */
public record Skipped(String what, String reason) {}
