package dev.waymark.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A page of the documentation, in Markdown. */
record Page(Path file, List<String> lines) {
  private static final String FENCE = "```";

  Page {
    lines = List.copyOf(lines);
  }

  static Page read(Path file) throws IOException {
    return new Page(file, Files.readAllLines(file));
  }

  /** Its fenced blocks, in their order. */
  List<Block> blocks() {
    List<Block> blocks = new ArrayList<>();
    int open = -1;
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(FENCE)) {
        continue;
      }
      if (open >= 0) {
        String before = open == 0 ? "" : lines.get(open - 1);
        blocks.add(new Block(open + 1, before, lines.subList(open + 1, i)));
      }
      open = open >= 0 ? -1 : i;
    }
    return blocks;
  }

  /** The page with other lines in {@code block}. */
  Page with(Block block, List<String> shown) {
    List<String> all = new ArrayList<>(lines.subList(0, block.first()));
    all.addAll(shown);
    all.addAll(lines.subList(block.first() + block.lines().size(), lines.size()));
    return new Page(file, all);
  }

  void write() throws IOException {
    Files.writeString(file, String.join("\n", lines) + "\n");
  }
}
