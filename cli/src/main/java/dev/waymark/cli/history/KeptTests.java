package dev.waymark.cli.history;

/**
 * A file of tests.
 *
 * @param name of the test class, with slashes
 * @param count how many tests it has
 * @param text all of the file
 */
public record KeptTests(String name, int count, String text) {}
