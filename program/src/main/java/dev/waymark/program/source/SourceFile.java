package dev.waymark.program.source;

/**
 * The text of a Java source file.
 *
 * @param path relative to the source root, such as {@code org/foo/Bar.java}
 */
public record SourceFile(String path, String text) {}
