package dev.waymark.term;

import java.util.ArrayList;
import java.util.List;

/** Nodes by id, in blocks of fixed size, so that growing copies nothing. */
final class NodeList {
  private static final int BLOCK = 1024;

  private final List<Node[]> blocks = new ArrayList<>();
  private int size;

  int size() {
    return size;
  }

  Node get(int id) {
    return blocks.get(id / BLOCK)[id % BLOCK];
  }

  void add(Node node) {
    if (size % BLOCK == 0) {
      blocks.add(new Node[BLOCK]);
    }
    blocks.get(size / BLOCK)[size % BLOCK] = node;
    size++;
  }
}
