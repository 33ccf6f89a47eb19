package dev.waymark.cli;

import java.util.List;

/**
 * What stands between two fences of a page.
 *
 * @param first the index of its first line in the page, after the fence
 * @param before the line before the fence; empty if there is none
 * @param lines all lines, without the fences
 */
record Block(int first, String before, List<String> lines) {
  Block {
    lines = List.copyOf(lines);
  }

  /** Whether it shows commands and what they print. */
  boolean isTranscript() {
    return !lines.isEmpty() && lines.get(0).startsWith("$ ");
  }
}
