package dev.waymark.report;

/**
 * Where a test is.
 *
 * @param type the class of the test, with dots
 * @param method its method
 * @param displayName what it shows, in words
 * @param failure the class of what it throws each time it is run; empty if it passes
 */
public record TestPlace(String type, String method, String displayName, String failure) {}
