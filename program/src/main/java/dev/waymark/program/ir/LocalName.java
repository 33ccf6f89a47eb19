package dev.waymark.program.ir;

/**
 * The source name of local {@code index} from instruction {@code start} to {@code end}, exclusive.
 */
public record LocalName(int index, int start, int end, String name, String descriptor) {}
